"""AWS_ENDPOINT_URL, which the template leaves empty so that `sam local invoke` can set it."""

import boto3
import pytest

from tests.service import template


def test_the_template_names_it_empty() -> None:
    assert {function.environment["AWS_ENDPOINT_URL"] for function in template().functions().values()} == {""}


@pytest.mark.parametrize("service", ["dynamodb", "s3"])
@pytest.mark.parametrize(("set_to", "host"), [("", "amazonaws.com"), ("http://127.0.0.1:3001", "127.0.0.1:3001")])
def test_empty_means_aws_itself(monkeypatch: pytest.MonkeyPatch, service: str, set_to: str, host: str) -> None:
    monkeypatch.setenv("AWS_ENDPOINT_URL", set_to)
    session = boto3.Session(aws_access_key_id="a", aws_secret_access_key="b", region_name="eu-central-1")
    assert session.client(service).meta.endpoint_url.endswith(host)  # type: ignore[call-overload]
