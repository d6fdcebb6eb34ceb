"""Judgements of one entity at a time: rows of schemas/rules.json, which the packages read as well."""

import json
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from handoff.validation.conditions import Chooses, Holds, MayHold, general, needs, plain, together
from handoff.validation.document import Document
from handoff.validation.entries import Entity, Entries
from handoff.validation.report import Finding, Where
from handoff.validation.rulebook import RULES
from handoff.validation.telling import told


class _Row(NamedTuple):
    """Whether its conditions hold, and what is then said; the keys and what of the conditions is looked at before."""

    home: str
    code: str
    at: Where
    holds: Holds
    says: str
    needs: set[str]
    general: list[MayHold]
    plain: list[Chooses]
    # Whether it is said of the first of the model alone.
    once: bool


def spread(rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """A row with `each` stands for one of each of these keys in place of its @."""
    for row in rows:
        if "each" not in row:
            yield row
        for key in row.get("each", ()):
            yield json.loads(json.dumps(row).replace("@", key))


def _row(row: dict[str, Any]) -> _Row:
    home, conditions = row["in"], row["if"]
    return _Row(
        home=home,
        code=row["code"],
        at=tuple(step for step in row["at"].split(".") if step),
        holds=together(home, conditions),
        says=row["says"],
        needs=set().union(*map(needs, conditions)),
        general=[may_hold for each in conditions if (may_hold := general(home, *each))],
        plain=[chooses for each in conditions if (chooses := plain(*each))],
        once=row.get("once", False),
    )


def _grouped(rows: list[_Row]) -> list[list[_Row]]:
    """By collection, code and field."""
    groups: dict[tuple[str, str, Where], list[_Row]] = {}
    for row in rows:
        groups.setdefault((row.home, row.code, row.at), []).append(row)
    return list(groups.values())


_ROWS = {phase: list(map(_row, spread(rows))) for phase, rows in RULES["judgements"].items()}
_GROUPS = {phase: _grouped(rows) for phase, rows in _ROWS.items()}


def checks(document: Document, phase: str) -> Iterator[Iterator[Finding]]:
    """Of the rows with one code at one field the first that holds is said."""
    for rows in _GROUPS[phase]:
        yield _judged(document, rows)


def _judged(document: Document, rows: list[_Row]) -> Iterator[Finding]:
    for listed in document.lists(rows[0].home):
        known = [row for row in rows if row.needs <= listed.keys]
        possible = [row for row in known if all(may_hold(document) for may_hold in row.general)]
        for i in _places(listed, possible):
            entity = listed.items[i]
            if row := _first(document, entity, possible):
                said = partial(told, document, row.home, entity, row.says)
                yield (*listed.where, listed.places[i], *row.at), row.code, said
                if row.once:
                    return


def _places(listed: Entries, rows: list[_Row]) -> Iterable[int]:
    """Of which entities some row may hold, by what whole columns show."""
    if not all(row.plain for row in rows):
        return range(len(listed.items))
    found: set[int] = set()
    for row in rows:
        places: Sequence[int] = range(len(listed.items))
        for chooses in row.plain:
            places = chooses(listed, places)
        found.update(places)
    return sorted(found)


def _first(document: Document, entity: Entity, rows: list[_Row]) -> _Row | None:
    for row in rows:
        if row.holds(document, entity):
            return row
    return None


def judged(document: Document, phase: str, home: str, entity: Entity) -> tuple[Where, str, str] | None:
    """Of one entity the first row that holds: its place below, its code and the words."""
    row = _first(document, entity, [row for row in _ROWS[phase] if row.home == home])
    return row and (row.at, row.code, told(document, home, entity, row.says))
