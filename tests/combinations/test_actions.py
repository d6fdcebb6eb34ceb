"""What load cases make together: variable actions with the ways they act, and permanent ones by their sources."""

from typing import Any

from handoff.combinations.actions import actions_of, count_of_ways, is_weight, sources_of, ways_of

Case = dict[str, Any]


def one(name: str, nature: str, **more: Any) -> Case:
    return {"id": name, "nature": nature, "self_weight": 0, **more}


def ways(*cases: Case, patterns: bool = False) -> list[list[list[str]]]:
    """The cases of each way in which each action acts."""
    return [[[part.id for part in way] for way in ways_of(action)] for action in actions_of(list(cases), patterns)]


def test_wind_cases_are_alternatives_and_imposed_ones_of_a_category_act_together() -> None:
    cases = [
        one("W1", "wind"),
        one("Q1", "imposed", category="A"),
        one("W2", "wind"),
        one("Q2", "imposed", category="A"),
        one("B", "imposed", category="B"),
        one("X", "other"),
        one("G", "permanent"),
    ]
    assert ways(*cases) == [[["W1"], ["W2"]], [["Q1", "Q2"]], [["B"]]]


def test_imposed_cases_that_exclude_one_another_act_in_turn() -> None:
    """A crane is in one place at a time; the floor's load is there all the while."""
    crane = [one(name, "imposed", category="E", alternatives="crane") for name in ("near", "far")]
    assert ways(*crane, one("floor", "imposed", category="E")) == [[["near", "floor"], ["far", "floor"]]]


def test_patterns_are_every_choice_of_bays_but_none() -> None:
    bays = [one(name, "imposed", category="A") for name in "abcd"]
    (chosen,) = ways(*bays, patterns=True)
    assert len({tuple(each) for each in chosen}) == len(chosen) == 2**4 - 1
    assert [count_of_ways(action) for action in actions_of(bays, True)] == [15]


def test_cases_of_one_source_come_and_go_together() -> None:
    cases = [one("walls", "wind", source="+x"), one("roof", "wind", source="+x"), one("W2", "wind", source="+y")]
    assert ways(*cases) == [[["walls", "roof"], ["W2"]]]


def test_cases_of_one_source_turn_round_together_where_all_of_them_act_both_ways() -> None:
    def signs(*cases: Case) -> list[list[tuple[str, float]]]:
        return [
            [(part.id, part.sign) for part in way]
            for action in actions_of(list(cases), False)
            for way in ways_of(action)
        ]

    walls, roof = (one(name, "wind", source="x", directions="both") for name in ("walls", "roof"))
    assert signs(walls, roof) == [[("walls", 1), ("roof", 1)], [("walls", -1), ("roof", -1)]]
    assert signs(walls, one("roof", "wind", source="x")) == [[("walls", 1), ("roof", 1)]]
    assert signs(one("Q", "imposed", category="A", directions="both")) == [[("Q", 1)]]


def test_the_weight_is_one_source_and_settlements_and_strains_are_each_their_own() -> None:
    settling = one("D", "permanent", support_displacements=[{"support": "A", "uz": -0.01}])
    strained = one("P", "permanent", member_loads=[{"member": "M", "type": "temperature", "dt": -50}])
    earth = one("E", "permanent", source="earth")
    pushed = {**settling, "id": "F", "node_loads": [{"node": "N", "fz": -1}]}
    found = sources_of([settling, one("G1", "permanent"), strained, earth, pushed, one("S", "snow")])
    assert [(source.kind, *source.cases) for source in found] == [
        ("forces", "G1", "F"),
        ("settlement", "D"),
        ("strain", "P"),
        ("forces", "E"),
    ]
    assert [is_weight(case) for case in (settling, earth, pushed)] == [False, False, True]
