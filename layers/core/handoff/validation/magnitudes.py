"""Lengths and loads that no section like theirs was made for: millimetres taken for metres, newtons for kilonewtons."""

from collections.abc import Iterator
from math import sqrt

from handoff.validation import geometry
from handoff.validation.document import Document, Entity, Entries
from handoff.validation.report import Finding, Where
from handoff.validation.rulebook import RULES

_RULE = RULES["magnitudes"]
_LONGEST_M = RULES["geometry"]["longest_member_m"]
_FORCES = RULES["forces"]


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _slender(document)
    yield _large(document)
    yield _pressures(document)
    yield _mixed(document)


def profile(document: Document, name: str) -> Entity:
    """The properties of a section, of the library or of its shape where it has none of its own."""
    section = document.lookup("sections")[name]
    if "a" in section:
        return section
    # Imported here: a model of explicit sections never loads the library.
    if "library" in section:
        from handoff import sections

        return sections.find(section["library"])
    from handoff.sections.made import shaped

    return shaped(section["shape"])


def _slender(document: Document) -> Iterator[Finding]:
    """One warning for the model: in millimetres, every beam is a thousand times too long for its section."""
    first: tuple[Where, float] | None = None
    radii: dict[str, float] = {}
    for i, member in enumerate(document.entities["members"]):
        if member.get("type", "beam") != "beam":
            continue
        name = member["section"]
        if name not in radii:
            found = profile(document, name)
            radii[name] = sqrt(found["iy"] / found["a"])
        length = geometry.length(*geometry.ends(member, document.points))
        # One that is too long for any section has been told of by its length alone.
        if length < _RULE["length_per_radius"] * radii[name] or length > _LONGEST_M:
            return
        first = first or (document.where("members", i), length)
    if first:
        told = f"every member is about a thousand times as long as its section is deep, this one {first[1]:.6g} m: "
        yield first[0], "coordinates_scale", told + "the coordinates look like mm, and are in metres"


def _large(document: Document) -> Iterator[Finding]:
    """Loads under which a member would carry twenty times what steel bears, as a simple span or pulled apart."""
    for loads in document.loads["member_loads"]:
        for i, load in enumerate(loads.items if loads.largest > _RULE["looked_at_n"] else ()):
            size = max((abs(load.get(key, 0)) for key in _RULE["components"]), default=0)
            if size <= _RULE["looked_at_n"]:
                continue
            member = document.lookup("members")[load["member"]]
            found = profile(document, member["section"])
            length = geometry.length(*geometry.ends(member, document.points))
            force = size * (length if load["type"] == "distributed" else 1)
            # Of a rectangle W = a h / 6 and h = √12 i; of an I section W is larger by half.
            modulus = found["a"] * sqrt(found["iy"] / found["a"])
            if (
                force * length / 8 > _RULE["elastic_stress_pa"] * modulus
                or force > _RULE["plain_stress_pa"] * found["a"]
            ):
                unit = "N/m" if load["type"] == "distributed" else "N"
                told = f"{size:.6g} {unit} is far beyond what member '{load['member']}' could carry: "
                yield (*loads.where, loads.places[i]), "force_scale", told + "1 kN is 1000, not 1e6"
    sections = document.entities["sections"]
    for loads in document.loads["node_loads"] if sections and not document.entities["plates"] else ():
        if loads.largest > _RULE["looked_at_n"]:
            area = max(profile(document, section["id"])["a"] for section in sections)
            for i, load in enumerate(loads.items):
                size = max(abs(load.get(key, 0)) for key in _RULE["components"])
                if size > _RULE["plain_stress_pa"] * area:
                    told = f"{size:.6g} N is far beyond what the largest section could carry: 1 kN is 1000, not 1e6"
                    yield (*loads.where, loads.places[i]), "force_scale", told


def _pressures(document: Document) -> Iterator[Finding]:
    for loads in document.loads["plate_loads"]:
        for i, load in enumerate(loads.items):
            if abs(load.get("pressure", 0)) > _RULE["pressure_pa"]:
                told = f"{load['pressure']:.6g} Pa is the weight of a hundred storeys: 1 kN/m² is 1000 Pa"
                yield (*loads.where, loads.places[i], "pressure"), "force_scale", told


def _mixed(document: Document) -> Iterator[Finding]:
    """A load case of a few newtons beside others of kilonewtons."""
    every = [*document.loads["node_loads"], *document.loads["member_loads"]]
    cases = document.entities["load_cases"]
    if max((loads.largest for loads in every), default=0) < _RULE["others_at_least_n"]:
        return
    by_case: dict[int, list[Entries]] = {}
    for loads in every:
        by_case.setdefault(int(loads.where[2]), []).append(loads)
    for i, group in by_case.items():
        largest = max(loads.largest for loads in group)
        if cases[i]["nature"] not in _RULE["natures"] or not _FORCES["unit_load"] < largest <= _RULE["small_case_n"]:
            continue
        loads = next(loads for loads in group if loads.largest == largest)
        # A mesh of many nodes may well have a few newtons on each.
        mesh = "node" in loads.items[0] and len(loads.items) > _RULE["small_case_nodes"]
        if not mesh and not any(_FORCES["converted"] in load.get("name", "") for load in loads.items):
            told = f"no force of this load case is above {largest:.6g}, which looks like kN: forces are in N and N/m"
            yield (*loads.where, loads.places[0]), "force_scale", told
