"""Edits of examples: slips in geometry, sections and checks that leave a model valid, and innocent ones beside them."""

from collections.abc import Callable
from typing import Any

Model = dict[str, Any]
Edit = Callable[[Model], Any]


def first(collection: str, index: int = 0, **changes: Any) -> Edit:
    return lambda model: model["model"][collection][index].update(changes)


def narrow_panels(model: Model) -> None:
    """The roof truss with panels of 2 m in place of 3, over which its chords buckle (BB.1.1(1)B)."""
    for node in model["model"]["nodes"]:
        node["x"] *= 2 / 3
    for chord in model["model"]["design_members"][:2]:
        chord["l_cr_y"] = 2


def check(index: int, **changes: Any) -> Edit:
    return lambda model: model["analysis"]["checks"][index].update(changes)


def both(first: Edit, second: Edit) -> Edit:
    def edit(model: Model) -> None:
        first(model)
        second(model)

    return edit


def nodes(times: float) -> Edit:
    def edit(model: Model) -> None:
        for node in model["model"]["nodes"]:
            node.update({axis: node[axis] * times for axis in "xyz"})

    return edit


def post(x: float, z: float = 6.0, split: bool = False) -> Edit:
    """A post under the portal's beam, at a node that the beam may have."""

    def edit(model: Model) -> None:
        structure = model["model"]
        tie = {"id": "tie", "start": "E1", "end": "E2", "section": "column", "material": "S355"}
        structure["nodes"] += [{"id": "T", "x": x, "y": 0, "z": z}, {"id": "G", "x": x, "y": 0, "z": 0}]
        structure["members"].append({**tie, "id": "post", "start": "G", "end": "T"})
        structure["members"] += [{**tie, "id": "t1", "end": "T"}, {**tie, "id": "t2", "start": "T"}] if split else [tie]
        clamped = dict.fromkeys(("ux", "uy", "uz", "rx", "ry", "rz"), "fixed")
        structure["supports"].append({"id": "under", "node": "G", **clamped})
        structure["supports"].append({**structure["supports"][2], "id": "side", "node": "T"})

    return edit


def propped(corner: bool) -> Edit:
    """A post under the deck: at a corner of its plates, or between two of them."""

    def edit(model: Model) -> None:
        structure = model["model"]
        places = {node["id"]: node for node in structure["nodes"]}
        foot = {**places["S11"], "id": "G", "z": 0}
        if not corner:
            foot["y"] = (places["S10"]["y"] + places["S11"]["y"]) / 2
            structure["nodes"].append({**foot, "id": "T", "z": places["S11"]["z"]})
        structure["nodes"].append(foot)
        head = "S11" if corner else "T"
        structure["members"].append({**structure["members"][0], "id": "post", "start": "G", "end": head})
        clamped = dict.fromkeys(("ux", "uy", "uz", "rx", "ry", "rz"), "fixed")
        structure["supports"].append({"id": "under", "node": "G", **clamped})

    return edit


def beside(x: float) -> Edit:
    """A member from x over the end of a second, on one line with it or just above it."""

    def edit(model: Model) -> None:
        structure = model["model"]
        own = {"section": "column", "material": "S355"}
        full = dict.fromkeys(("ux", "uy", "uz", "rx", "ry", "rz"), "fixed")
        for i, (low, high) in enumerate(((100.0, 106.0), (x, 110.0))):
            structure["nodes"] += [
                {"id": f"{end}{i}", "x": at, "y": 0, "z": 0} for end, at in (("p", low), ("q", high))
            ]
            structure["members"].append({"id": f"over{i}", "start": f"p{i}", "end": f"q{i}", **own})
            structure["supports"].append({"id": f"p{i}", "node": f"p{i}", **full})
            structure["design_members"].append({"id": f"over{i}", "members": [f"over{i}"]})

    return edit


def own(**changes: Any) -> Edit:
    """The rafter by its own properties: IPE 400 of EN 10365."""
    shape = {"type": "i", "h": 0.4, "b": 0.18, "tw": 0.0086, "tf": 0.0135, "r": 0.021}
    section = {"id": "rafter", "a": 8.45e-3, "iy": 2.313e-4, "iz": 1.318e-5, "it": 5.11e-7, "iw": 4.9e-7,
               "wpl_y": 1.307e-3, "shape": shape, "fabrication": "hot_rolled"}  # fmt: skip
    return lambda model: model["model"]["sections"].__setitem__(1, section | changes)


def tee(**changes: Any) -> Edit:
    """The rafter as half an IPE 300 by its own properties."""
    shape = {"type": "tee", "h": 0.15, "b": 0.15, "tw": 0.0071, "tf": 0.0107, "r": 0.015}
    section = {
        "id": "rafter",
        "a": 2.69e-3,
        "iy": 5.09e-6,
        "iz": 3.02e-6,
        "it": 9.93e-8,
        "iw": 5.9e-11,
        "shape": shape,
        "fabrication": "hot_rolled",
    }
    return lambda model: model["model"]["sections"].__setitem__(1, section | changes)


def named(library: str) -> Edit:
    return lambda model: model["model"]["sections"].__setitem__(1, {"id": "rafter", "library": library})


def apart(gap: float) -> Edit:
    """A post of its own beside the first column's foot, fully held."""

    def edit(model: Model) -> None:
        structure = model["model"]
        foot = next(node for node in structure["nodes"] if node["id"] == "F1")
        structure["nodes"] += [
            {**foot, "id": "beside", "x": foot["x"] - gap},
            {**foot, "id": "top", "x": foot["x"] - gap, "y": 3},
        ]
        own = {"section": "column", "material": "S355"}
        structure["members"].append({"id": "stub", "start": "beside", "end": "top", **own})
        structure["design_members"].append({"id": "stub", "members": ["stub"]})
        fixed = dict.fromkeys(("ux", "uy", "uz", "rx", "ry", "rz"), "fixed")
        structure["supports"].append({"id": "stub", "node": "beside", **fixed})

    return edit


def shaped(**shape: Any) -> Edit:
    return lambda model: model["model"]["sections"].__setitem__(1, {"id": "rafter", "shape": shape})


def unused(**section: Any) -> Edit:
    return lambda model: model["model"]["sections"].append({"id": "unused", **section})


def storeys(*levels: float) -> Edit:
    return lambda model: model["model"].update(storeys=[{"id": f"S{i}", "z": z} for i, z in enumerate(levels)])


def secondary(**own: Any) -> Edit:
    """A beam amid the first bay of the floor, which the beams along x are joined to."""

    def edit(model: Model) -> None:
        structure = model["model"]
        structure["nodes"] += [{"id": f"M{j}", "x": 3, "y": y, "z": 4} for j, y in enumerate((0, 5))]
        for member in structure["members"]:
            if member["id"] in ("X00", "X01"):
                member["connect"] = True
        amid = {"id": "amid", "start": "M0", "end": "M1", "section": "girder", "material": "steel", **own}
        structure["members"].append(amid)

    return edit


def braced(*direction: float, hinge: str | None = "pin") -> Edit:
    """A diagonal from corner to corner of the first bay of the floor, and an area that may span one way alone."""

    def edit(model: Model) -> None:
        structure = model["model"]
        structure.setdefault("hinges", [])
        free = {"ux": "rigid", "uy": "rigid", "uz": "rigid", "rx": "rigid", "ry": "free", "rz": "free"}
        load = structure["load_cases"][0]["area_loads"][0]
        if hinge and hinge not in {each["id"] for each in structure["hinges"]}:
            structure["hinges"].append({"id": hinge, **free})
        ends = {"start_hinge": hinge, "end_hinge": hinge} if hinge else {}
        brace = {"id": "brace", "start": load["nodes"][0], "end": load["nodes"][2]}
        structure["members"].append({**brace, "section": "girder", "material": "steel", **ends})
        for case in structure["load_cases"][:2] if direction else ():
            case["area_loads"][0].update(spread="one_way", direction=list(direction))

    return edit


def one_way(*direction: float) -> Edit:
    """The same beam under an area that spans one way alone."""

    def edit(model: Model) -> None:
        secondary()(model)
        for case in model["model"]["load_cases"][:2]:
            case["area_loads"][0].update(spread="one_way", direction=list(direction))

    return edit
