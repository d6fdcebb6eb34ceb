"""Words that people write in a direction of a support or hinge: a hint never takes away what they meant to hold."""

import json
from pathlib import Path
from typing import Any

import pytest

from handoff.validation import validate
from tests.examples import example
from tests.validation.told import errors

_TABLES = json.loads(Path(__file__).with_name("restraint_words.json").read_text("utf-8"))
_HINGE = {"id": "pin", "ux": "rigid", "uy": "rigid", "uz": "rigid", "rx": "rigid", "ry": "free", "rz": "free"}


def _told(home: str, key: str, value: object) -> str:
    model = example("portal-frame")
    model["model"]["hinges"] = [dict(_HINGE)]
    model["model"][home][0][key] = value
    (issue,) = validate(model).errors
    assert (issue["path"], issue["code"]) == (f"model.{home}[0].{key}", "not_a_stiffness")
    return issue["message"]


@pytest.mark.parametrize("home", ["supports", "hinges"])
def test_the_direction_decides_what_a_word_means(home: str) -> None:
    for key, word, meant in _TABLES[home]:
        told = _told(home, key, word)
        assert told.partition("; ")[2] == (f"did you mean '{meant}'?" if meant else ""), (key, word)
        assert "'free'" in told.partition("; ")[0]


@pytest.mark.parametrize("flag", [True, False, 0])
def test_a_flag_of_a_hinge_may_say_either(flag: object) -> None:
    assert _told("hinges", "ry", flag).endswith("; write 'free' where it gives way, 'rigid' where it does not")


def test_a_flag_of_a_support_says_whether_it_holds() -> None:
    assert errors(lambda d: d["model"]["supports"][0].update(uz=True))[0][1].endswith("; write 'fixed'")
    assert errors(lambda d: d["model"]["supports"][0].update(uz=False))[0][1].endswith("; write 'free'")


@pytest.mark.parametrize(("home", "words"), [("supports", "'fixed', 'free'"), ("hinges", "'rigid', 'free'")])
def test_directions_left_out_together_are_one_mistake_with_its_words(home: str, words: str) -> None:
    model = example("portal-frame")
    model["model"]["hinges"] = [dict(_HINGE)]
    for key in ("uz", "rx", "ry"):
        del model["model"][home][0][key]
    (issue,) = validate(model).errors
    assert issue["path"] == f"model.{home}[0].uz"
    unit = "or a stiffness above 0 (N/m, of rotations N·m/rad)"
    assert issue["message"] == f"missing keys 'uz', 'rx' and 'ry': each is {words} {unit}"


def _typed(value: object) -> list[tuple[str, str]]:
    def edit(document: dict[str, Any]) -> None:
        support = document["model"]["supports"][0]
        document["model"]["supports"][0] = {"id": support["id"], "node": support["node"], "type": value}

    return errors(edit)


@pytest.mark.parametrize(
    ("value", "says"),
    [
        ("pinned", "one that is pinned has ux, uy and uz 'fixed', rx, ry and rz 'free'"),
        ("Roller", "a roller along x has ux 'free', uy and uz 'fixed'"),
        ("fixed", "one that is fixed has ux, uy, uz, rx, ry and rz 'fixed'"),
        (3, "write of each of ux, uy, uz, rx, ry and rz whether it is 'fixed' or 'free'"),
    ],
)
def test_a_supports_type_is_told_as_its_directions(value: object, says: str) -> None:
    ((path, told),) = _typed(value)
    assert path == "model.supports[0].type"
    assert told.startswith(f"unknown key 'type'; a support has no type: {says}")
    assert ("does not spin" in told) == (value in ("pinned", "Roller"))


def test_a_type_beside_some_directions_leaves_the_others_to_be_told() -> None:
    def edit(document: dict[str, Any]) -> None:
        document["model"]["supports"][0]["type"] = "pinned"
        del document["model"]["supports"][0]["rz"]

    assert [path for path, _ in errors(edit)] == ["model.supports[0].rz", "model.supports[0].type"]
