"""Drafts behind public links. A link ends after its time, or once its account has enough newer ones.

The account's counter gives order only; the row `DRAFTS#a / DRAFT#<n>` is the commit; opening counts rows. A create that
fails half-way, or is repeated, leaves at most a gap in the order, which ends nobody's link. The deletion of the account
closes the counter: then no draft begins, and none opens that was under way.
"""

import hashlib
import re
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from functools import cached_property
from typing import Any

from handoff.accounts import quota
from handoff.aws import storage
from handoff.aws.gzip_codec import unpacked
from handoff.drafts import draft_body
from handoff.errors import Unauthorized
from handoff.runtime import clock, metrics, request_log, settings
from handoff.runtime.random_ids import new_id


@dataclass(frozen=True)
class Draft:
    id: str
    expires_at: datetime
    members: int
    sha256: str
    # Of the model, for whoever is shown the link before it is opened.
    title: str


@dataclass(frozen=True)
class OpenDraft(Draft):
    # How many warnings validation had; most models have none, and then nobody need ask for them.
    warnings: int
    row: storage.Item = field(repr=False)

    @cached_property
    def gzip_body(self) -> bytes:
        """Read when it is asked for; ObjectMissing where the link has been ended since."""
        return draft_body.body(self.id, self.row)

    @property
    def body(self) -> bytes:
        return unpacked(self.gzip_body)


# Behind every draft in order.
COUNTER = "SEQ"


def partition(account_id: str) -> str:
    return f"DRAFTS#{account_id}"


def park(account_id: str, model: bytes, members: int, warnings: list[Any] | None = None, title: str = "") -> Draft:
    """Keep the model's bytes, and what validation warned of, under a new link; only on return does the link exist."""
    expires_at = clock.now() + timedelta(hours=settings.limits()["draft_hours"])
    draft = Draft(new_id(), expires_at, members, hashlib.sha256(model).hexdigest(), title)
    order = _next_order(account_id)
    kept = draft_body.keep(draft.id, account_id, model, warnings or [], _ttl(draft))
    while True:
        _put_meta(draft, account_id, order, kept)
        try:
            _commit(draft, account_id, order)
        except storage.ConditionFailed:
            order = _next_order(account_id)
            continue
        except Exception:
            # Perhaps only the answer was lost. Then the link exists, and is handed out: a draft nobody has the link of
            # would count among the newer ones all the same.
            if not _settled(draft, account_id, order):
                raise
        metrics.count("LinksMade")
        return draft


def find(draft_id: str) -> Draft | None:
    """The draft while its link lives, without its body."""
    row = _living_row(draft_id, only=["acct", "ord", "expires_at", "members", "sha256", "title"])
    return _read(draft_id, row) if row else None


def open_body(draft_id: str) -> OpenDraft | None:
    """The draft while its link lives, and its body once it is asked for."""
    row = _living_row(draft_id)
    if row is None:
        return None
    return OpenDraft(**vars(_read(draft_id, row)), warnings=row.get("warned", 0), row=row)


def open_warnings(draft_id: str) -> bytes | None:
    """The JSON of what validation warned of while the link lives."""
    row = _living_row(draft_id)
    if row is None:
        return None
    return draft_body.warnings(draft_id, row)


def living(account_id: str) -> list[Draft]:
    """The account's links that open, newest first."""
    newer: int = settings.limits()["newer_drafts"]
    rows = storage.query(partition(account_id), "DRAFT#", "DRAFT#~", limit=newer, descending=True)[:newer]
    only = ["pk", "ord", "expires_at", "members", "sha256", "title"]
    found = {row["ord"]: row for row in storage.get_all([_meta(row["id"]) for row in rows], only=only)}
    drafts = [_read(row["id"], found[row["sk"]]) for row in rows if row["sk"] in found]
    return [draft for draft in drafts if draft.expires_at > clock.now()]


def end(account_id: str, draft_id: str) -> bool:
    """Ends a link of the account at once; whether it lived until now.

    Its place among the account's drafts stays: were it to count no longer, links that it ended would open again.
    """
    if not re.fullmatch(r"[0-9a-f]{32}", draft_id) or find(draft_id) is None:
        return False
    try:
        drop(account_id, draft_id)
    except storage.ConditionFailed:  # another account's, which is not to be told from none
        return False
    metrics.count("LinksEnded")
    return True


def drop(account_id: str, draft_id: str) -> None:
    """The draft's model, wherever it is kept; ConditionFailed where it is another account's."""
    row = storage.delete(
        _meta(draft_id), condition="attribute_not_exists(pk) OR acct = :acct", values={":acct": account_id}
    )
    if row:
        draft_body.drop(draft_id, row)


def close(account_id: str) -> None:
    """No draft begins or opens any more; the row ends by itself when the last draft has."""
    quota.close(_counter(account_id))


def _settled(draft: Draft, account_id: str, order: str) -> bool:
    """After trouble: whether the commit stands. Where it cannot be read, it is taken back as far as the table lets."""
    key = (partition(account_id), order)
    try:
        row = storage.get(key)
        return row is not None and row["id"] == draft.id
    except Exception:
        request_log.logger.warning("whether a draft was committed could not be read; it is taken back", exc_info=True)
        storage.delete(key, condition="attribute_not_exists(pk) OR id = :id", values={":id": draft.id})
        return False


def _next_order(account_id: str) -> str:
    try:
        row = storage.update(
            _counter(account_id), "ADD seq :one", condition="attribute_not_exists(closed)", values={":one": 1}
        )
    except storage.ConditionFailed:
        raise Unauthorized from None
    return f"DRAFT#{row['seq']:020d}"


def _put_meta(draft: Draft, account_id: str, order: str, kept: storage.Item) -> None:
    storage.put(
        _meta(draft.id),
        {
            "acct": account_id,
            "ord": order,
            "expires_at": clock.written(draft.expires_at),
            "members": draft.members,
            "sha256": draft.sha256,
            "title": draft.title or None,
            **kept,
            "ttl": _ttl(draft),
        },
        # A repeat of our own write passes; an id that another account drew does not.
        condition="attribute_not_exists(pk) OR acct = :acct",
        values={":acct": account_id},
    )


def _commit(draft: Draft, account_id: str, order: str) -> None:
    storage.put(
        (partition(account_id), order),
        {"id": draft.id, "ttl": _ttl(draft)},
        condition="attribute_not_exists(pk) OR id = :id",
        values={":id": draft.id},
    )


def _living_row(draft_id: str, only: list[str] | None = None) -> storage.Item | None:
    row = storage.get(_meta(draft_id), only=only)
    # Time-to-live deletes days late, so the time is compared here.
    if row is None or clock.read(row["expires_at"]) <= clock.now():
        return None
    newer: int = settings.limits()["newer_drafts"]
    # From its own row on, and the counter behind the newest.
    *drafts, last = storage.query(partition(row["acct"]), row["ord"], COUNTER, limit=newer + 2) or [{"closed": True}]
    committed = bool(drafts) and drafts[0]["sk"] == row["ord"] and drafts[0]["id"] == draft_id
    return row if committed and len(drafts) <= newer and "closed" not in last else None


def _read(draft_id: str, row: storage.Item) -> Draft:
    return Draft(draft_id, clock.read(row["expires_at"]), row["members"], row["sha256"], row.get("title", ""))


def _counter(account_id: str) -> storage.Key:
    return partition(account_id), COUNTER


def _meta(draft_id: str) -> storage.Key:
    return f"DRAFT#{draft_id}", "META"


def _ttl(draft: Draft) -> int:
    return clock.epoch(draft.expires_at + timedelta(days=settings.limits()["draft_kept_days"]))
