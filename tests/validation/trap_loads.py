"""The same of loads, load cases and combinations."""

import json
import math
from typing import Any

from tests.validation.trap_edits import Edit, Model


def load(case: int, place: int = 0, **changes: Any) -> Edit:
    return lambda model: model["model"]["load_cases"][case]["member_loads"][place].update(changes)


def term(combination: int, place: int, factor: float) -> Edit:
    return lambda model: model["model"]["load_combinations"][combination]["terms"][place].update(factor=factor)


def without_wind(model: Model) -> None:
    for combination in model["model"]["load_combinations"]:
        combination["terms"] = [term for term in combination["terms"] if term["load_case"] != "W"]
    # Without it one is what another is already.
    del model["model"]["load_combinations"][1]


def no_snow_at_uls(model: Model) -> None:
    for combination in model["model"]["load_combinations"]:
        if combination["limit_state"] == "ULS":
            combination["terms"] = [term for term in combination["terms"] if term["load_case"] != "S"]


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


def rarely(nature: str, *, situation: str = "characteristic", drift: bool = False) -> Edit:
    """Snow or wind in no combination at SLS, all of which are of one situation; drift is checked in place of sag."""

    def edit(model: Model) -> None:
        structure = model["model"]
        left_out = {case["id"] for case in structure["load_cases"] if case["nature"] == nature}
        for combination in structure["load_combinations"]:
            if combination["limit_state"] == "SLS":
                combination["situation"] = situation
                combination["terms"] = [term for term in combination["terms"] if term["load_case"] not in left_out]
        check = model["analysis"]["checks"][1]
        check["informative"] = False
        if drift:
            check["measure"] = "drift"
            del check["span"]

    return edit


def calm(factor: float) -> Edit:
    """Wind in one combination alone, at the ultimate limit state."""

    def edit(model: Model) -> None:
        without_wind(model)
        model["model"]["load_combinations"][1]["terms"].append({"load_case": "W", "factor": factor})

    return edit


def imposed_beside(*permanent: Model) -> Edit:
    """A combination of the beam's permanent loads alone, and one of its floor's load with these terms."""

    def edit(model: Model) -> None:
        first = model["model"]["load_combinations"][0]
        second = first | {"id": "ULS2", "terms": [*permanent, {"load_case": "Q", "factor": 1.5}]}
        first["terms"].pop()
        model["model"]["load_combinations"].append(second)

    return edit


def snowed(*beside: Model) -> Edit:
    """Snow on the beam, in a combination of its own with these terms besides, and then beside what leads there too."""

    def edit(model: Model) -> None:
        cases, combinations = model["model"]["load_cases"], model["model"]["load_combinations"]
        cases.append(cases[1] | {"id": "S", "nature": "snow"})
        terms = [{"load_case": "G", "factor": 1.35}, {"load_case": "S", "factor": 1.5}, *beside]
        combinations.append(combinations[0] | {"id": "ULS2", "terms": terms})
        for combination, factor in ((combinations[0], 0.75 if beside else 0), (combinations[1], 0.5)):
            combination["terms"].append({"load_case": "S", "factor": factor})

    return edit


def accident(**changes: str) -> Edit:
    """The beam's ultimate limit state as an accident alone, its load cases changed so."""

    def edit(model: Model) -> None:
        model["model"]["load_combinations"][0].update(limit_state="ALS", situation="accidental")
        model["analysis"]["checks"][0]["limit_state"] = "ALS"
        for case in model["model"]["load_cases"]:
            case.update(changes)

    return edit


def decked(density: float = 7850, **load: float) -> Edit:
    """A plate over the floor's first bay, loaded so and as heavy."""

    def edit(model: Model) -> None:
        bay = model["model"]["load_cases"][0]["area_loads"][0]["nodes"]
        deck = {
            "id": "deck",
            "type": "other",
            "e": 2.1e11,
            "g": 8.1e10,
            "density": density,
            "thermal_expansion": 1.2e-5,
        }
        model["model"]["materials"].append(deck)
        model["model"]["plates"] = [{"id": "deck", "nodes": bay, "thickness": 0.01, "material": "deck"}]
        model["model"]["load_cases"][0]["plate_loads"] = [{"plate": "deck", "axes": "global", **load}]

    return edit


def spread(pressure: float) -> Edit:
    """All areas under one pressure."""

    def edit(model: Model) -> None:
        for case in model["model"]["load_cases"]:
            for area in case.get("area_loads", []):
                area["pressure"] = pressure

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


def shaken(*others: float) -> Edit:
    """The braced frame's top pushed along +X by an earthquake, and in combinations more by so much of it."""

    def edit(model: Model) -> None:
        structure = model["model"]
        quake = {"id": "E", "nature": "seismic", "self_weight": 0, "node_loads": [{"node": "N12", "fx": 20e3}]}
        structure["load_cases"].append(quake)
        for i, factor in enumerate((1, *others)):
            terms = [("G", 1), ("Q", 0.3), ("E", factor)]
            combination = {"id": f"quake {i}", "limit_state": "ULS", "situation": "seismic"}
            listed = [{"load_case": case, "factor": size} for case, size in terms]
            structure["load_combinations"].append({**combination, "terms": listed})

    return edit


def warmed(dt: float) -> Edit:
    """The first column warmed, in a case of its own, and cooled in a combination more."""

    def edit(model: Model) -> None:
        heat(dt)(model)
        combinations = model["model"]["load_combinations"]
        *others, last = combinations[0]["terms"]
        combinations.append(combinations[0] | {"id": "cold", "terms": [*others, last | {"factor": -1.5}]})

    return edit


def heat(dt: float) -> Edit:
    """The first column warmed, and that alone."""
    return also(
        {
            "id": "T",
            "nature": "temperature",
            "self_weight": 0,
            "member_loads": [{"member": "C1", "type": "temperature", "dt": dt}],
        }
    )


def sinking(nature: str, *absent: int) -> Edit:
    """The third support of four sinks by 10 mm, in all ULS combinations but these."""

    def edit(model: Model) -> None:
        cases = {case["id"]: case for case in model["model"]["load_cases"]}
        cases["S"].update(nature=nature)
        model["model"]["load_combinations"] = [
            combination
            for combination in model["model"]["load_combinations"]
            if any(term["load_case"] == "S" for term in combination["terms"])
        ]
        for i, combination in enumerate(model["model"]["load_combinations"]):
            for term in combination["terms"]:
                if term["load_case"] == "S" and combination["limit_state"] == "ULS":
                    term["factor"] = 0 if i in absent else 1.35

    return edit


def always_warm(factor: float) -> Edit:
    """The warm upper face of the continuous beam in every ULS combination, with this factor in the first."""

    def edit(model: Model) -> None:
        for i, combination in enumerate(model["model"]["load_combinations"]):
            if combination["limit_state"] == "ULS" and all(term["load_case"] != "T" for term in combination["terms"]):
                combination["terms"].append({"load_case": "T", "factor": 0.9 if i else factor})

    return edit


def lifting(model: Model) -> None:
    """Wind on the roof alone."""
    wind = model["model"]["load_cases"][2]
    wind["member_loads"] = [load for load in wind["member_loads"] if load["member"].startswith("R")]


def apart_from_heat(factor: float) -> Edit:
    """The continuous beam's warmth with this factor wherever a floor's load is."""

    def edit(model: Model) -> None:
        for combination in model["model"]["load_combinations"]:
            imposed = any(term["load_case"] in ("Q1", "Q2") for term in combination["terms"])
            for term in combination["terms"] if imposed and combination["limit_state"] == "ULS" else ():
                if term["load_case"] == "T":
                    term["factor"] = factor
        terms = [{"load_case": "G", "factor": 1.35}, {"load_case": "T", "factor": 1.5}]
        model["model"]["load_combinations"].append({"id": "warm", "limit_state": "ULS", "terms": terms})

    return edit


def ceiling(factor: float) -> Edit:
    """More permanent load on the floor beam: by itself at 1.35, and with this factor beside the floor's."""

    def edit(model: Model) -> None:
        cases, combinations = model["model"]["load_cases"], model["model"]["load_combinations"]
        cases.append(cases[1] | {"id": "C", "nature": "permanent"})
        terms = [{"load_case": "G", "factor": 1.35}, {"load_case": "C", "factor": 1.35}]
        combinations[0]["terms"].append({"load_case": "C", "factor": factor})
        combinations.append(combinations[0] | {"id": "weight", "terms": terms})

    return edit


def spans_apart(factor: float) -> Edit:
    """The middle span's load with this factor wherever the outer ones' is."""

    def edit(model: Model) -> None:
        for combination in model["model"]["load_combinations"]:
            terms = {term["load_case"]: term for term in combination["terms"]}
            if combination["limit_state"] == "ULS" and {"Q1", "Q2"} <= terms.keys():
                terms["Q2"]["factor"] = factor

    return edit


def imposed_alone(nature: str) -> Edit:
    """The floor beam without its permanent load case, the other one of this nature."""

    def edit(model: Model) -> None:
        model["model"]["load_cases"] = [model["model"]["load_cases"][1] | {"nature": nature}]
        for combination in model["model"]["load_combinations"]:
            combination["terms"] = [term for term in combination["terms"] if term["load_case"] == "Q"]

    return edit


def expanding(by: float) -> Edit:
    """Warmed, of a steel that expands by so much per K."""

    def edit(model: Model) -> None:
        warmed(30)(model)
        model["model"]["materials"][0]["thermal_expansion"] = by

    return edit


def settled(**movement: float) -> Edit:
    return also(
        {"id": "T", "nature": "other", "self_weight": 0, "support_displacements": [{"support": "F1", **movement}]}
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


def turned(moment: float) -> Edit:
    """The floor beam under moments at its ends alone."""

    def edit(model: Model) -> None:
        for case in model["model"]["load_cases"]:
            case["member_loads"] = [
                {"member": load["member"], "type": "moment", "position": 1, "my": moment}
                for load in case.get("member_loads", [])
            ]

    return edit


def besides(case: int, axes: str, member: str) -> Edit:
    """With 2 kN/m on one member besides."""

    def edit(model: Model) -> None:
        more = {"member": member, "type": "distributed", "axes": axes, "fz": -2000}
        model["model"]["load_cases"][case]["member_loads"].append(more)

    return edit


def clad(axes: str, member: str = "C1") -> Edit:
    return besides(0, axes, member)


def tilted(degrees: float, nature: str = "permanent") -> Edit:
    """All loads of the first case turned about Y, as of a model that was."""

    def edit(model: Model) -> None:
        case = model["model"]["load_cases"][0]
        case["nature"] = nature
        for one in case["member_loads"]:
            size = one["fz"]
            one |= {"fx": size * math.sin(math.radians(degrees)), "fz": size * math.cos(math.radians(degrees))}

    return edit


def across(axes: str) -> Edit:
    """Snow on one rafter."""
    return besides(1, axes, "R1")


def stray(size: float, **more: Any) -> Edit:
    """One of four equal loads of members of one section, typed so."""
    return lambda model: model["model"]["load_cases"][0]["member_loads"][2].update(fz=size, **more)


def on_edge(axes: str) -> Edit:
    """A slab that stands upright on its beams, under the pressure that it had."""

    def edit(model: Model) -> None:
        for node in model["model"]["nodes"]:
            node["y"], node["z"] = node["z"], node["y"]
        case = model["model"]["load_cases"][0]
        case["plate_loads"] = [load | {"axes": axes} for load in case["plate_loads"][:1]]

    return edit


def pressed(pressure: float) -> Edit:
    def edit(model: Model) -> None:
        for load in model["model"]["load_cases"][0]["plate_loads"]:
            load["pressure"] = pressure

    return edit


def bay_by_bay(**rule: Any) -> Edit:
    """The office load of each bay a case of its own, and a rule that says so much of it."""

    def edit(model: Model) -> None:
        del model["analysis"]["combinations"]["patterns"]
        model["analysis"]["combinations"].update(rule)

    return edit


def partitions(model: Model) -> None:
    """Offices and partitions on one bay."""
    bay_by_bay()(model)
    _, first, second, *_ = model["model"]["load_cases"]
    second["area_loads"] = [{**load, "pressure": -800} for load in first["area_loads"]]


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


def national(named: str, category: str = "up_to_1000_m", **rule: str) -> Edit:
    """The canopy's steel by a national annex, and its combinations by this rule."""

    def edit(model: Model) -> None:
        model["settings"]["national_annex"] = named
        model["model"]["load_cases"][1]["category"] = category
        model["analysis"]["combinations"].update(rule)

    return edit


def struck(nature: str, factor: float, **beside: float) -> Edit:
    """The floor beam struck from above, in a combination with this factor and these beside it."""

    def edit(model: Model) -> None:
        cases, combinations = model["model"]["load_cases"], model["model"]["load_combinations"]
        cases.append(cases[1] | {"id": "A", "nature": nature})
        terms = [{"load_case": case, "factor": size} for case, size in {"A": factor, **beside}.items()]
        combinations.append({"id": "struck", "limit_state": "ULS", "situation": nature, "terms": terms})

    return edit
