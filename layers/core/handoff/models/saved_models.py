"""Saved models: the facts in a row under the account, the body in an object of its own for each version.

The object is written before the row points at it and dropped after the row has let go: a crash leaves an object that
nothing names, never a row that points at nothing.
"""

import uuid
from typing import Any

from handoff.accounts import quota
from handoff.aws import storage
from handoff.errors import Conflict, LimitReached, PreconditionFailed
from handoff.http.preconditions import if_match_holds
from handoff.models import saved_bodies, saved_rows
from handoff.models.saved_rows import SavedModel
from handoff.runtime import clock, settings
from handoff.runtime.random_ids import new_id

# Each round lost means another writer won; so many in a row means something else is wrong.
ROUNDS = 8


def save(account_id: str, name: str, description: str | None, body: bytes) -> SavedModel:
    limit: int = settings.limits()["saved_models"]
    model_id = str(uuid.uuid4())
    try:
        now = quota.take(_places(account_id), model_id, limit, lambda: {model.id for model in listed(account_id)})
    except quota.Full:
        message = f"the account has {limit:,} saved models, the most it can have; delete one to save another"
        raise LimitReached(message) from None
    model = SavedModel(model_id, name, description, now, now, new_id(), clock.order())
    saved_bodies.put(account_id, model.id, model.version, body)
    saved_rows.add(account_id, model)
    return model


def listed(account_id: str) -> list[SavedModel]:
    """The account's models, last changed first."""
    return sorted(saved_rows.every(account_id), key=lambda model: model.place, reverse=True)


def fetch(account_id: str, model_id: str) -> tuple[SavedModel, bytes]:
    """The model and its JSON, both of one version."""
    for _ in range(ROUNDS):
        model = saved_rows.find(account_id, model_id)
        try:
            return model, saved_bodies.get(account_id, model.id, model.version)
        except storage.ObjectMissing:
            # An update between the two reads dropped the version just read about: read again.
            continue
    raise RuntimeError(f"the body of the saved model {model_id} is missing")


def update(
    account_id: str, model_id: str, changes: dict[str, Any], body: bytes | None, if_match: str | None = None
) -> SavedModel:
    """`changes` holds those of name and description that change; the body, where given, is the new one.

    With `if_match` only the state its sender has seen is changed, and a rival's change in between is a 412.
    """
    before = saved_rows.find(account_id, model_id)
    for _ in range(ROUNDS):
        _demand(if_match, before)
        # A new version for each round: a rival may have seen the last one and dropped its object.
        version = before.version if body is None else new_id()
        if body is not None:
            saved_bodies.put(account_id, model_id, version, body)
        order = clock.order()
        after = saved_rows.switch(account_id, before, changes, version, order, exactly=if_match is not None)
        # Without a new body only the order tells our own write from a rival's.
        done = after is not None and (after.order == order or (not if_match and after.version == version))
        if body is not None:
            # Versions never return: what the row has let go nobody will name again. A rival that changed the name alone
            # has not let go of the body.
            kept = after.version if after else None
            for former in {before.version, version} - {kept}:
                saved_bodies.drop(account_id, model_id, former)
        if after is None:
            raise saved_rows.unknown(model_id)
        if done:
            return after
        before = after
    raise _rivals()


def _demand(if_match: str | None, found: SavedModel) -> None:
    if not if_match_holds(if_match, found.tag):
        raise PreconditionFailed("this model has been changed since; read it again, and its ETag with it")


def delete(account_id: str, model_id: str, if_match: str | None = None) -> None:
    """With `if_match` only the state its sender has seen goes, and a rival's change in between is a 412."""
    for _ in range(ROUNDS):
        before = saved_rows.find(account_id, model_id)
        _demand(if_match, before)
        try:
            row = saved_rows.remove(account_id, before, exactly=if_match is not None)
        except storage.ConditionFailed:
            continue
        # No row: a rival's deletion, or a repeat of ours whose answer was lost; the object is to go all the same.
        saved_bodies.drop(account_id, model_id, row["version"] if row else before.version)
        quota.give_back(_places(account_id), model_id, before.created_at)
        return
    raise _rivals()


def _rivals() -> Conflict:
    return Conflict("this model is being changed by others at the same time; try again")


def close(account_id: str) -> None:
    """No model is saved any more."""
    quota.close(_places(account_id))


def _places(account_id: str) -> storage.Key:
    return quota.key(account_id, "MODELS")


def drop(account_id: str, model_id: str) -> None:
    """As `delete`, of whatever is there."""
    row = storage.delete(saved_rows.key(account_id, model_id))
    if row:
        saved_bodies.drop(account_id, model_id, row["version"])


def current_bodies(objects: list[str]) -> set[str]:
    """Those of the objects, by their names, that a row points at."""
    owners = {tuple(name.split("/")[1:3]) for name in objects}
    rows = storage.get_all(
        [saved_rows.key(*owner) for owner in owners if len(owner) == 2], only=["pk", "sk", "version"]
    )
    return {
        saved_bodies.name(row["pk"].removeprefix("MODELS#"), row["sk"].removeprefix("MODEL#"), row["version"])
        for row in rows
    }
