"""What checks aim at: members that have what the check needs."""

from collections.abc import Iterator

from handoff.sentences import said
from handoff.validation import judgements
from handoff.validation.aims import aimed, kind_of
from handoff.validation.combining import limit_states
from handoff.validation.document import Document, remembered
from handoff.validation.entries import Entity
from handoff.validation.report import Finding, Where

# A member that lacks something, and the code and words for what.
Lack = tuple[str, str, str]


def needs(document: Document) -> Iterator[Finding]:
    for i, check in enumerate(document.entities["checks"]):
        where = document.where("checks", i)
        yield from _nothing(document, check, where)
        for place, name in enumerate(check.get("storeys", [])):
            if name in (document.ids["storeys"] or ()) and not aimed(document, "storeys", name):
                yield (*where, "storeys", place), "no_members", said("no_members_in_storey", storey=name)
        if check["type"] == "en1993_1_1":
            yield from _untold(document, check, where)


def _nothing(document: Document, check: Entity, where: Where) -> Iterator[Finding]:
    """A limit state that no combination has, or all of no members."""
    states, state = limit_states(document), check["limit_state"]
    if states is not None and state not in states:
        remedy = said("list_combinations") if state in ("ULS", "SLS") else ""
        words = said("no_combination", state=state, known=", ".join(states) or "none", remedy=remedy)
        yield (*where, "limit_state"), "no_combination_of_limit_state", words
    # Broken ones are members too.
    if "all" in check and document.ids["members"] is not None and not document.ids["members"]:
        yield (*where, "all"), "no_members", said("no_members")


def _untold(document: Document, check: Entity, where: Where) -> Iterator[Finding]:
    kind = kind_of(check)
    named: set[str] = set()
    told: set[str] = set()
    for place, name in enumerate(["all"] if kind == "all" else check[kind]):
        # What is named again lacks nothing new.
        for member, code, lack in _lacks_of(document, kind, name) if name not in named else ():
            if lack not in told:
                told.add(lack)
                at = (*where, kind) if kind == "all" else (*where, kind, place)
                prefix = f"design member '{name}', " if kind == "design_members" else ""
                yield at, code, f"{prefix}member '{member}': {lack}"
        named.add(name)


@remembered
def _lacks_of(document: Document, kind: str, name: str) -> list[Lack]:
    """One for each material and each section, however many members share it, and checks name it."""
    materials, sections = _lacks(document)
    found: dict[tuple[str, str], str] = {}
    for member in _members(document, kind, name) if materials or sections else ():
        lack = materials.get(member["material"]) or sections.get(member["section"])
        if lack is not None:
            found.setdefault(lack, member["id"])
    return [(member, *lack) for lack, member in found.items()]


@remembered
def _lacks(document: Document) -> list[dict[str, tuple[str, str]]]:
    """By material and by section, the code and the words for what it lacks."""
    return [
        {
            name: lack[1:]
            for name, entity in document.lookup(home).items()
            if (lack := judgements.judged(document, "lacks", home, entity))
        }
        for home in ("materials", "sections")
    ]


def _members(document: Document, kind: str, name: str) -> list[Entity]:
    if kind == "all":
        return document.entities["members"]
    members = document.lookup("members")
    return [members[member] for member in aimed(document, kind, name) if member in members]
