"""A newcomer's hour with the service, over real HTTP: `make run`, use everything, stop, start, still there."""

import json
import re
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.local_service import ANSWER_SECONDS, ROOT, LocalService

MakeRun = Callable[[], LocalService]
MODEL = json.loads((ROOT / "schemas" / "examples" / "simply-supported-beam.json").read_text())


@pytest.fixture
def make_run(tmp_path: Path) -> Iterator[MakeRun]:
    """`make run` on one free port and one data folder, as often as a test likes; the last one is stopped."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port = probe.getsockname()[1]
    started: list[LocalService] = []

    def start() -> LocalService:
        command = ["make", "--no-print-directory", "run", f"PORT={port}", f"DATA={tmp_path}"]
        started.append(LocalService(tmp_path, command))
        return started[-1]

    yield start
    for service in started:
        service.stop()


def as_json(answer: httpx.Response, status: int = 200) -> Any:
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_newcomer_can_do_everything_and_find_it_again(make_run: MakeRun) -> None:
    service = make_run()

    # The printed curl, pasted as it stands, and the printed link.
    curl = re.search(r"^ +(curl .*?\}')$", service.output, re.MULTILINE | re.DOTALL)
    assert curl is not None
    pasted = subprocess.run(
        ["bash", "-c", curl.group(1)], capture_output=True, text=True, timeout=ANSWER_SECONDS, check=True
    )
    beam = json.loads(pasted.stdout)
    assert beam.get("status") == "solve_in_browser", beam
    for link in (service.open_url, beam["open_url"]):
        assert service.call("GET", link).status_code == 200
        assert service.call("GET", f"{link}/model.json").json()["model"]["members"]

    # E-mail and password to token, token to key.
    with service.caller() as anyone:
        sign_in = {"email": "pro@example.com", "password": service.password}
        token = as_json(anyone.post("/api/sdk/token", json=sign_in))["token"]
    with service.caller(Authorization=f"Bearer {token}") as bearer:
        made = as_json(bearer.post("/api/sdk/api-keys", json={"name": "end to end"}))
        assert as_json(bearer.get("/api/sdk/me"))["email"] == "pro@example.com"
    key = made["key"]

    with service.caller(key) as caller:
        # Solve, and the link opens with the model that was sent.
        assert as_json(caller.post("/api/sdk/validate", json={"model": MODEL}))["valid"] is True
        draft = as_json(caller.post("/api/sdk/solve", json={"model": MODEL}))
        assert service.call("GET", draft["open_url"]).status_code == 200
        assert service.call("GET", f"{draft['open_url']}/model.json").json() == MODEL

        # Save, update, delete.
        saved = as_json(caller.post("/api/sdk/models", json={"name": "kept", "model": MODEL}), 201)
        other = as_json(caller.post("/api/sdk/models", json={"name": "dropped", "model": json.dumps(MODEL)}), 201)
        updated = as_json(caller.put(f"/api/sdk/models/{saved['id']}", json={"name": "renamed"}))
        assert updated["name"] == "renamed"
        deleted = caller.delete(f"/api/sdk/models/{other['id']}")
        assert (deleted.status_code, deleted.content) == (204, b"")

        # A second key, revoked at once.
        spare = as_json(caller.post("/api/sdk/api-keys", json={"name": "spare"}))
        as_json(caller.delete("/api/sdk/api-keys", params={"id": spare["id"]}))

    printed = (service.open_url, service.keys)
    service.kill()
    service = make_run()
    assert (service.open_url, service.keys) == printed

    with service.caller(key) as caller:
        names = [model["name"] for model in as_json(caller.get("/api/sdk/models"))["models"]]
        assert names == ["renamed"]
        assert as_json(caller.get(f"/api/sdk/models/{saved['id']}"))["model"] == MODEL
        assert caller.get(f"/api/sdk/models/{other['id']}").status_code == 404
        keys = {entry["id"] for entry in as_json(caller.get("/api/sdk/api-keys"))["keys"]}
        assert made["id"] in keys
        assert spare["id"] not in keys
    assert service.call("GET", "/api/sdk/me", spare["key"]).status_code == 401
    for link in (printed[0], beam["open_url"], draft["open_url"]):
        assert service.call("GET", link).status_code == 200
    assert service.call("GET", f"{draft['open_url']}/model.json").json() == MODEL

    service.stop()
    assert "Stopped. The data stay in" in service.output
    assert "Traceback" not in service.output


def test_make_account_creates_and_changes_accounts_with_the_service_and_without(
    make_run: MakeRun, tmp_path: Path
) -> None:
    def account(**given: str) -> str:
        arguments = [f"{name}={value}" for name, value in {"DATA": str(tmp_path), **given}.items()]
        done = subprocess.run(
            ["make", "--no-print-directory", "account", *arguments],
            cwd=ROOT, capture_output=True, text=True, timeout=ANSWER_SECONDS, check=True,
        )  # fmt: skip
        return done.stdout

    def sign_in(password: str) -> httpx.Response:
        body = {"email": "new@example.com", "password": password}
        return service.call("POST", "/api/sdk/token", json=body)

    # While no service runs, on the data that the next one finds.
    assert "new@example.com: free" in account(EMAIL="new@example.com", PASSWORD="first password")
    service = make_run()
    assert as_json(sign_in("first password"))["is_premium"] is False
    # What is not given stays as it is.
    assert "new@example.com: Pro" in account(EMAIL="new@example.com", PRO="1")
    assert as_json(sign_in("first password"))["is_premium"] is True
    assert "new@example.com: Pro" in account(EMAIL="new@example.com", PASSWORD="$econd p$$word")
    assert sign_in("first password").status_code == 401
    assert "new@example.com: free" in account(EMAIL="new@example.com", PRO="0")
    assert as_json(sign_in("$econd p$$word"))["is_premium"] is False


def test_what_was_just_built_is_not_built_again() -> None:
    """A second `make run` that built would take the files away under whoever uses them at that moment."""
    built = "viewer/dist/docs/local.html"
    subprocess.run(["make", "--no-print-directory", built], cwd=ROOT, capture_output=True, check=True)
    asked = subprocess.run(["make", "--question", built], cwd=ROOT, capture_output=True)
    assert asked.returncode == 0
