"""References: each leads to an entity that exists."""

import re
from collections.abc import Iterator
from functools import partial
from typing import Any

from handoff.nearest import quoted
from handoff.sentences import said
from handoff.validation.combination_rules import makes
from handoff.validation.document import Document
from handoff.validation.paths import PATHS
from handoff.validation.report import Finding, Where
from handoff.validation.rulebook import COLLECTIONS, RULES

# IPE300, HE 300 B, 457x191x67 UB: what people write where the id of a section belongs.
_LIBRARY_NAME = re.compile(RULES["library_name"])
_LIBRARY_HINT = "; a library section needs an entry in model.sections, with 'id' and 'library'"


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    """Each check finds in document order; most end after one comparison of sets."""
    for (home, target), paths in PATHS.items():
        if document.ids[target] is not None and not _all_known(document, home, target):
            for steps in paths:
                yield _unknown(document, home, steps, target)


def _all_known(document: Document, home: str, target: str) -> bool:
    known = document.ids[target] or set()
    if home == "members":  # they are many, and further rules ask what they refer to
        return known >= document.named(target, home)
    return all(known.issuperset(names) for names in document.names(target, home))


def _unknown(document: Document, home: str, steps: list[str], target: str) -> Iterator[Finding]:
    known = document.ids[target] or set()
    first, *further = steps
    for listed in document.lists(home):
        for place, value in zip(listed.places, listed.values(first, []), strict=True):
            for where, name in _named((*listed.where, place, first), value, further):
                if name not in known and not (target == "load_combinations" and makes(document, name)):
                    yield where, "unknown_reference", partial(_told, document, name, target)


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
        hint = f": {said('add_hinge', id=name)}" if target == "hinges" else hint
        return f"{message}; the model has no {target.replace('_', ' ')}{hint}"
    if len(known) > 100:
        return f"{message}; none of the {len(known):,} {target.replace('_', ' ')} is spelt like it{hint}"
    some = ", ".join(repr(other) for other in sorted(known)[:3])
    return f"{message}; known: {some}{', …' if len(known) > 3 else ''}{hint}"
