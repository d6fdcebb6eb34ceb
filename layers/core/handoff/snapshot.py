"""What a function will need is built before Lambda takes its snapshot, and not in the first call after every restore.

Whoever has something slow to build registers it. Nothing random or secret is drawn then: every copy of the function
would share it. Without snapshots the first request that needs a thing builds it, as a start must be short.
"""

import os
from collections.abc import Callable
from typing import Any, TypeVar

Build = TypeVar("Build", bound=Callable[..., Any])

_builders: list[Callable[[], Any]] = []


def before_snapshot(build: Build) -> Build:
    _builders.append(build)
    return build


def prepare() -> None:
    if os.environ.get("AWS_LAMBDA_INITIALIZATION_TYPE") == "snap-start":
        for build in _builders:
            build()
