"""The request body as the gateway delivers it: text or base64, perhaps gzip, at the end a JSON object or a 400."""

import binascii
import zlib
from base64 import b64decode
from collections.abc import Mapping
from typing import Any

from handoff.errors import BadRequest, ModelTooLarge
from handoff.http.duplicate_keys import parse_once
from handoff.http.json_io import Json, Unreadable


def json_object(event: Mapping[str, Any], most: int) -> Json:
    """`most` bytes, unpacked, and no more."""
    try:
        read = parse_once(_plain(event, most))
    except Unreadable as error:
        raise BadRequest(f"the request body is {error}") from None
    if type(read.value) is not dict:
        raise BadRequest(f"the request body must be a JSON object, not {kind(read.value)}")
    return read


def kind(value: Any) -> str:
    """What JSON calls a value, for messages."""
    if value is None:
        return "null"
    names = {
        dict: "an object",
        list: "an array",
        str: "a string",
        bool: "a boolean",
        int: "a number",
        float: "a number",
    }
    return names[type(value)]


def _plain(event: Mapping[str, Any], most: int) -> bytes | str:
    body: bytes | str = event.get("body") or b""
    if event.get("isBase64Encoded"):
        try:
            body = b64decode(body, validate=True)
        except binascii.Error:
            raise BadRequest("the request body is not the base64 it claims to be") from None
    encoding = event.get("headers", {}).get("content-encoding", "identity").strip().lower()
    if encoding in ("gzip", "x-gzip"):
        return _unzipped(body if isinstance(body, bytes) else body.encode("latin-1", "replace"), most)
    if encoding not in ("identity", ""):
        raise BadRequest(f"unknown Content-Encoding '{encoding[:40]}'; send gzip or none")
    if len(body) > most:
        raise ModelTooLarge(f"the request body has {len(body):,} bytes; the limit is {most:,}")
    return body


def _unzipped(body: bytes, most: int) -> bytes:
    """At most as much as the limit allows is ever unpacked: a few kilobytes can hold gigabytes."""
    unpacker = zlib.decompressobj(wbits=zlib.MAX_WBITS | 16)
    try:
        plain = unpacker.decompress(body, most + 1)
    except zlib.error:
        raise BadRequest("the request body is not the gzip it claims to be") from None
    if len(plain) > most:
        raise ModelTooLarge(f"the request body unpacks to more than {most:,} bytes; that is the limit")
    if not unpacker.eof:
        raise BadRequest("the request body is gzip that ends too early")
    if unpacker.unused_data:
        raise BadRequest("the request body goes on after the end of its gzip; send it as one gzip member")
    return plain
