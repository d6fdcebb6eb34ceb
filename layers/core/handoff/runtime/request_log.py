"""One structured line for each request: its id, the account, the route and how it ended; nothing that was sent."""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from aws_lambda_powertools.logging import Logger

from handoff.runtime import metrics

logger = Logger(service="handoff")

Handler = Callable[[dict[str, Any], Any], dict[str, Any]]
Step = Callable[[dict[str, Any], Any], dict[str, int]]


def note(**facts: str) -> None:
    """Facts about the request under way, for its line and for every other line until it ends."""
    logger.thread_safe_append_keys(**facts)


def logged(handler: Handler) -> Handler:
    """The handler, with its line written whatever becomes of the request."""

    def wrapped(event: dict[str, Any], context: Any) -> dict[str, Any]:
        # The route and not the path: whoever reads the path of a link can open it.
        facts = {
            "route": event.get("routeKey"),
            "method": event.get("requestContext", {}).get("http", {}).get("method"),
            "status": 500,
            "outcome": outcome(500),
        }
        with _line("request", context, facts):
            answer = handler(event, context)
            facts |= {"status": answer["statusCode"], "outcome": outcome(answer["statusCode"])}
            return answer

    return wrapped


def logged_step(step: Step) -> Step:
    """The same of what the clock or a deploy calls: no route, no status, but the numbers it returns."""

    def wrapped(event: dict[str, Any], context: Any) -> dict[str, int]:
        facts: dict[str, Any] = {"step": context.function_name, "outcome": "failed"}
        with _line("step", context, facts):
            result = step(event, context)
            facts |= {"outcome": "answered", **result}
            return result

    return wrapped


@contextmanager
def _line(message: str, context: Any, facts: dict[str, Any]) -> Iterator[None]:
    """Written at the end, with what the facts are by then."""
    started = time.perf_counter()
    logger.thread_safe_clear_keys()
    note(request_id=context.aws_request_id)
    metrics.begin()
    try:
        yield
    finally:
        spent = {"duration_ms": round((time.perf_counter() - started) * 1000, 1)}
        logger.info(message, extra={**facts, **spent, **metrics.embedded()})
        logger.thread_safe_clear_keys()


def outcome(status: int) -> str:
    """In a word, for whoever counts lines: a refusal is the caller's to mend, a failure ours."""
    return "failed" if status >= 500 else "refused" if status >= 400 else "answered"
