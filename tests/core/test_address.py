"""The service's own address, as configured or as the request came."""

from typing import Any

import pytest

from handoff.http import address


def event(**headers: str) -> dict[str, Any]:
    return {"headers": headers, "requestContext": {"domainName": "api.example"}}


def test_what_is_configured_stands_before_what_was_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASE_URL", "https://handoff.example.com/")
    assert address.base_url(event()) == "https://handoff.example.com"


@pytest.mark.parametrize(("scheme", "said"), [("http", "http"), ("https", "https"), ("gopher", "https"), ("", "https")])
def test_an_unconfigured_service_is_where_the_request_came_to(
    monkeypatch: pytest.MonkeyPatch, scheme: str, said: str
) -> None:
    monkeypatch.setenv("BASE_URL", "")
    assert address.base_url(event(**{"x-forwarded-proto": scheme})) == f"{said}://api.example"


def test_without_a_domain_the_host_header_says_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASE_URL", "")
    assert address.base_url({"headers": {"host": "127.0.0.1:3000", "x-forwarded-proto": "http"}}) == (
        "http://127.0.0.1:3000"
    )
