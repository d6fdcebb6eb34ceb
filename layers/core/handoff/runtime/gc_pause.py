"""Python's collector of cycles, which rests while there is a large model to walk through."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def at_rest() -> Iterator[None]:
    """What reads and judges a model makes no cycles, and each collection would walk all of it: a tenth of the time."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
