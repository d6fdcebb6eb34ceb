"""Suggestions: what a person would have meant, first; nothing where nothing is close."""

import json
from pathlib import Path

import pytest

from handoff.nearest import nearest

CASES = json.loads(Path(__file__).with_name("nearest.json").read_text("utf-8"))


@pytest.mark.parametrize(("name", "candidates", "expected"), CASES)
def test_nearest(name: str, candidates: list[str], expected: list[str]) -> None:
    assert nearest(name, candidates) == expected


def test_among_many_too_a_slip_leaves_more_than_it_changes() -> None:
    many = [f"x{i}" for i in range(400)]
    assert nearest("mk", ["mx", "my", *many]) == []
    assert nearest("yf", ["fy", "fx", *many]) == ["fy"]


def test_the_name_itself_is_no_suggestion() -> None:
    assert nearest("N1", {"N1", "N2"}) == ["N2"]


def test_hostile_names_and_many_candidates_cost_little() -> None:
    many = {f"N{i}" for i in range(100_000)}
    assert nearest("x" * 3_500_000, many) == []
    assert nearest("N12345é", many)[:1] == ["N12345"]


def test_the_order_does_not_depend_on_hashing() -> None:
    assert nearest("M15", [f"M{i}" for i in range(40)]) == nearest("M15", [f"M{i}" for i in reversed(range(40))])
