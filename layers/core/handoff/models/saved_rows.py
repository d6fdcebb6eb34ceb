"""Rows of saved models under their account: each points at the version of the body that is in force."""

import re
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from handoff.aws import storage
from handoff.errors import NotFound
from handoff.runtime import clock

FIRST, LAST = "MODEL#", "MODEL#~"


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


def partition(account_id: str) -> str:
    return f"MODELS#{account_id}"


def add(account_id: str, model: SavedModel) -> None:
    storage.put(
        key(account_id, model.id),
        {
            "name": model.name,
            "description": model.description,
            "created_at": clock.written(model.created_at),
            "updated_at": clock.written(model.updated_at),
            "version": model.version,
            "order": model.order,
        },
        # A repeat of our own write passes.
        condition="attribute_not_exists(pk) OR version = :version",
        values={":version": model.version},
    )


def every(account_id: str) -> list[SavedModel]:
    return [_read(row) for row in storage.query(partition(account_id), FIRST, LAST)]


def switch(
    account_id: str, before: SavedModel, changes: dict[str, Any], version: str, order: int, exactly: bool
) -> SavedModel | None:
    """The row as it stands now: with our version, or with a rival's, or gone.

    A repeat of our own write, after an answer that was lost, fails its condition too: the row tells the two apart.
    """
    try:
        return _update_row(account_id, before, changes, version, order, exactly)
    except storage.ConditionFailed:
        row = storage.get(key(account_id, before.id))
        return _read(row) if row else None


def _update_row(
    account_id: str, before: SavedModel, changes: dict[str, Any], version: str, order: int, exactly: bool
) -> SavedModel:
    values = {**changes, "updated_at": clock.written(clock.now()), "order": order, "version": version}
    expected = {":expected": before.version, **({":seen": before.order} if exactly else {})}
    row = storage.update(
        key(account_id, before.id),
        "SET " + ", ".join(f"#{name} = :{name}" for name in values),
        condition="version = :expected" + (" AND #order = :seen" if exactly else ""),
        names={f"#{name}": name for name in values},
        values={**expected, **{f":{name}": value for name, value in values.items()}},
    )
    return _read(row)


def remove(account_id: str, before: SavedModel, exactly: bool) -> storage.Item | None:
    """The row that went, or None where none was left; with `exactly` a row that has changed since stays."""
    own = key(account_id, before.id)
    if not exactly:
        return storage.delete(own)
    return storage.delete(
        own,
        condition="attribute_not_exists(pk) OR (version = :expected AND #order = :seen)",
        names={"#order": "order"},
        values={":expected": before.version, ":seen": before.order},
    )


def find(account_id: str, model_id: str) -> SavedModel:
    row = storage.get(key(account_id, _checked(model_id)))
    if row is None:
        raise unknown(model_id)
    return _read(row)


def _checked(model_id: str) -> str:
    # Only what we hand out can be a key: anything else is nobody's model, whatever its length.
    if not re.fullmatch(r"[0-9a-f-]{36}", model_id):
        raise unknown(model_id)
    return model_id


def unknown(model_id: str) -> NotFound:
    return NotFound(f"no saved model '{model_id[:60]}'")


def key(account_id: str, model_id: str) -> storage.Key:
    return partition(account_id), f"MODEL#{model_id}"


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
