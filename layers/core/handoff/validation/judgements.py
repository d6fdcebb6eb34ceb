"""Judgements of one entity at a time: rows of schemas/rules.json, which the packages read as well."""

import json
from collections.abc import Iterator
from functools import partial
from typing import Any, NamedTuple

from handoff.validation.conditions import holds, is_general, may_hold, needs, place, told
from handoff.validation.document import Document, Entity
from handoff.validation.report import Finding, Where
from handoff.validation.rulebook import RULES


class _Row(NamedTuple):
    """Conditions that must all hold, and what is then said; the keys and the general conditions looked at before."""

    conditions: list[list[Any]]
    says: str
    needs: set[str]
    general: list[list[Any]]
    once: bool


Place = tuple[str, str, tuple[str, ...]]


def spread(rows: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """A row with `each` stands for one of each of these keys in place of its @."""
    for row in rows:
        for key in row.get("each", ("",)):
            yield json.loads(json.dumps(row).replace("@", key))


def _grouped(rows: list[dict[str, Any]]) -> dict[Place, list[_Row]]:
    """By collection, code and field."""
    groups: dict[Place, list[_Row]] = {}
    for row in spread(rows):
        at = tuple(filter(None, row["at"].split(".")))
        keys: set[str] = set().union(*map(needs, row["if"]))
        made = _Row(
            row["if"],
            row["says"],
            keys,
            [each for each in row["if"] if is_general(row["in"], each)],
            row.get("once", False),
        )
        groups.setdefault((row["in"], row["code"], at), []).append(made)
    return groups


_JUDGEMENTS = {phase: _grouped(rows) for phase, rows in RULES["judgements"].items()}


def checks(document: Document, phase: str) -> Iterator[Iterator[Finding]]:
    """Of the rows with one code at one field the first that holds is told."""
    for (home, code, at), rows in _JUDGEMENTS[phase].items():
        yield _judged(document, home, code, at, rows)


def _judged(document: Document, home: str, code: str, at: Where, rows: list[_Row]) -> Iterator[Finding]:
    for listed in document.lists(home):
        possible = [
            row
            for row in rows
            if row.needs <= listed.keys and all(may_hold(document, home, listed, *each) for each in row.general)
        ]
        for index, entity in zip(listed.places, listed.items, strict=True) if possible else ():
            if row := _first(document, home, entity, possible):
                below = place(document, home, entity, at)
                yield (*listed.where, index, *below), code, partial(told, document, home, entity, below, row.says)
                if row.once:
                    return


def _first(document: Document, home: str, entity: Entity, rows: list[_Row]) -> _Row | None:
    for row in rows:
        if all(holds(document, home, entity, *condition) for condition in row.conditions):
            return row
    return None


def lack(document: Document, home: str, entity: Entity) -> tuple[str, str] | None:
    """What an EN 1993-1-1 check needs of a material or a section and does not find: the code, and the words for it."""
    for (kind, code, _), rows in _JUDGEMENTS["lacks"].items():
        if kind == home and (row := _first(document, home, entity, rows)):
            return code, told(document, home, entity, (), row.says)
    return None
