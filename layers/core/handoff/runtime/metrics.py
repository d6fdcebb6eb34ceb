"""Numbers about requests, in the line each leaves: CloudWatch reads metrics out of it (embedded metric format)."""

import os
import time
from contextvars import ContextVar
from dataclasses import dataclass
from typing import Any

NAMESPACE = "Handoff"
# Of model sizes, up to so many members: each word is a metric that is paid for.
SIZES = ((100, "up to 100"), (1_000, "up to 1,000"), (10_000, "up to 10,000"))


@dataclass(frozen=True)
class Measured:
    name: str
    value: float
    unit: str
    dimensions: dict[str, str]


# A list that is added to: what is set anew in a task of its own would not be seen outside it.
_measured: ContextVar[list[Measured] | None] = ContextVar("measured", default=None)


def begin() -> None:
    _measured.set([])


def count(name: str, **dimensions: str) -> None:
    measure(name, 1, "Count", **dimensions)


def measure(name: str, value: float, unit: str, **dimensions: str) -> None:
    """Outside a request nobody is told."""
    under_way = _measured.get()
    if under_way is not None:
        under_way.append(Measured(name, value, unit, dimensions))


def size(members: int) -> str:
    return next((word for most, word in SIZES if members <= most), "more")


def embedded() -> dict[str, Any]:
    """What a line needs for its numbers to become metrics of this stack; nothing where there are none."""
    under_way = _measured.get()
    if not under_way:
        return {}
    directives = [
        {
            "Namespace": NAMESPACE,
            "Dimensions": [["stack", *measured.dimensions]],
            "Metrics": [{"Name": measured.name, "Unit": measured.unit}],
        }
        for measured in under_way
    ]
    told: dict[str, Any] = {"_aws": {"Timestamp": int(time.time() * 1000), "CloudWatchMetrics": directives}}
    told["stack"] = os.environ.get("STACK_NAME") or "handoff"
    for measured in under_way:
        told |= {measured.name: measured.value, **measured.dimensions}
    return told
