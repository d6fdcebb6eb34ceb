"""Groups and storeys beside what tables list, by the model's own names."""

from typing import Any

from handoff_solver import create_beam, solve
from handoff_solver.naming import Names

from tests.examples import example


def frame(**more: Any) -> dict[str, Any]:
    """A column from the ground to 3 m, a beam there, and a column above it."""
    return {
        "model": {
            "nodes": [{"id": name, "z": z} for name, z in (("a", 0.0), ("b", 3.0), ("c", 3.0), ("d", 6.0))],
            "members": [
                {"id": "column", "start": "b", "end": "a"},
                {"id": "beam", "start": "b", "end": "c"},
                {"id": "upper", "start": "c", "end": "d"},
            ],
            **more,
        }
    }


STOREYS = [{"id": "ground", "z": 0.0}, {"id": "first", "z": 3.0}]


def test_a_model_without_such_names_has_no_such_columns() -> None:
    names = Names(frame())
    assert (names.of_member("beam"), names.of_node("a"), names.of_target("beam")) == ({}, {}, {})


def test_a_member_stands_in_the_storey_of_its_foot() -> None:
    names = Names(frame(storeys=STOREYS))
    assert [names.of_member(name)["storey"] for name in ("column", "beam", "upper")] == ["ground", "first", "first"]
    assert [names.of_node(name)["storey"] for name in "abcd"] == ["ground", "first", "first", "first"]


def test_a_hair_below_a_floor_is_on_it_and_below_the_lowest_is_none() -> None:
    storeys = [{"id": "first", "z": 3.0009}, {"id": "roof", "z": 6.002}]
    names = Names(frame(storeys=storeys))
    assert [names.of_node(name)["storey"] for name in "abd"] == ["", "first", "first"]


def test_all_groups_of_a_member_are_listed_and_a_piece_has_those_of_the_whole() -> None:
    groups = [{"id": "steel", "members": ["column", "beam"]}, {"id": "floor", "members": ["beam"]}]
    names = Names(frame(groups=groups, storeys=STOREYS))
    assert names.of_member("beam")["groups"] == "steel, floor"
    assert names.of_member("beam/2") == {"groups": "steel, floor", "storey": "first"}
    assert names.of_member("upper")["groups"] == ""


def test_a_design_member_has_what_all_its_members_share() -> None:
    groups = [{"id": "columns", "members": ["column", "upper"]}]
    designs = [{"id": "D", "members": ["column", "upper"]}]
    names = Names(frame(groups=groups, storeys=STOREYS, design_members=designs))
    assert names.of_target("D") == {"groups": "columns", "storey": ""}


def test_groups_and_storeys_stand_beside_members_and_nodes() -> None:
    results = solve(example("office-floor"))
    rows = {row["member"]: (row["groups"], row["storey"]) for row in results.rows("end_forces")}
    assert rows["C00"] == ("columns", "ground")
    assert rows["Y1"] == ("girders", "first floor")
    assert {row["storey"] for row in results.rows("reactions")} == {"ground"}
    assert {(row["target"], row["groups"]) for row in results.rows("checks")} >= {
        ("C00", "columns"),
        ("X00", "girders"),
    }
    assert "groups" not in solve(create_beam(span_m=6, section="IPE300", load_kn=10)).rows("end_forces")[0]
