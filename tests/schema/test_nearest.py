"""Suggestions: what a person would have meant, first; nothing where nothing is close."""

import pytest

from handoff.nearest import nearest


@pytest.mark.parametrize(
    ("name", "candidates", "expected"),
    [
        ("N12", ["N1", "N2", "N7"], ["N2", "N1"]),
        ("N12", [f"N{i}" for i in range(1, 12)], ["N11", "N10", "N2"]),
        ("sectoin", ["section", "start", "end"], ["section"]),
        ("Rafter Left", ["rafter-left", "rafter-right"], ["rafter-left"]),
        ("beam", ["BEAM", "column"], ["BEAM"]),
        ("dispalcment", ["displacement", "support"], ["displacement"]),
        ("persistant", ["persistent", "transient"], ["persistent"]),
        ("steel", ["S355", "C30"], []),
        ("", ["N1"], []),
        ("N1", [], []),
    ],
)
def test_nearest(name: str, candidates: list[str], expected: list[str]) -> None:
    assert nearest(name, candidates) == expected


def test_the_name_itself_is_no_suggestion() -> None:
    assert nearest("N1", {"N1", "N2"}) == ["N2"]


def test_hostile_names_and_many_candidates_cost_little() -> None:
    many = {f"N{i}" for i in range(100_000)}
    assert nearest("x" * 3_500_000, many) == []
    assert nearest("N12345é", many)[:1] == ["N12345"]


def test_the_order_does_not_depend_on_hashing() -> None:
    assert nearest("M15", [f"M{i}" for i in range(40)]) == nearest("M15", [f"M{i}" for i in reversed(range(40))])
