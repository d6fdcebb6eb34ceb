"""events/local.json, with which `sam local invoke` uses the embedded AWS of `make run`."""

import json

from local.resources import bucket_of, table_of
from local.template import ROOT, Template

PARAMETERS = json.loads((ROOT / "events" / "local.json").read_text())["Parameters"]


def test_it_names_the_local_table_and_bucket() -> None:
    template = Template()
    assert PARAMETERS["TABLE_NAME"] == table_of(template)[0]
    assert PARAMETERS["BUCKET_NAME"] == bucket_of(template)[0]


def test_the_template_names_every_variable_or_sam_would_leave_it_out() -> None:
    for function in Template().functions().values():
        assert PARAMETERS.keys() <= function.environment.keys()


def test_it_points_at_the_default_ports() -> None:
    assert PARAMETERS["BASE_URL"] == "http://127.0.0.1:3000"
    assert PARAMETERS["AWS_ENDPOINT_URL"] == "http://127.0.0.1:3001"


def test_the_endpoint_is_empty_in_the_template_which_means_aws_itself() -> None:
    assert {function.environment["AWS_ENDPOINT_URL"] for function in Template().functions().values()} == {""}
