"""What a browser's headers ask for: JSON or a page, packed or not, and whether it has the answer already."""

import re

from starlette.requests import Request


def prefers_json(request: Request) -> bool:
    accept = request.headers.get("accept", "")
    return request.url.path.endswith(".json") or ("json" in accept and "text/html" not in accept)


def admits_gzip(accept_encoding: str) -> bool:
    """RFC 9110 12.5.3: named, or covered by `*`, and not with a weight of zero."""
    weights: dict[str, bool] = {}
    for entry in accept_encoding.lower().split(","):
        coding, _, weight = entry.replace(" ", "").partition(";q=")
        weights[coding] = not re.fullmatch(r"0(\.0*)?", weight)
    return weights.get("gzip", weights.get("x-gzip", weights.get("*", False)))


def is_known(tag: str, if_none_match: str) -> bool:
    """RFC 9110 13.1.2, by weak comparison."""
    named = [each.strip().removeprefix("W/") for each in if_none_match.split(",")]
    return if_none_match.strip() == "*" or tag in named
