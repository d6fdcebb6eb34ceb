"""API keys `<key_id>.<secret>`: one row per key holds its facts, a row under the account says whose it is.

A key made with a key lives no longer than its makers: it names them all, and opens nothing once one of them has ended.
So one deleted row ends a whole family at once, and no crash leaves a part of it alive.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta

from handoff.accounts import quota
from handoff.auth import key_format, scopes
from handoff.aws import storage
from handoff.errors import BadRequest, InsufficientScope, LimitReached, NotFound
from handoff.runtime import clock, request_log, settings
from handoff.runtime.random_ids import digest, matches


@dataclass(frozen=True)
class ApiKey:
    id: str
    account_id: str
    name: str
    scopes: list[str]
    secret_digest: str
    created_at: datetime
    expires_at: datetime | None
    last_used_at: datetime | None
    # Of creation, finer than the second that is shown.
    order: int
    # The keys it was made with, first to last; empty where an account made it with a bearer token.
    makers: list[str]

    @property
    def place(self) -> tuple[int, int, str]:
        """Among the account's keys, the newest first."""
        return clock.epoch(self.created_at), self.order, self.id


def partition(account_id: str) -> str:
    return f"KEYS#{account_id}"


def create(
    account_id: str, name: str, scopes: Sequence[str], expires_in_days: int | None, maker: ApiKey | None = None
) -> tuple[ApiKey, str]:
    """The key's facts, and the key itself, which is nowhere kept."""
    key_id, secret = key_format.new()
    makers = [*maker.makers, maker.id] if maker else []
    if len(makers) > settings.limits()["key_makers"]:
        raise BadRequest(f"this key has {len(makers) - 1} makers of its own and makes no more; use one of theirs")
    created_at = _place(account_id, key_id)
    ends = [maker.expires_at] if maker and maker.expires_at else []
    ends += [created_at + timedelta(days=expires_in_days)] if expires_in_days else []
    expires_at = min(ends, default=None)
    key = ApiKey(
        key_id, account_id, name, list(scopes), digest(secret), created_at, expires_at, None, clock.order(), makers
    )
    ttl = clock.epoch(expires_at) if expires_at else None
    # The account's row first: a crash in between leaves a row without a key, which the list passes over.
    storage.put(_listed(account_id, key_id), {"ttl": ttl})
    storage.put(
        _key(key_id),
        {
            "acct": account_id,
            "name": name,
            "scopes": key.scopes,
            "secret_digest": key.secret_digest,
            "created_at": clock.written(created_at),
            "expires_at": clock.written(expires_at) if expires_at else None,
            "order": key.order,
            "makers": makers or None,
            "ttl": ttl,
        },
        # A repeat of our own write passes.
        condition="attribute_not_exists(pk) OR secret_digest = :digest",
        values={":digest": key.secret_digest},
    )
    return key, f"{key_id}.{secret}"


def active(account_id: str) -> list[ApiKey]:
    """Neither revoked nor expired, newest first."""
    living, _ = _living_and_ended(_listed_ids(account_id))
    return sorted(living, key=lambda key: key.place, reverse=True)


def _place(account_id: str, key_id: str) -> datetime:
    limit: int = settings.limits()["api_keys"]
    try:
        return quota.take(_places(account_id), key_id, limit, lambda: _living_once_cleared(account_id))
    except quota.Full:
        message = f"the account has {limit} API keys, the most it can have; revoke one to make another"
        raise LimitReached(message) from None


def _living_once_cleared(account_id: str) -> set[str]:
    """Keys that ended with their makers: nobody sees them, and nobody else clears them away."""
    living, ended = _living_and_ended(_listed_ids(account_id))
    for key in ended:
        drop(account_id, key.id)
        storage.delete(_listed(account_id, key.id))
        quota.give_back(_places(account_id), key.id, key.created_at)
    return {key.id for key in living}


def close(account_id: str) -> None:
    """No key is made any more."""
    quota.close(_places(account_id))


def _places(account_id: str) -> storage.Key:
    return quota.key(account_id, "KEYS")


def _listed_ids(account_id: str) -> list[str]:
    rows = storage.query(partition(account_id), "KEY#", "KEY#~")
    return [row["sk"].removeprefix("KEY#") for row in rows]


def _living_and_ended(key_ids: list[str]) -> tuple[list[ApiKey], list[ApiKey]]:
    """Of those whose own row stands; without one a key is being made, or was revoked half-way."""
    keys = {row["pk"].removeprefix("KEY#"): _read(row) for row in storage.get_all([_key(key_id) for key_id in key_ids])}
    living = [key for key in keys.values() if _lives(key) and all(maker in keys for maker in key.makers)]
    return living, [key for key in keys.values() if key not in living]


def revoke(account_id: str, key_id: str, own_scopes: Sequence[str]) -> None:
    """Ends a key, and with it the keys made with it. Nobody ends a key that may do more than their own."""
    row = storage.get(_key(key_id))
    if row and row["acct"] == account_id and not scopes.within(own_scopes, row["scopes"]):
        raise InsufficientScope(f"the key '{key_id}' may do more than this one, which therefore cannot revoke it")
    # The key's own row first: from then on it opens nothing, whatever happens next.
    try:
        storage.delete(_key(key_id), condition="acct = :acct", values={":acct": account_id})
        found = True
    except storage.ConditionFailed:
        found = False
    # The account's row alone is a revocation that stopped half-way, or a repeat of ours whose answer was lost.
    listed = storage.delete(_listed(account_id, key_id))
    if row and row["acct"] == account_id:
        quota.give_back(_places(account_id), key_id, clock.read(row["created_at"]))
    if not found and listed is None:
        raise NotFound(f"no API key '{key_id.partition('.')[0]}'; the id is the part of the key before the dot")


def drop(account_id: str, key_id: str) -> None:
    """Ends a key of the account, without a word where it has ended already."""
    try:
        storage.delete(_key(key_id), condition="acct = :acct", values={":acct": account_id})
    except storage.ConditionFailed:
        return


def find(text: str) -> ApiKey | None:
    """The key of this text while it is active, in the same time whichever part of it is wrong."""
    if key_format.is_mistyped(text):
        return None
    key_id, _, secret = text.partition(".")
    row = storage.get(_key(key_id)) if key_id else None
    genuine = matches(secret, row["secret_digest"] if row else digest(""))
    if row is None or not genuine:
        return None
    key = _read(row)
    if not _lives(key) or any(storage.get(_key(maker), only=["acct"]) is None for maker in key.makers):
        return None
    return key


def note_use(key: ApiKey) -> None:
    """Not with every use, and never in a way that would bring a key back that was revoked meanwhile."""
    now = clock.now()
    pause = timedelta(seconds=settings.limits()["key_use_seconds"])
    if key.last_used_at is not None and now - key.last_used_at < pause:
        return
    try:
        storage.change(
            _key(key.id),
            "SET last_used_at = :now",
            condition="attribute_exists(pk)",
            values={":now": clock.written(now)},
        )
    except storage.ConditionFailed:
        return
    except Exception:
        # The note is for the owner's eyes: a table that refuses it is no reason to refuse the request.
        request_log.logger.warning("the last use of a key was not noted", exc_info=True)


def _lives(key: ApiKey) -> bool:
    return key.expires_at is None or key.expires_at > clock.now()


def _key(key_id: str) -> storage.Key:
    return f"KEY#{key_id}", "KEY"


def _listed(account_id: str, key_id: str) -> storage.Key:
    return partition(account_id), f"KEY#{key_id}"


def _read(row: storage.Item) -> ApiKey:
    return ApiKey(
        id=row["pk"].removeprefix("KEY#"),
        account_id=row["acct"],
        name=row["name"],
        scopes=row["scopes"],
        secret_digest=row["secret_digest"],
        created_at=clock.read(row["created_at"]),
        expires_at=_moment(row.get("expires_at")),
        last_used_at=_moment(row.get("last_used_at")),
        order=row.get("order", 0),
        makers=row.get("makers", []),
    )


def _moment(text: str | None) -> datetime | None:
    return clock.read(text) if text else None
