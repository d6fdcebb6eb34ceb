"""Frames from a dozen numbers: valid models whose loads are those of the clauses, and refusals that say what to do."""

from typing import Any

import pytest

from handoff.beams.refused import InputRefused
from handoff.frames import build_frame_model
from handoff.validation import validate

PORTAL: dict[str, Any] = {"kind": "portal", "spans_m": [20], "spacing_m": 6, "eaves_m": 6, "dead_kpa": 0.4}
STOREYS: dict[str, Any] = {
    "kind": "multi_storey",
    "spans_m": [6, 7],
    "storeys_m": [4, 3.5],
    "spacing_m": 5,
    "dead_kpa": 3,
}
TRUSS: dict[str, Any] = {"kind": "truss", "spans_m": 18, "depth_m": 1.5, "spacing_m": 5, "dead_kpa": 0.5}
BEAM: dict[str, Any] = {"kind": "beam", "spans_m": [6, 8], "spacing_m": 3, "dead_kpa": 2, "imposed_kpa": 3}
ACTIONS = {"snow_kpa": 1, "wind_kpa": 0.5}


def loads(model: dict[str, Any], case: str) -> list[dict[str, Any]]:
    (found,) = [one for one in model["model"]["load_cases"] if one["id"] == case]
    every: list[dict[str, Any]] = found["member_loads"] + found.get("node_loads", [])
    return every


@pytest.mark.parametrize(
    "body",
    [
        PORTAL,
        PORTAL | ACTIONS | {"spans_m": [18, 22], "pitch_deg": 12, "base": "fixed", "imposed_kpa": 0.4},
        PORTAL | ACTIONS | {"stays": "every second", "annex": "UK"},
        STOREYS | ACTIONS | {"imposed_kpa": 3},
        STOREYS | ACTIONS | {"imposed_kpa": 3, "bracing": "rigid", "annex": "DE"},
        TRUSS | ACTIONS | {"pitch_deg": 8, "lower_ties": 2},
        TRUSS | {"panels": 8},
        BEAM | {"snow_kpa": 1},
        BEAM | {"spans_m": [5] * 7, "restrained": True},
    ],
    ids=str,
)
def test_every_frame_is_valid_without_a_warning(body: dict[str, Any]) -> None:
    model, assumed = build_frame_model(body)
    report = validate(model)
    assert (report.errors, report.warnings) == ([], [])
    # Whoever opens the model reads what whoever built it was told.
    assert all(sentence in model["settings"]["description"] for sentence in assumed)


def test_snow_has_the_shapes_of_1991_1_3() -> None:
    # Table 5.2: μ1 = 0.8; 5.3.3(4): half of it on one slope.
    model, _ = build_frame_model(PORTAL | {"snow_kpa": 1})
    assert [load["fz"] for load in loads(model, "S")] == [-4800, -4800]
    assert [load["fz"] for load in loads(model, "S-left")] == [-2400, -4800]
    # 5.3.4: μ2 = 0.8 + 0.8·15/30 = 1.2 in the valley of two slopes of 15°.
    model, _ = build_frame_model(PORTAL | {"snow_kpa": 1, "spans_m": [20, 20], "pitch_deg": 15})
    valley = {load["member"]: (load["fz"], load.get("fz_end")) for load in loads(model, "S-valley")}
    assert valley["R1R"] == (-4800, -7200)
    assert valley["R2L"] == (-7200, -4800)
    assert valley["R1L"] == valley["R2R"] == (-4800, None)


def test_wind_on_a_portal_has_the_coefficients_of_1991_1_4() -> None:
    # qp = 1 kN/m², frames 1 m apart; 5°: G −1.2, H −0.6, I −0.6, J −0.6, each with +0.2 inside (Table 7.4a, 7.2.9(6)).
    body = PORTAL | {"wind_kpa": 1, "spacing_m": 1, "pitch_deg": 5}
    model, _ = build_frame_model(body)
    roof = [load for load in loads(model, "W+x-uplift") if "fz" in load]
    assert [(load["member"], load["fz"]) for load in roof] == [
        ("R1L", 1400.0), ("R1L", 800.0), ("R1R", 800.0), ("R1R", 800.0),
    ]  # fmt: skip
    # Zone G is e/10 = 2h/10 wide, h at the ridge: 6 + 10·tan 5°.
    assert roof[0]["end"] == roof[1]["start"] == pytest.approx(2 * (6 + 10 * 0.0874887) / 10 / 10, abs=1e-6)
    # h/d = 0.344: D = 0.7 + 0.1·(0.344 − 0.25)/0.75, E = −0.3 − 0.2·(0.344 − 0.25)/0.75.
    walls = {load["member"]: load["fx"] for load in loads(model, "W+x-uplift") if "fx" in load}
    assert walls["C1"] == pytest.approx(1000 * (0.7 + 0.1 * 0.0937443 / 0.75 - 0.2), abs=0.1)
    assert walls["C2"] == pytest.approx(1000 * (0.3 + 0.2 * 0.0937443 / 0.75 + 0.2), abs=0.1)
    # From the other side it is the mirror image.
    mirrored = {load["member"]: load["fx"] for load in loads(model, "W-x-uplift") if "fx" in load}
    assert mirrored == {"C1": -walls["C2"], "C2": -walls["C1"]}
    # Along the ridge: H −0.7 (Table 7.4b), walls B −0.8, +0.2 inside.
    assert {load.get("fz", abs(load.get("fx", 0))) for load in loads(model, "Wy")} == {900.0, 1000.0}


def test_a_trusss_nodes_carry_all_of_the_roof() -> None:
    model, _ = build_frame_model(TRUSS | {"snow_kpa": 1})
    assert sum(load["fz"] for load in loads(model, "G")) == pytest.approx(-0.5e3 * 5 * 18)
    assert sum(load["fz"] for load in loads(model, "S")) == pytest.approx(-0.8e3 * 5 * 18)


def test_each_kind_says_what_no_load_stands_for_and_what_is_left_out() -> None:
    for body in (PORTAL, STOREYS, TRUSS):
        _, assumed = build_frame_model(body)
        said = " ".join(assumed)
        assert all(words in said for words in ("No wind is given", "No snow is given", "Not in the model: joints"))
        assert "First sizes, not designed" in said


def test_a_named_section_is_no_first_size() -> None:
    model, assumed = build_frame_model(STOREYS | {"column": "he 200 b", "beam": "ipe400", "brace": "FL 120x12"})
    assert [one["library"] for one in model["model"]["sections"]] == ["HEB200", "IPE400", "FL120x12"]
    assert not any("First sizes" in sentence for sentence in assumed)


@pytest.mark.parametrize(
    ("body", "field", "words"),
    [
        (PORTAL | {"storeys_m": [4]}, "storeys_m", "'storeys_m' is not for kind portal: it is for multi_storey"),
        ({**PORTAL, "eaves_m": None}, "eaves_m", "'eaves_m' must be a number, got null"),
        ({key: PORTAL[key] for key in PORTAL if key != "eaves_m"}, "eaves_m", "'eaves_m' is missing for kind portal"),
        (PORTAL | {"pitch_deg": 3}, "pitch_deg", "allowed: 5 to 30 degrees"),
        (PORTAL | {"spans_m": [20, -1]}, "spans_m", "'spans_m' is -1; allowed: over 0 and at most 200 m"),
        (PORTAL | {"spans_m": []}, "spans_m", "'spans_m' must be a list of 1 to 40 numbers, got an array"),
        (PORTAL | {"spans_m": [20000]}, "spans_m", "20000 mm would be 20"),
        (PORTAL | {"kind": "shed"}, "kind", "allowed: portal, multi_storey, truss, beam"),
        (PORTAL | {"column": "IPE310"}, "section", "nearest: IPE300"),
        (TRUSS | {"spans_m": [18, 18]}, "spans_m", "a truss has one span; 'spans_m' has 2"),
        (TRUSS | {"panels": 7}, "panels", "'panels' is 7; give an even number"),
        (TRUSS | {"depth_m": 12}, "depth_m", "more than half of the span of 18 m"),
        (STOREYS | {"spans_m": [6] * 20, "storeys_m": [3] * 20}, "spans_m", "at most 400 are built"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_refusal_names_the_field_and_what_to_do(body: dict[str, Any], field: str, words: str) -> None:
    with pytest.raises(InputRefused) as refused:
        build_frame_model(body)
    assert refused.value.field == field
    assert words in refused.value.message
