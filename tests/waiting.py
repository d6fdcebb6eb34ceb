"""Waiting for something that must come, and not for longer than it may take."""

import time
from collections.abc import Callable


def wait_until(
    there: Callable[[], bool],
    what: str,
    within_s: float = 60,
    every_s: float = 0.01,
    pause: Callable[[float], object] = time.sleep,
) -> None:
    """Look again and again; where a browser is looked at, `pause` must be its own, or nothing happens in between."""
    deadline = time.monotonic() + within_s
    while not there():
        if time.monotonic() > deadline:
            raise TimeoutError(f"{what} took more than {within_s:g} s")
        pause(every_s)
