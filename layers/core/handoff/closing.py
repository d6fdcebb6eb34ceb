"""The end of an account: everything in it is deleted, what opens it last, so that an interrupted end can be resumed."""

from contextlib import suppress

from handoff import accounts, api_keys, drafts, idempotency, saved_models, storage, trail
from handoff.accounts import Account


def close(account: Account) -> None:
    _empty(account.id)
    # Gone already where this fails, and the e-mail perhaps a newer account's.
    with suppress(storage.ConditionFailed):
        storage.delete(accounts.email_key(account.email), condition="acct = :acct", values={":acct": account.id})
    # From here on no key, token or password opens anything.
    storage.delete(accounts.profile_key(account.id))
    # What requests that were under way have added meanwhile.
    _empty(account.id)


def _empty(account_id: str) -> None:
    for row in storage.query(accounts.partition(account_id), "A", "~"):
        kind, _, name = row["sk"].partition("#")
        match kind:
            case "MODEL":
                saved_models.drop(account_id, name)
            case "KEY":
                api_keys.drop(account_id, name)
            case "DRAFT":
                drafts.drop(account_id, row["id"])
        storage.delete((accounts.partition(account_id), row["sk"]))
    for partition in (trail.partition(account_id), idempotency.partition(account_id)):
        for row in storage.query(partition, "0", "~"):
            storage.delete((partition, row["sk"]))
