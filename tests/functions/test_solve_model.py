"""POST /api/sdk/solve."""

import hashlib
import json
from datetime import datetime, timedelta
from typing import Any

import pytest

from handoff.aws import storage
from handoff.http import json_io
from handoff.runtime import clock, settings
from tests.conftest import Customer
from tests.frames import frame
from tests.functions.models import beam
from tests.service import BASE_URL, Service

SOLVE = "/api/sdk/solve"
BEAM = {"span_m": 6, "section": "IPE 300", "udl": 10}


def opened(answer: Any) -> Any:
    path = answer.json["open_url"].removeprefix(BASE_URL)
    return Service().get(f"{path}/model.json")


def test_gives_a_link_that_opens_the_model(free: Customer) -> None:
    before = clock.now()
    answer = free.service.post(SOLVE, {"model": beam()})
    assert answer.status == 200
    handle = answer.json
    assert handle["status"] == "solve_in_browser"
    draft_id = handle["model_ref"].removeprefix("draft_")
    assert handle["open_url"] == f"{BASE_URL}/open/{draft_id}"
    assert handle["members"] == 1
    assert handle["validation"]["valid"] is True
    life = datetime.fromisoformat(handle["expires_at"]) - before
    assert timedelta(0) <= life - timedelta(hours=24) < timedelta(minutes=1)
    assert opened(answer).json == beam()


def test_the_tiers_are_those_of_the_specification(free: Customer) -> None:
    tier = free.service.post(SOLVE, {"model": beam()}).json["tier"]
    assert (tier["free_member_limit"], tier["pro_member_limit"]) == (100, 10_000)
    assert "opens the link" in tier["solves_at"]
    assert "non-commercial" in tier["free_use"]
    assert "commercial" in tier["pro_use"]


def test_hints_name_this_very_service(free: Customer) -> None:
    handle = free.service.post(SOLVE, {"model": beam()}).json
    server = handle["local_server"]
    assert handle["python"].startswith(f"pip install {BASE_URL}/packages/handoff_solver-")
    assert server["npx"].startswith(f"npx -y {BASE_URL}/packages/handoff-mcp-")
    assert server["claude_code"] == f"claude mcp add handoff -- {server['npx']}"
    desktop = json.loads(server["claude_desktop"])["mcpServers"]["handoff"]
    assert " ".join([desktop["command"], *desktop["args"]]) == server["npx"]
    assert desktop["env"] == {"HANDOFF_URL": BASE_URL}
    assert server["docs"] == f"{BASE_URL}/docs/local"


def test_results_are_never_stored(free: Customer) -> None:
    answer = free.service.post(SOLVE, {"model": {**beam(), "results": {"members": []}}})
    assert answer.status == 200
    assert [warning["path"] for warning in answer.json["validation"]["warnings"]] == ["results"]
    # Whoever opens the link reads the same warnings as whoever made it.
    path = answer.json["open_url"].removeprefix(BASE_URL)
    assert Service().get(f"{path}/warnings.json").json["warnings"] == answer.json["validation"]["warnings"]
    assert opened(answer).json == beam()


def test_a_model_too_large_for_a_row_opens_too(free: Customer) -> None:
    # Digests do not compress: 150 kB of gzip, where a row holds 100 kB.
    large = {**beam(), "x_noise": [hashlib.sha256(bytes([i % 256, i // 256])).hexdigest() for i in range(4500)]}
    answer = free.service.post(SOLVE, {"model": large})
    assert answer.status == 200
    assert opened(answer).json == large


def test_a_model_may_be_text(free: Customer) -> None:
    answer = free.service.post(SOLVE, {"model": json.dumps(beam(), indent=2)})
    assert answer.status == 200
    assert opened(answer).json == beam()


def test_a_body_may_be_gzip(free: Customer) -> None:
    assert free.service.call("POST", SOLVE, json={"model": beam()}, zipped=True).status == 200


def test_what_opens_is_what_was_validated(free: Customer) -> None:
    answer = free.service.post(SOLVE, {"model": json.dumps(beam(), indent=2)})
    served = opened(answer)
    assert served.headers["x-handoff-sha256"] == hashlib.sha256(served.content).hexdigest()
    assert served.headers["x-handoff-members"] == "1"
    assert served.headers["x-handoff-expires-at"] == answer.json["expires_at"]


def test_warnings_come_with_the_link(free: Customer) -> None:
    model = beam()
    model["analysis"]["otpions"] = {}
    answer = free.service.post(SOLVE, {"model": model})
    assert answer.status == 200
    assert any("otpions" in warning["path"] for warning in answer.json["validation"]["warnings"])
    assert {warning["severity"] for warning in answer.json["validation"]["warnings"]} == {"warning"}


def test_an_invalid_model_gets_no_link(free: Customer) -> None:
    model = beam()
    model["model"]["members"][0]["start"] = "N9"
    answer = free.service.post(SOLVE, {"model": model})
    assert answer.error == (422, "invalid_model")
    assert [issue["path"] for issue in answer.json["errors"]] == ["model.members[0].start"]
    assert "N9" in answer.json["error"]
    assert "open_url" not in answer.json


def test_a_model_without_materials_is_invalid(free: Customer) -> None:
    model = beam()
    del model["model"]["materials"]
    assert free.service.post(SOLVE, {"model": model}).error == (422, "invalid_model")


@pytest.mark.parametrize("model", [..., None, [], 5, True, "", "nonsense", "[]", "null", '"{}"', "{" * 2000, "NaN"])
def test_what_is_no_model_is_a_bad_request(free: Customer, model: object) -> None:
    answer = free.service.post(SOLVE, {} if model is ... else {"model": model})
    assert answer.error == (400, "bad_request")
    assert "'model'" in answer.json["error"]


def test_unknown_keys_beside_the_model_are_ignored(free: Customer) -> None:
    assert free.service.post(SOLVE, {"model": beam(), "tier": "pro"}).status == 200


def test_size_is_judged_before_the_schema(free: Customer) -> None:
    limit = settings.limits()["model_bytes"]
    assert free.service.post(SOLVE, {"model": {"x": "y" * limit}}).error == (413, "model_too_large")
    assert free.service.post(SOLVE, {"model": {"x": "y" * (limit - 8)}}).error == (422, "invalid_model")


def test_deep_nesting_is_refused_not_fatal(free: Customer) -> None:
    model = beam()
    for levels in (80, 300, 900):
        deep: Any = 0
        for _ in range(levels):
            deep = [deep]
        model["x_deep"] = deep
        assert free.service.post(SOLVE, {"model": model}).status in (400, 422)


def test_plates_are_no_members(free: Customer) -> None:
    model = beam()
    model["model"]["nodes"].append({"id": "N3", "x": 0, "y": 3, "z": 0})
    plate = {"id": "P1", "nodes": ["N1", "N2", "N3"], "thickness": 0.01, "material": "S355"}
    model["model"]["plates"] = [plate]
    assert free.service.post(SOLVE, {"model": model}).json["members"] == 1


def test_without_a_configured_address_the_request_names_it(free: Customer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("BASE_URL")
    handle = free.service.post(SOLVE, {"model": beam()}, headers={"host": "127.0.0.1:3000"}).json
    assert handle["open_url"].startswith("http://127.0.0.1:3000/open/")


def test_the_note_says_when_the_free_tier_is_too_small(free: Customer) -> None:
    model = beam()
    template = model["model"]["members"][0]
    model["model"]["nodes"] = [{"id": f"N{i}", "x": i, "y": 0, "z": 0} for i in range(102)]
    model["model"]["members"] = [{**template, "id": f"B{i}", "start": f"N{i}", "end": f"N{i + 1}"} for i in range(101)]
    model["model"]["load_cases"][0]["member_loads"][0]["member"] = "B0"
    handle = free.service.post(SOLVE, {"model": model}).json
    assert handle["members"] == 101
    assert "Pro" in handle["note"]


@pytest.mark.parametrize(("path", "body"), [(SOLVE, {"model": beam()}), ("/api/sdk/check-beam", BEAM)])
def test_a_commit_whose_answer_was_lost_is_read_back_or_taken_back(
    free: Customer, monkeypatch: pytest.MonkeyPatch, path: str, body: dict[str, Any]
) -> None:
    put, get = storage.put, storage.get

    def lost(key: storage.Key, *given: Any, **named: Any) -> None:
        put(key, *given, **named)
        if key[1].startswith("DRAFT#"):
            raise TimeoutError

    def unreadable(key: storage.Key, **named: Any) -> storage.Item | None:
        if key[1].startswith("DRAFT#"):
            raise TimeoutError
        return get(key, **named)

    monkeypatch.setattr(storage, "put", lost)
    assert opened(free.service.post(path, body)).status == 200
    monkeypatch.setattr(storage, "get", unreadable)
    assert free.service.post(path, body).error == (500, "internal")
    assert storage.count(f"DRAFTS#{free.account.id}", "DRAFT#", "DRAFT#~") == 1


@pytest.mark.parametrize(("text", "written"), [(False, 1), (True, 2)])
def test_a_body_is_written_once_and_a_model_in_a_text_once_more(
    free: Customer, monkeypatch: pytest.MonkeyPatch, text: bool, written: int
) -> None:
    """For keys that stand twice, for repeats, for its size and for keeping alike."""
    model = frame(100)
    large: list[int] = []

    def counted(value: object) -> bytes:
        found = dump(value)
        large.extend([len(found)] * (len(found) > 10_000))
        return found

    dump = json_io.dump
    monkeypatch.setattr(json_io, "dump", counted)
    body = {"model": json.dumps(model) if text else model}
    assert free.service.post("/api/sdk/solve", body, headers={"idempotency-key": "k"}).status == 200
    assert len(large) == written
