"""One structured line for each request, refusals included, and never a secret in it."""

import io
import json
from typing import Any

import pytest

from local.worker import LambdaContext
from tests import events, rights
from tests.conftest import PASSWORD, Customer
from tests.service import BASE_URL, Service, handler, invoke, template

CANARY = "canary-7f3a9c"


def lines(written: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


def test_a_request_leaves_one_line_with_who_what_and_how_it_ended(free: Customer, written: io.StringIO) -> None:
    assert free.service.get("/api/sdk/me").status == 200
    (line,) = lines(written)
    assert line["request_id"]
    assert line["account_id"] == free.account.id
    assert (line["route"], line["method"], line["status"]) == ("GET /api/sdk/me", "GET", 200)
    assert line["duration_ms"] >= 0
    assert "code" not in line


# Whoever calls these says nothing of an account; a link is public.
ANYONES = ("get_openapi", "open_draft", "unknown_route")


@pytest.mark.parametrize("name", events.REQUESTS)
def test_every_function_leaves_its_line(
    pro: Customer, written: io.StringIO, placeholders: dict[str, str], name: str
) -> None:
    sent = events.event(name, placeholders)
    function = next(each for each in template().functions().values() if each.handler == f"{name}.handler")
    status = invoke(function.name, sent).status
    *_, line = lines(written)
    assert [each["message"] for each in lines(written)].count("request") == 1
    assert line["request_id"]
    assert line.get("account_id") == (None if name in ANYONES else pro.account.id)
    assert (line["route"], line["method"]) == (sent["routeKey"], sent["requestContext"]["http"]["method"])
    assert (line["status"], line["outcome"]) == (status, "refused" if name == "unknown_route" else "answered")


@pytest.mark.parametrize("name", events.SCHEDULED)
def test_what_the_clock_calls_leaves_a_line_too(aws: None, written: io.StringIO, name: str) -> None:
    function = next(each for each in template().functions().values() if each.handler == f"{name}.handler")
    context = LambdaContext(function.name, function.memory_mb, function.timeout_s)
    with rights.calling(function.name):
        ended = handler(function.name)(events.event(name), context)
    (line,) = lines(written)
    assert line["request_id"] == context.aws_request_id
    assert (line["step"], line["outcome"]) == (function.name, "answered")
    assert ended.items() <= line.items()


def test_a_step_that_failed_says_so(aws: None, written: io.StringIO, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise RuntimeError("the bucket is on fire")

    monkeypatch.setattr("handoff.models.orphans.sweep", fail)
    with pytest.raises(RuntimeError):
        handler("SweepOrphans")({}, LambdaContext("SweepOrphans", 256, 900))
    (line,) = lines(written)
    assert line["outcome"] == "failed"


def test_one_request_s_account_is_not_the_next_one_s(free: Customer, written: io.StringIO) -> None:
    free.service.get("/api/sdk/me")
    Service().get("/api/sdk/me")
    first, second = lines(written)
    assert first["request_id"] != second["request_id"]
    assert "account_id" not in second


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/sdk/me", 401, "unauthorized"),
        ("GET", "/api/sdk/nothing", 404, "not_found"),
        ("PATCH", "/api/sdk/me", 405, "method_not_allowed"),
        ("POST", "/api/sdk/token", 400, "bad_request"),
        ("GET", f"/open/{'0' * 32}", 404, "not_found"),
        ("GET", "/open", 200, None),
        ("GET", "/api/openapi.json", 200, None),
    ],
)
def test_every_end_is_written(
    anyone: Service, written: io.StringIO, method: str, path: str, status: int, code: str | None
) -> None:
    anyone.call(method, path)
    (line,) = lines(written)
    assert (line["status"], line.get("code")) == (status, code)
    assert line["outcome"] == ("refused" if code else "answered")


@pytest.mark.parametrize(
    ("called", "path"),
    [("auth.api_keys.active", "/api/sdk/api-keys"), ("drafts.drafts.open_body", f"/open/{'0' * 32}/model.json")],
)
def test_a_failure_of_ours_is_written_with_its_cause_and_its_request(
    free: Customer,
    written: io.StringIO,
    monkeypatch: pytest.MonkeyPatch,
    called: str,
    path: str,
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("the table is on fire")

    monkeypatch.setattr(f"handoff.{called}", fail)
    free.service.get(path)
    cause, line = lines(written)
    assert "on fire" in cause["exception"]
    assert cause["request_id"] == line["request_id"]
    assert (line["status"], line["code"], line["outcome"]) == (500, "internal", "failed")


def test_a_sign_in_names_the_account(free: Customer, written: io.StringIO) -> None:
    Service().post("/api/sdk/token", {"email": free.account.email, "password": PASSWORD})
    (line,) = lines(written)
    assert line["account_id"] == free.account.id


def test_no_secret_address_or_body_is_ever_written(
    pro: Customer, written: io.StringIO, caplog: pytest.LogCaptureFixture
) -> None:
    """A canary in every credential and body, sent where it fits and where it does not."""
    caplog.set_level("INFO")
    email, model = f"{CANARY}@example.com", {"schema_version": CANARY}
    token = Service().post("/api/sdk/token", {"email": pro.account.email, "password": PASSWORD}).json["token"]
    Service().post("/api/sdk/token", {"email": email, "password": CANARY})
    Service().post("/api/sdk/token", {"email": CANARY * 50, "password": [CANARY]})
    for headers in ({"x-api-key": f"{CANARY}.{CANARY}"}, {"authorization": f"Bearer {CANARY}"}):
        Service(**headers).get("/api/sdk/me")
    Service(authorization=f"Bearer {token}").get("/api/sdk/me")
    created = pro.service.post("/api/sdk/api-keys", {"name": CANARY}).json
    pro.service.post("/api/sdk/api-keys", {CANARY: CANARY})
    pro.service.delete("/api/sdk/api-keys", query={"id": created["id"]})
    for path in ("/api/sdk/validate", "/api/sdk/solve", "/api/sdk/models"):
        pro.service.post(path, {"name": CANARY, "model": model})
        pro.service.post(path, content=CANARY.encode())
    drawn = pro.service.post("/api/sdk/check-beam", {"span_m": 6, "section": "IPE300", "udl": 1}).json
    link = drawn["open_url"].removeprefix(BASE_URL)
    Service().get(link)
    Service().get(f"/{CANARY}", query={CANARY: CANARY}, headers={"user-agent": CANARY, "cookie": CANARY})
    text = written.getvalue() + caplog.text
    assert len(lines(written)) >= 17
    for secret in (CANARY, token, PASSWORD, pro.account.email, pro.key, created["key"], link.rpartition("/")[2]):
        assert secret not in text
    for key in (pro.key, created["key"]):
        assert key.partition(".")[2] not in text
