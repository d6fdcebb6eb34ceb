"""Ids: each unique among its kind, and each reference to one that exists."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain
from operator import itemgetter
from typing import Any

from handoff.nearest import quoted
from handoff.validation.document import COLLECTIONS, Document, Entries
from handoff.validation.report import Finding, Where, path
from handoff.validation.rulebook import RULES

# IPE300, HE 300 B, 457x191x67 UB: what people write where the id of a section belongs.
_LIBRARY_NAME = re.compile(RULES["library_name"])
_LIBRARY_HINT = "; a library section needs an entry in model.sections, with 'id' and 'library'"


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    """Each check finds in document order; most end after one comparison of sets."""
    for collection in document.entities:
        yield _duplicates(document, collection)
    for home, steps, target in RULES["references"]:
        yield _references(document, home, steps.split("."), target)


def _duplicates(document: Document, collection: str) -> Iterator[Finding]:
    known, items = document.ids[collection], document.entities[collection]
    if document.whole and known is not None and len(known) == len(items):
        return
    first: dict[str, int] = {}
    for i, name in enumerate(map(itemgetter("id"), items)):
        if name in first:
            home = path(document.where(collection, first[name]))
            told = f"duplicate id '{name}'; first used at {home}"
            yield (*document.where(collection, i), "id"), "duplicate_id", told
        else:
            first[name] = i


def _references(document: Document, home: str, steps: list[str], target: str) -> Iterator[Finding]:
    """Names of one kind, of which most models know all: only then is each looked at in its place."""
    known = document.ids[target]
    if known is None or (home == "members" and _gathered(document, steps[0], target, known)):
        return
    for listed in document.lists(home):
        if known.issuperset(_names(listed, *steps)):
            continue
        for place, item in zip(listed.places, listed.items, strict=True):
            for where, name in _named((*listed.where, place), item, steps):
                if name not in known:
                    yield where, "unknown_reference", partial(_told, document, name, target)


def _gathered(document: Document, field: str, target: str, known: set[str]) -> bool:
    """Members are many; what all of them refer to has been gathered once."""
    return (
        field not in document.member_keys
        or (target == "nodes" and known >= document.used)
        or (field in document.made_of and known >= document.made_of[field])
    )


def _names(listed: Entries, step: str, *further: str) -> Iterable[str]:
    """All names at a path, whichever place they have."""
    try:
        values = listed.column(step)
    except KeyError:
        values = [item[step] for item in listed.items if step in item]
    if values and isinstance(values[0], list):
        values = list(chain.from_iterable(values))
    return _names(Entries((), values, ()), *further) if further else values


def _named(where: Where, value: Any, steps: list[str]) -> Iterator[tuple[Where, str]]:
    """The names at a path with their places, through lists and where there is something."""
    if isinstance(value, list):
        for i, part in enumerate(value):
            yield from _named((*where, i), part, steps)
    elif not steps:
        yield where, value
    elif steps[0] in value:
        yield from _named((*where, steps[0]), value[steps[0]], steps[1:])


def _told(document: Document, name: str, target: str) -> str:
    """`unknown node 'N12'; nearest: 'N2', 'N1'`."""
    known = document.ids[target] or set()
    message = f"unknown {COLLECTIONS[target].replace('_', ' ')} '{name}'"
    near = document.nearest(name, target)
    if near:
        return message + quoted(near)
    hint = _LIBRARY_HINT if target == "sections" and _LIBRARY_NAME.match(name) else ""
    if not known:
        return f"{message}; the model has no {target.replace('_', ' ')}{hint}"
    if len(known) > 100:
        return f"{message}; none of the {len(known):,} {target.replace('_', ' ')} is spelt like it{hint}"
    some = ", ".join(repr(other) for other in sorted(known)[:3])
    return f"{message}; known: {some}{', …' if len(known) > 3 else ''}{hint}"
