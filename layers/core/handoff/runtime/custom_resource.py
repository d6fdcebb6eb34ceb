"""A function that CloudFormation calls while it deploys, and waits for: it is told how the step ended, either way."""

import json
import urllib.request
from typing import Any

from handoff.runtime.request_log import Step, logger

# Unanswered, a deploy hangs until it gives up.
PATIENCE_S = 10


def reported(step: Step) -> Step:
    """The step, with its end reported where the event says so; called by the clock, it is the step alone."""

    def wrapped(event: dict[str, Any], context: Any) -> dict[str, int]:
        if "ResponseURL" not in event:
            return step(event, context)
        try:
            result = step(event, context)
        except Exception as error:
            logger.exception("deploy step failed")
            _tell(event, Status="FAILED", Reason=f"{type(error).__name__}: {error}")
            raise
        _tell(event, Status="SUCCESS")
        return result

    return wrapped


def _tell(event: dict[str, Any], **outcome: str) -> None:
    names = ("StackId", "RequestId", "LogicalResourceId")
    answer = {**outcome, "PhysicalResourceId": event["LogicalResourceId"], **{name: event[name] for name in names}}
    # Signed for a request without a type.
    request = urllib.request.Request(  # noqa: S310  # CloudFormation's own address, in an event only it can send
        event["ResponseURL"], json.dumps(answer).encode(), {"content-type": ""}, method="PUT"
    )
    urllib.request.urlopen(request, timeout=PATIENCE_S).close()  # noqa: S310
