"""What is to be verified: members and pairs that no check will verify."""

from collections.abc import Iterable, Iterator

from handoff.validation import targets
from handoff.validation.document import Document
from handoff.validation.entries import Entity
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_OPEN = RULES["en1993_1_1"]["open"]


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _bare(document)
    yield _built_up(document)


def _built_up(document: Document) -> Iterator[Finding]:
    """Two sections back to back, of which the check knows not how they are joined."""
    if not any(check["type"] == "en1993_1_1" for check in document.entities["checks"]):
        return
    used = document.named("sections", "members")
    for i, section in enumerate(document.entities["sections"]):
        name = section.get("library", "")
        # Names of pairs, and no others, begin with a 2.
        pair = name.lstrip().startswith("2") or section.get("shape", {}).get("type") in _OPEN
        if pair and section["id"] in used and _doubled(name):
            told = "two sections back to back are a built-up member, which the EN 1993-1-1 check leaves open (6.4.4): "
            where = (*document.where("sections", i), "library" if name else "shape")
            yield where, "built_up_section", told + "the model does not say how they are joined"


def _doubled(name: str) -> bool:
    if not name:
        return True
    from handoff import sections

    return str(sections.find(name)["shape"]["type"]) in _OPEN


def _bare(document: Document) -> Iterator[Finding]:
    every: tuple[str, int] | None = None
    tension = _in_tension(document)
    for i, check in enumerate(document.entities["checks"]):
        if check["type"] != "en1993_1_1" or "design_members" in check:
            continue
        if "all" in check:
            first, count = every = every or _unnamed(document, tension)
        else:
            names = [name for name in dict.fromkeys(_named(document, check)) if name not in tension]
            first, count = next(iter(names), ""), len(names)
        if count:
            told = f"member '{first}'" + (f" and {count - 1:,} more are" if count > 1 else " is")
            yield (
                (*document.where("checks", i), targets.kind_of(check)),
                "buckling_not_verified",
                f"{told} checked without a design member: cross-sections alone are verified, buckling is left open; "
                "put members in design_members and name those",
            )


def _named(document: Document, check: Entity) -> Iterable[str]:
    """The members a check names one by one, and of groups and storeys those that no design member has."""
    kind = targets.kind_of(check)
    inside = (member for name in check[kind] for member in targets.aimed(document, kind, name))
    if kind == "members":
        return inside
    designed = {name for design in document.entities["design_members"] for name in design["members"]}
    return (name for name in inside if name not in designed)


def _in_tension(document: Document) -> set[str]:
    if "type" not in document.member_keys:
        return set()
    return {member["id"] for member in document.entities["members"] if member.get("type") == "tension"}


def _unnamed(document: Document, tension: set[str]) -> tuple[str, int]:
    """The first member that no design member has and that may be compressed, and how many there are."""
    members = document.entities["members"]
    known = tension.union(*(design["members"] for design in document.entities["design_members"]))
    if not known:
        return (members[0]["id"] if members else ""), len(members)
    names = [member["id"] for member in members if member["id"] not in known]
    return next(iter(names), ""), len(names)
