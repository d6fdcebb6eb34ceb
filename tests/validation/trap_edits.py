"""Edits of examples: slips that leave a model valid, and the innocent ones beside them."""

import json
from collections.abc import Callable
from typing import Any

Model = dict[str, Any]
Edit = Callable[[Model], Any]


def first(collection: str, index: int = 0, **changes: Any) -> Edit:
    return lambda model: model["model"][collection][index].update(changes)


def check(index: int, **changes: Any) -> Edit:
    return lambda model: model["analysis"]["checks"][index].update(changes)


def load(case: int, place: int = 0, **changes: Any) -> Edit:
    return lambda model: model["model"]["load_cases"][case]["member_loads"][place].update(changes)


def term(combination: int, place: int, factor: float) -> Edit:
    return lambda model: model["model"]["load_combinations"][combination]["terms"][place].update(factor=factor)


def without_wind(model: Model) -> None:
    for combination in model["model"]["load_combinations"]:
        combination["terms"] = [term for term in combination["terms"] if term["load_case"] != "W"]
    # Without it one is what another is already.
    del model["model"]["load_combinations"][1]


def no_snow_at_uls(nature: str) -> Edit:
    def edit(model: Model) -> None:
        model["model"]["load_cases"][1]["nature"] = nature
        for combination in model["model"]["load_combinations"][:2]:
            combination["terms"] = [term for term in combination["terms"] if term["load_case"] != "S"]

    return edit


def unnamed_wind(factor: float) -> Edit:
    """Of nature other, and in one combination alone."""

    def edit(model: Model) -> None:
        calm(factor)(model)
        model["model"]["load_cases"][2]["nature"] = "other"

    return edit


def permanent_at_uls(factor: float) -> Edit:
    def edit(model: Model) -> None:
        for combination in model["model"]["load_combinations"][:2]:
            combination["terms"][0]["factor"] = factor

    return edit


def not_at_sls(category: str | None) -> Edit:
    def edit(model: Model) -> None:
        model["model"]["load_combinations"][1]["terms"].pop()
        if category:
            model["model"]["load_cases"][1]["category"] = category

    return edit


def both(first: Edit, second: Edit) -> Edit:
    def edit(model: Model) -> None:
        first(model)
        second(model)

    return edit


def calm(factor: float) -> Edit:
    """Wind in one combination alone, at the ultimate limit state."""

    def edit(model: Model) -> None:
        without_wind(model)
        model["model"]["load_combinations"][1]["terms"].append({"load_case": "W", "factor": factor})

    return edit


def nodes(times: float) -> Edit:
    def edit(model: Model) -> None:
        for node in model["model"]["nodes"]:
            node.update({axis: node[axis] * times for axis in "xyz"})

    return edit


def beam(fy: float = 0, fz: float = 0) -> Edit:
    """The floor beam with loads along y, z or both."""

    def edit(model: Model) -> None:
        for case in model["model"]["load_cases"]:
            for load in case.get("member_loads", []):
                load.pop("fz", None)
                load.update({key: value for key, value in (("fy", fy), ("fz", fz)) if value})

    return edit


def weights(*factors: float) -> Edit:
    def edit(model: Model) -> None:
        for case, factor in zip(model["model"]["load_cases"], factors, strict=False):
            case["self_weight"] = factor

    return edit


def upward(model: Model) -> None:
    for load in model["model"]["load_cases"][0]["member_loads"]:
        load["fz"] = abs(load["fz"])


def grow(case: int, times: float) -> Edit:
    def edit(model: Model) -> None:
        for load in model["model"]["load_cases"][case]["member_loads"]:
            load.update({key: load[key] * times for key in ("fx", "fy", "fz") if key in load})

    return edit


def zeros(model: Model) -> None:
    for entry in model["model"]["load_combinations"][0]["terms"]:
        entry["factor"] = 0


def unloaded(model: Model) -> None:
    kept = ("id", "name", "nature", "category", "leading", "group")
    model["model"]["load_cases"] = [
        {**{key: case[key] for key in kept if key in case}, "self_weight": 0} for case in model["model"]["load_cases"]
    ]


def unloaded_and_unchecked(model: Model) -> None:
    unloaded(model)
    del model["analysis"]


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


def warmed(dt: float) -> Edit:
    """The first column warmed, in a case of its own."""
    return also(
        {
            "id": "T",
            "nature": "temperature",
            "self_weight": 0,
            "member_loads": [{"member": "C1", "type": "temperature", "dt": dt}],
        }
    )


def settled(uz: float) -> Edit:
    return also(
        {"id": "T", "nature": "other", "self_weight": 0, "support_displacements": [{"support": "F1", "uz": uz}]}
    )


def also(case: Model) -> Edit:
    def edit(model: Model) -> None:
        model["model"]["load_cases"].append(case)
        model["model"]["load_combinations"][0]["terms"].append({"load_case": case["id"], "factor": 1.5})

    return edit


def again(factor: float) -> Edit:
    """The first combination once more, its first factor changed."""

    def edit(model: Model) -> None:
        copy = json.loads(json.dumps(model["model"]["load_combinations"][0])) | {"id": "again"}
        copy["terms"][0]["factor"] *= factor
        model["model"]["load_combinations"].append(copy)

    return edit


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


def pressed(pressure: float) -> Edit:
    def edit(model: Model) -> None:
        for load in model["model"]["load_cases"][0]["plate_loads"]:
            load["pressure"] = pressure

    return edit


def shaped(**shape: Any) -> Edit:
    return lambda model: model["model"]["sections"].__setitem__(1, {"id": "rafter", "shape": shape})


def unused(**section: Any) -> Edit:
    return lambda model: model["model"]["sections"].append({"id": "unused", **section})


def storeys(*levels: float) -> Edit:
    return lambda model: model["model"].update(storeys=[{"id": f"S{i}", "z": z} for i, z in enumerate(levels)])


def bare(model: Model) -> None:
    check = model["analysis"]["checks"][0]
    del check["design_members"]
    check["members"] = ["C1", "R1"]


def everything(model: Model) -> None:
    check = model["analysis"]["checks"][0]
    del check["design_members"]
    check["all"] = True


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


def one_way(*direction: float) -> Edit:
    """The same beam under an area that spans one way alone."""

    def edit(model: Model) -> None:
        secondary()(model)
        for case in model["model"]["load_cases"][:2]:
            case["area_loads"][0].update(spread="one_way", direction=list(direction))

    return edit


def bay_by_bay(**rule: Any) -> Edit:
    """The office load of each bay a case of its own."""

    def edit(model: Model) -> None:
        office = model["model"]["load_cases"][1]
        left, right = office["area_loads"]
        office["area_loads"] = [left]
        model["model"]["load_cases"].append({**office, "id": "Q2", "area_loads": [right]})
        model["analysis"]["combinations"].update(rule)

    return edit


def partitions(model: Model) -> None:
    office = model["model"]["load_cases"][1]
    lighter = [{**load, "pressure": -800} for load in office["area_loads"]]
    model["model"]["load_cases"].append({**office, "id": "partitions", "area_loads": lighter})


def by_rule(*cases: Model) -> Edit:
    """The portal's wind replaced by such cases, and a rule in place of the listed combinations."""

    def edit(model: Model) -> None:
        del model["model"]["load_cases"][2]
        model["model"]["load_cases"] += [
            {"id": f"L{i}", "nature": "wind", "self_weight": 0, **case} for i, case in enumerate(cases)
        ]
        model["model"]["load_combinations"] = []
        model["analysis"]["combinations"] = {"rule": "en1990_610", "sls": ["characteristic"]}

    return edit


def on(*members: str, **load: Any) -> Model:
    """A load case of one line load on some of the portal's members."""
    return {"member_loads": [{"member": member, "type": "distributed", **load} for member in members]}


def earth(**more: Any) -> Edit:
    """Permanent pressure on a column of the portal."""
    return by_rule({"nature": "permanent", **on("C1", fx=20000, fx_end=0), **more})
