"""The way in: our own CloudFront distribution, which sends a secret along, and nobody round it."""

import hmac
from typing import Any

from handoff.errors import WrongAddress
from handoff.http.json_io import dump
from handoff.runtime import request_log, settings

HEADER = "x-handoff-edge"


def vouches(event: dict[str, Any]) -> bool:
    """Whether the request came through our distribution. Without one nothing does."""
    secret = settings.edge_secret()
    sent: str = event.get("headers", {}).get(HEADER, "")
    return bool(secret) and hmac.compare_digest(sent.encode(), (secret or "").encode())


def refusal(event: dict[str, Any]) -> dict[str, Any] | None:
    """WAF stands at the distribution alone: the answer to whoever comes round it, unless the operator lets them."""
    if not settings.edge_only() or vouches(event):
        return None
    error = WrongAddress(f"this service answers at {settings.base_url() or 'its distribution'}")
    request_log.note(code=error.code)
    headers = {"content-type": "application/json"}
    return {"statusCode": error.status, "headers": headers, "body": dump(error.body()).decode()}
