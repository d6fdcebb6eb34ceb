"""Hostile input: a clear error, never an exception, never slow."""

import json
from typing import Any

import pytest

from handoff.http.json_io import Unreadable, parse
from handoff.validation import validate
from tests.examples import example
from tests.validation.mutations import at, walk

# None of these takes a second; a quadratic or exponential path takes minutes.
pytestmark = pytest.mark.timeout(120)


def judged(model: Any) -> list[dict[str, str]]:
    report = validate(model)
    assert len(report.errors) <= 201
    assert len(report.warnings) <= 201
    assert all(len(issue["message"]) < 1000 and len(issue["path"]) < 1000 for issue in report.errors + report.warnings)
    json.dumps(report.errors + report.warnings, allow_nan=False).encode()
    return report.errors


@pytest.mark.parametrize(
    "value", [None, True, 0, 1.5, "", "text", [], [[]], {}, {"model": None}, {"model": {}}, {"model": "{}"}]
)
def test_anything_that_is_no_model(value: Any) -> None:
    assert judged(value)


@pytest.mark.parametrize(
    "text", ["NaN", "Infinity", "-Infinity", "1e999", "1" * 400, '"\\ud800"', "[" * 100_000, "{" * 5000, ""]
)
def test_what_json_readers_cannot_keep_is_refused_on_reading(text: str) -> None:
    with pytest.raises(Unreadable):
        parse(f'{{"schema_version": "1.0", "model": {text}}}')


def nested(depth: int) -> Any:
    return parse("[" * depth + "]" * depth)


DEEP = {"array": nested(900), "object": parse('{"a":' * 900 + "1" + "}" * 900)}


@pytest.mark.parametrize("deep", DEEP.values(), ids=DEEP)
@pytest.mark.parametrize(
    "place",
    [
        (),
        ("model",),
        ("settings", "title"),
        ("model", "members"),
        ("model", "members", 0),
        ("model", "members", 0, "section"),
        ("model", "load_cases", 0, "member_loads", 0, "fz"),
        ("model", "supports", 0, "ux"),
        ("analysis", "checks", 0, "members"),
    ],
)
def test_deep_nesting_anywhere(place: tuple[str | int, ...], deep: Any) -> None:
    model: Any = example("portal-frame")
    if place:
        at(model, place[:-1])[place[-1]] = deep
    else:
        model = deep
    assert judged(model)


@pytest.mark.parametrize("home", [(), ("model",), ("model", "members", 0), ("settings",)])
def test_own_keys_are_bounded_in_depth_and_integers(home: tuple[str | int, ...]) -> None:
    for value, told in ((nested(65), "nested deeper than 64 levels"), ([2**53], "beyond ±(2^53 - 1)")):
        model = example("portal-frame")
        at(model, home)["x_own"] = value
        (error,) = judged(model)
        assert error["path"].endswith("x_own")
        assert told in error["message"]


@pytest.mark.parametrize("value", [nested(70), {"deeper": 2**60}])
def test_unknown_keys_under_analysis_are_bounded_too(value: Any) -> None:
    model = example("portal-frame")
    model["analysis"]["unheard_of"] = value
    assert [error["path"] for error in judged(model)] == ["analysis"]


@pytest.mark.parametrize("number", [2**53, -(2**53), 2**63, 1e16, -1e300])
def test_integers_beyond_the_safe_range_are_out_of_bounds_in_every_number(number: float) -> None:
    for place, node in walk(example("portal-frame")):
        if isinstance(node, int | float) and not isinstance(node, bool):
            model = example("portal-frame")
            at(model, place[:-1])[place[-1]] = number
            assert judged(model), place


@pytest.mark.parametrize(
    "home", [(), ("settings",), ("model",), ("model", "nodes", 0), ("analysis",), ("analysis", "checks", 0)]
)
def test_a_hundred_thousand_keys_in_one_object(home: tuple[str | int, ...]) -> None:
    model = example("portal-frame")
    at(model, home).update({f"key{i}": i for i in range(100_000)})
    errors = judged(model)
    assert bool(errors) == ("analysis" not in home)


def test_a_huge_text_where_an_id_belongs() -> None:
    model = example("portal-frame")
    model["model"]["members"][0]["section"] = "x" * 3_500_000
    (error,) = judged(model)
    assert error["path"] == "model.members[0].section"
    assert error["message"] == "at most 64 characters, found 3,500,000: 'xxxxxxxxxxxxxxxxxxxx…'"


def test_a_huge_text_as_an_id() -> None:
    model = example("portal-frame")
    model["model"]["members"] = [{**model["model"]["members"][0], "id": "x" * 3_400_000}]
    (error,) = judged(model)
    assert error["path"] == "model.members[0].id"


def test_a_huge_key() -> None:
    model = example("portal-frame")
    model["model"]["members"][0]["y" * 3_000_000] = 1
    (error,) = judged(model)
    assert error["path"].startswith("model.members[0]['yyy")


@pytest.mark.parametrize("name", ["__proto__", "constructor", "toString", "prototype", "hasOwnProperty"])
def test_names_that_javascript_treats_specially(name: str) -> None:
    model = example("portal-frame")
    model["model"]["nodes"][0][name] = {}
    (error,) = judged(model)
    assert error["path"] == f"model.nodes[0].{name}"
    model = parse(json.dumps(example("portal-frame")).replace('"F1"', f'"{name}"'))
    assert judged(model) == []


def test_text_in_text_in_text_is_text() -> None:
    model = json.dumps(json.dumps(json.dumps(example("portal-frame"))))
    (error,) = judged(model)
    assert error["path"] == ""
    assert "expected an object, found the text" in error["message"]


def test_an_array_where_an_object_belongs_at_every_position() -> None:
    for place, node in list(walk(example("tower"))):
        if isinstance(node, dict) and place:
            model = example("tower")
            at(model, place[:-1])[place[-1]] = []
            assert any(error["path"] for error in judged(model)), place


def test_an_object_where_an_array_belongs_at_every_position() -> None:
    for place, node in list(walk(example("tower"))):
        if isinstance(node, list):
            model = example("tower")
            at(model, place[:-1])[place[-1]] = {}
            assert any(error["path"] for error in judged(model)), place


def test_of_duplicate_keys_the_last_wins() -> None:
    text = json.dumps(example("portal-frame")).replace(
        '"schema_version": "1.0"', '"schema_version": "9", "schema_version": "1.0"'
    )
    assert judged(parse(text)) == []


def test_ids_that_hash_alike_cannot_slow_anything_down() -> None:
    """Numbers are refused as ids: crafted integers share one slot of a hash table."""
    model = example("portal-frame")
    model["model"]["nodes"] = [{"id": i * (2**61 - 1), "x": 0, "y": 0, "z": 0} for i in range(20_000)]
    errors = judged(model)
    assert errors[0]["path"].startswith("model.nodes[0].id")
    assert "ids are text" in errors[0]["message"]


def test_many_unknown_names_against_many_known_ones() -> None:
    model = example("portal-frame")
    model["model"]["nodes"] += [{"id": f"node-number-{i}", "x": i, "y": i * 0.5, "z": 3} for i in range(50_000)]
    model["model"]["members"] += [
        {**model["model"]["members"][0], "id": f"m{i}", "start": f"unheard-of-name-of-a-node-which-is-long-{i}"}
        for i in range(5000)
    ]
    assert [issue["path"] for issue in judged(model)] == ["model.nodes", "model.members[6].start"]
