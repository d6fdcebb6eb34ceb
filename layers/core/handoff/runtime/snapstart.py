"""What a function will need is built while Lambda starts it, before a snapshot is taken or the first call comes.

Whoever has something slow to build registers it. Nothing random or secret is drawn then: every copy of a function that
starts from a snapshot would share it. Outside Lambda the first request that needs a thing builds it.
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
    if "AWS_LAMBDA_INITIALIZATION_TYPE" in os.environ:
        for build in _builders:
            build()
