"""The page for whoever follows a wrong address in a browser; programs get the service's error body."""

import re
from typing import Any

from handoff.pages.page_headers import HEADERS as PAGE_HEADERS
from handoff.runtime import request_log, settings

# The endpoint adds the others itself.
HEADERS: dict[str, str | list[str]] = {
    name: PAGE_HEADERS[name] for name in ("content-security-policy", "referrer-policy", "x-robots-tag")
}


def page(event: dict[str, Any]) -> str | None:
    """None where a program asks, where the path is the API's, or where no page is built."""
    method, path = event["requestContext"]["http"]["method"], event["rawPath"]
    asks = method == "GET" and "text/html" in event.get("headers", {}).get("accept", "")
    file = settings.viewer_dir() / "missing.html"
    if not asks or re.match(r"/api(/|$)", path, re.IGNORECASE) or not file.is_file():
        return None
    request_log.note(code="not_found")
    return file.read_text(encoding="utf-8")
