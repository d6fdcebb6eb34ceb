"""What a browser's headers ask for: JSON or a page, and whether it has the answer already."""

from starlette.requests import Request


def prefers_json(request: Request) -> bool:
    accept = request.headers.get("accept", "")
    return request.url.path.endswith(".json") or ("json" in accept and "text/html" not in accept)


def is_known(tag: str, if_none_match: str) -> bool:
    """RFC 9110 13.1.2, by weak comparison."""
    named = [each.strip().removeprefix("W/") for each in if_none_match.split(",")]
    return if_none_match.strip() == "*" or tag in named
