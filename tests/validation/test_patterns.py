"""Imposed load on all spans at once: doubted where on some of them alone it is worse, and left alone elsewhere."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from handoff.validation import validate
from tests.examples import example
from tests.validation.structures import DOF, PIN

Model = dict[str, Any]
Places = dict[str, tuple[float, ...]]
HINGED: Model = {"start_hinge": "pin", "end_hinge": "pin"}
# Free to turn about y, as a beam along x does on a knife edge.
KNIFE, FIXED = "ux uy uz rx rz", " ".join(DOF)


def told(model: Model) -> list[str]:
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
        {"id": "Q", "nature": "imposed", "self_weight": 0, "member_loads": [_spread(name) for name in loaded]},
    ]
    structure["design_members"] = []
    model["analysis"]["checks"] = [{"id": "steel", "type": "en1993_1_1", "all": True, "limit_state": "ULS"}]
    return model


def _spread(member: str) -> Model:
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


def parted(model: Model, *combined: tuple[int, ...]) -> Model:
    """The load of each member a case of its own, and combinations at ULS that have these."""
    structure = model["model"]
    weight, whole = structure["load_cases"]
    structure["load_cases"] = [weight] + [
        {**whole, "id": f"Q{i}", "member_loads": [load]} for i, load in enumerate(whole["member_loads"])
    ]
    structure["load_combinations"] = [
        {
            "id": f"{state}{j}",
            "limit_state": state,
            "terms": [
                {"load_case": "G", "factor": 1.35},
                *({"load_case": f"Q{i}", "factor": 1.5} for i in present),
            ],
        }
        for state in ("ULS", "SLS")
        for j, present in enumerate(combined)
    ]
    return model


@pytest.mark.parametrize("spans", [(6, 6, 6), (6, 6, 6, 6), (5, 7, 4, 9)])
def test_three_spans_and_more_are_told(spans: tuple[float, ...]) -> None:
    """Three equal spans: 0.117 w·l² over a support beside two loaded spans, 0.100 under load on all three."""
    assert told(beam(*spans)) == ["model.load_cases[1]"]


@pytest.mark.parametrize("spans", [(6,), (6, 6), (9, 4)])
def test_of_two_spans_that_turn_on_their_supports_all_load_is_the_worst(spans: tuple[float, ...]) -> None:
    """Over the support (l1³ + l2³) / 8 (l1 + l2) · w: each span adds to it, and none has more within."""
    assert told(beam(*spans)) == []


def test_two_spans_between_fixed_ends_are_told() -> None:
    """Load on both: w·l²/12 at each end. On one, half of the middle's goes over and a half of that comes to the end:
    w·l² (1/12 + 1/48), a quarter more."""
    assert told(beam(6, 6, ends=FIXED)) == ["model.load_cases[1]"]


@pytest.mark.parametrize(("free", "doubted"), [(2.4, True), (1.6, True), (1.4, False)])
def test_a_free_end_relieves_the_span_beside_it(free: float, doubted: bool) -> None:
    """With a = 0.4 l: in the span w (l/2 − a²/2l)²/2 = 0.088 w·l², and without load on the free end 0.125 w·l²."""
    assert bool(told(beam(6, free, free=[2]))) is doubted
    assert bool(told(beam(free, 6, free=[0]))) is doubted


def test_two_free_ends_on_one_post_are_told() -> None:
    """Load on both bends no post, load on one bends it by w·a²/2."""
    places: Places = {
        "foot": (0.0, 0.0, 0.0),
        "top": (0.0, 0.0, 4.0),
        "left": (-2.0, 0.0, 4.0),
        "right": (2.0, 0.0, 4.0),
    }
    bars: list[Model] = [
        {"id": "post", "start": "foot", "end": "top"},
        {"id": "one", "start": "left", "end": "top"},
        {"id": "other", "start": "right", "end": "top"},
    ]
    assert told(model_of(places, bars, {"foot": FIXED}, ["one", "other"])) == ["model.load_cases[1]"]
    assert told(model_of(places, bars, {"foot": FIXED}, ["one"])) == []


@pytest.mark.parametrize(("bays", "storeys"), [(2, 1), (3, 1), (2, 3)])
def test_columns_that_one_loaded_bay_bends_are_told(bays: int, storeys: int) -> None:
    """The inner column of two equal bays has no moment under load on both."""
    assert told(frame(bays, storeys)) == ["model.load_cases[1]"]


@pytest.mark.parametrize(
    "model",
    [
        frame(1),
        frame(1, 4),
        frame(3, 2, beams=HINGED),
        frame(2, columns={"end_hinge": "pin"}),
        frame(3, beams={"start_hinge": "pin"}),
        beam(6, 6, 6, **HINGED),
    ],
    ids=["one bay", "one bay, four storeys", "simple construction", "on pinned posts", "hinged at one end", "hinged"],
)
def test_what_has_one_span_or_hinges_is_left_alone(model: Model) -> None:
    assert told(model) == []


def test_columns_on_pinned_posts_bear_three_spans() -> None:
    assert told(frame(3, columns={"end_hinge": "pin"})) == ["model.load_cases[1]"]


@pytest.mark.parametrize("change", [{"nature": "other"}, {"nature": "snow"}, {"category": "H"}])
def test_what_is_no_floor_is_left_alone(change: Model) -> None:
    model = beam(6, 6, 6)
    model["model"]["load_cases"][1].update(change)
    assert told(model) == []


def test_nothing_is_told_where_nothing_is_verified() -> None:
    model = beam(6, 6, 6)
    del model["analysis"]["checks"]
    assert told(model) == []


@pytest.mark.parametrize(
    ("combined", "doubted"),
    [([(0, 1, 2)], True), ([(0, 1, 2), (0, 1)], False), ([(0, 2), (1,), (0, 1, 2)], False)],
)
def test_cases_that_no_combination_parts_are_one(combined: list[tuple[int, ...]], doubted: bool) -> None:
    assert told(parted(beam(6, 6, 6), *combined)) == ["model.load_cases[1]"] * doubted


def ruled(model: Model, **rule: Any) -> Model:
    model["model"]["load_combinations"] = []
    for case in model["model"]["load_cases"]:
        if case["nature"] == "imposed":
            case["category"] = "B"
    model["analysis"]["combinations"] = {"rule": "en1990_610", **rule}
    return model


def test_by_rule_one_case_has_no_patterns_and_several_have() -> None:
    """False says that the loads only come together; true does nothing to one case."""
    assert told(ruled(beam(6, 6, 6))) == ["model.load_cases[1]"]
    assert told(ruled(beam(6, 6, 6), patterns=True)) == ["model.load_cases[1]"]
    assert told(ruled(beam(6, 6, 6), patterns=False)) == []
    assert told(ruled(parted(beam(6, 6, 6)), patterns=True)) == []
    assert told(ruled(parted(beam(6, 6, 6)), patterns=False)) == []
    # Once, by the rule itself.
    assert told(ruled(parted(beam(6, 6, 6)))) == ["analysis.combinations"]


def test_a_storey_in_a_case_of_its_own_still_lies_on_all_its_spans() -> None:
    model = frame(3, 2)
    weight, whole = model["model"]["load_cases"]
    loads = whole["member_loads"]
    model["model"]["load_cases"] = [
        weight,
        {**whole, "id": "Q1", "member_loads": loads[:3]},
        {**whole, "id": "Q2", "member_loads": loads[3:]},
    ]
    assert told(ruled(model, patterns=True)) == ["model.load_cases[1]"]


def test_forces_at_nodes_between_supports_lie_on_the_span() -> None:
    model = beam(3, 3, 3, 3, 3, 3, free=[1, 3, 5])
    case = model["model"]["load_cases"][1]
    case["member_loads"] = []
    case["node_loads"] = [{"node": f"N{i}", "fz": -2e4} for i in (1, 3, 5)]
    assert told(model) == ["model.load_cases[1]"]
    case["node_loads"] = [{"node": f"N{i}", "fz": -2e4} for i in range(0, 7, 2)]
    assert told(model) == []


def test_a_member_that_connects_runs_over_the_nodes_along_it() -> None:
    model = beam(6, 6, 6)
    structure = model["model"]
    structure["members"] = [{**structure["members"][0], "end": "N3", "connect": True}]
    structure["load_cases"][1]["member_loads"] = [_spread("M0")]
    assert told(model) == ["model.load_cases[1]"]


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


def test_beams_that_run_on_over_girders_are_told() -> None:
    assert told(girders(4)) == ["model.load_cases[1]"]
    assert told(girders(3)) == []
    assert told(girders(4, **HINGED)) == []


@given(
    st.lists(st.floats(1, 20), min_size=1, max_size=6),
    st.sampled_from(["hinged", "parted", "roof", "two"]),
    st.floats(-180, 180),
)
def test_sound_beams_are_left_alone_wherever_they_lie(spans: list[float], way: str, turned: float) -> None:
    """Hinged at every support, each span with and without the others, on a roof, or of two spans at most."""
    spans = [round(span, 3) for span in spans][: 2 if way == "two" else 6]
    model = beam(*spans, **(HINGED if way == "hinged" else {}))
    if way == "parted":
        parted(model, *[(i,) for i in range(len(spans))], tuple(range(len(spans))))
    if way == "roof":
        model["model"]["load_cases"][1]["category"] = "H"
    for node in model["model"]["nodes"]:
        node["y"], node["x"] = node["x"] * turned / 180, node["x"]
    for support in model["model"]["supports"]:
        support.update(rx="free", ry="free")
    assert [issue["code"] for issue in validate(model).warnings if issue["code"] == "fixed_patterns"] == []
