"""Small models that once took minutes: the steps that validation takes, counted, grow no faster than the text."""

import json
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import cos, sin
from pathlib import Path
from statistics import median
from sys import setprofile
from typing import Any

import pytest

from handoff.validation import report, validate
from measurements.proof.cost import measured
from tests.examples import example
from tests.validation.hostile import ENTRIES, Place, arrays, filled

Model = dict[str, Any]
COUNTER = Path(__file__).parent / "steps.mjs"
PACKAGE = Path(__file__).parents[2] / "solver/dist/local.js"


@contextmanager
def counted() -> Iterator[list[int]]:
    """Calls of Python functions and of built-in ones: the same on every machine."""
    count = [0]

    def note(_frame: object, event: str, _argument: object) -> None:
        count[0] += event in ("call", "c_call")

    setprofile(note)
    try:
        yield count
    finally:
        setprofile(None)


def shared_prefix(size: int) -> Model:
    """Ids that are alike for 50 characters, and as many references to none of them."""
    model = example("portal-frame")
    member, prefix = model["model"]["members"][0], "p" * 50
    model["model"]["nodes"] += [{"id": f"{prefix}{i}", "x": i, "y": 1, "z": 2} for i in range(size)]
    model["model"]["members"] += [{**member, "id": f"m{i}", "start": f"{prefix}{i}-lost"} for i in range(size)]
    return model


def named_again(size: int) -> Model:
    """One design member of many members, named by one check again and again."""
    model = example("portal-frame")
    structure = model["model"]
    structure["nodes"] += [{"id": f"n{i}", "x": i, "y": 50, "z": 0} for i in range(size + 1)]
    member = structure["members"][0]
    structure["members"] += [{**member, "id": f"m{i}", "start": f"n{i}", "end": f"n{i + 1}"} for i in range(size)]
    structure["design_members"].append({"id": "long", "members": [f"m{i}" for i in range(size)]})
    model["analysis"]["checks"][0]["design_members"] = ["long"] * size
    return model


def checks_of_all(size: int) -> Model:
    """As many checks of all members as members, one of which no check can take."""
    model = example("portal-frame")
    structure = model["model"]
    structure["materials"].append({**structure["materials"][0], "id": "wood", "type": "timber"})
    structure["members"] += [{**structure["members"][0], "id": f"m{i}"} for i in range(size)]
    structure["members"][-1]["material"] = "wood"
    check = {"type": "en1993_1_1", "all": True, "limit_state": "ULS"}
    model["analysis"]["checks"] += [{**check, "id": f"c{i}"} for i in range(size)]
    return model


def strange_keys(size: int) -> Model:
    """Members that lack their start and have a long key that nobody knows instead."""
    model = example("portal-frame")
    member = {key: value for key, value in model["model"]["members"][0].items() if key != "start"}
    model["model"]["members"] = [{**member, "id": f"m{i}", f"z{i}{'y' * 50}": 1} for i in range(size)]
    return model


def stacked(size: int) -> Model:
    """Plates that lie on each other, each with nodes of its own: as many nodes at one place as plates."""
    model = example("slab")
    structure = model["model"]
    corners = [
        next(node for node in structure["nodes"] if node["id"] == name) for name in structure["plates"][0]["nodes"]
    ]
    structure["nodes"] += [{**corner, "id": f"n{i}.{k}"} for i in range(size) for k, corner in enumerate(corners)]
    structure["plates"] += [
        {**structure["plates"][0], "id": f"p{i}", "nodes": [f"n{i}.{k}" for k in range(len(corners))]}
        for i in range(size)
    ]
    return model


def curved(size: int) -> Model:
    """A shell of plates: coordinates of its nodes that differ by less than a millimetre, though no nodes are near."""
    model = example("slab")
    structure = model["model"]
    along = int(size**0.5)
    angles = [i / along for i in range(along + 1)]
    structure["nodes"] += [
        {"id": f"c{i}.{k}", "x": 100 + 10 * cos(a) * cos(b), "y": 10 * cos(a) * sin(b), "z": 10 * sin(a)}
        for i, a in enumerate(angles)
        for k, b in enumerate(angles)
    ]
    structure["plates"] += [
        {
            **structure["plates"][0],
            "id": f"shell{i}.{k}",
            "nodes": [f"c{i}.{k}", f"c{i + 1}.{k}", f"c{i + 1}.{k + 1}", f"c{i}.{k + 1}"],
        }
        for i in range(along)
        for k in range(along)
    ]
    return model


def steps_of_service(models: list[Model]) -> list[int]:
    """Of each but the first, with which the schemas are compiled."""
    validate(models[0])
    steps = []
    for model in models[1:]:
        with counted() as count:
            validate(model)
        steps.append(count[0])
    return steps


def steps_of_package(models: list[Model]) -> list[int]:
    """What V8 compiles anew for speed it no longer counts."""
    command = ["node", "--no-opt", str(COUNTER), str(PACKAGE)]
    told = subprocess.run(command, input=json.dumps(models), text=True, capture_output=True, check=True).stdout
    steps: list[int] = json.loads(told)
    return steps


@pytest.mark.parametrize("steps_of", [steps_of_service, steps_of_package])
@pytest.mark.parametrize("grown", [shared_prefix, named_again, checks_of_all, strange_keys, stacked, curved])
def test_steps_grow_no_faster_than_the_text(
    grown: Callable[[int], Model], steps_of: Callable[[list[Model]], list[int]]
) -> None:
    models = [grown(size) for size in (10, 300, 2400)]
    texts = [len(json.dumps(model)) for model in models[1:]]
    few, many = (steps / text for steps, text in zip(steps_of(models), texts, strict=True))
    assert many < 2 * few, (few, many)


def test_suggestions_for_names_that_are_all_alike_have_a_budget() -> None:
    model = shared_prefix(290)
    with counted() as count:
        report = validate(model)
    assert [issue["path"] for issue in report.errors] == ["model.members[6].start"]
    # Each of 200 names against each of 290 ids, letter by letter, would be 200 million.
    assert count[0] < 3_000_000


def steps_per_byte(model: Model, size: int) -> float:
    with counted() as count:
        validate(model)
    return count[0] / size


def test_no_way_of_growing_costs_more_than_its_bytes() -> None:
    """Steps, which are the same on every machine; `measurements.proof.cost` measures time up to the size limit."""
    costs = measured(steps_per_byte, range(40), 60_000)
    usual = median(costs.values())
    assert {seed: cost / usual for seed, cost in costs.items() if cost > 5 * usual} == {}


@pytest.mark.parametrize("place", arrays(), ids=lambda place: ".".join(map(str, place)))
def test_no_array_of_the_schema_costs_more_than_the_budget_of_findings(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An entry beyond the budget is looked at, by a few calls, and explained no more."""
    budget, length = 500, 8000
    monkeypatch.setattr(report, "_COUNTED", budget)
    for entry in ENTRIES:
        validate(filled(place, entry, 10))
        model = filled(place, entry, length)
        with counted() as count:
            found = validate(model)
        assert not found.valid
        assert count[0] < 150 * budget + 20 * length, (entry, count[0])


def test_the_end_of_the_search_is_said() -> None:
    *_, last = validate(filled(("analysis", "checks"), {}, 20_000)).errors
    words = "the search ended at 10,000 errors; correct these and send the model again for the rest"
    assert (last["code"], last["message"]) == ("more_errors", words)
