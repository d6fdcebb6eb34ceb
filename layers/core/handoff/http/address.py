"""The public address of this service, for the links and commands in its answers."""

from typing import Any

from handoff.runtime import settings


def base_url(event: dict[str, Any]) -> str:
    """As configured, else where the request itself came to."""
    return settings.base_url() or _own(event)


def _own(event: dict[str, Any]) -> str:
    headers = event.get("headers", {})
    host = event.get("requestContext", {}).get("domainName") or headers.get("host", "localhost")
    scheme = "http" if headers.get("x-forwarded-proto") == "http" else "https"
    return f"{scheme}://{host}"
