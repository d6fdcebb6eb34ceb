"""One structured line for each request: its id, the account, the route and how it ended; nothing that was sent."""

import time
from collections.abc import Callable
from typing import Any

from aws_lambda_powertools.logging import Logger

from handoff import metrics

logger = Logger(service="handoff")

Handler = Callable[[dict[str, Any], Any], dict[str, Any]]


def note(**facts: str) -> None:
    """Facts about the request under way, for its line and for every other line until it ends."""
    logger.thread_safe_append_keys(**facts)


def logged(handler: Handler) -> Handler:
    """The handler, with its line written whatever becomes of the request."""

    def wrapped(event: dict[str, Any], context: Any) -> dict[str, Any]:
        started = time.perf_counter()
        logger.thread_safe_clear_keys()
        note(request_id=context.aws_request_id)
        metrics.begin()
        status = 500
        try:
            answer = handler(event, context)
            status = answer["statusCode"]
            return answer
        finally:
            line = {
                # The route and not the path: whoever reads the path of a link can open it.
                "route": event.get("routeKey"),
                "method": event.get("requestContext", {}).get("http", {}).get("method"),
                "status": status,
                "outcome": outcome(status),
                "duration_ms": round((time.perf_counter() - started) * 1000, 1),
            }
            logger.info("request", extra={**line, **metrics.embedded()})
            logger.thread_safe_clear_keys()

    return wrapped


def outcome(status: int) -> str:
    """In a word, for whoever counts lines: a refusal is the caller's to mend, a failure ours."""
    return "failed" if status >= 500 else "refused" if status >= 400 else "answered"
