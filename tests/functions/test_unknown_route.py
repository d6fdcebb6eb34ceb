"""Whatever no other route takes."""

import pytest

from local.cors import Cors
from tests.service import Service, template


@pytest.mark.parametrize(
    "path", ["/nothing", "/api", "/api/sdk", "/api/sdk/solve/", "/API/SDK/ME", "/api/sdk/models/a/b"]
)
def test_an_unknown_path_is_not_found(path: str) -> None:
    for method in ("GET", "POST", "PATCH"):
        answer = Service().call(method, path)
        assert answer.error == (404, "not_found")
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/sdk/solve", "POST"),
        ("POST", "/api/sdk/me", "DELETE, GET"),
        ("PATCH", "/api/sdk/api-keys", "DELETE, GET, POST"),
        ("POST", "/api/sdk/models/some-id", "DELETE, GET, PUT"),
        ("HEAD", "/api/openapi.json", "GET"),
        ("POST", "/open/some-id", "GET, HEAD"),
        ("DELETE", "/", "GET, HEAD"),
    ],
)
def test_a_method_no_route_has_is_told_what_would_do(method: str, path: str, allowed: str) -> None:
    answer = Service().call(method, path)
    assert answer.error == (405, "method_not_allowed")
    assert answer.headers["allow"] == allowed


def test_a_preflight_is_answered_everywhere() -> None:
    for path in ("/api/sdk/solve", "/api/sdk/models/some-id", "/nothing"):
        answer = Service().call("OPTIONS", path, headers={"origin": "https://a.example"})
        assert (answer.status, answer.content) == (204, b"")
        allowed, methods = (answer.headers[f"access-control-allow-{what}"] for what in ("headers", "methods"))
        # Without a gateway as with one, which answers from this.
        cors = Cors.read(template().cors() or {})
        assert (allowed.split(", "), methods.split(", ")) == (cors.headers, cors.methods)
        assert answer.headers["access-control-max-age"] == str(cors.max_age)
