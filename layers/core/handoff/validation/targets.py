"""What checks aim at: a limit state that has combinations, and members that have what the check needs."""

from collections.abc import Iterator
from operator import itemgetter

from handoff.validation.document import Document, Entity
from handoff.validation.report import Finding, Where
from handoff.validation.rules import grade
from handoff.validation.wording import choice

# EN 1993-1-1 classifies and verifies these outlines; of any other the check could say nothing.
_OUTLINES = ("i", "channel", "angle", "rhs", "chs")


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _combinations(document)
    yield _needs(document)


def _combinations(document: Document) -> Iterator[Finding]:
    if document.ids["load_combinations"] is None:
        return
    present = {combination["limit_state"] for combination in document.entities["load_combinations"]}
    # A broken combination may be the one of this limit state.
    whole = len(document.entities["load_combinations"]) == len(document.ids["load_combinations"])
    for i, check in enumerate(document.entities["checks"]):
        if check["limit_state"] not in present and (whole or not document.ids["load_combinations"]):
            found = f"the model has {choice(sorted(present), 'and')}" if present else "the model has none at all"
            yield (
                (*document.where("checks", i), "limit_state"),
                f"no load combination has limit_state '{check['limit_state']}', so nothing would be verified; {found}",
            )


def _needs(document: Document) -> Iterator[Finding]:
    for i, check in enumerate(document.entities["checks"]):
        where = document.where("checks", i)
        if "all" in check and document.ids["members"] == set():
            yield (*where, "all"), "the model has no members, so the check would verify nothing"
        if check["type"] != "en1993_1_1":
            continue
        # One issue per material and per section, however many members share it.
        told: set[str | None] = {None}
        for place, prefix, member in _aimed(document, check, where):
            lack = _material_lack(document, member["material"]) or _section_lack(document, member["section"])
            if lack not in told:
                told.add(lack)
                yield place, f"{prefix}member '{member['id']}': {lack}"


def _aimed(document: Document, check: Entity, where: Where) -> Iterator[tuple[Where, str, Entity]]:
    """Every member a check is aimed at, with the place that says so."""
    if "all" in check:
        every = document.entities["members"]
        # One look at each section and material tells whether a look at each member is needed.
        sections = set(map(itemgetter("section"), every))
        materials = set(map(itemgetter("material"), every))
        if any(_section_lack(document, name) for name in sections) or any(
            _material_lack(document, name) for name in materials
        ):
            yield from (((*where, "all"), "", member) for member in every)
        return
    members, designs = document.lookup("members"), document.lookup("design_members")
    for j, name in enumerate(check.get("members", ())):
        if name in members:
            yield (*where, "members", j), "", members[name]
    for j, name in enumerate(check.get("design_members", ())):
        for member in designs.get(name, {}).get("members", ()):
            if member in members:
                yield (*where, "design_members", j), f"design member '{name}', ", members[member]


def _material_lack(document: Document, name: str) -> str | None:
    material = document.lookup("materials").get(name)
    if material is None:
        return None
    if material["type"] != "steel":
        return f"the EN 1993-1-1 check takes steel, and material '{name}' is {material['type']}"
    if material.get("fy_rule", "given") == "given" and "fy" not in material:
        rule = "'fy_rule': 'product_standard' with its grade" if grade(material) else "a grade with an 'fy_rule'"
        return f"material '{name}' has no yield strength: the EN 1993-1-1 check needs 'fy', or {rule}"
    return None


def _section_lack(document: Document, name: str) -> str | None:
    section = document.lookup("sections").get(name)
    if section is None or "library" in section:
        return None
    shape = section.get("shape", {}).get("type")
    if shape is not None and shape not in _OUTLINES:
        return f"the EN 1993-1-1 check covers the shapes {choice(_OUTLINES)}, and section '{name}' is '{shape}'"
    # Class, shear area and moduli follow from the outline, the buckling curves from how it is made.
    lacking = [key for key in ("shape", "fabrication") if key not in section]
    if lacking:
        return f"section '{name}' lacks {choice(lacking, 'and')}, which the EN 1993-1-1 check needs"
    return None
