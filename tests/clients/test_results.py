"""Results in Python: plain dictionaries, flat rows, data frames, and refusals that name the place."""

from typing import Any

import pytest
from handoff_solver import SolveError, check, check_beam, create_beam, solve


@pytest.fixture(scope="module")
def beam() -> dict[str, Any]:
    return create_beam(span_m=6, section="IPE300", load_kn=10)


def test_rows_hold_the_textbook_answer(beam: dict[str, Any]) -> None:
    results = solve(beam)
    assert [row["fz"] for row in results.rows("reactions", "SLS")] == pytest.approx([30e3, 30e3])
    moments = [row for row in results.rows("extrema", "SLS") if row["quantity"] == "my"]
    # wL²/8 at mid-span.
    assert moments[0]["max"] == pytest.approx(45e3)
    assert moments[0]["max_x"] == pytest.approx(3)
    assert {row["set"] for row in results.rows("displacements")} == {"LC1", "SLS"}


def test_a_table_is_a_data_frame(beam: dict[str, Any]) -> None:
    frame = solve(beam).to_dataframe("end_forces", "SLS")
    assert list(frame.columns) == ["set", "member", "end", "n", "vy", "vz", "mx", "my", "mz"]
    assert frame.loc[frame.end == "start", "vz"].item() == pytest.approx(30e3)


def test_stability_buckling_and_vibration_are_tables_too(beam: dict[str, Any]) -> None:
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
    assert solve(beam).rows("modal") == []


def test_stations_show_both_sides_of_a_jump() -> None:
    results = solve(create_beam(span_m=6, section="IPE300", point_load=20))
    along = results.stations("B1", "SLS", count=3)
    shears = [shear for x, shear in zip(along["x"], along["vz"], strict=True) if x == pytest.approx(3)]
    assert shears == pytest.approx([10e3, -10e3])


def test_check_beam_gives_a_verdict_with_its_trace() -> None:
    results = check_beam(span_m=6, section="IPE300", udl=10)
    (row, deflection) = results.rows("checks")
    assert row["verdict"] == "pass"
    assert deflection["informative"]
    steps = [step for one in results["checks"][0]["verifications"] for step in one["steps"]]
    assert any(step["clause"].startswith("6.3.2") for step in steps)


def test_check_takes_a_model_or_its_text(beam: dict[str, Any]) -> None:
    assert check(beam) == []
    with pytest.raises(SolveError, match="not readable as JSON"):
        check("{")


def test_an_unstable_model_gives_no_numbers_but_a_place(beam: dict[str, Any]) -> None:
    loose = {**beam, "model": {**beam["model"], "supports": beam["model"]["supports"][:1]}}
    with pytest.raises(SolveError) as unstable:
        solve(loose)
    assert unstable.value.code == "unstable"
    assert {"node", "direction"} <= set(unstable.value.details)


def test_an_invalid_model_is_refused_before_it_is_solved(beam: dict[str, Any]) -> None:
    light = {**beam["model"]["materials"][0], "density": -5}
    with pytest.raises(SolveError, match=r"model\.materials\[0\]\.density") as invalid:
        solve({**beam, "model": {**beam["model"], "materials": [light]}})
    assert invalid.value.code == "invalid_model"
    assert [issue["path"] for issue in invalid.value.details["errors"]] == ["model.materials[0].density"]


def test_unknown_names_are_answered_with_the_known_ones(beam: dict[str, Any]) -> None:
    results = solve(beam)
    with pytest.raises(KeyError, match="there are: LC1, SLS"):
        results.rows("reactions", "ULS")
    with pytest.raises(KeyError, match="there are: displacements"):
        results.rows("reaction")
