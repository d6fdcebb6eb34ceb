"""Where the model behind a link is kept: a row of its own, `DRAFT#<id> / BODY`, or an object where it is large.

Whoever asks about a link reads the small row beside it and does not pay for reading the model. Neither changes once it
is written, and both are written before the row that leads to them.
"""

from typing import Any

from handoff.aws import storage
from handoff.aws.gzip_codec import packed, unpacked
from handoff.http.json_io import dump
from handoff.runtime import settings


def keep(draft_id: str, account_id: str, model: bytes, warnings: list[Any], ttl: int) -> storage.Item:
    """What the link's own row is to say of it."""
    gzip_body = packed(model)
    packed_warnings = packed(dump(warnings)) if warnings else None
    # DynamoDB ends items at 400 kB and charges reads by size; above this S3 is the better place.
    if len(gzip_body) > settings.limits()["draft_inline_bytes"]:
        storage.put_object(_object(draft_id), gzip_body)
        return {"warned": len(warnings) or None, "warnings": packed_warnings}
    storage.put(
        _row(draft_id),
        {"acct": account_id, "body": gzip_body, "warnings": packed_warnings, "ttl": ttl},
        # A repeat of our own write passes; an id that another account drew does not.
        condition="attribute_not_exists(pk) OR acct = :acct",
        values={":acct": account_id},
    )
    return {"inline": True, "warned": len(warnings) or None}


def body(draft_id: str, row: storage.Item) -> bytes:
    """Packed; ObjectMissing where the link has been ended since its row was read."""
    if "inline" in row:
        row = _read(draft_id)
    # In the link's own row until 1.0.
    return bytes(row["body"]) if "body" in row else storage.get_object(_object(draft_id))


def warnings(draft_id: str, row: storage.Item) -> bytes:
    if "inline" in row and "warned" in row:
        row = _read(draft_id)
    return unpacked(row["warnings"]) if "warnings" in row else dump([])


def drop(draft_id: str, row: storage.Item) -> None:
    if "inline" in row:
        storage.delete(_row(draft_id))
    elif "body" not in row:
        storage.delete_object(_object(draft_id))


def _read(draft_id: str) -> storage.Item:
    """Any copy of what never changes will do, at half the price; only one that is not there yet is asked for twice."""
    row = storage.get(_row(draft_id), consistent=False) or storage.get(_row(draft_id))
    if row is None:
        raise storage.ObjectMissing(draft_id)
    return row


def _row(draft_id: str) -> storage.Key:
    return f"DRAFT#{draft_id}", "BODY"


def _object(draft_id: str) -> str:
    return f"drafts/{draft_id}"
