"""What the packages say of a model without the service is what the service says.

Validation agrees on path, code and severity of every issue; the sentences are each side's own.
Two things JSON has and JavaScript has not are left out: the difference between 1 and 1.0 beyond the integers it keeps
exactly, and the place of keys that look like numbers.
"""
# ruff: noqa: E501 (tables read by the row)

import dataclasses
import random
from collections.abc import Callable
from typing import Any

import pytest

from handoff.validation import validate
from handoff.validation.rulebook import CODES
from tests.clients.script import SEEDS, Script
from tests.clients.slips import mutated
from tests.examples import NAMES, example
from tests.frames import frame
from tests.validation.mutations import at, walk
from tests.validation.planted import DOUBTS, MISTAKES, planted
from tests.validation.structures import random_structure
from tests.validation.test_members import lowered
from tests.validation.traps import TRAPS

pytestmark = pytest.mark.timeout(300)


Issues = set[tuple[str, str, str]]


def issues(report: dict[str, Any]) -> Issues:
    """What both sides must find; how a request is made is the service's alone to judge."""
    found = [*report["errors"], *report["warnings"]]
    return {
        (issue["path"], issue["code"], issue["severity"])
        for issue in found
        if not CODES[issue["code"]].get("service_only")
    }


def agree(local: Script, models: list[Any]) -> list[Issues]:
    reports = [issues(dataclasses.asdict(validate(model))) for model in models]
    for place, (ours, theirs) in enumerate(zip(reports, local.answers("validate", models), strict=True)):
        assert ours == issues(theirs), f"model {place}: {ours ^ issues(theirs)}"
        assert theirs["valid"] == (not theirs["errors"])
    return reports


def valid(found: Issues) -> bool:
    return all(severity == "warning" for *_, severity in found)


def test_examples_and_frames_are_valid_in_both(local: Script) -> None:
    reports = agree(local, [*map(example, NAMES), frame(1), frame(100), frame(1500)])
    assert all(map(valid, reports))


def test_every_planted_mistake_and_doubt_is_told_alike(local: Script) -> None:
    rows = [row for row in (*MISTAKES, *DOUBTS) if not CODES[row["code"]].get("service_only")]
    assert all(agree(local, list(map(planted, rows))))


def test_no_doubt_about_what_numbers_mean_is_the_services_alone(local: Script) -> None:
    """Else a verdict found without the service would be greener than the link's."""
    doubting = {code for code, row in CODES.items() if row.get("doubts_results")}
    assert not [code for code in doubting if CODES[code].get("service_only")]
    rows = [row for row in TRAPS if row[4] in doubting]
    trapped = [edited_whole(row[1], row[2]) for row in rows]
    innocent = [edited_whole(row[1], row[5]) for row in rows]
    for row, told in zip(rows, agree(local, trapped), strict=True):
        assert (row[3], row[4], "warning") in told, row[0]
    agree(local, innocent)


def test_lines_past_offset_nodes_are_told_alike(local: Script) -> None:
    sides = [(), ("end_offset",), ("start_offset",), ("end_offset", "start_offset")]
    found = agree(local, [edited_whole("portal-frame", lowered(*offsets)) for offsets in sides])
    assert [valid(one) for one in found] == [False, False, False, True]


def edited_whole(name: str, edit: Callable[[dict[str, Any]], object]) -> Any:
    model = example(name)
    edit(model)
    return model


def test_loads_of_a_model_without_sections_are_told_alike(local: Script) -> None:
    def bare(model: dict[str, Any]) -> None:
        model.update(members=[], sections=[], design_members=[])
        for case in model["load_cases"]:
            case.update(member_loads=[], node_loads=[{"node": model["nodes"][0]["id"], "fz": -1e9}])

    model = edited(bare, "simply-supported-beam")
    del model["analysis"]
    assert valid(agree(local, [model])[0])


def odd(**section: Any) -> Any:
    """The portal frame with its first section given by its own properties."""
    model = example("portal-frame")
    own = {"id": model["model"]["sections"][0]["id"], "a": 0.01, "iy": 2e-4, "iz": 1e-5, "it": 5e-7}
    model["model"]["sections"][0] = own | section
    return model


def edited(edit: Callable[[dict[str, Any]], object], name: str = "portal-frame") -> Any:
    model = example(name)
    edit(model["model"])
    return model


def scale(items: list[dict[str, Any]], keys: str, factor: float) -> None:
    for item in items:
        item.update({key: item[key] * factor for key in keys.split() if key in item})


def forces_in_kn(model: dict[str, Any]) -> None:
    for case in model["load_cases"]:
        scale(case.get("node_loads", []) + case.get("member_loads", []), "fx fy fz", 1e-3)


def shrunk(model: dict[str, Any]) -> None:
    """A member whose offset takes its start to its end."""
    member, nodes = model["members"][0], {node["id"]: node for node in model["nodes"]}
    start, end = nodes[member["start"]], nodes[member["end"]]
    member["start_offset"] = [end[axis] - start[axis] for axis in "xyz"]


def without_poisson(model: dict[str, Any]) -> None:
    for item in model["materials"]:
        item.pop("nu", None)
    scale(model["materials"], "g", 0.2)


def unplaced(model: dict[str, Any]) -> None:
    """Storeys of members whose ends lead nowhere."""
    storeys = [{"id": f"level {z}", "z": z} for z in (0, 4)]
    members = [{**member, "start": "nowhere", "end": "nowhere"} for member in model["model"]["members"][:2]]
    model["model"].update(storeys=storeys, members=members, design_members=[], groups=[])
    model["analysis"]["checks"] = [
        {"id": "s", "type": "en1993_1_1", "limit_state": "ULS", "storeys": ["level 0", "level 4"]}
    ]


WARM = {"type": "temperature", "dt": 20}
RULES: dict[str, Any] = {
    "outline": odd(shape={"type": "i", "h": 0.4, "b": 0.1, "tw": 0.1, "tf": 0.2, "r": 0}, fabrication="welded"),
    "dimensions alone, thick": edited(lambda m: m["sections"].__setitem__(0, {"id": "column", "shape": {"type": "i", "h": 0.4, "b": 0.1, "tw": 0.1, "tf": 0.2}})),
    "dimensions alone, round": edited(lambda m: m["sections"].__setitem__(0, {"id": "column", "shape": {"type": "i", "h": 0.4, "b": 0.1, "tw": 0.01, "tf": 0.02, "r": 0.1}})),
    "dimensions alone, no type": edited(lambda m: m["sections"].__setitem__(0, {"id": "column", "shape": {"h": 0.4, "b": 0.1}})),
    "dimensions alone, twice": edited(lambda m: m["sections"].__setitem__(0, {"id": "column", "library": "HEB300", "shape": {"type": "circle", "d": 0.1}})),
    "dimensions alone, mm": edited(lambda m: m["sections"].__setitem__(0, {"id": "column", "shape": {"type": "circle", "d": 30}})),
    "box of two thicknesses": odd(shape={"type": "rhs", "h": 0.1, "b": 0.2, "t": 0.01, "tf": 0.06}, fabrication="welded"),
    "tube": odd(shape={"type": "chs", "d": 0.1, "t": 0.07}, fabrication="hot_finished"),
    "shape for the check": odd(shape={"type": "general", "h": 25, "b": 0.1}),
    "no shape": odd(fabrication="welded"),
    "no fabrication": odd(shape={"type": "i", "h": 0.4, "b": 0.18, "tw": 0.009, "tf": 0.014, "r": 0.02}),
    "sizes in other units": odd(a=53.8, iy=8356, iz=123456.5, shape={"type": "i", "h": 300, "b": 150, "tw": 7.1, "tf": 10.7}),
    "timber": edited(lambda m: m["materials"][0].update(type="timber", density=4.5, e=11000, g=690)),
    "no strength": edited(lambda m: m["materials"][0].update(fy_rule="given") or m["materials"][0].pop("fy", None)),
    "no grade": edited(lambda m: m["materials"][0].update(id="fine", fy_rule="product_standard", grade="best") or m["materials"][0].pop("fy", None)),
    "cold": edited(lambda m: m["load_cases"][0]["member_loads"].append({"member": m["members"][0]["id"], **WARM}) or m["materials"][0].pop("thermal_expansion", None)),
    "backwards": edited(lambda m: m["load_cases"][0]["member_loads"][0].update(start=0.8123456789, end=0.2)),
    "kN": edited(forces_in_kn),
    "mm": edited(lambda m: scale(m["nodes"], "x y z", 1000)),
    "GPa": edited(lambda m: scale(m["materials"], "e g fy fu", 1e-9)),
    "same place": edited(lambda m: m["nodes"].append({**m["nodes"][1], "id": "again"})),
    "side by side": edited(lambda m: m["members"].append({**m["members"][0], "id": "again"})),
    "offset away": edited(shrunk),
    "standing nowhere": edited_whole("building-frame", unplaced),
    "nothing to check": edited(lambda m: m.update(members=[], design_members=[])),
    "no corner": edited(lambda m: m["plates"][0]["nodes"].__setitem__(2, m["plates"][0]["nodes"][0]), "plate-on-beams"),
    "flat": edited(lambda m: scale(m["nodes"], "y", 0), "plate-on-beams"),
    "no Poisson's ratio": edited(without_poisson, "plate-on-beams"),
    "corners out of order": edited(lambda m: m["plates"][0].update(nodes=["S00", "S11", "S10", "S01"]), "plate-on-beams"),
    "crossed corners": edited(lambda m: m["plates"][0].update(nodes=["S00", "S10", "S01", "S22"]), "plate-on-beams"),
    "straight corner": edited(lambda m: m["plates"][0].update(nodes=["S00", "S10", "S20", "S11"]), "plate-on-beams"),
    "concave": edited(lambda m: m["plates"][0].update(nodes=["S00", "S20", "S11", "S02"]), "plate-on-beams"),
    "cold plate": edited(lambda m: m["load_cases"][0]["plate_loads"].append({"plate": "P00", "gradient_z": 10}) or m["materials"][1].pop("thermal_expansion"), "plate-on-beams"),
    "too many plates": edited(lambda m: m.update(plates=[{**m["plates"][0], "id": f"P{i}"} for i in range(10_001)]), "plate-on-beams"),
    "thick": edited(lambda m: scale(m["plates"], "thickness", 1000), "plate-on-beams"),
}  # fmt: skip


def test_every_rule_is_told_alike(local: Script) -> None:
    for name, report in zip(RULES, agree(local, list(RULES.values())), strict=True):
        assert report, name


def test_winds_that_act_one_way_or_both_are_told_alike(local: Script) -> None:
    def blowing(directions: str) -> Any:
        model = edited(lambda structure: structure["supports"][-1].update(ux=1e6))
        for case in model["model"]["load_cases"]:
            case.update({"directions": directions} if case["nature"] == "wind" else {})
        return model

    one, both = agree(local, [blowing("one"), blowing("both")])
    assert one == set()
    assert [code for _, code, _ in both] == ["missing_combinations"]


def test_random_edits_are_told_alike(local: Script) -> None:
    reports = agree(local, [mutated(random.Random(f"edit {seed}")) for seed in SEEDS])
    assert sum(map(valid, reports)) > len(SEEDS) / 20
    assert sum(not valid(report) for report in reports) > len(SEEDS) / 4
    # Else the edits were all alike.
    assert len({code for report in reports for _, code, _ in report}) > 15


def test_mechanisms_are_named_alike(local: Script) -> None:
    reports = agree(local, [random_structure(random.Random(seed)) for seed in SEEDS])
    named = {code for report in reports for _, code, _ in report}
    assert named >= {"hinged_mechanism", "loose_supports", "spinning_members", "unsupported_part"}


def changed(place: tuple[str | int, ...], value: Any, name: str = "portal-frame") -> Any:
    model = example(name)
    at(model, place[:-1])[place[-1]] = value
    return model


def nested(depth: int) -> Any:
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


HOMES: list[tuple[str | int, ...]] = [
    ("x_own",),
    ("strange",),
    ("model", "x_own"),
    ("settings", "title"),
    ("model", "members"),
    ("model", "members", 0),
    ("model", "members", 0, "section"),
    ("model", "members", 0, "x_own"),
    ("model", "supports", 0, "ux"),
    ("model", "load_cases", 0, "member_loads", 0, "fz"),
    ("analysis", "unheard_of"),
    ("analysis", "checks", 0, "members"),
]
BAD: list[Any] = [
    nested(70),
    {"deeper": 2**60},
    [2**53],
    2**53,
    -(2**63),
    1e300,
    "x" * 3_500_000,
    "𝄞" * 65,
    {"__proto__": {"constructor": 1}},
    {f"key{i}": i for i in range(3000)},
    None,
    "\u2028\x00\x7f",
]


@pytest.mark.parametrize("home", HOMES, ids=str)
def test_hostile_values_are_told_alike(local: Script, home: tuple[str | int, ...]) -> None:
    agree(local, [changed(home, value) for value in BAD])


def test_what_is_no_model_is_told_alike(local: Script) -> None:
    things = [
        None,
        True,
        0,
        1.5,
        "",
        "text",
        [],
        [[]],
        {},
        {"model": None},
        {"model": {}},
        {"model": "{}"},
        nested(500),
    ]
    assert not any(map(valid, agree(local, things)))


def test_an_array_or_an_object_at_every_position_is_told_alike(local: Script) -> None:
    places = [place for place, _ in walk(example("tower")) if place]
    some = random.Random(7).sample(places, 150)
    empty: list[Any] = [[], {}]
    agree(local, [changed(place, value, "tower") for place in some for value in empty])


def test_many_copies_of_one_mistake_are_told_alike(local: Script) -> None:
    broken = frame(3000)
    for member in broken["model"]["members"]:
        member["section"] = "no such section"
        member["strt"] = member.pop("start")
    doubtful = frame(600)  # its members are checked by their cross-sections alone, its bays are all loaded at once
    doubtful["model"]["nodes"] += [{"id": f"spare {i}", "x": i, "y": 0.5, "z": 900} for i in range(500)]
    unknown = frame(600)
    for i, member in enumerate(unknown["model"]["members"]):
        member["end"] = f"{member['end']}{i}"
    strange = frame(20) | {f"strange{i}": i for i in range(1000)}
    assert [len(report) for report in agree(local, [broken, doubtful, unknown, strange])] == [1, 3, 1, 201]
