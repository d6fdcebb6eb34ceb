"""Long answers travel packed to whoever asks for that."""

import re
from base64 import b64decode, b64encode
from typing import Any

from handoff.aws import gzip_codec

# Below this a packed answer saves less than a packet, and base64 takes a third of it back on the way to the gateway.
LONG = 4096


def admits_gzip(accept_encoding: str) -> bool:
    """RFC 9110 12.5.3: named, or covered by `*`, and not with a weight of zero."""
    weights: dict[str, bool] = {}
    for entry in accept_encoding.lower().split(","):
        coding, _, weight = entry.replace(" ", "").partition(";q=")
        weights[coding] = not re.fullmatch(r"0(\.0*)?", weight)
    return weights.get("gzip", weights.get("x-gzip", weights.get("*", False)))


def packed(answer: dict[str, Any], event: dict[str, Any]) -> dict[str, Any]:
    """The answer, with a long body as gzip where the request admits it."""
    body = answer.get("body") or ""
    headers = answer["headers"]
    if len(body) < LONG or any(name.lower() == "content-encoding" for name in headers):
        return answer
    headers["Vary"] = "Accept-Encoding"
    asked = next((value for name, value in event.get("headers", {}).items() if name.lower() == "accept-encoding"), "")
    if not admits_gzip(asked):
        return answer
    data = b64decode(body) if answer.get("isBase64Encoded") else body.encode()
    headers["Content-Encoding"] = "gzip"
    return {**answer, "body": b64encode(gzip_codec.packed(data)).decode(), "isBase64Encoded": True}
