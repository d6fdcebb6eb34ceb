"""The embedded V8: values both ways as JSON, refusals as exceptions, and a context that is always closed."""

import math
from collections.abc import Iterator

import pytest
from handoff_solver import SolveError
from handoff_solver.engine import Engine


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    with Engine() as opened:
        yield opened


def test_a_beam_is_built_solved_and_read_along_its_length(engine: Engine) -> None:
    model = engine.call("create_beam", {"span_m": 6, "section": "IPE300", "load_kn": 10})["model"]
    along = engine.stations(engine.call("solve", model), "B1", "SLS", 3)
    # wL²/8 in the middle and nothing at the ends.
    assert along["my"] == pytest.approx([0, 45e3, 0], abs=1e-6)


def test_a_refusal_is_an_exception_with_its_code(engine: Engine) -> None:
    with pytest.raises(SolveError) as refused:
        engine.call("create_beam", {"section": "IPE300"})
    assert refused.value.code == "missing"
    assert str(refused.value).startswith("'span_m' (or span or length) is missing")


def test_an_invalid_model_carries_its_errors(engine: Engine) -> None:
    with pytest.raises(SolveError) as refused:
        engine.call("solve", {"schema_version": "1.0"})
    assert refused.value.code == "invalid_model"
    assert refused.value.details["errors"]


def test_a_number_that_json_has_not_never_crosses_the_border(engine: Engine) -> None:
    with pytest.raises(ValueError, match="span_m is nan: a number must be finite"):
        engine.call("create_beam", {"span_m": math.nan})


def test_a_script_that_is_not_there_leaves_no_context_open(monkeypatch: pytest.MonkeyPatch) -> None:
    closed: list[bool] = []

    class Watched:
        def eval(self, text: str) -> None:
            raise AssertionError("nothing to run")

        def close(self) -> None:
            closed.append(True)

    monkeypatch.setattr("handoff_solver.engine.MiniRacer", Watched)
    with pytest.raises(FileNotFoundError), Engine("nowhere.js"):
        pass
    assert closed == [True]
