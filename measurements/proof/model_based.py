"""A Hypothesis state machine over HTTP: the service against a few dictionaries that say what it must answer."""

from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Any
from unittest.mock import patch

import httpx
import hypothesis
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, multiple, rule, run_state_machine_as_test

from handoff.accounts import accounts
from handoff.auth import api_keys
from handoff.aws import storage
from handoff.runtime import clock, request_log
from handoff.runtime.settings import limits
from measurements.proof import wire
from measurements.proof.figures import Figure, counted, none_of, seed
from measurements.proof.served import served
from measurements.proof.stores import store
from tests.examples import example

MODEL = example("simply-supported-beam")
# The rule is the same with 4 as with 50, and so a few steps reach it.
NEWER = 4
GONE = None
Plan = list[str | None]
# Drawn and not left to chance: Hypothesis repeats what it has drawn. Where an answer tears is chance.
KINDS = (None, None, *(kind for kind in wire.KINDS if kind != "torn answer"))
FAULTS: st.SearchStrategy[Plan] = st.one_of(
    st.just([]), st.just([]), st.lists(st.sampled_from(KINDS), min_size=3, max_size=15)
)


@dataclass
class Surroundings:
    """What all examples share; each has an account of its own."""

    url: str
    wire: wire.Wire
    now: datetime
    accounts: int = 0
    steps: int = 0
    unanswered: int = 0


_at: Surroundings


@dataclass
class Link:
    expires_at: datetime
    ended: set[bool]


class Machine(RuleBasedStateMachine):
    links, keys, saved, words = Bundle("links"), Bundle("keys"), Bundle("saved"), Bundle("words")

    def __init__(self) -> None:
        super().__init__()
        _at.accounts += 1
        # With a full quota of repeats, whatever the runs before have used.
        storage.dynamodb.cache_clear()
        storage.s3.cache_clear()
        account = accounts.put(f"machine-{_at.accounts}@example.com", password="a long one", pro=True)
        _, key = api_keys.create(account.id, "main", [], None)
        self.client = httpx.Client(base_url=_at.url, headers={"X-API-Key": key}, timeout=120)
        self.order: list[str] = []
        self.known: dict[str, Link] = {}
        self.made_keys: dict[str, tuple[datetime | None, set[bool]]] = {}
        # Of each saved model every name it may have; several only after a request without an answer.
        self.names: dict[str, set[str | None]] = {}

    def teardown(self) -> None:
        self.client.close()

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        faults: Plan | None = None,
        headers: dict[str, str] | None = None,
    ) -> httpx.Response:
        _at.steps += 1
        _at.wire.plan = list(faults or [])
        answer = self.client.request(method, path, json=body, headers=headers)
        _at.wire.plan = []
        _at.unanswered += answer.status_code >= 500
        assert answer.status_code < 500 or faults, answer.text
        return answer

    @rule(hours=st.sampled_from((1, 13, 25, 80)))
    def advance_the_clock(self, hours: int) -> None:
        _at.now += timedelta(hours=hours)

    @rule(target=links, faults=FAULTS)
    def make_a_link(self, faults: Plan) -> Any:
        answer = self.ask("POST", "/api/sdk/solve", {"model": MODEL}, faults)
        if answer.status_code == 200:
            return self._noted(answer.json()["open_url"])
        # It may exist all the same: then the owner sees it, and it counts.
        seen = [link["open_url"] for link in self.ask("GET", "/api/sdk/export").json()["links"]]
        unheard = [url for url in seen if url.rpartition("/")[2] not in self.known]
        return multiple(*(self._noted(url) for url in unheard))

    def _noted(self, url: str) -> str:
        link = url.rpartition("/")[2]
        self.order.append(link)
        self.known[link] = Link(_at.now + timedelta(hours=24), {False})
        return link

    @rule(link=links)
    def open_a_link(self, link: str) -> None:
        answer = self.ask("GET", f"/open/{link}/model.json")
        assert (answer.status_code == 200) in self._may_live(link), answer.text
        if answer.status_code == 200:
            assert answer.json() == MODEL

    @rule(link=links, faults=FAULTS)
    def end_a_link(self, link: str, faults: Plan) -> None:
        lived, state = self._may_live(link), self.known[link]
        answer = self.ask("DELETE", f"/api/sdk/links/{link}", faults=faults)
        if answer.status_code >= 500:
            state.ended = state.ended | {True}
            return
        # boto3's own repeat of a lost deletion finds nothing left to delete.
        assert answer.status_code == 204 or False in lived or faults
        state.ended = {True} if answer.status_code == 204 or True in lived else state.ended

    def _may_live(self, link: str) -> set[bool]:
        newer = len(self.order) - self.order.index(link) - 1
        if self.known[link].expires_at <= _at.now or newer >= NEWER:
            return {False}
        return {not ended for ended in self.known[link].ended}

    @rule(target=words)
    def make_a_link_with_a_word(self) -> Any:
        word = f"word-{len(self.order)}"
        made = self.ask("POST", "/api/sdk/solve", {"model": MODEL}, headers={"idempotency-key": word})
        assert made.status_code == 200
        return word, self._noted(made.json()["open_url"]), _at.now

    @rule(told=words)
    def repeat_it(self, told: tuple[str, str, datetime]) -> None:
        word, link, made_at = told
        may_have_ended = False in self._may_live(link)
        answer = self.ask("POST", "/api/sdk/solve", {"model": MODEL}, headers={"idempotency-key": word})
        assert answer.status_code == 200
        found = answer.json()["open_url"].rpartition("/")[2]
        if found not in self.known:
            assert may_have_ended or _at.now >= made_at + timedelta(hours=24)
            self._noted(answer.json()["open_url"])
        # Whatever was ended or expired meanwhile, what is handed out opens.
        assert self.ask("GET", f"/open/{found}/model.json").status_code == 200

    @rule(target=keys, days=st.sampled_from((None, 1, 3)), faults=FAULTS)
    def make_a_key(self, days: int | None, faults: Plan) -> Any:
        body = {"name": "k", **({"expires_in_days": days} if days else {})}
        answer = self.ask("POST", "/api/sdk/api-keys", body, faults)
        if answer.status_code != 200:
            return multiple()
        text = answer.json()["key"]
        self.made_keys[text] = (_at.now + timedelta(days=days) if days else None, {True})
        return text

    @rule(text=keys)
    def use_a_key(self, text: str) -> None:
        ends_at, may = self.made_keys[text]
        due = {False} if ends_at and ends_at <= _at.now else may
        answer = self.ask("GET", "/api/sdk/me", headers={"x-api-key": text})
        assert (answer.status_code == 200) in due, answer.text
        assert answer.status_code in (200, 401)

    @rule(text=keys, faults=FAULTS)
    def revoke_a_key(self, text: str, faults: Plan) -> None:
        ends_at, may = self.made_keys[text]
        answer = self.ask("DELETE", f"/api/sdk/api-keys?id={text.partition('.')[0]}", faults=faults)
        if answer.status_code >= 500:
            self.made_keys[text] = ends_at, may | {False}
            return
        assert answer.status_code in (200, 404)
        assert answer.status_code == 200 or False in may or faults
        self.made_keys[text] = ends_at, {False}

    @rule(target=saved, faults=FAULTS)
    def save_a_model(self, faults: Plan) -> Any:
        answer = self.ask("POST", "/api/sdk/models", {"name": "first", "model": MODEL}, faults)
        if answer.status_code != 201:
            return multiple()
        self.names[answer.json()["id"]] = {"first"}
        return answer.json()["id"]

    @rule(model=saved, name=st.text("abc", min_size=1, max_size=3), stale=st.booleans(), faults=FAULTS)
    def change_a_model(self, model: str, name: str, stale: bool, faults: Plan) -> None:
        may = self.names[model]
        headers = {"if-match": '"0-0"'} if stale else {}
        answer = self.ask("PUT", f"/api/sdk/models/{model}", {"name": name, "model": MODEL}, faults, headers)
        if answer.status_code >= 500:
            self.names[model] = may if stale else may | ({name} if may != {GONE} else set())
        elif answer.status_code == 200:
            assert not stale
            assert may != {GONE}
            self.names[model] = {name}
        else:
            assert answer.status_code == 412 if stale and answer.status_code != 404 else GONE in may, answer.text

    @rule(model=saved)
    def read_a_model(self, model: str) -> None:
        answer = self.ask("GET", f"/api/sdk/models/{model}")
        found = answer.json()["name"] if answer.status_code == 200 else GONE
        assert found in self.names[model], answer.text
        self.names[model] = {found}

    @rule(model=consumes(saved), faults=FAULTS)
    def delete_a_model(self, model: str, faults: Plan) -> None:
        may = self.names[model]
        answer = self.ask("DELETE", f"/api/sdk/models/{model}", faults=faults)
        if answer.status_code < 500:
            assert answer.status_code == 204 or GONE in may, answer.text
            listed = self.ask("GET", "/api/sdk/models").json()["models"]
            assert model not in {entry["id"] for entry in listed}


def prove(examples: int = 40, steps: int = 50) -> Iterator[Figure]:
    with surroundings():
        wrong = []
        try:
            _run(examples, steps)
        except Exception as error:
            wrong.append(" ".join([repr(error), *getattr(error, "__notes__", [])])[:500])
        yield counted("runs", _at.accounts)
        yield counted("requests", _at.steps)
        yield counted("of them without an answer, by a fault", _at.unanswered)
        yield none_of("differences", wrong)


def surroundings() -> ExitStack:
    """Store, gateway and clock for as long as the stack is open."""
    global _at
    stack = ExitStack()
    failing = stack.enter_context(store("moto"))
    _at = Surroundings(stack.enter_context(served()), failing, clock.now())
    stack.enter_context(patch.dict(limits(), newer_drafts=NEWER))
    stack.enter_context(patch.object(clock, "now", lambda: _at.now))
    # Faults are its trade, and their traces thousands of lines.
    level = request_log.logger.log_level
    request_log.logger.setLevel("CRITICAL")
    stack.callback(request_log.logger.setLevel, level)
    return stack


def _run(examples: int, steps: int) -> None:
    checks = settings(
        max_examples=examples,
        stateful_step_count=steps,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(hypothesis.seed(seed())(Machine), settings=checks)
