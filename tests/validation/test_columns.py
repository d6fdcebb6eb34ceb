"""Read by columns, a model fits exactly where the schema, entity by entity, says so."""

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from handoff.validation import columns, validate
from handoff.validation.compiled import definitions, fits, strict
from handoff.validation.explain import explain
from handoff.validation.rulebook import RULES
from tests.frames import frame

Model = dict[str, Any]
WRONG: tuple[Any, ...] = (None, True, 1, 0.5, -1e16, "", "x" * 300, "distributed", "point", [], {}, ["x"], {"x": 1})
MEMBERS = 4 * columns.MANY
CASES = {"member_loads": 0, "node_loads": 2}
SOUND = frame(MEMBERS)
WIND = SOUND["model"]["load_cases"][CASES["node_loads"]]
WIND["node_loads"] = [dict(WIND["node_loads"][0]) for _ in range(columns.MANY)]
LISTS = ("nodes", "members", "node_loads", "member_loads")


def with_all(name: str, items: list[Any]) -> Model:
    """The sound model with another list; what is not in that list is shared."""
    structure = SOUND["model"]
    if name in structure:
        return {**SOUND, "model": {**structure, name: items}}
    case = CASES[name]
    cases = [{**one, name: items} if i == case else one for i, one in enumerate(structure["load_cases"])]
    return {**SOUND, "model": {**structure, "load_cases": cases}}


def listed(name: str, model: Model = SOUND) -> list[dict[str, Any]]:
    structure = model["model"]
    home: dict[str, Any] = structure if name in structure else structure["load_cases"][CASES[name]]
    items: list[dict[str, Any]] = home[name]
    return items


def agrees(model: Model) -> bool:
    """Whether it fits, without and with its lists made short; where it does not, for the same reasons."""
    thin = columns.read(model).thin
    fit = strict().is_valid(model)
    assert strict().is_valid(thin) == fit
    assert fits("model").is_valid(thin) == fits("model").is_valid(model)
    assert fit or told(thin) == told(model)
    return fit


def told(model: Model) -> list[tuple[Any, str]]:
    return [(where, code) for where, code, _ in explain(definitions()["model"], model, ())]


def with_one(name: str, at: int, entity: Any) -> Model:
    items: list[Any] = list(listed(name))
    items[at] = entity
    return with_all(name, items)


@pytest.mark.parametrize("at", [0, -1])
@pytest.mark.parametrize("name", LISTS)
def test_a_strange_value_anywhere_is_judged_as_in_its_entity(name: str, at: int) -> None:
    entity = listed(name)[at]
    for key in entity:
        for value in WRONG:
            agrees(with_one(name, at, {**entity, key: value}))


def strange_keys(entity: dict[str, Any]) -> Iterator[Any]:
    for key in entity:
        yield {name: value for name, value in entity.items() if name != key}
        yield {("x_" if name == key else "") + name: value for name, value in entity.items()}
    yield from ({**entity, "x_note": 1}, {**entity, "colour": "red"}, {**entity, "name": "one"})
    yield from (None, "id", 7, [], list(entity), {})


@pytest.mark.parametrize("at", [0, -1])
@pytest.mark.parametrize("name", LISTS)
def test_strange_keys_anywhere_are_judged_as_in_their_entity(name: str, at: int) -> None:
    for entity in strange_keys(listed(name)[at]):
        agrees(with_one(name, at, entity))


def test_keys_that_all_entities_lack_or_have_too_many_are_found() -> None:
    for name in LISTS:
        for key in listed(name)[0]:
            renamed = [
                {("x_" if own == key else "") + own: value for own, value in entity.items()} for entity in listed(name)
            ]
            assert not agrees(with_all(name, renamed))


def test_loads_of_two_kinds_in_one_list_fit_and_have_no_columns() -> None:
    load = {**listed("member_loads")[20], "type": "point", "position": 0.5}
    model = with_one("member_loads", 20, load)
    assert agrees(model)
    where = ("model", "load_cases", 0, "member_loads")
    assert where in columns.read(SOUND).columns
    assert where not in columns.read(model).columns


def test_columns_are_the_values_in_order_and_the_model_stays_as_it_was() -> None:
    before = copy.deepcopy(SOUND)
    read = columns.read(SOUND).columns
    assert before == SOUND
    for where, found in read.items():
        items: Any = SOUND
        for step in where:
            items = items[step]
        assert found == {key: [item[key] for item in items] for key in items[0]}
    assert {where[-1] for where in read} == set(LISTS)


@pytest.mark.parametrize("model", [{}, {"model": []}, {"model": {"load_cases": [7]}}, {"model": {"nodes": [7] * 99}}])
def test_what_is_no_model_does_not_fit(model: Model) -> None:
    assert not agrees(model)


def test_lists_ask_nothing_of_their_length_and_entities_are_judged_value_by_value() -> None:
    for kind in ("structure", "load_case"):
        for body in definitions()[kind]["properties"].values():
            if body.get("type") == "array":
                assert set(body) <= {"type", "items", "description"}
    kinds = {*RULES["collections"].values(), *RULES["loads"].values(), "distributed_load", "point_load"}
    # Which of two forms these have, and which type a load is of, decides what else they may have.
    assert {kind for kind in kinds if not columns.separable(definitions()[kind])} == {
        "material",
        "member_load",
        "section",
    }


def test_findings_are_those_of_the_entities() -> None:
    """A name of its own on one node keeps the list from being read by columns, and changes no finding."""
    broken = copy.deepcopy(SOUND)
    structure = broken["model"]
    structure["members"][7]["end"] = structure["members"][7]["start"]
    structure["members"][9]["section"] = "IPE 300"
    structure["nodes"].append({**structure["nodes"][3]})
    listed("member_loads", broken)[5]["member"] = "nobody"
    mixed = copy.deepcopy(broken)
    for name in LISTS:
        listed(name, mixed)[0]["name"] = "first"
    assert validate(broken) == validate(mixed)
    assert {issue["code"] for issue in validate(broken).errors} == {
        "same_start_and_end",
        "unknown_reference",
        "duplicate_id",
    }
