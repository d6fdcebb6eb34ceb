"""Ids: each unique among its kind, and each reference to one that exists."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from operator import itemgetter

from handoff.nearest import quoted
from handoff.validation.document import COLLECTIONS, Document
from handoff.validation.report import Finding, Where, path
from handoff.validation.rulebook import RULES

# What refers to what.
_REFERENCES = RULES["references"]
# IPE300, HE 300 B, 457x191x67 UB: what people write where the id of a section belongs.
_LIBRARY_NAME = re.compile(RULES["library_name"])
_LIBRARY_HINT = "; a library section needs an entry in model.sections, with 'id' and 'library'"


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    """Each check finds in document order; most end after one comparison of sets."""
    for collection in document.entities:
        yield _duplicates(document, collection)
    for collection, field, target in _REFERENCES["fields"]:
        yield _fields(document, collection, field, target)
    for collection, field, target in _REFERENCES["lists"]:
        yield _lists(document, collection, field, target)
    for kind, field, target in _REFERENCES["loads"]:
        yield _loads(document, kind, field, target)
    for kind, field, target in _REFERENCES["load_lists"]:
        yield _load_lists(document, kind, field, target)
    for collection, entries, field, target in _REFERENCES["entries"]:
        yield _entries(document, collection, entries, field, target)
    yield _analysis(document)


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


def _fields(document: Document, collection: str, field: str, target: str) -> Iterator[Finding]:
    known, items = document.ids[target], document.entities[collection]
    if known is None:
        return
    # Members are many; what all of them refer to has been gathered once.
    if collection == "members" and (
        field not in document.member_keys
        or (target == "nodes" and known >= document.used)
        or (field in document.made_of and known >= document.made_of[field])
    ):
        return
    for i, item in enumerate(items if not _all_known(items, field, known) else ()):
        if field in item and item[field] not in known:
            yield _unknown(document, (*document.where(collection, i), field), item[field], target)


def _all_known(items: list[dict[str, str]], field: str, known: set[str]) -> bool:
    try:
        return known.issuperset(map(itemgetter(field), items))
    except KeyError:
        return False


def _lists(document: Document, collection: str, field: str, target: str) -> Iterator[Finding]:
    known = document.ids[target]
    for i, item in enumerate(document.entities[collection] if known is not None else ()):
        if field in item:
            yield from _names(document, (*document.where(collection, i), field), item[field], target)


def _loads(document: Document, kind: str, field: str, target: str) -> Iterator[Finding]:
    known = document.ids[target]
    for loads in document.loads[kind] if known is not None else ():
        if known is not None and not known.issuperset(map(itemgetter(field), loads.items)):
            for i, name in enumerate(map(itemgetter(field), loads.items)):
                if name not in known:
                    yield _unknown(document, (*loads.where, loads.places[i], field), name, target)


def _load_lists(document: Document, kind: str, field: str, target: str) -> Iterator[Finding]:
    for loads in document.loads[kind]:
        for i, load in enumerate(loads.items):
            yield from _names(document, (*loads.where, loads.places[i], field), load[field], target)


def _entries(document: Document, collection: str, entries: str, field: str, target: str) -> Iterator[Finding]:
    for i, item in enumerate(document.entities[collection]):
        yield from _named(document, (*document.where(collection, i), entries), item[entries], field, target)


def _analysis(document: Document) -> Iterator[Finding]:
    for part, key, target in _REFERENCES["analysis_lists"]:
        yield from _names(document, ("analysis", part, key), document.analysis.get(part, {}).get(key, ()), target)
    for part, key, field, target in _REFERENCES["analysis_entries"]:
        entries = document.analysis.get(part, {}).get(key, ())
        yield from _named(document, ("analysis", part, key), entries, field, target)


def _named(
    document: Document, where: Where, entries: Iterable[dict[str, str]], field: str, target: str
) -> Iterator[Finding]:
    known = document.ids[target]
    for i, entry in enumerate(entries if known is not None else ()):
        if known is not None and entry[field] not in known:
            yield _unknown(document, (*where, i, field), entry[field], target)


def _names(document: Document, where: Where, names: Iterable[str], target: str) -> Iterator[Finding]:
    known = document.ids[target]
    if known is None or known.issuperset(names):
        return
    for i, name in enumerate(names):
        if name not in known:
            yield _unknown(document, (*where, i), name, target)


def _unknown(document: Document, where: Where, name: str, target: str) -> Finding:
    return where, "unknown_reference", partial(_told, document, name, target)


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
