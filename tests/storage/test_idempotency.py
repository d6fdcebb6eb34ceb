"""Requests sent again with their Idempotency-Key."""

import json
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest

from handoff.aws import storage
from handoff.drafts import drafts
from handoff.errors import Repeated, UnderWay
from handoff.http import idempotency
from handoff.http.idempotency import Kept, once
from handoff.http.json_io import Json
from handoff.models import saved_models
from handoff.runtime import clock, settings
from tests.conftest import Customer
from tests.functions.models import beam
from tests.functions.saving import MODEL, MODELS
from tests.service import Answer, Service

SOLVE = "/api/sdk/solve"
KEYS = "/api/sdk/api-keys"
AGAIN = {"idempotency-key": "7d0b9a66-order-1"}


def saved(customer: Customer, name: str = "Hall", key: str = "k") -> Answer:
    body = {"name": name, "model": MODEL}
    return customer.service.post(MODELS, body, headers={"idempotency-key": key})


def test_a_solve_sent_again_has_the_same_link_and_makes_no_second(free: Customer) -> None:
    first = free.service.post(SOLVE, {"model": beam()}, headers=AGAIN)
    again = free.service.post(SOLVE, {"model": beam()}, headers=AGAIN, zipped=True)
    assert again.status == 200
    assert again.json == first.json
    assert len(drafts.living(free.account.id)) == 1
    assert free.service.post(SOLVE, {"model": beam()}).json["open_url"] != first.json["open_url"]


def opens(customer: Customer, answer: Answer) -> bool:
    return customer.service.get(f"/open/{answer.json['open_url'].rpartition('/')[2]}/model.json").status == 200


def test_a_solve_sent_again_after_its_link_was_ended_has_a_new_one_once(free: Customer) -> None:
    first = free.service.post(SOLVE, {"model": beam()}, headers=AGAIN)
    assert free.service.delete(f"/api/sdk/links/{first.json['model_ref']}").status == 204
    renewed = free.service.post(SOLVE, {"model": beam()}, headers=AGAIN)
    assert (renewed.status, opens(free, first), opens(free, renewed)) == (200, False, True)
    assert free.service.post(SOLVE, {"model": beam()}, headers=AGAIN).json == renewed.json
    assert len(drafts.living(free.account.id)) == 1
    assert free.service.post(SOLVE, {"model": {}}, headers=AGAIN).error == (409, "idempotency_key_used")


def test_a_solve_sent_again_after_enough_newer_links_has_a_new_one(free: Customer) -> None:
    first = free.service.post(SOLVE, {"model": beam()}, headers=AGAIN)
    for _ in range(settings.limits()["newer_drafts"]):
        drafts.park(free.account.id, b"{}", 1)
    assert not opens(free, first)
    assert opens(free, free.service.post(SOLVE, {"model": beam()}, headers=AGAIN))


def test_a_save_sent_again_has_the_same_answer_its_status_and_etag_included(pro: Customer) -> None:
    first, again = saved(pro), saved(pro)
    assert (again.status, again.json, again.headers["etag"]) == (201, first.json, first.headers["etag"])
    assert len(saved_models.listed(pro.account.id)) == 1


def test_another_body_under_the_same_key_is_refused(pro: Customer) -> None:
    saved(pro)
    assert saved(pro, name="Tower").error == (409, "idempotency_key_used")
    assert len(saved_models.listed(pro.account.id)) == 1


def test_a_key_sent_again_names_the_first_and_never_its_secret(free: Customer) -> None:
    first = free.service.post(KEYS, {"name": "x"}, headers=AGAIN)
    again = free.service.post(KEYS, {"name": "x"}, headers=AGAIN)
    assert again.error == (409, "idempotency_key_used")
    assert again.json["id"] == first.json["id"]
    secret = first.json["key"].partition(".")[2]
    assert secret not in again.content.decode()
    (row,) = storage.query(idempotency.partition(free.account.id), "0", "~")
    assert secret.encode() not in repr(row).encode()
    assert len(free.service.get(KEYS).json["keys"]) == 2


def test_one_word_means_another_thing_to_each_endpoint_and_each_account(
    pro: Customer, customer: Callable[..., Customer]
) -> None:
    saved(pro)
    assert pro.service.post(KEYS, {"name": "x"}, headers={"idempotency-key": "k"}).status == 200
    assert saved(customer("other@example.com", pro=True), name="Tower").status == 201


def test_a_refused_request_gives_the_key_back(pro: Customer) -> None:
    assert saved(pro, name="").error == (400, "bad_request")
    assert saved(pro).status == 201
    for path, wrong, right in ((SOLVE, {"model": {}}, {"model": beam()}), (KEYS, {}, {"name": "x"})):
        assert pro.service.post(path, wrong, headers=AGAIN).status in (400, 422)
        assert pro.service.post(path, right, headers=AGAIN).status == 200


def test_after_24_hours_it_is_a_new_request(pro: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    start = clock.now()
    first = saved(pro).json["id"]
    monkeypatch.setattr(clock, "now", lambda: start + timedelta(hours=24, minutes=-1))
    assert saved(pro).json["id"] == first
    monkeypatch.setattr(clock, "now", lambda: start + timedelta(hours=24, minutes=1))
    assert saved(pro).json["id"] != first


@pytest.mark.parametrize("text", ["", " ", "x" * 201, "schlüssel", "a\tb"])
def test_only_short_visible_words_are_keys(pro: Customer, text: str) -> None:
    answer = saved(pro, key=text)
    assert answer.error == (400, "bad_request")
    assert "Idempotency-Key" in answer.json["error"]


def test_nobody_without_credentials_is_told_anything(pro: Customer) -> None:
    saved(pro)
    assert Service().post(MODELS, {"name": "Hall", "model": MODEL}, headers={"idempotency-key": "k"}).status == 401


def ask(
    make: Callable[[], Kept],
    sent: dict[str, Any] | None = None,
    holds: Callable[[dict[str, Any]], bool] | None = None,
) -> Kept:
    return once("a", "test", {"idempotency-key": "k"}, Json(sent or {}), make, holds)


def test_of_two_at_once_one_takes_effect(aws: None) -> None:
    effects = []

    def meanwhile() -> Kept:
        effects.append("rival")
        return Kept({})

    def first() -> Kept:
        effects.append("first")
        with pytest.raises(UnderWay):
            ask(meanwhile)
        with pytest.raises(Repeated):
            ask(meanwhile, {"other": 1})
        return Kept({"answer": 1})

    assert ask(first).body == {"answer": 1}
    assert ask(meanwhile).body == {"answer": 1}
    assert effects == ["first"]


def test_of_two_that_find_an_answer_ended_one_makes_it_anew(aws: None) -> None:
    def ended(_: dict[str, Any]) -> bool:
        return False

    def never() -> Kept:
        raise AssertionError("it took effect twice")

    def anew() -> Kept:
        with pytest.raises(UnderWay):
            ask(never, holds=ended)
        return Kept({"link": 2})

    def rival(_: dict[str, Any]) -> bool:
        """Another takes the key over between this one's look at the link and its own claim."""
        ask(anew, holds=ended)
        return False

    ask(lambda: Kept({"link": 1}))
    with pytest.raises(UnderWay):
        ask(never, holds=rival)
    assert ask(never).body == {"link": 2}


def later(monkeypatch: pytest.MonkeyPatch) -> None:
    """When any function that was running has ended."""
    moment = clock.now() + timedelta(seconds=settings.limits()["request_seconds"] + 12)
    monkeypatch.setattr(clock, "now", lambda: moment)


def never() -> Kept:
    raise AssertionError("it took effect twice")


def test_a_function_that_died_may_have_taken_effect_and_is_not_repeated(
    aws: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until now its key was free again after its time: what it had made before it died was then made twice."""
    monkeypatch.setattr(idempotency._Claim, "give_back", lambda _: None)

    def dies() -> Kept:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        ask(dies)
    with pytest.raises(UnderWay):
        ask(never)
    later(monkeypatch)
    with pytest.raises(Repeated, match="may have taken effect"):
        ask(never)


def test_an_answer_that_cannot_be_kept_is_given_and_not_done_twice(aws: None, monkeypatch: pytest.MonkeyPatch) -> None:
    put = storage.put

    def full(key: storage.Key, item: storage.Item, **named: Any) -> None:
        if "answer" in item:
            raise RuntimeError("no room")
        put(key, item, **named)

    with monkeypatch.context() as trouble:
        trouble.setattr(storage, "put", full)
        assert ask(lambda: Kept({"made": 1})).body == {"made": 1}
    later(monkeypatch)
    with pytest.raises(Repeated, match="look for what it made"):
        ask(never)


def test_rows_end_with_the_account(pro: Customer) -> None:
    saved(pro)
    assert storage.count(idempotency.partition(pro.account.id), "0", "~") == 1
    pro.service.call("DELETE", "/api/sdk/me", json={"password": "correct horse"})
    assert storage.count(idempotency.partition(pro.account.id), "0", "~") == 0


def test_what_is_too_deep_beside_the_model_is_refused(pro: Customer) -> None:
    """The repeat of a request is known by the whole of its body, which no writer of JSON nests so deep."""
    deep = "[" * 300 + "]" * 300
    content = f'{{"model": {json.dumps(beam())}, "x": {deep}}}'.encode()
    answer = pro.service.post(SOLVE, content=content, headers={"idempotency-key": "k"})
    assert answer.error == (400, "bad_request")
    assert "nested deeper" in answer.json["error"]
    assert pro.service.post(SOLVE, content=content).status == 200
