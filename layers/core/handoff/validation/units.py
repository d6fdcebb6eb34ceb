"""Numbers that look as if they were meant in other units: MPa, millimetres, kilonewtons."""

from collections.abc import Iterator

from handoff.validation import geometry
from handoff.validation.document import Document
from handoff.validation.report import Finding

# Nothing that is built with is softer than this; 210000 is steel in MPa, 210 in GPa.
_SOFTEST_PA = 1e6
_LARGEST_AREA_M2 = 50.0
_LARGEST_INERTIA_M4 = 500.0
_LONGEST_MEMBER_M = 1000.0
_THICKEST_PLATE_M = 5.0
_DEEPEST_SHAPE_M = 20.0


def checks(document: Document) -> Iterator[Iterator[Finding]]:
    yield _materials(document)
    yield _sections(document)
    yield _lengths(document)
    yield _loads(document)


def _materials(document: Document) -> Iterator[Finding]:
    for i, material in enumerate(document.entities["materials"]):
        where = document.where("materials", i)
        for key in ("e", "g"):
            if material[key] < _SOFTEST_PA:
                times = 1e6 if material[key] >= 1000 else 1e9
                unit = "MPa" if times == 1e6 else "GPa"
                yield (*where, key), f"{material[key]:.6g} Pa looks like {unit}: write {material[key] * times:.6g}"
        for key in ("fy", "fu"):
            if key in material and material[key] < 1e5:
                yield (*where, key), f"{material[key]:.6g} Pa looks like MPa: write {material[key] * 1e6:.6g}"
        density = material["density"]
        if material["type"] == "steel" and not 7000 <= density <= 8500:
            yield (*where, "density"), f"{density:.6g} kg/m³ is unusual for steel (7850 kg/m³)"
        elif 0 < density < 30:
            yield (*where, "density"), f"{density:.6g} kg/m³ looks like t/m³ or kN/m³: densities are in kg/m³"


def _sections(document: Document) -> Iterator[Finding]:
    for i, section in enumerate(document.entities["sections"]):
        where = document.where("sections", i)
        if section.get("a", 0) > _LARGEST_AREA_M2:
            yield (*where, "a"), f"{section['a']:.6g} m² looks like mm² or cm²: areas are in m²"
        for key in ("iy", "iz"):
            if section.get(key, 0) > _LARGEST_INERTIA_M4:
                yield (*where, key), f"{section[key]:.6g} m⁴ looks like mm⁴ or cm⁴: second moments are in m⁴"
        shape = section.get("shape", {})
        for key in ("h", "b", "d"):
            if shape.get(key, 0) > _DEEPEST_SHAPE_M:
                yield (*where, "shape", key), f"{shape[key]:.6g} m looks like mm: dimensions are in metres"
        if shape.get("type") == "i" and section["iy"] < section["iz"]:
            yield (
                (*where, "iy"),
                f"iy ({section['iy']:.4g}) is below iz ({section['iz']:.4g}) on an I shape: y-y is the major axis",
            )
    for i, plate in enumerate(document.entities["plates"]):
        if plate["thickness"] > _THICKEST_PLATE_M:
            where = document.where("plates", i)
            yield (*where, "thickness"), f"{plate['thickness']:.6g} m looks like mm: thicknesses are in metres"


def _lengths(document: Document) -> Iterator[Finding]:
    """One warning for the model: coordinates in millimetres make every member absurdly long."""
    points = document.points
    if not document.along or document.along[-1] - document.along[0] < _LONGEST_MEMBER_M / 3:
        return
    for i, member in enumerate(document.entities["members"]):
        if member["start"] in points and member["end"] in points:
            length = geometry.length(*geometry.ends(member, points))
            if length > _LONGEST_MEMBER_M:
                told = f"member is {length:.6g} m long; the coordinates look like mm: they are in metres"
                yield document.where("members", i), told
                return


def _loads(document: Document) -> Iterator[Finding]:
    """One warning for the model: whoever loads a structure with at most a few hundred newtons meant kilonewtons."""
    largest = 0.0
    first = None
    for kind, components in (("node_loads", ("fx", "fy", "fz")), ("member_loads", ("fx", "fy", "fz"))):
        for loads in document.loads[kind]:
            for i, load in enumerate(loads.items):
                size = max([abs(load[key]) for key in components if key in load], default=0.0)
                # Whoever names a load "0.1 kN/m" and writes 100 has converted it.
                if size > 250 or "kN" in load.get("name", ""):
                    return
                # A load of exactly 1 is a unit load, put there to read off influence.
                if size > 1 and first is None:
                    first = (*loads.where, loads.places[i])
                largest = max(largest, size)
    if first is not None:
        yield first, f"the largest force in the model is {largest:.6g}, which looks like kN: forces are in N and N/m"
