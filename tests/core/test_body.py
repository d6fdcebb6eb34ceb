"""Request bodies of every kind: the gateway's encodings, gzip, and what is no JSON object."""

import base64
import gzip
import zlib
from typing import Any

import pytest

from handoff.runtime import settings
from tests.conftest import Customer
from tests.service import invoke

KEYS = "/api/sdk/api-keys"
GOOD = b'{"name":"laptop"}'
ZIPPED = gzip.compress(GOOD, mtime=0)


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b" ",
        b"null",
        b"[]",
        b'"text"',
        b"5",
        b"true",
        b"{",
        b'{"name":"x"} trailing',
        b"{'name':'x'}",
        b'{"name":NaN}',
        b'{"name":1e999}',
        b'{"name":"\\ud800"}',
        b"\xff\xfe{\x00}\x00",
        b'{"name":"\xff"}',
        b"[" * 30_000,
        b'{"a":' * 6_000,
        b"<xml/>",
        b"name=x",
    ],
    ids=lambda content: repr(content[:24]),
)
def test_what_is_no_json_object_is_a_bad_request(free: Customer, content: bytes) -> None:
    answer = free.service.post(KEYS, content=content)
    assert answer.error == (400, "bad_request")
    assert "body" in answer.json["error"]


@pytest.mark.parametrize("kind", ["application/json", "application/octet-stream", "text/plain", ""])
def test_the_content_type_does_not_matter(free: Customer, kind: str) -> None:
    assert free.service.post(KEYS, content=GOOD, headers={"content-type": kind}).status == 200


@pytest.mark.parametrize("packed", [ZIPPED, gzip.compress(GOOD, mtime=0, compresslevel=0)], ids=["packed", "stored"])
def test_gzip_is_welcome(free: Customer, packed: bytes) -> None:
    for name in ("gzip", "GZIP", "x-gzip"):
        answer = free.service.post(KEYS, content=packed, headers={"content-encoding": name})
        assert answer.status == 200


@pytest.mark.parametrize(
    "packed",
    [GOOD, b"", ZIPPED[:-9], ZIPPED[:5], zlib.compress(GOOD), b"\x1f\x8b" * 50, ZIPPED * 2],
    ids=["plain", "nothing", "no trailer", "header only", "zlib", "magic only", "two members"],
)
def test_what_is_no_gzip_is_a_bad_request(free: Customer, packed: bytes) -> None:
    answer = free.service.post(KEYS, content=packed, headers={"content-encoding": "gzip"})
    assert answer.error == (400, "bad_request")


def test_other_encodings_are_named(free: Customer) -> None:
    answer = free.service.post(KEYS, content=GOOD, headers={"content-encoding": "br"})
    assert answer.error == (400, "bad_request")
    assert "'br'" in answer.json["error"]
    assert "gzip" in answer.json["error"]


BOUNDS = [(KEYS, "fields_bytes"), ("/api/sdk/token", "fields_bytes"), ("/api/sdk/validate", "body_bytes")]


@pytest.mark.parametrize(("path", "bound"), BOUNDS)
def test_a_bomb_is_unpacked_only_to_the_limit_of_its_address(free: Customer, path: str, bound: str) -> None:
    limit = settings.limits()[bound]
    bomb = gzip.compress(b'{"name":"' + b"x" * (4 * limit) + b'"}', compresslevel=1)
    answer = free.service.post(path, content=bomb, headers={"content-encoding": "gzip"})
    assert answer.error == (413, "model_too_large")
    assert f"more than {limit:,} bytes" in answer.json["error"]


def test_what_comes_unpacked_has_the_same_limit(free: Customer) -> None:
    limit = settings.limits()["fields_bytes"]
    answer = free.service.post(KEYS, content=b'{"name":"' + b"x" * limit + b'"}')
    assert answer.error == (413, "model_too_large")
    assert f"{limit + 11:,} bytes; the limit is {limit:,}" in answer.json["error"]


def test_the_longest_fields_there_are_fit(free: Customer) -> None:
    """Six characters for each of two passwords, as a writer of ASCII sends them."""
    longest = "\\u00e9" * settings.limits()["password_length"]
    body = f'{{"current_password":"{longest}","new_password":"{longest}"}}'
    assert free.service.put("/api/sdk/password", content=body.encode()).status == 403


@pytest.mark.parametrize("opening", ["[{}", "[[]", "[0"])
def test_more_values_than_a_model_may_have_are_not_read(free: Customer, opening: str) -> None:
    many = opening + f",{opening[1:]}" * settings.limits()["json_values"] + "]"
    for body in (f'{{"model":{many}}}', f'{{"model":"{many}"}}'):
        answer = free.service.post("/api/sdk/validate", content=body.encode())
        assert answer.error == (413, "model_too_large")
        assert "more than 600,000 values" in answer.json["error"]


def event(free: Customer, **changes: Any) -> dict[str, Any]:
    return {
        "version": "2.0",
        "routeKey": f"POST {KEYS}",
        "rawPath": KEYS,
        "rawQueryString": "",
        "headers": {"x-api-key": free.key},
        "requestContext": {"http": {"method": "POST", "path": KEYS}, "stage": "$default"},
        **changes,
    }


def test_base64_bodies_are_read(free: Customer) -> None:
    body = base64.b64encode(GOOD).decode()
    assert invoke("CreateApiKey", event(free, body=body, isBase64Encoded=True)).status == 200


def test_what_is_no_base64_is_a_bad_request(free: Customer) -> None:
    answer = invoke("CreateApiKey", event(free, body="{not base64}", isBase64Encoded=True))
    assert answer.error == (400, "bad_request")


def test_an_event_without_a_body_is_a_bad_request(free: Customer) -> None:
    assert invoke("CreateApiKey", event(free)).error == (400, "bad_request")


def test_a_failure_of_ours_shows_nothing_of_its_cause(
    free: Customer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("table secret-table is on fire")

    monkeypatch.setattr("handoff.auth.api_keys.create", fail)
    answer = free.service.post(KEYS, {"name": "x"})
    assert answer.error == (500, "internal")
    assert b"fire" not in answer.content
    assert "on fire" in caplog.text
