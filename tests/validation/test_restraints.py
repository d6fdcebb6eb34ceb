"""Words that people write in a direction of a support or hinge: a hint never takes away what they meant to hold."""

import json
from pathlib import Path

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
