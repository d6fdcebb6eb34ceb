"""What would have been right where a path or a method is wrong."""

import pytest

from handoff.errors import MethodNotAllowed, NotFound
from handoff.http import routes


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/sdk/solve", ["POST"]),
        ("/api/sdk/api-keys", ["DELETE", "GET", "POST"]),
        ("/api/sdk/models/some-id", ["DELETE", "GET", "PUT"]),
        ("/api/sdk/me", ["DELETE", "GET"]),
        ("/", ["GET", "HEAD"]),
        ("/open/abc/model.json", ["GET", "HEAD"]),
        ("/sections/IPE300", ["GET", "HEAD"]),
        ("/mcp", ["POST"]),
    ],
)
def test_a_path_knows_its_methods(path: str, allowed: list[str]) -> None:
    assert routes.allowed_methods(path) == allowed
    refusal = routes.refusal("PATCH", path)
    assert isinstance(refusal, MethodNotAllowed)
    assert refusal.headers == {"Allow": ", ".join(allowed)}


@pytest.mark.parametrize("path", ["/api/sdk/models/a/b", "/api/sdk/models/", "/openx", "/open/", "/api/sdk/solve/", ""])
def test_a_path_that_does_not_exist_is_not_found(path: str) -> None:
    assert isinstance(routes.refusal("GET", path), NotFound)


def test_what_is_repeated_of_a_request_has_an_end() -> None:
    assert len(routes.refusal("X" * 10_000, "/" + "y" * 10_000).message) < 300
    assert len(routes.refusal("X" * 10_000, "/api/sdk/me").message) < 300
