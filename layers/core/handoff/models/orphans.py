"""Objects that no row names: what a crash between object and row has left in the bucket."""

import secrets
from collections.abc import Callable, Iterator
from datetime import timedelta
from itertools import islice

from handoff.aws import storage
from handoff.models import saved_models
from handoff.runtime import clock, settings

MODELS = "models/"


def sweep(has_time: Callable[[], bool]) -> dict[str, int]:
    """Deletes bodies of saved models that their rows have let go, or never named; drafts end by a rule of the bucket.

    Starts at a random place, so that a bucket too large for one run is covered by many.
    """
    looked_at = deleted = 0
    names = _settled(MODELS + secrets.token_hex(2))
    # As many rows as one read takes.
    while (part := list(islice(names, 100))) and has_time():
        kept = saved_models.current_bodies(part)
        orphans = [name for name in part if name not in kept]
        for name in orphans:
            storage.delete_object(name)
        looked_at += len(part)
        deleted += len(orphans)
    return {"looked_at": looked_at, "deleted": deleted}


def _settled(start: str) -> Iterator[str]:
    """Every object once: from the start to the end, then from the beginning to the start."""
    # Far longer than any request: a younger object may be about to get its row.
    before = clock.now() - timedelta(days=settings.limits()["orphan_days"])
    for name, written in storage.list_objects(MODELS, after=start):
        if written < before:
            yield name
    for name, written in storage.list_objects(MODELS):
        if name > start:
            return
        if written < before:
            yield name
