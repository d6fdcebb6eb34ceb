"""What a script may give in place of a model or of a list of members, and the words where it may not."""

import json
from pathlib import Path

import pytest
from handoff_solver import Client, SolveError, create_beam, solve, suggest_section, validate
from handoff_solver.engine import Engine


@pytest.fixture(scope="module")
def beam() -> dict:
    model = create_beam(span_m=6, section="IPE300", udl=10)
    model["model"]["design_members"] = [{"id": "beam", "members": ["B1"]}]
    model["analysis"]["checks"] = [
        {"id": "sag", "type": "deflection", "all": True, "limit_state": "SLS", "limit_ratio": 250}
    ]
    return model


def test_a_file_is_read_and_the_text_of_its_path_is_told_how(tmp_path: Path, beam: dict) -> None:
    file = tmp_path / "hall.json"
    file.write_text(json.dumps(beam), encoding="utf-8")
    assert solve(file)["checks"] == solve(beam)["checks"]
    for give in (solve, validate, Client("http://localhost", api_key="hk").validate):
        with pytest.raises(SolveError, match=r"looks like a path.*pathlib\.Path\('hall\.json'\)") as refused:
            give("hall.json")
        assert refused.value.code == "invalid_model"


@pytest.mark.parametrize(
    ("text", "why"),
    [('{"title": "hall.json', "Unterminated"), ("[" * 100_000, "too deep"), ('{"a": NaN}', "NaN is no")],
)
def test_text_that_is_no_path_is_told_why_it_is_not_readable(text: str, why: str) -> None:
    with pytest.raises(SolveError, match=f"not readable as JSON: .*{why}") as refused:
        solve(text)
    assert refused.value.code == "unreadable"


def test_one_member_stands_without_its_list_and_a_design_member_for_its_members(beam: dict) -> None:
    listed = suggest_section(beam, ["B1"])["suggestions"]
    assert suggest_section(beam, "B1")["suggestions"] == listed
    assert suggest_section(beam, "beam")["suggestions"] == listed
    with pytest.raises(SolveError, match="no member or design member 'girder'"):
        suggest_section(beam, "girder")


def test_what_the_script_did_not_expect_is_an_exception_of_ours() -> None:
    with Engine() as engine, pytest.raises(SolveError, match=r"^unexpected: ") as refused:
        engine.call("stations", None, "B1", "SLS", 3)
    assert refused.value.code == "internal"
    assert "stations" in refused.value.details["stack"]
