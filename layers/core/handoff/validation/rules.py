"""Errors no schema and no row can see: lengths, corners, lines, and names the library does not know."""

from collections.abc import Iterator
from functools import partial
from operator import eq

from handoff.nearest import quoted
from handoff.validation import geometry
from handoff.validation.document import Document
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_POISSON = RULES["poisson"]
_NO_AREA = RULES["geometry"]["least_plate_area_m2"]


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _zero_lengths(document)
    yield _plate_corners(document)
    yield _library(document)
    yield _lines(document)


def _zero_lengths(document: Document) -> Iterator[Finding]:
    points = document.points
    offsets = document.member_keys & {"start_offset", "end_offset"}
    if not offsets and not document.crowded and not any(map(eq, document.starts, document.ends)):
        return
    for i, member in enumerate(document.entities["members"]):
        where = document.where("members", i)
        if member["start"] == member["end"]:
            yield (
                (*where, "end"),
                "same_start_and_end",
                f"a member needs two nodes: start and end are both '{member['start']}'",
            )
        elif member["start"] in points and member["end"] in points:
            length = geometry.length(*geometry.ends(member, points))
            if length <= geometry.TOUCH_M:
                told = f"zero length: nodes '{member['start']}' and '{member['end']}' are at the same place"
                yield where, "zero_length", told


def _plate_corners(document: Document) -> Iterator[Finding]:
    points = document.points
    materials = document.lookup("materials")
    for i, plate in enumerate(document.entities["plates"]):
        where = document.where("plates", i)
        nodes = plate["nodes"]
        twice = next((j for j, node in enumerate(nodes) if node in nodes[:j]), None)
        if twice is not None:
            yield (
                (*where, "nodes", twice),
                "repeated_corner",
                f"node '{nodes[twice]}' is already a corner of this plate",
            )
        elif all(node in points for node in nodes):
            corners = [points[node] for node in nodes]
            if geometry.area(corners) <= _NO_AREA:
                yield (*where, "nodes"), "no_plate_area", "the corners lie on one line: the plate has no area"
            elif (bad := geometry.bad_corner(corners)) is not None:
                yield (
                    (*where, "nodes", bad),
                    "no_outward_corner",
                    f"the plate does not turn outwards at node '{nodes[bad]}': give convex corners in order round the "
                    "edge, or two triangles",
                )
        material = materials.get(plate["material"])
        if (
            material
            and "nu" not in material
            and not _POISSON["from"] <= material["e"] / (2 * material["g"]) - 1 < _POISSON["below"]
        ):
            yield (
                (*where, "material"),
                "no_poisson_ratio",
                f"a plate needs Poisson's ratio: give material '{plate['material']}' a 'nu', since e / (2 g) − 1 = "
                f"{material['e'] / (2 * material['g']) - 1:.3g} is none",
            )


def _library(document: Document) -> Iterator[Finding]:
    names = {section["library"] for section in document.entities["sections"] if "library" in section}
    if not names:
        return
    # Imported here: a model of explicit sections never loads the library.
    from handoff import sections

    unknown = {name for name in names if sections.canonical(name) is None}
    for i, section in enumerate(document.entities["sections"] if unknown else ()):
        name = section.get("library", "")
        if name in unknown:
            yield (
                (*document.where("sections", i), "library"),
                "unknown_library_section",
                partial(_unknown_section, name),
            )


def _unknown_section(name: str) -> str:
    from handoff import sections
    from handoff.sections import made

    near = quoted(sections.nearest(name)[:3])
    if kind := made.meant(name):
        room = "walls must leave room inside, and every dimension is in mm, at most " + str(made.largest_mm())
        return f"section '{name}' cannot be made: {kind['written']}, such as {kind['example']}; {room}"
    return f"unknown section '{name}' in the library{near}"


def _lines(document: Document) -> Iterator[Finding]:
    """Design members: members that follow one another in a straight line."""
    if not document.entities["design_members"]:
        return
    members, points = document.lookup("members"), document.points
    for i, design in enumerate(document.entities["design_members"]):
        names = design["members"]
        if len(names) < 2 or not all(name in members for name in names):
            continue
        chain = [members[name] for name in names]
        if not all(end in points for member in chain for end in (member["start"], member["end"])):
            continue
        where = (*document.where("design_members", i), "members")
        for j, code, fault in geometry.breaks(chain, points):
            told = f"member '{names[j]}' {fault} '{names[j - 1]}': a design member is one straight line"
            yield (*where, j), code, told
            break
