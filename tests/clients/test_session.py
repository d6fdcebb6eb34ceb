"""An engine that is kept gives the same numbers, is closed at the end, and serves one thread's calls alone."""

import re
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from handoff_solver import Model, Session, SolveError, build_frame, check_beam, create_beam, solve, validate
from handoff_solver import session as kept
from handoff_solver.api_types import CheckBeamRequest
from handoff_solver.engine import Engine

BEAM: CheckBeamRequest = {"span_m": 6, "section": "IPE300", "udl": 10}
README = Path(__file__).parents[2] / "clients/python/README.md"


def test_one_engine_serves_all_calls_with_the_same_numbers(monkeypatch: pytest.MonkeyPatch) -> None:
    alone = check_beam(**BEAM)
    opened: list[Engine] = []
    enter = Engine.__enter__

    def counted(engine: Engine) -> Engine:
        opened.append(engine)
        return enter(engine)

    monkeypatch.setattr(Engine, "__enter__", counted)
    with Session():
        again = check_beam(**BEAM)
        solved = solve(create_beam(span_m=6))
        assert validate(create_beam(span_m=6))["valid"]
        # wL²/8 of 10 kN/m.
        assert solved.stations("B1", "SLS", 3)["my"][1] == pytest.approx(45e3)
    assert len(opened) == 1
    assert {**again, "statistics": None} == {**alone, "statistics": None}


def test_a_refusal_leaves_the_session_open_and_its_end_closes_it() -> None:
    with Session():
        with pytest.raises(SolveError):
            create_beam(section="IPE300")
        assert create_beam(span_m=6)["schema_version"] == "1.0"
    with kept.solver() as engine:
        assert engine.call("validate", {})["valid"] is False


def test_another_thread_has_an_engine_of_its_own() -> None:
    with Session(), ThreadPoolExecutor(1) as threads:
        assert threads.submit(create_beam, span_m=6).result() == create_beam(span_m=6)


def test_a_frame_comes_with_what_was_assumed() -> None:
    model, assumed = build_frame(kind="beam", spans_m=[6, 6], spacing_m=3, dead_kpa=3, restrained=True)
    assert model["settings"]["title"] == "Continuous beam, 6 + 6 m"
    assert "A slab or deck holds the top flange all along." in assumed
    with pytest.raises(SolveError, match="'eaves_m' is missing for kind portal"):
        build_frame(kind="portal", spans_m=[20], spacing_m=6, dead_kpa=0.4)


def test_a_notebook_shows_the_verdict_and_the_worst_checks() -> None:
    results = check_beam(**BEAM)
    shown = results._repr_html_()
    assert shown.startswith(f"<div><p><b>{results['summary']['verdict'].replace('_', ' ')}</b>: ")
    assert "2 of 2 checks, worst first" in shown
    first = results["checks"][0]
    assert f"<td>{first['utilisation']:.2f}</td>" in shown
    hostile = {**results, "summary": {**results["summary"], "open_points": ["<script>x</script>"] * 9}}
    shown = type(results)(hostile)._repr_html_()
    assert "<script>" not in shown
    assert "and 3 more" in shown


def test_the_readmes_own_beam_passes() -> None:
    # What an engineer copies first ends in a verdict, and has no point open.
    _, example = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(example, names)
    model = names["model"]
    assert isinstance(model, Model)
    summary = model.solve()["summary"]
    assert (summary["verdict"], summary["open_points"]) == ("passes", [])
