"""Critical load factors, buckling modes and frequencies as flat rows, solved or not."""

from typing import Any

import pytest
from handoff_solver import create_beam, solve
from handoff_solver.mode_tables import buckling, modal, stability

FAILED = {"message": "a pivot vanished"}
SETS = [{"id": "U1"}, {"id": "U2"}]


def critical(combination: int, alpha: float | None, **more: Any) -> dict[str, Any]:
    known = {"proved_above": alpha, "sway": False, "sway_share": 0.0, "alpha_sway": None, "sway_above": None}
    return {"combination": combination, "alpha_cr": alpha, **known, "failed": None, **more}


def test_a_row_of_stability_names_its_combination_and_why_there_is_none() -> None:
    results = {"load_combinations": SETS, "stability": [critical(0, 4.2), critical(1, None, failed=FAILED)]}
    assert [(row["set"], row["alpha_cr"], row["failed"]) for row in stability(results, None)] == [
        ("U1", 4.2, None),
        ("U2", None, "a pivot vanished"),
    ]
    assert [row["set"] for row in stability(results, "U2")] == ["U2"]


def test_buckling_modes_are_counted_from_one_and_what_failed_is_a_row_without_numbers() -> None:
    mode = {"alpha_cr": 3.0, "sway": True, "sway_share": 0.9}
    results = {
        "load_combinations": SETS,
        "buckling": [
            {"combination": 0, "failed": None, "proof": {"proved": True}, "modes": [mode, mode | {"alpha_cr": 5.0}]},
            {"combination": 1, "failed": FAILED, "modes": []},
        ],
    }
    rows = list(buckling(results, None))
    assert [(row["set"], row["mode"], row["alpha_cr"], row["proved"]) for row in rows] == [
        ("U1", 1, 3.0, True),
        ("U1", 2, 5.0, True),
        ("U2", None, None, None),
    ]
    assert rows[2]["failed"] == "a pivot vanished"
    # Columns are the same, or a data frame would have holes.
    assert all(row.keys() == rows[0].keys() for row in rows)


def test_frequencies_stand_with_their_masses_along_each_axis() -> None:
    mode = {"frequency": 2.0, "period": 0.5, "mass": [0.8, 0.0, 0.1], "mass_sum": [0.8, 0.0, 0.1]}
    found = {"failed": None, "proof": {"proved": False}, "modes": [mode]}
    (row,) = modal({"modal": found}, None)
    assert (row["mode"], row["frequency"], row["mass_x"], row["sum_z"], row["proved"]) == (1, 2.0, 0.8, 0.1, False)
    assert [row["failed"] for row in modal({"modal": {"failed": FAILED, "modes": []}}, None)] == ["a pivot vanished"]
    assert list(modal({"modal": None}, None)) == []


def test_stability_buckling_and_vibration_of_a_solved_model_are_tables() -> None:
    column = create_beam(span_m=6, section="IPE300", load_kn=10)
    structure = column["model"]
    case, member = structure["load_cases"][0]["id"], structure["members"][0]["id"]
    structure["load_combinations"].append(
        {"id": "U", "limit_state": "ULS", "terms": [{"load_case": case, "factor": 1}]}
    )
    structure["load_cases"][0]["member_loads"].append(
        {"member": member, "type": "point", "axes": "local", "position": 1, "fx": -1e4}
    )
    column["analysis"] = {"buckling": {"combinations": ["U"], "modes": 2}, "modal": {"modes": 3}}
    results = solve(column)
    (stability,) = results.rows("stability")
    assert stability["set"] == "U"
    assert stability["alpha_cr"] > 1
    assert [row["mode"] for row in results.rows("buckling", "U")] == [1, 2]
    # The quick factor stops at a thousandth of the shape.
    assert results.rows("buckling")[0]["alpha_cr"] == pytest.approx(stability["alpha_cr"], rel=1e-5)
    assert [row["proved"] for row in results.rows("modal")] == [True] * 3
    assert results.rows("buckling", "SLS") == []
    assert solve(create_beam(span_m=6, section="IPE300", load_kn=10)).rows("modal") == []
