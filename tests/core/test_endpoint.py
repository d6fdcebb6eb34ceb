"""What every endpoint shares: queries nobody reads are refused, and each end has one form of error."""

from typing import Any

import pytest

from handoff.errors import BadRequest
from handoff.http.endpoint import HEADERS, entry, public_api
from local.worker import LambdaContext
from tests.service import Answer


def call(path: str, query: str = "", **answers: Any) -> Answer:
    """An endpoint at /thing that takes `?root=`, and gives or raises what `answers` says."""
    app = public_api(query=("root",))

    @app.get("/thing")
    def thing() -> dict[str, Any]:
        if "raises" in answers:
            raise answers["raises"]
        return {"done": True}

    event: dict[str, Any] = {
        "version": "2.0",
        "routeKey": "GET /thing",
        "rawPath": path,
        "rawQueryString": query,
        "headers": {},
        "requestContext": {"stage": "$default", "http": {"method": "GET", "path": path}},
        "isBase64Encoded": False,
    }
    if query:
        event["queryStringParameters"] = dict(part.split("=") for part in query.split("&"))
    answer = entry(app)(event, LambdaContext("Thing", 512, 20))
    assert HEADERS.items() <= answer["headers"].items()
    return Answer(answer["statusCode"], answer["headers"], answer["body"].encode())


def test_an_answer_is_json() -> None:
    assert call("/thing", "root=members").json == {"done": True}


def test_a_parameter_that_nobody_reads_is_refused_with_those_that_are_read() -> None:
    answer = call("/thing", "rot=members")
    assert answer.error == (400, "bad_request")
    assert answer.json["error"] == "unknown query parameter 'rot'; known: root"


def test_another_path_is_not_found() -> None:
    assert call("/nothing").error == (404, "not_found")


@pytest.mark.parametrize(
    ("raised", "error"),
    [(BadRequest("no"), (400, "bad_request")), (RuntimeError("secret-table"), (500, "internal"))],
)
def test_a_failure_of_ours_tells_nothing_of_its_cause(raised: Exception, error: tuple[int, str]) -> None:
    answer = call("/thing", raises=raised)
    assert answer.error == error
    assert "secret-table" not in answer.json["error"]
