"""The page's files in the bucket, for pages opened before a deploy: they ask later for files that it has replaced."""

import re
from datetime import timedelta
from pathlib import Path

from handoff.aws import storage
from handoff.runtime import clock, settings

PREFIX = "assets/"


def keep(folder: Path) -> int:
    """Writes the folder's files that the bucket lacks, or has had for long; how many.

    The bucket drops what nobody has written again: renewed well before, a file ends that long after the last version
    that had it.
    """
    written = dict(storage.list_objects(PREFIX))
    before = clock.now() - timedelta(days=settings.limits()["asset_renewal_days"])
    due = [
        file
        for file in sorted(folder.glob("*"))
        if PREFIX + file.name not in written or written[PREFIX + file.name] < before
    ]
    for file in due:
        storage.put_object(PREFIX + file.name, file.read_bytes())
    return len(due)


def find(name: str) -> bytes | None:
    """A file of an earlier version; only what a build may have named is looked for."""
    if not re.fullmatch(r"[\w-][\w.-]{0,127}", name, flags=re.ASCII):
        return None
    try:
        return storage.get_object(PREFIX + name)
    except storage.ObjectMissing:
        return None
