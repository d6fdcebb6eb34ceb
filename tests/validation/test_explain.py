"""Mutated examples: the fast path and pure jsonschema agree on validity and places, and planted mistakes are found."""

import random

import pytest

from handoff.validation import validate
from handoff.validation.compiled import definitions, fits, strict
from handoff.validation.explain import explain
from handoff.validation.report import path
from handoff.validation.rulebook import CODES
from tests.examples import NAMES, example
from tests.seeds import seeds
from tests.validation import oracle
from tests.validation.mutations import mutate


@pytest.mark.timeout(600)
@pytest.mark.parametrize("name", NAMES)
def test_fast_path_and_oracle_agree_on_every_mutation(name: str) -> None:
    for seed in seeds(8, 400):
        rng = random.Random(f"{name} {seed}")
        model = example(name)
        # One mistake mostly; a few together, so that one cannot hide another.
        done = [mutate(model, rng) for _ in range(rng.choice((1, 1, 1, 3)))]
        story = f"seed {seed}: {done}"
        theirs = oracle.places(model)
        ours = {where for where, *_ in explain(definitions()["model"], model, ())}
        assert fits("model").is_valid(model) == (not theirs), story
        assert not (strict().is_valid(model) and theirs), story
        assert oracle.agree(ours, theirs), f"{story}: ours {ours}, oracle's {theirs}"
        report = validate(model)
        assert report.valid <= (not theirs), story
        for issue in report.errors + report.warnings:
            assert CODES[issue["code"]]["severity"] == issue["severity"], story
        if len(done) == 1 and done[0].certain:
            found = [issue["path"] for issue in report.errors]
            assert path(done[0].place) in found, f"{story}: {report.errors}"


@pytest.mark.parametrize("name", NAMES)
def test_a_deleted_required_key_is_reported_once_at_its_own_path(name: str) -> None:
    structure = definitions()["structure"]
    for key in structure["required"]:
        model = example(name)
        del model["model"][key]
        assert [issue["path"] for issue in validate(model).errors] == [f"model.{key}"]
