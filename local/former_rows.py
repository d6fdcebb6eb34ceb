"""Rows of an account as earlier releases kept them, all under `ACCT#<id>`, moved to where this one reads them."""

from contextlib import suppress

from handoff.accounts import accounts, quota
from handoff.auth import api_keys
from handoff.aws import storage
from handoff.drafts import drafts
from handoff.models import saved_rows
from handoff.runtime import clock

_PROFILE = ("email", "is_premium", "password_id", "created_at")


def move(email: str) -> None:
    """Can be repeated: a row is written at its new place before it leaves the former one."""
    found = storage.get(accounts.email_key(email))
    if found is None:
        return
    account_id: str = found["acct"]
    for row in storage.query(f"ACCT#{account_id}", "A", "~"):
        _move(account_id, row)
        storage.delete((row["pk"], row["sk"]))


def _move(account_id: str, row: storage.Item) -> None:
    kind, _, name = row["sk"].partition("#")
    facts = {key: value for key, value in row.items() if key not in ("pk", "sk")}
    match kind:
        # Read at the new place alone: at the former one every endpoint could have written it.
        case "PROFILE" if accounts.find(account_id) is None:
            storage.put(accounts.profile_key(account_id), {key: facts[key] for key in _PROFILE})
        case "SEQ":
            _count_on(account_id, facts["seq"])
        case "DRAFT":
            _put(drafts.partition(account_id), row["sk"], facts)
        case "KEY":
            _put(api_keys.partition(account_id), row["sk"], facts)
            if key := storage.get((row["sk"], "KEY")):
                _take(account_id, "KEYS", name, key["created_at"])
        case "MODEL":
            _put(saved_rows.partition(account_id), row["sk"], facts)
            _take(account_id, "MODELS", name, facts["created_at"])


def _put(partition: str, sk: str, facts: storage.Item) -> None:
    with suppress(storage.ConditionFailed):  # there already
        storage.put((partition, sk), facts, condition="attribute_not_exists(pk)")


def _take(account_id: str, kind: str, name: str, created_at: str) -> None:
    place = frozenset([quota.place(name, clock.read(created_at))])
    storage.update(quota.key(account_id, kind), "ADD places :place", values={":place": place})


def _count_on(account_id: str, seq: int) -> None:
    """Drafts made since the deployment have counted from one."""
    with suppress(storage.ConditionFailed):
        storage.change(
            (drafts.partition(account_id), drafts.COUNTER),
            "SET seq = :seq",
            condition="attribute_not_exists(seq) OR seq < :seq",
            values={":seq": seq},
        )
