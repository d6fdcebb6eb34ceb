"""Ids: each unique among its kind, and each reference to one that exists."""

import re
from collections.abc import Iterable, Iterator
from functools import partial
from operator import itemgetter

from handoff.nearest import nearest, quoted
from handoff.validation.document import Document
from handoff.validation.report import Finding, Where, path

SINGULAR = {
    "nodes": "node",
    "materials": "material",
    "sections": "section",
    "hinges": "hinge",
    "members": "member",
    "plates": "plate",
    "supports": "support",
    "load_cases": "load case",
    "load_combinations": "load combination",
    "design_members": "design member",
    "checks": "check",
}
_FIELDS = (
    ("members", "section", "sections"),
    ("members", "material", "materials"),
    ("plates", "material", "materials"),
    ("supports", "node", "nodes"),
)
_LISTS = (
    ("plates", "nodes", "nodes"),
    ("design_members", "members", "members"),
    ("checks", "members", "members"),
    ("checks", "design_members", "design_members"),
)
_LOADS = (
    ("node_loads", "node", "nodes"),
    ("member_loads", "member", "members"),
    ("plate_loads", "plate", "plates"),
    ("support_displacements", "support", "supports"),
)

# IPE300, HE 300 B, 457x191x67 UB: what people write where the id of a section belongs.
_LIBRARY_NAME = re.compile(r"[A-Za-z]+[ _-]?[0-9]|[0-9]+x[0-9]")
_LIBRARY_HINT = "; a library section needs an entry in model.sections, with 'id' and 'library'"


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    """Each check finds in document order; most end after one comparison of sets."""
    for collection in document.entities:
        yield _duplicates(document, collection)
    yield _ends(document, "start")
    yield _ends(document, "end")
    for collection, field, target in _FIELDS:
        yield _fields(document, collection, field, target)
    yield _hinges(document, "start_hinge")
    yield _hinges(document, "end_hinge")
    for collection, field, target in _LISTS:
        yield _lists(document, collection, field, target)
    for kind, field, target in _LOADS:
        yield _loads(document, kind, field, target)
    yield _terms(document)
    yield _analysis(document)


def _duplicates(document: Document, collection: str) -> Iterator[Finding]:
    known, items = document.ids[collection], document.entities[collection]
    if document.whole and known is not None and len(known) == len(items):
        return
    ids = list(map(itemgetter("id"), items))
    first: dict[str, int] = {}
    for i, name in enumerate(ids):
        if name in first:
            home = path(document.where(collection, first[name]))
            yield (*document.where(collection, i), "id"), f"duplicate id '{name}'; first used at {home}"
        else:
            first[name] = i


def _ends(document: Document, field: str) -> Iterator[Finding]:
    known = document.ids["nodes"]
    if known is None or known >= document.used:
        return
    for i, member in enumerate(document.entities["members"]):
        if member[field] not in known:
            yield _unknown((*document.where("members", i), field), member[field], "nodes", known)


def _fields(document: Document, collection: str, field: str, target: str) -> Iterator[Finding]:
    known = document.ids[target]
    items = document.entities[collection]
    if known is None or known.issuperset(map(itemgetter(field), items)):
        return
    for i, name in enumerate(map(itemgetter(field), items)):
        if name not in known:
            yield _unknown((*document.where(collection, i), field), name, target, known)


def _hinges(document: Document, field: str) -> Iterator[Finding]:
    known = document.ids["hinges"]
    if known is None or field not in document.member_keys:
        return
    for i, member in enumerate(document.entities["members"]):
        if field in member and member[field] not in known:
            yield _unknown((*document.where("members", i), field), member[field], "hinges", known)


def _lists(document: Document, collection: str, field: str, target: str) -> Iterator[Finding]:
    known = document.ids[target]
    if known is None:
        return
    for i, item in enumerate(document.entities[collection]):
        if field in item and not known.issuperset(item[field]):
            yield from _missing((*document.where(collection, i), field), item[field], target, known)


def _loads(document: Document, kind: str, field: str, target: str) -> Iterator[Finding]:
    known = document.ids[target]
    if known is None:
        return
    for loads in document.loads[kind]:
        if not known.issuperset(map(itemgetter(field), loads.items)):
            for i, name in enumerate(map(itemgetter(field), loads.items)):
                if name not in known:
                    yield _unknown((*loads.where, loads.places[i], field), name, target, known)


def _terms(document: Document) -> Iterator[Finding]:
    known = document.ids["load_cases"]
    if known is None:
        return
    for i, combination in enumerate(document.entities["load_combinations"]):
        for j, term in enumerate(combination["terms"]):
            if term["load_case"] not in known:
                where = (*document.where("load_combinations", i), "terms", j, "load_case")
                yield _unknown(where, term["load_case"], "load_cases", known)


def _analysis(document: Document) -> Iterator[Finding]:
    combinations, cases = document.ids["load_combinations"], document.ids["load_cases"]
    if combinations is not None:
        names = document.analysis.get("buckling", {}).get("combinations", ())
        yield from _missing(("analysis", "buckling", "combinations"), names, "load_combinations", combinations)
    if cases is not None:
        for i, source in enumerate(document.analysis.get("modal", {}).get("mass_sources", ())):
            if source["load_case"] not in cases:
                where = ("analysis", "modal", "mass_sources", i, "load_case")
                yield _unknown(where, source["load_case"], "load_cases", cases)


def _missing(where: Where, names: Iterable[str], target: str, known: set[str]) -> Iterator[Finding]:
    for i, name in enumerate(names):
        if name not in known:
            yield _unknown((*where, i), name, target, known)


def _unknown(where: Where, name: str, target: str, known: set[str]) -> Finding:
    return where, partial(unknown, name, target, known)


def unknown(name: str, target: str, known: set[str]) -> str:
    """`unknown node 'N12'; nearest: 'N2', 'N1'`."""
    message = f"unknown {SINGULAR[target]} '{name}'"
    near = nearest(name, known)
    if near:
        return message + quoted(near)
    hint = _LIBRARY_HINT if target == "sections" and _LIBRARY_NAME.match(name) else ""
    if not known:
        return f"{message}; the model has no {target.replace('_', ' ')}{hint}"
    if len(known) > 100:
        return f"{message}; none of the {len(known):,} {target.replace('_', ' ')} is spelt like it{hint}"
    some = ", ".join(repr(other) for other in sorted(known)[:3])
    return f"{message}; known: {some}{', …' if len(known) > 3 else ''}{hint}"
