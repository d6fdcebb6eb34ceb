"""Imposed load on all spans at once at SLS: doubted where on some of them alone members deflect more."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.validation.combined import combination, combining, deflecting, parted, ruled, split
from tests.validation.spanning import FIXED, HINGED, Model, beam, frame, girders, joists, sound_beam, told

CHECK = ["analysis.checks[0]"]


@pytest.mark.parametrize("spans", [(8, 8), (9, 4), (6, 6, 6), (5, 7, 4, 9)])
def test_spans_that_run_on_are_told(spans: tuple[float, ...]) -> None:
    """Of two equal spans one alone sags 1.75 of what both do: solver/test/solve/sagging.test.ts."""
    assert told(deflecting(beam(*spans))) == CHECK


@pytest.mark.parametrize(
    "model",
    [
        beam(6),
        beam(6, 6, 6, **HINGED),
        frame(1),
        frame(3, 2, beams=HINGED),
        frame(3, beams={"start_hinge": "pin"}),
        girders(4, **HINGED),
        beam(3, 3, free=[1]),
        beam(6, ends=FIXED),
        beam(6, free=[1], ends=FIXED),
    ],
    ids=[
        "simple",
        "hinged",
        "bay",
        "hinged floors",
        "one hinge",
        "on girders",
        "a node between",
        "clamped",
        "cantilever",
    ],
)
def test_what_has_one_span_or_hinges_is_left_alone(model: Model) -> None:
    assert told(deflecting(model)) == []


def test_spans_that_are_not_beside_one_another_are_left_alone() -> None:
    """Load on the second span from one presses it down too: both at once are the worst."""
    model = deflecting(beam(6, 6, 6))
    del model["model"]["load_cases"][1]["member_loads"][1]
    assert told(model) == []
    model["model"]["load_cases"][1]["member_loads"][1]["member"] = "M1"
    assert told(model) == CHECK


def test_spans_that_a_support_clamps_between_them_sag_alone() -> None:
    model = deflecting(beam(6, 6))
    model["model"]["supports"][1]["ry"] = "fixed"
    assert told(model) == []
    model["model"]["supports"][1]["ry"] = 1e6
    assert told(model) == CHECK


def test_beams_over_columns_and_girders_are_told() -> None:
    assert told(deflecting(frame(2))) == CHECK
    assert told(deflecting(frame(2, columns={"end_hinge": "pin"}))) == CHECK
    assert told(deflecting(girders(3))) == CHECK


def test_beams_that_end_on_a_girder_load_its_spans() -> None:
    assert told(deflecting(joists(2))) == CHECK
    assert told(deflecting(joists(2), members=["M0"])) == CHECK
    assert told(deflecting(joists(2), members=["J0", "J1"])) == []
    assert told(deflecting(joists(1))) == []
    assert told(deflecting(parted(joists(2), (0,), (1,), (0, 1)))) == []


def test_a_check_of_deflection_at_uls_has_the_combinations_of_uls() -> None:
    model = split(beam(6, 6))
    apart, whole = [(0,), (1,)], [(0, 1)]
    assert told(deflecting(combining(model, ULS=whole, SLS=apart), limit_state="ULS")) == CHECK
    assert told(deflecting(combining(model, ULS=apart, SLS=whole), limit_state="ULS")) == []


@pytest.mark.parametrize(("free", "doubted"), [(2.4, True), (1.2, True), (0.95, True), (0.85, False)])
def test_a_free_end_moves_more_without_its_load(free: float, doubted: bool) -> None:
    """Span l alone lifts the tip by w·l³·a/24, load on the free end lowers it by w·a³ (4 l + 3 a)/24. Of both at once
    the tip of 0.15 l shows 0.90 of what the span alone does, of 0.4 l 0.17; and the span without the free end's load
    5/384 where w·a²·l²/32 was taken off."""
    share = free / 6
    shown = 1 - share**2 * (4 + 3 * share)
    within = 1 - share**2 / 32 * 384 / 5
    assert (shown < 0.9 and within < 0.95) is doubted
    assert bool(told(deflecting(beam(6, free, free=[2])))) is doubted
    assert bool(told(deflecting(beam(free, 6, free=[0])))) is doubted


def test_limit_states_are_told_apart() -> None:
    """Parted at one, they are together at the other; together at both, one answer serves."""
    whole, apart = [(0, 1, 2)], [(0, 1, 2), (0, 2), (1,)]
    model = split(beam(6, 6, 6))
    steel = model["analysis"]["checks"]
    model["analysis"]["checks"] = [*steel, *deflecting(model)["analysis"]["checks"]]
    bent, sagging = ["model.load_cases[1]"], ["analysis.checks[1]"]
    assert told(combining(model, ULS=whole, SLS=whole)) == bent
    assert told(combining(model, ULS=apart, SLS=whole)) == sagging
    assert told(combining(model, ULS=whole, SLS=apart)) == bent
    assert told(combining(model, ULS=apart, SLS=apart)) == []


def test_every_pair_of_neighbours_is_parted() -> None:
    """Bays of two spans each, loaded bay by bay, leave the spans of a bay together."""
    model = deflecting(parted(beam(6, 6, 6, 6), (0, 1), (2, 3), (0, 1, 2, 3)))
    assert told(model) == CHECK
    assert told(deflecting(parted(beam(6, 6, 6, 6), (0, 2), (1, 3), (0, 1, 2, 3)))) == []


@pytest.mark.parametrize(
    ("situations", "doubted"),
    [
        ({"characteristic": (1.0, 0.0), "quasi_permanent": (0.3, 0.3)}, True),
        ({"characteristic": (1.0, 0.0), "frequent": (0.5, 0.5)}, True),
        ({"characteristic": (1.0, 1.0), "quasi_permanent": (0.3, 0.0)}, False),
        ({"frequent": (0.5, 0.5)}, False),
        ({"quasi_permanent": (0.3, 0.0)}, True),
    ],
)
def test_the_situation_with_the_most_load_decides(situations: dict[str, tuple[float, float]], doubted: bool) -> None:
    """A check looks at every SLS combination with one limit: 0.3 of the load on one span is less than all on both."""
    model = deflecting(split(beam(8, 8)))
    model["model"]["load_combinations"] = [
        combination(f"{name}{i}", "SLS", present, share, situation=name)
        for name, (whole, alone) in situations.items()
        for i, (present, share) in enumerate([((0, 1), whole), ((0,), alone), ((1,), alone)])
        if share
    ]
    assert bool(told(model)) is doubted


def test_checks_of_other_members_are_left_alone() -> None:
    """A simple beam behind one of two spans, beyond a hinge."""
    model = beam(8, 8, 8)
    model["model"]["members"][2].update(id="S0", start_hinge="pin")
    model["model"]["load_cases"][1]["member_loads"][2]["member"] = "S0"
    model["model"]["groups"] = [{"id": "two", "members": ["M1", "S0"]}, {"id": "simple", "members": ["S0"]}]
    assert told(deflecting(model, members=["S0"])) == []
    assert told(deflecting(model, groups=["simple"])) == []
    assert told(deflecting(model, members=["S0", "M1"])) == CHECK
    assert told(deflecting(model, groups=["simple", "two"])) == CHECK


@pytest.mark.parametrize("how", [{"informative": True}, {"measure": "drift"}])
def test_what_counts_for_nothing_or_measures_drift_is_left_alone(how: Model) -> None:
    assert told(deflecting(beam(6, 6), **how)) == []


@pytest.mark.parametrize("change", [{"nature": "other"}, {"nature": "snow"}, {"category": "H"}])
def test_what_is_no_floor_is_left_alone(change: Model) -> None:
    model = deflecting(beam(6, 6))
    model["model"]["load_cases"][1].update(change)
    assert told(model) == []


def test_by_rule_spans_are_parted_at_sls_too() -> None:
    asked: Model = {"sls": ["characteristic", "quasi_permanent"]}
    assert told(deflecting(ruled(beam(6, 6), **asked))) == CHECK
    assert told(deflecting(ruled(beam(6, 6), patterns=True, **asked))) == CHECK
    assert told(deflecting(ruled(beam(6, 6), patterns=False, **asked))) == []
    assert told(deflecting(ruled(split(beam(6, 6)), patterns=True, **asked))) == []


def test_a_rule_of_uls_alone_leaves_listed_combinations_at_sls_as_they_are() -> None:
    model = ruled(split(beam(6, 6)), patterns=True)
    model["model"]["load_combinations"] = [combination("SLS", "SLS", (0, 1))]
    assert told(deflecting(model)) == CHECK


@given(
    st.lists(st.floats(1, 20), min_size=1, max_size=6),
    st.sampled_from(["hinged", "parted", "roof", "one"]),
    st.floats(-180, 180),
)
def test_sound_beams_are_left_alone_wherever_they_lie(spans: list[float], way: str, turned: float) -> None:
    """Hinged at every support, each span with and without the others, on a roof, or of one span."""
    assert told(deflecting(sound_beam(spans[: 1 if way == "one" else 6], way, turned))) == []


def test_what_is_told_at_uls_is_not_told_again() -> None:
    """The doubt about the case is one of every check, those of deflections too."""
    model = deflecting(beam(6, 6, 6))
    assert told(model) == CHECK
    steel = {"id": "steel", "type": "en1993_1_1", "limit_state": "ULS", "all": True}
    model["analysis"]["checks"].append(steel)
    assert told(model) == ["model.load_cases[1]"]
    # Of two spans over a support on which they turn both at once are the worst at ULS: there the sag is told by itself.
    model = deflecting(beam(6, 6))
    model["analysis"]["checks"].append(steel)
    assert told(model) == CHECK
