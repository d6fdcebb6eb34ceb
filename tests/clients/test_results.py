"""Results in Python: plain dictionaries, flat rows, data frames, and refusals that name the place."""

import copy
from typing import Any

import pytest
from handoff_solver import Results, SolveError, check, check_beam, create_beam, solve

from tests.examples import example


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


def test_plates_are_rows_at_centre_and_corners() -> None:
    rows = solve(example("plate-on-beams")).rows("plates", "SLS1")
    assert [row["node"] for row in rows[:5]] == [None, "S00", "S10", "S11", "S01"]
    for row in rows:
        # Sum and product of principal values are those of the components; the faces of 140 mm differ by bending alone.
        assert row["m1"] + row["m2"] == pytest.approx(row["mx"] + row["my"], abs=1e-6)
        assert row["m1"] * row["m2"] == pytest.approx(row["mx"] * row["my"] - row["mxy"] ** 2, abs=1e-2)
        assert row["m1"] >= row["m2"]
    middle = next(row for row in rows if row["plate"] == "P11" and row["node"] == "S22")
    sigma = [
        6 * middle[key] / 0.14**2 + middle[force] / 0.14 for key, force in (("mx", "nx"), ("my", "ny"), ("mxy", "nxy"))
    ]
    mises = (sigma[0] ** 2 - sigma[0] * sigma[1] + sigma[1] ** 2 + 3 * sigma[2] ** 2) ** 0.5
    assert middle["von_mises_top"] == pytest.approx(mises)


@pytest.mark.parametrize("count", [0, 1, -3, 2.5, True])
def test_stations_have_both_ends_at_least(count: Any) -> None:
    with pytest.raises(ValueError, match="whole number of 2 or more"):
        Results().stations("B1", "SLS", count=count)


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
    with pytest.raises(SolveError, match="'model' stands twice in one object"):
        check('{"model": {}, "model": {"nodes": []}}')


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
        results.rows("reaction")  # type: ignore[arg-type]


def test_checks_that_are_cancelled_leave_the_forces() -> None:
    heard = []

    def once(done: int, count: int) -> bool:
        heard.append((done, count))
        return False

    model = example("building-frame")
    with pytest.raises(SolveError, match="cancelled while checking") as cancelled:
        solve(model, once)
    assert cancelled.value.code == "cancelled"
    ((done, count),) = heard
    assert 0 < done < count
    assert cancelled.value.results is not None
    ends = 12 * len(model["model"]["members"])
    assert all(len(one["end_forces"]) == ends for one in cancelled.value.results["load_combinations"])
    assert cancelled.value.results["checks"] == []


def test_forces_come_first_then_stability_then_checks() -> None:
    heard: list[str] = []
    fractions: list[float] = []
    early: list[dict[str, Any]] = []

    def progress(report: dict[str, Any]) -> None:
        step = report.get("step", {})
        heard.append(f"{report['phase']} {step['at']}/{step['count']}" if step else report["phase"])
        fractions.append(report["fraction"])

    model = example("continuous-beam")
    whole = solve(model, on_forces=lambda results: early.append(dict(results)), on_progress=progress)
    ultimate = [one["id"] for one in model["model"]["load_combinations"] if one["limit_state"] == "ULS"]
    count = len(ultimate)
    (forces,) = early
    assert forces["load_combinations"] == whole["load_combinations"]
    assert forces["envelopes"] == whole["envelopes"]
    assert (forces["stability"], forces["checks"]) == ([], [])
    assert (len(whole["stability"]), bool(whole["checks"])) == (count, True)
    stages = list(dict.fromkeys(heard))
    assert stages == ["recovering", *(f"stability {i}/{count}" for i in range(1, count + 1)), "checking"]
    assert fractions == sorted(fractions)
    assert 0 < fractions[0] < fractions[-1] <= 1
    at_once = solve(model)
    for results in (whole, at_once):
        del results["statistics"]
    assert whole == at_once


def test_stability_that_is_cancelled_leaves_the_forces() -> None:
    def until_stability(report: dict[str, Any]) -> bool:
        return report["phase"] != "stability"

    model = example("continuous-beam")
    with pytest.raises(SolveError, match="cancelled while stability") as cancelled:
        solve(model, on_progress=until_stability)
    assert cancelled.value.code == "cancelled"
    assert cancelled.value.results is not None
    assert len(cancelled.value.results["stability"]) <= 1
    with pytest.raises(SolveError, match="cancelled while recovering"):
        solve(model, on_forces=lambda _: False)


def test_a_member_that_was_split_is_one_member_of_the_tables(beam: dict[str, Any]) -> None:
    """The simple beam once more, with a node at a third that it connects to: wL²/8 in the middle, by one name."""
    model = copy.deepcopy(beam)
    parts = model["model"]
    parts["nodes"].append({"id": "T", "x": 2.0, "y": 0.0, "z": 0.0})
    parts["members"][0]["connect"] = True
    results = solve(model)
    assert results["members"]["ids"] == ["B1/1", "B1/2"]
    (moment,) = [row for row in results.rows("extrema", "SLS") if row["quantity"] == "my"]
    assert (moment["member"], moment["max"], moment["max_x"]) == ("B1", pytest.approx(45e3), pytest.approx(3))
    assert [(row["member"], row["end"]) for row in results.rows("end_forces", "SLS")] == [
        ("B1", "start"),
        ("B1", "end"),
    ]
    along, whole = results.stations("B1", "SLS", 13), solve(beam).stations("B1", "SLS", 13)
    assert max(along["my"]) == pytest.approx(45e3)
    assert min(along["deflection_z"]) == pytest.approx(min(whole["deflection_z"]), rel=1e-6)
