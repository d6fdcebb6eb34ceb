"""What stands twice: rows of schemas/rules.json on one list, which the packages read as well."""

from collections.abc import Iterator, Sequence
from typing import Any

from handoff.validation.document import Document
from handoff.validation.entries import Entity, Entries
from handoff.validation.judgements import spread
from handoff.validation.quantities import QUANTITIES
from handoff.validation.report import Finding, Where, path
from handoff.validation.rulebook import RULES

_ROWS = {phase: list(spread(rows)) for phase, rows in RULES["repeats"].items()}


def checks(document: Document, phase: str) -> Iterator[Iterator[Finding]]:
    """What stands twice in a collection, or in a list of one of its entities."""
    for row in _ROWS[phase]:
        for listed in document.lists(row["in"]):
            if "list" not in row:
                yield _among(document, row, listed)
            elif row["list"] in listed.keys:
                yield _inside(row, listed)


def _inside(row: dict[str, Any], listed: Entries) -> Iterator[Finding]:
    inner, key = row["list"], row.get("key")
    for place, parts in zip(listed.places, listed.values(inner), strict=True):
        names = [part[key] for part in parts] if key and parts else parts or ()
        yield from _repeated(row, names, (*listed.where, place, inner), range(len(names)))


def _among(document: Document, row: dict[str, Any], listed: Entries) -> Iterator[Finding]:
    if _distinct(document, row["in"], row["key"]):
        return
    derived = QUANTITIES.get(row["in"], {}).get(row["key"])
    names = [derived(document, item) if derived else item[row["key"]] for item in listed.items]
    yield from _repeated(row, names, listed.where, listed.places, listed.items)


def _distinct(document: Document, home: str, key: str) -> bool:
    """A look at all at once: whether none stands twice, for certain."""
    if key == "cell":
        return not document.crowded
    if key == "pair":
        middles = document.grid.middles(document.start_places, document.end_places)
        if len(set(middles)) == len(document.entities["members"]):
            return True
        starts, ends = document.starts, document.ends
        ways = set(zip(starts, ends, strict=True))
        return len(ways) == len(starts) and ways.isdisjoint(zip(ends, starts, strict=True))
    return key == "id" and document.whole and len(document.ids[home] or ()) == len(document.entities[home])


def _repeated(
    row: dict[str, Any], names: Sequence[Any], where: Where, places: Sequence[int | str], items: Sequence[Entity] = ()
) -> Iterator[Finding]:
    if len(set(names)) == len(names):
        return
    field = [row["key"]] if "key" in row and row["key"] not in QUANTITIES.get(row["in"], {}) else []
    first: dict[Any, int] = {}
    for i, name in enumerate(names):
        if name is not None and first.setdefault(name, i) != i:
            known = first[name]
            own = {"id": items[i]["id"], "first": items[known]["id"]} if items else {}
            told = row["says"].format(name=name, place=path((*where, places[known])), **own)
            yield (*where, places[i], *field), row["code"], told
            if row.get("once"):
                return
