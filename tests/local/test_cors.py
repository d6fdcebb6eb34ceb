"""Cross-origin answers by the API's configuration, as the developer guide of HTTP APIs describes them."""

from typing import Any

import pytest
from starlette.datastructures import Headers, MutableHeaders

from local.cors import Cors

PAGE = "https://page.example"
CONFIGURATION = {
    "AllowOrigins": [PAGE],
    "AllowMethods": ["GET", "POST"],
    "AllowHeaders": ["x-api-key"],
    "ExposeHeaders": ["etag"],
    "MaxAge": "600",
}


def cors(**changes: Any) -> Cors:
    return Cors.read(CONFIGURATION | changes)


def asked(origin: str = PAGE) -> Headers:
    return Headers({"origin": origin, "access-control-request-method": "POST"})


def answered(request: dict[str, str], configuration: Cors) -> dict[str, str]:
    """What stands in an answer whose function spoke of CORS itself."""
    response = MutableHeaders({"access-control-allow-origin": "the function's", "etag": "1"})
    configuration.apply(Headers(request), response)
    return dict(response)


@pytest.mark.parametrize(
    ("method", "headers"),
    [("GET", dict(asked())), ("OPTIONS", {"origin": PAGE}), ("OPTIONS", {"access-control-request-method": "POST"})],
)
def test_only_options_with_both_of_a_preflights_headers_is_one(method: str, headers: dict[str, str]) -> None:
    assert Cors.is_preflight("OPTIONS", asked())
    assert not Cors.is_preflight(method, Headers(headers))


def test_a_preflight_is_told_what_is_allowed() -> None:
    assert cors().preflight(asked()) == {
        "access-control-allow-origin": PAGE,
        "access-control-allow-methods": "GET,POST",
        "access-control-allow-headers": "x-api-key",
        "access-control-max-age": "600",
    }
    assert "access-control-max-age" not in cors(MaxAge=None).preflight(asked())


def test_another_origin_is_told_nothing() -> None:
    assert cors().preflight(asked("https://elsewhere.example")) == {}
    assert answered({"origin": "https://elsewhere.example"}, cors()) == {"etag": "1"}


def test_the_gateway_s_word_stands_in_place_of_the_function_s() -> None:
    shown = {"etag": "1", "access-control-allow-origin": PAGE, "access-control-expose-headers": "etag"}
    assert answered({"origin": PAGE}, cors()) == shown
    assert answered({}, cors()) == {"etag": "1"}


def test_every_origin_is_a_star_and_not_an_echo() -> None:
    """An echo would have caches keep one answer for each origin."""
    everyone = cors(AllowOrigins=["*"])
    assert answered({"origin": PAGE}, everyone)["access-control-allow-origin"] == "*"
    assert everyone.preflight(asked())["access-control-allow-origin"] == "*"
