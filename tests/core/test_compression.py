"""Long answers travel packed to whoever asks for that (RFC 9110 8.4, 12.5.3)."""

import gzip
import json
from base64 import b64decode, b64encode
from typing import Any

import pytest

from handoff.http.compression import LONG, packed

LONG_BODY = json.dumps({"rows": list(range(LONG))})


def answer(body: str, **headers: str) -> dict[str, Any]:
    return {"statusCode": 200, "headers": dict(headers), "body": body, "isBase64Encoded": False}


def asking(accept_encoding: str | None) -> dict[str, Any]:
    return {"headers": {} if accept_encoding is None else {"accept-encoding": accept_encoding}}


@pytest.mark.parametrize("accepted", ["gzip", "br;q=1.0, gzip;q=0.8", "*", "GZIP"])
def test_a_long_answer_is_packed_where_asked_for(accepted: str) -> None:
    found = packed(answer(LONG_BODY), asking(accepted))
    assert found["headers"] == {"Vary": "Accept-Encoding", "Content-Encoding": "gzip"}
    assert found["isBase64Encoded"]
    assert gzip.decompress(b64decode(found["body"])).decode() == LONG_BODY


@pytest.mark.parametrize("accepted", [None, "", "br", "gzip;q=0", "identity, *;q=0"])
def test_it_is_not_where_it_is_not_and_caches_are_told(accepted: str | None) -> None:
    found = packed(answer(LONG_BODY), asking(accepted))
    assert found["body"] == LONG_BODY
    assert found["headers"] == {"Vary": "Accept-Encoding"}


def test_short_answers_and_packed_ones_stay_as_they_are() -> None:
    assert packed(answer("{}"), asking("gzip")) == answer("{}")
    assert packed(answer(LONG_BODY, **{"content-encoding": "gzip"}), asking("gzip"))["body"] == LONG_BODY


def test_bytes_of_json_are_packed_too() -> None:
    sent = {**answer(b64encode(LONG_BODY.encode()).decode()), "isBase64Encoded": True}
    assert gzip.decompress(b64decode(packed(sent, asking("gzip"))["body"])).decode() == LONG_BODY
