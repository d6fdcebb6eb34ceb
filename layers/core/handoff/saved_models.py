"""Saved models: the facts in a row under the account, the body in an object of its own for each version.

The object is written before the row points at it and dropped after the row has let go: a crash leaves an object that
nothing names, never a row that points at nothing.
"""

import re
import uuid
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from handoff import accounts, clock, saved_bodies, settings, storage
from handoff.errors import Conflict, LimitReached, NotFound, PreconditionFailed
from handoff.preconditions import if_match_holds
from handoff.secret import new_id

# Each round lost means another writer won; so many in a row means something else is wrong.
ROUNDS = 8


@dataclass(frozen=True)
class SavedModel:
    id: str
    name: str
    description: str | None
    created_at: datetime
    updated_at: datetime
    version: str
    # Of the last change, finer than the second that is shown.
    order: int

    @property
    def place(self) -> tuple[int, int, str]:
        """Among the account's models, the last changed first."""
        return clock.epoch(self.updated_at), self.order, self.id

    @property
    def tag(self) -> str:
        """Another after every change, of the name alone too: what If-Match is held to."""
        return f'"{self.version}-{self.order:x}"'


def save(account_id: str, name: str, description: str | None, body: bytes) -> SavedModel:
    # So far above honest use that two saves at once may pass it by one.
    limit: int = settings.limits()["saved_models"]
    if storage.count(accounts.partition(account_id), "MODEL#", "MODEL#~") >= limit:
        raise LimitReached(f"the account has {limit:,} saved models, the most it can have; delete one to save another")
    now = clock.now()
    model = SavedModel(str(uuid.uuid4()), name, description, now, now, new_id(), clock.order())
    saved_bodies.put(account_id, model.id, model.version, body)
    storage.put(
        _key(account_id, model.id),
        {
            "name": name,
            "description": description,
            "created_at": clock.written(now),
            "updated_at": clock.written(now),
            "version": model.version,
            "order": model.order,
        },
        # A repeat of our own write passes.
        condition="attribute_not_exists(pk) OR version = :version",
        values={":version": model.version},
    )
    return model


def listed(account_id: str) -> list[SavedModel]:
    """The account's models, last changed first."""
    models = [_read(row) for row in storage.query(accounts.partition(account_id), "MODEL#", "MODEL#~")]
    return sorted(models, key=lambda model: model.place, reverse=True)


def fetch(account_id: str, model_id: str) -> tuple[SavedModel, bytes]:
    """The model and its JSON, both of one version."""
    for _ in range(ROUNDS):
        model = _find(account_id, model_id)
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
    before = _find(account_id, model_id)
    for _ in range(ROUNDS):
        if not if_match_holds(if_match, before.tag):
            raise PreconditionFailed("this model has been changed since; read it again, and its ETag with it")
        # A new version for each round: a rival may have seen the last one and dropped its object.
        version = before.version if body is None else new_id()
        if body is not None:
            saved_bodies.put(account_id, model_id, version, body)
        order = clock.order()
        after = _switch(account_id, before, changes, version, order, exactly=if_match is not None)
        # Without a new body only the order tells our own write from a rival's.
        done = after is not None and (after.order == order or (not if_match and after.version == version))
        if body is not None:
            # Versions never return: what the row has let go nobody will name again. A rival that changed the name alone
            # has not let go of the body.
            kept = after.version if after else None
            for former in {before.version, version} - {kept}:
                saved_bodies.drop(account_id, model_id, former)
        if after is None:
            raise _unknown(model_id)
        if done:
            return after
        before = after
    raise Conflict("this model is being changed by others at the same time; try again")


def delete(account_id: str, model_id: str) -> None:
    before = _find(account_id, model_id)
    row = storage.delete(_key(account_id, model_id))
    # No row: a rival's deletion, or a repeat of ours whose answer was lost; the object is to go all the same.
    saved_bodies.drop(account_id, model_id, row["version"] if row else before.version)


def drop(account_id: str, model_id: str) -> None:
    """As `delete`, of whatever is there."""
    row = storage.delete(_key(account_id, model_id))
    if row:
        saved_bodies.drop(account_id, model_id, row["version"])


def current_bodies(objects: list[str]) -> set[str]:
    """Those of the objects, by their names, that a row points at."""
    owners = {tuple(name.split("/")[1:3]) for name in objects}
    rows = storage.get_all([_key(*owner) for owner in owners if len(owner) == 2], only=["pk", "sk", "version"])
    return {
        saved_bodies.name(row["pk"].removeprefix("ACCT#"), row["sk"].removeprefix("MODEL#"), row["version"])
        for row in rows
    }


def _switch(
    account_id: str, before: SavedModel, changes: dict[str, Any], version: str, order: int, exactly: bool
) -> SavedModel | None:
    """The row as it stands now: with our version, or with a rival's, or gone.

    A repeat of our own write, after an answer that was lost, fails its condition too: the row tells the two apart.
    """
    try:
        return _update_row(account_id, before, changes, version, order, exactly)
    except storage.ConditionFailed:
        row = storage.get(_key(account_id, before.id))
        return _read(row) if row else None


def _update_row(
    account_id: str, before: SavedModel, changes: dict[str, Any], version: str, order: int, exactly: bool
) -> SavedModel:
    values = {**changes, "updated_at": clock.written(clock.now()), "order": order, "version": version}
    expected = {":expected": before.version, **({":seen": before.order} if exactly else {})}
    row = storage.update(
        _key(account_id, before.id),
        "SET " + ", ".join(f"#{name} = :{name}" for name in values),
        condition="version = :expected" + (" AND #order = :seen" if exactly else ""),
        names={f"#{name}": name for name in values},
        values={**expected, **{f":{name}": value for name, value in values.items()}},
    )
    return _read(row)


def _find(account_id: str, model_id: str) -> SavedModel:
    row = storage.get(_key(account_id, _checked(model_id)))
    if row is None:
        raise _unknown(model_id)
    return _read(row)


def _checked(model_id: str) -> str:
    # Only what we hand out can be a key: anything else is nobody's model, whatever its length.
    if not re.fullmatch(r"[0-9a-f-]{36}", model_id):
        raise _unknown(model_id)
    return model_id


def _unknown(model_id: str) -> NotFound:
    return NotFound(f"no saved model '{model_id[:60]}'")


def _key(account_id: str, model_id: str) -> storage.Key:
    return accounts.partition(account_id), f"MODEL#{model_id}"


def _read(row: storage.Item) -> SavedModel:
    return SavedModel(
        id=row["sk"].removeprefix("MODEL#"),
        name=row["name"],
        description=row.get("description"),
        created_at=clock.read(row["created_at"]),
        updated_at=clock.read(row["updated_at"]),
        version=row["version"],
        order=row.get("order", 0),
    )
