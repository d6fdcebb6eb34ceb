"""AWS's throttling as callers see it, and retries that end before the function does."""

from typing import Any

import boto3
import pytest
from botocore.awsrequest import AWSResponse, HeadersDict
from botocore.exceptions import ClientError, ConnectionClosedError

from handoff.aws import clients, storage
from handoff.errors import Busy
from tests.conftest import Customer
from tests.functions.saving import save
from tests.service import template


def refusing(code: str) -> Any:
    def refuse(**_: object) -> None:
        raise ClientError({"Error": {"Code": code}}, "Any")

    return refuse


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    waited: list[float] = []
    monkeypatch.setattr(clients, "pause", waited.append)
    return waited


@pytest.mark.parametrize(
    "code", ["ProvisionedThroughputExceededException", "ThrottlingException", "RequestLimitExceeded"]
)
def test_a_throttled_table_is_a_503_that_says_when_to_come_again(
    pro: Customer, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    monkeypatch.setattr(storage.dynamodb(), "get_item", refusing(code))
    answer = pro.service.get("/api/sdk/me")
    assert answer.error == (503, "busy")
    assert int(answer.headers["retry-after"]) > 0
    opened = pro.service.get(f"/open/{'0' * 32}/model.json")
    assert opened.error == (503, "busy")
    assert int(opened.headers["retry-after"]) > 0
    token = pro.service.post("/api/sdk/token", {"email": "pro@example.com", "password": "correct horse"})
    assert token.error == (503, "busy")


@pytest.mark.parametrize("code", ["SlowDown", "ServiceUnavailable"])
def test_a_throttled_bucket_is_a_503_too(pro: Customer, monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    monkeypatch.setattr(storage.s3(), "put_object", refusing(code))
    assert save(pro).error == (503, "busy")


@pytest.mark.parametrize(
    ("headers", "content"),
    [({}, b""), ({"content-length": "300"}, b'{"Item": {"n"'), ({"x-amz-crc32": "1"}, b'{"Item": {}}')],
    ids=["within its head", "within its body", "altered"],
)
def test_an_answer_that_broke_off_is_asked_for_again(aws: None, headers: dict[str, str], content: bytes) -> None:
    """boto3 reads it as an empty one, which would say that the row is not there."""
    storage.put(("A", "X"), {"n": 1})
    broken = [1, 2]

    def torn(request: Any, **_: object) -> Any:
        if not broken:
            return None
        broken.pop()
        answer: Any = AWSResponse(request.url, 200, HeadersDict(headers), None)  # type: ignore[arg-type]
        answer._content = content
        return answer

    events: Any = storage.dynamodb().meta.events
    events.register_first("before-send.dynamodb.GetItem", torn)
    try:
        assert storage.get(("A", "X"))
        broken[:] = [1, 2, 3]
        with pytest.raises(ConnectionClosedError):
            storage.get(("A", "X"))
    finally:
        events.unregister("before-send.dynamodb.GetItem", torn)


def test_other_trouble_stays_a_500(pro: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage.dynamodb(), "get_item", refusing("AccessDeniedException"))
    assert pro.service.get("/api/sdk/me").error == (500, "internal")


def test_the_tries_of_one_request_fit_in_the_functions_time() -> None:
    """botocore's standard mode waits at most 1 s before the second try and 2 s before the third."""
    config: Any = clients.CONFIG
    tries = config.retries["total_max_attempts"]
    longest_s = tries * (config.connect_timeout + config.read_timeout) + sum(2**wait for wait in range(tries - 1))
    assert longest_s < min(function.timeout_s for function in template().functions().values())


def partly(monkeypatch: pytest.MonkeyPatch, refusals: int) -> None:
    """The table leaves every key undone for so many requests."""
    client: Any = storage.dynamodb()
    batch = client.batch_get_item
    left = iter(range(refusals))

    def answer(RequestItems: dict[str, Any]) -> Any:
        if next(left, None) is None:
            return batch(RequestItems=RequestItems)
        return {"Responses": {}, "UnprocessedKeys": RequestItems}

    monkeypatch.setattr(client, "batch_get_item", answer)


def test_what_a_batch_left_undone_is_asked_for_again_after_longer_and_longer_waits(
    aws: None, monkeypatch: pytest.MonkeyPatch, pauses: list[float]
) -> None:
    storage.put(("p", "s"), {"a": 1})
    partly(monkeypatch, refusals=3)
    assert storage.get_all([("p", "s")]) == [{"pk": "p", "sk": "s", "a": 1}]
    assert all(0.5 <= waited / longest <= 1 for waited, longest in zip(pauses, clients.WAITS_S[:3], strict=True))


def test_a_batch_that_is_refused_for_good_is_busy(
    aws: None, monkeypatch: pytest.MonkeyPatch, pauses: list[float]
) -> None:
    partly(monkeypatch, refusals=100)
    with pytest.raises(Busy):
        storage.get_all([("p", "s")])
    assert len(pauses) == len(clients.WAITS_S)


@pytest.mark.parametrize("service", ["dynamodb", "s3"])
@pytest.mark.parametrize(("set_to", "host"), [("", "amazonaws.com"), ("http://127.0.0.1:3001", "127.0.0.1:3001")])
def test_an_empty_endpoint_url_means_aws_itself(
    monkeypatch: pytest.MonkeyPatch, service: str, set_to: str, host: str
) -> None:
    monkeypatch.setenv("AWS_ENDPOINT_URL", set_to)
    session = boto3.Session(aws_access_key_id="a", aws_secret_access_key="b", region_name="eu-central-1")
    assert session.client(service).meta.endpoint_url.endswith(host)  # type: ignore[call-overload]
