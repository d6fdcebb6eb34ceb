"""What a browser's headers ask for."""

import pytest
from starlette.requests import Request

from handoff.http.etag import is_known, prefers_json


def asked(path: str, accept: str | None) -> Request:
    headers = [] if accept is None else [(b"accept", accept.encode())]
    return Request({"type": "http", "method": "GET", "path": path, "query_string": b"", "headers": headers})


@pytest.mark.parametrize(
    ("path", "accept", "json"),
    [
        ("/open/x", "text/html,application/xhtml+xml,*/*;q=0.8", False),
        ("/open/x", "application/json", True),
        ("/open/x", "application/problem+json", True),
        ("/open/x", "application/json, text/html", False),
        ("/open/x", "*/*", False),
        ("/open/x", None, False),
        ("/open/x/model.json", "text/html", True),
    ],
)
def test_a_person_gets_a_page_and_a_program_json(path: str, accept: str | None, json: bool) -> None:
    assert prefers_json(asked(path, accept)) == json


@pytest.mark.parametrize(
    ("if_none_match", "known"),
    [('"a"', True), ('W/"a"', True), ('"b", "a"', True), ("*", True), ('"b"', False), ("a", False), ("", False)],
)
def test_tags_are_compared_weakly(if_none_match: str, known: bool) -> None:
    """RFC 9110 13.1.2: `*` matches whatever there is, and a weak tag its strong twin."""
    assert is_known('"a"', if_none_match) == known
