"""Bearer tokens: opaque, kept as a digest, with an end."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from handoff.accounts.accounts import Account
from handoff.aws import storage
from handoff.runtime import clock, settings
from handoff.runtime.random_ids import digest, new_secret


@dataclass(frozen=True)
class Token:
    account_id: str
    password_id: str
    expires_at: datetime


def issue(account: Account) -> tuple[str, datetime]:
    token = new_secret()
    expires_at = clock.now() + timedelta(minutes=settings.limits()["token_minutes"])
    storage.put(
        _key(token),
        {
            "acct": account.id,
            "password_id": account.password_id,
            "expires_at": clock.written(expires_at),
            "ttl": clock.epoch(expires_at),
        },
    )
    return token, expires_at


def find(token: str) -> Token | None:
    """The token while it is valid. Time-to-live deletes days late, so the time is compared here."""
    row = storage.get(_key(token))
    if row is None or clock.read(row["expires_at"]) <= clock.now():
        return None
    return Token(row["acct"], row["password_id"], clock.read(row["expires_at"]))


def _key(token: str) -> storage.Key:
    return f"TOKEN#{digest(token)}", "TOKEN"
