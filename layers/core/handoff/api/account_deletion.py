"""Account deletion: everything in it goes, what opens it last, so that a deletion that stopped can be resumed.

The places of keys and models and the counter of drafts are closed first: then nothing new begins in the account, and no
link of it opens. A row `CLOSED#` remembers the account for the daily sweep, which finishes a deletion that stopped, and
takes what requests under way have still written.
"""

from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta

from handoff.accounts import accounts, audit_log, quota
from handoff.accounts.accounts import Account
from handoff.auth import api_keys
from handoff.aws import storage
from handoff.drafts import drafts
from handoff.http import idempotency
from handoff.models import saved_models, saved_rows
from handoff.runtime import clock, settings

CLOSED = "CLOSED#ACCOUNTS"


def close(account: Account) -> None:
    now = clock.epoch(clock.now())
    storage.put((CLOSED, account.id), {"closed": now, "ttl": now + quota.closed_seconds()})
    _finish(account)


def sweep(has_time: Callable[[], bool]) -> int:
    """How many accounts, deleted since yesterday or before, were gone through once more."""
    swept = 0
    # Far longer than any request: after that nothing is written any more.
    settled = clock.epoch(clock.now() - timedelta(days=settings.limits()["orphan_days"]))
    for row in storage.query(CLOSED, "0", "~"):
        if not has_time():
            break
        account = accounts.find(row["sk"])
        if account:
            _finish(account)
        _empty(row["sk"])
        if row["closed"] < settled:
            storage.delete((CLOSED, row["sk"]))
        swept += 1
    return swept


def _finish(account: Account) -> None:
    for kind in (drafts, api_keys, saved_models):
        kind.close(account.id)
    _empty(account.id)
    # Gone already where this fails, and the e-mail perhaps a newer account's.
    with suppress(storage.ConditionFailed):
        storage.delete(accounts.email_key(account.email), condition="acct = :acct", values={":acct": account.id})
    # From here on no key, token or password opens anything.
    storage.delete(accounts.profile_key(account.id))
    # What requests that were under way have added meanwhile.
    _empty(account.id)


def _empty(account_id: str) -> None:
    for row in storage.query(saved_rows.partition(account_id), "0", "~"):
        saved_models.drop(account_id, row["sk"].removeprefix("MODEL#"))
    for row in storage.query(api_keys.partition(account_id), "0", "~"):
        api_keys.drop(account_id, row["sk"].removeprefix("KEY#"))
        storage.delete((row["pk"], row["sk"]))
    for row in storage.query(drafts.partition(account_id), "DRAFT#", "DRAFT#~"):
        drafts.drop(account_id, row["id"])
        storage.delete((row["pk"], row["sk"]))
    for partition in (audit_log.partition(account_id), idempotency.partition(account_id)):
        for row in storage.query(partition, "0", "~"):
            storage.delete((partition, row["sk"]))
