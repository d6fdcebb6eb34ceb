"""The comparison of policies with calls finds what is missing and what is unused, to the prefix."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests import least_privilege, rights
from tests.rights import Call, Right
from tests.service import ROOT, template

READ = Right("GetModel", "dynamodb:GetItem", "MODELS#*")
FETCH = Right("GetModel", "s3:GetObject", "models/*")


@pytest.mark.parametrize(
    ("call", "allowed"),
    [
        (Call("GetModel", "dynamodb:GetItem", "MODELS#1"), True),
        (Call("GetModel", "dynamodb:GetItem", "EMAIL#1"), False),
        (Call("GetModel", "dynamodb:PutItem", "MODELS#1"), False),
        (Call("SaveModel", "dynamodb:GetItem", "MODELS#1"), False),
        (Call("GetModel", "s3:GetObject", "models/a/b"), True),
        (Call("GetModel", "s3:GetObject", "drafts/a"), False),
    ],
    ids=str,
)
def test_a_call_outside_the_policy_is_missing(call: Call, allowed: bool) -> None:
    assert rights.missing({READ, FETCH}, [call]) == ([] if allowed else [call])


def test_an_update_of_an_attribute_that_the_policy_does_not_name_is_missing() -> None:
    right = Right("GetModel", "dynamodb:UpdateItem", "KEY#*", ("pk", "sk", "last_used_at"))
    for change, named in [("SET last_used_at = :now", []), ("SET scopes = :none, last_used_at = :now", ["scopes"])]:
        asked = {"Key": {"pk": {}, "sk": {}}, "UpdateExpression": change, "ConditionExpression": "attribute_exists(pk)"}
        call = Call("GetModel", "dynamodb:UpdateItem", "KEY#1", rights.attributes("UpdateItem", asked))
        assert set(call.attributes) == {"pk", "sk", "last_used_at", *named}
        assert rights.missing({right}, [call]) == ([call] if named else [])


def test_a_right_nobody_used_is_unused() -> None:
    assert rights.unused({READ, FETCH}, [Call("GetModel", "dynamodb:GetItem", "MODELS#1")]) == [FETCH]


def test_the_rights_of_the_template_are_read_to_the_prefix() -> None:
    granted = rights.granted(template())
    assert Right("OpenDraft", "s3:GetObject", "drafts/*") in granted
    assert {right.pattern for right in granted if right.action == "dynamodb:Query"} == {
        *("DRAFTS#*", "KEYS#*", "MODELS#*"),
        *("EVENTS#*", "ONCE#*", "CLOSED#*"),
    }
    assert not [right for right in granted if right.function == "UnknownRoute"]


def session(*paths: str, **chosen: Any) -> Any:
    options = {"keyword": "", "markexpr": "", "deselect": None, "ignore": None, "maxfail": 0, **chosen}
    config = SimpleNamespace(
        args=list(paths),
        invocation_params=SimpleNamespace(dir=ROOT),
        getoption=lambda name, default=None: options.get(name, default),
    )
    return SimpleNamespace(config=config, exitstatus=pytest.ExitCode.OK)


@pytest.fixture
def only_reading(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A policy of two rights, of which one was used."""
    drift: list[str] = []
    monkeypatch.setattr(least_privilege, "_drift", drift)
    monkeypatch.setattr(least_privilege, "_gathered", set())
    monkeypatch.setattr(rights, "seen", {Call("GetModel", "dynamodb:GetItem", "MODELS#1")})
    monkeypatch.setattr(rights, "granted", lambda _: {READ, FETCH})
    return drift


@pytest.mark.parametrize("paths", [("tests",), (".",), ("tests/core", "tests/functions", "tests/storage")])
def test_an_unused_right_fails_a_whole_run(only_reading: list[str], paths: tuple[str, ...]) -> None:
    run = session(*paths)
    least_privilege.pytest_sessionfinish(run)
    assert run.exitstatus == pytest.ExitCode.TESTS_FAILED
    assert only_reading == ["GetModel may s3:GetObject on models/*, which no test sees it do"]


@pytest.mark.parametrize(
    "run", [session("tests/core"), session("tests", keyword="x"), session("tests", ignore=["tests/functions"])]
)
def test_a_part_of_the_suite_does_not_judge_what_is_unused(only_reading: list[str], run: Any) -> None:
    least_privilege.pytest_sessionfinish(run)
    assert (run.exitstatus, only_reading) == (pytest.ExitCode.OK, [])


def test_a_call_without_a_right_fails_any_run(only_reading: list[str]) -> None:
    node = SimpleNamespace(workeroutput={"aws_calls": [["GetModel", "dynamodb:GetItem", "EMAIL#1", []]]})
    least_privilege.pytest_testnodedown(node, None)
    run = session("tests/core")
    least_privilege.pytest_sessionfinish(run)
    assert run.exitstatus == pytest.ExitCode.TESTS_FAILED
    assert only_reading == ["GetModel calls dynamodb:GetItem on EMAIL, which its policy does not allow"]
