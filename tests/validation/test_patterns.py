"""Imposed load on all spans at once: doubted where on some of them alone it bends more, and left alone elsewhere."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.validation.combined import combination, parted, ruled, split
from tests.validation.spanning import (
    FIXED,
    HINGED,
    KNIFE,
    Model,
    Places,
    beam,
    frame,
    girders,
    joists,
    model_of,
    sound_beam,
    spread,
    told,
)


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


@pytest.mark.parametrize(("share", "doubted"), [(0.7, True), (1.0, False)])
def test_spans_are_parted_where_they_have_the_most_load(share: float, doubted: bool) -> None:
    """Beside wind that leads, imposed load has 0.7 of its factor, and on some spans alone less than on all of them."""
    model = split(beam(6, 6, 6))
    model["model"]["load_combinations"] = [
        combination("ULS1", "ULS", (0, 1, 2)),
        combination("ULS2", "ULS", (0, 2), share),
        combination("SLS", "SLS", (0, 1, 2)),
    ]
    assert bool(told(model)) is doubted


def test_less_of_a_load_is_not_its_absence() -> None:
    """Each of two categories leads in turn, and the other goes with it."""
    model = parted(beam(6, 6, 6), (0, 1, 2), (0, 1, 2))
    first, second, *_ = model["model"]["load_combinations"]
    first["terms"][2]["factor"], second["terms"][3]["factor"] = 1.05, 1.05
    assert told(model) == ["model.load_cases[1]"]


def test_spans_that_a_support_clamps_between_them_bend_alone() -> None:
    model = beam(6, 6, 6, ends=FIXED)
    for support in model["model"]["supports"]:
        support["ry"] = "fixed"
    assert told(model) == []
    model["model"]["supports"][1]["ry"] = 1e6
    assert told(model) == ["model.load_cases[1]"]


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


def test_beams_that_end_on_a_girder_load_its_spans() -> None:
    assert told(joists(3)) == ["model.load_cases[1]"]
    assert told(joists(2)) == []
    assert told(parted(joists(3), (0, 2), (1,), (0, 1, 2))) == []


def test_a_member_that_connects_runs_over_the_nodes_along_it() -> None:
    model = beam(6, 6, 6)
    structure = model["model"]
    structure["members"] = [{**structure["members"][0], "end": "N3", "connect": True}]
    structure["load_cases"][1]["member_loads"] = [spread("M0")]
    assert told(model) == ["model.load_cases[1]"]


def test_beams_that_run_on_over_girders_are_told() -> None:
    assert told(girders(4)) == ["model.load_cases[1]"]
    assert told(girders(3)) == []
    assert told(girders(4, **HINGED)) == []


def test_a_tower_whose_every_node_stands_on_two_others_is_climbed_once() -> None:
    """Sixty panels have 2^60 ways up."""
    places: Places = {f"{leg}{k}": (0.3 * (leg == "r"), 0.0, float(k)) for k in range(61) for leg in "lr"}
    bars: list[Model] = [
        {"id": f"{a}{b}{k}", "start": f"{a}{k}", "end": f"{b}{k + 1}"} for k in range(60) for a in "lr" for b in "lr"
    ]
    for i in range(1, 4):
        places[f"far{i}"] = (6.0 * i, 0.0, 60.0)
        bars.append({"id": f"span{i}", "start": f"far{i - 1}" if i > 1 else "r60", "end": f"far{i}"})
    held = {"l0": FIXED, "r0": FIXED, **{f"far{i}": KNIFE for i in range(1, 4)}}
    assert told(model_of(places, bars, held, ["span1", "span2", "span3"])) == ["model.load_cases[1]"]


@given(
    st.lists(st.floats(1, 20), min_size=1, max_size=6),
    st.sampled_from(["hinged", "parted", "roof", "two"]),
    st.floats(-180, 180),
)
def test_sound_beams_are_left_alone_wherever_they_lie(spans: list[float], way: str, turned: float) -> None:
    """Hinged at every support, each span with and without the others, on a roof, or of two spans at most."""
    assert told(sound_beam(spans[: 2 if way == "two" else 6], way, turned)) == []
