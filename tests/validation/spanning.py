"""Beams over supports, columns and girders under imposed load, in one case or in one for each span."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from handoff.validation import validate
from tests.examples import example
from tests.validation.combined import parted
from tests.validation.structures import DOF, PIN

Model = dict[str, Any]
Places = dict[str, tuple[float, ...]]
HINGED: Model = {"start_hinge": "pin", "end_hinge": "pin"}
# Free to turn about y, as a beam along x does on a knife edge.
KNIFE, FIXED = "ux uy uz rx rz", " ".join(DOF)


def told(model: Model) -> list[str]:
    """Where load on all spans at once is doubted."""
    report = validate(model)
    assert report.errors == []
    return [issue["path"] for issue in report.warnings if issue["code"] == "fixed_patterns"]


def model_of(points: Places, bars: list[Model], held: dict[str, str], loaded: list[str]) -> Model:
    """Imposed load on the members named, in a case Q beside the weight."""
    model = example("simply-supported-beam")
    structure = model["model"]
    section, material = structure["members"][0]["section"], structure["members"][0]["material"]
    structure["nodes"] = [{"id": name, **dict(zip("xyz", place, strict=True))} for name, place in points.items()]
    structure["members"] = [{"section": section, "material": material, **bar} for bar in bars]
    structure["hinges"] = [PIN]
    structure["supports"] = [
        {"id": node, "node": node, **{way: "fixed" if way in ways.split() else "free" for way in DOF}}
        for node, ways in held.items()
    ]
    structure["load_cases"] = [
        {"id": "G", "nature": "permanent", "self_weight": 1},
        {"id": "Q", "nature": "imposed", "self_weight": 0, "member_loads": [spread(name) for name in loaded]},
    ]
    structure["design_members"] = []
    model["analysis"]["checks"] = [{"id": "steel", "type": "en1993_1_1", "all": True, "limit_state": "ULS"}]
    return model


def spread(member: str) -> Model:
    return {"member": member, "type": "distributed", "fz": -8000}


def beam(*spans: float, ends: str = KNIFE, free: Sequence[int] = (), **own: Any) -> Model:
    """Spans along x over knife edges, held by `ends` at both ends; nodes without a support by their places."""
    at = [0.0]
    for span in spans:
        at.append(at[-1] + span)
    names = [f"N{i}" for i in range(len(at))]
    bars: list[Model] = [{"id": f"M{i}", "start": a, "end": b, **own} for i, (a, b) in enumerate(pairwise(names))]
    outer = (names[0], names[-1])
    held = {name: ends if name in outer else KNIFE for i, name in enumerate(names) if i not in free}
    places: Places = {name: (x, 0.0, 0.0) for name, x in zip(names, at, strict=True)}
    return model_of(places, bars, held, [bar["id"] for bar in bars])


def frame(bays: int, storeys: int = 1, beams: Model | None = None, columns: Model | None = None) -> Model:
    """Bays of 6 m and storeys of 4 m on pinned feet."""
    places: Places = {f"N{i}{k}": (6.0 * i, 0.0, 4.0 * k) for i in range(bays + 1) for k in range(storeys + 1)}
    uprights: list[Model] = [
        {"id": f"C{i}{k}", "start": f"N{i}{k}", "end": f"N{i}{k + 1}", **(columns or {})}
        for i in range(bays + 1)
        for k in range(storeys)
    ]
    flat: list[Model] = [
        {"id": f"B{i}{k}", "start": f"N{i}{k}", "end": f"N{i + 1}{k}", **(beams or {})}
        for k in range(1, storeys + 1)
        for i in range(bays)
    ]
    held = {f"N{i}0": KNIFE for i in range(bays + 1)} | {f"N0{storeys}": "ux uy", f"N{bays}{storeys}": "uy"}
    return model_of(places, uprights + flat, held, [bar["id"] for bar in flat])


def girders(count: int, **own: Any) -> Model:
    """Girders along y, 8 m on supports, and over their middles a beam along x in 4 m spans."""
    places: Places = {
        f"{end}{i}": (4.0 * i, y, 0.0) for i in range(count) for end, y in (("A", 0.0), ("M", 4.0), ("E", 8.0))
    }
    bars: list[Model] = [
        {"id": f"{start}{i}", "start": f"{start}{i}", "end": f"{end}{i}"}
        for i in range(count)
        for start, end in (("A", "M"), ("M", "E"))
    ]
    over: list[Model] = [{"id": f"B{i}", "start": f"M{i}", "end": f"M{i + 1}", **own} for i in range(count - 1)]
    held = {f"{end}{i}": "ux uy uz ry" for i in range(count) for end in "AE"}
    return model_of(places, bars + over, held, [bar["id"] for bar in over])


def joists(spans: int) -> Model:
    """A girder along x in 6 m spans, and hinged on the middle of each a beam along y, which has the load."""
    whole = beam(*[3.0] * 2 * spans, free=range(1, 2 * spans, 2))
    structure = whole["model"]
    middles = [node for i, node in enumerate(structure["nodes"]) if i % 2]
    structure["nodes"] += [{**node, "id": f"J{i}", "y": 5.0} for i, node in enumerate(middles)]
    bar = structure["members"][0]
    structure["members"] += [
        {**bar, "id": f"J{i}", "start": node["id"], "end": f"J{i}", **HINGED} for i, node in enumerate(middles)
    ]
    held = structure["supports"][0]
    structure["supports"] += [{**held, "id": f"J{i}", "node": f"J{i}"} for i in range(spans)]
    structure["load_cases"][1]["member_loads"] = [spread(f"J{i}") for i in range(spans)]
    return whole


def sound_beam(spans: list[float], way: str, turned: float) -> Model:
    """Hinged at every support, each span with and without the others, or on a roof; at some angle in plan."""
    model = beam(*(round(span, 3) for span in spans), **(HINGED if way == "hinged" else {}))
    if way == "parted":
        parted(model, *[(i,) for i in range(len(spans))], tuple(range(len(spans))))
    if way == "roof":
        model["model"]["load_cases"][1]["category"] = "H"
    for node in model["model"]["nodes"]:
        node["y"], node["x"] = node["x"] * turned / 180, node["x"]
    for support in model["model"]["supports"]:
        support.update(rx="free", ry="free")
    return model
