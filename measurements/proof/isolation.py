"""Every route and tool against the objects of another account, with six kinds of credentials: refused as documented."""

from collections.abc import Iterator
from datetime import timedelta
from typing import Any
from unittest.mock import patch

from description.operation import Operation
from description.operations import OPERATIONS
from handoff.auth import api_keys
from handoff.auth.scopes import READ
from handoff.mcp.tools import CALLS
from handoff.runtime import clock
from measurements.proof.figures import Figure, counted, none_of
from measurements.proof.world import PASSWORD, holder, world
from tests.examples import example
from tests.service import Answer, Service

MODEL = example("simply-supported-beam")
BEAM = {"span_m": 6, "section": "IPE300", "udl": 10}
ENDED = ("revoked", "expired", "none")
# What takes an id answers as if there were no such thing.
OF_AN_OBJECT = ("revoke_api_key", "end_link", "get_model", "update_model", "delete_model")
# What takes the password besides: another account's is wrong.
WITH_PASSWORD = ("change_password", "delete_account")


def prove() -> Iterator[Figure]:
    with world():
        yield from figures()


def figures() -> Iterator[Figure]:
    stage = Stage()
    before = stage.state()
    wrong = []
    sent = 0
    for who, service in stage.callers.items():
        for operation in OPERATIONS:
            answer = stage.call(service, operation)
            sent += 1
            if not _is_due(stage, who, operation, answer):
                wrong.append(f"{who} {operation.id}: {answer.status} {answer.content[:80]!r}")
        if who not in ENDED:
            for tool in CALLS:
                answer = stage.use(service, tool)
                sent += 1
                if not _is_due_of_tool(stage, who, tool, answer):
                    wrong.append(f"{who} tool {tool}: {answer.content[:120]!r}")
    yield counted("routes", len(OPERATIONS))
    yield counted("tools", len(CALLS))
    yield counted("cases", sent)
    yield none_of("answered otherwise than documented", wrong)
    yield none_of("changes to what was not theirs", 0 if stage.state() == before else 1)


class Stage:
    """An owner with one of everything, and six callers who are not to have it."""

    def __init__(self) -> None:
        self.owner = holder("owner", pro=True)
        service = self.owner.service
        self.model = _made(service.post("/api/sdk/models", {"name": "owned", "model": MODEL}), 201)["id"]
        self.link = _made(service.post("/api/sdk/solve", {"model": MODEL}))["open_url"].rpartition("/")[2]
        self.key = _made(service.post("/api/sdk/api-keys", {"name": "owned key"}))["id"]
        # What only the owner has, and what an answer to anyone else must not hold.
        self.owned = [self.owner.account.id, self.owner.account.email, self.model, self.link, self.key, "owned"]
        self.callers = {
            "other": holder("other", pro=True).service,
            "free": holder("free", pro=False).service,
            "revoked": self._revoked(),
            "expired": self._expired(),
            "read-only": Service(**{"x-api-key": self._key([READ])}),
            "none": Service(),
        }

    def state(self) -> list[Any]:
        """All that the owner has; keys without the time of their last use."""
        export = self.owner.service.get("/api/sdk/export").json
        keys = [{name: key.get(name) for name in ("id", "name", "expires_at")} for key in export["keys"]]
        events = [event for event in export["events"] if event["event"] != "exported"]
        return [export["account"], export["models"], export["links"], keys, events]

    def call(self, service: Service, operation: Operation) -> Answer:
        path = operation.path.replace("{id}", self.link if operation.id == "end_link" else self.model)
        query = {"id": self.key} if operation.id == "revoke_api_key" else {}
        return service.call(operation.method.upper(), path, json=self._body(operation.id), query=query)

    def use(self, service: Service, tool: str) -> Answer:
        arguments = {"get_model": {"id": self.model}, "get_section": {"name": "IPE300"}}.get(
            tool, self._body(tool) or {}
        )
        params = {"name": tool, "arguments": arguments}
        return service.post("/mcp", {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params})

    def _body(self, name: str) -> dict[str, Any] | None:
        password = f"{PASSWORD} of owner"
        bodies: dict[str, dict[str, Any]] = {
            "solve_model": {"model": MODEL},
            "validate_model": {"model": MODEL},
            "create_beam": BEAM,
            "check_beam": BEAM,
            "issue_token": {"email": self.owner.account.email, "password": "guessed it is"},
            "create_api_key": {"name": "theirs"},
            "save_model": {"name": "theirs", "model": MODEL},
            "update_model": {"name": "theirs now"},
            "change_password": {"current_password": password, "new_password": "theirs from now on"},
            "delete_account": {"password": password},
            "mcp": {"jsonrpc": "2.0", "id": 1, "method": "tools/list"},
        }
        return bodies.get(name)

    def _key(self, scopes: list[str], days: int | None = None) -> str:
        return api_keys.create(self.owner.account.id, "own", scopes, days)[1]

    def _revoked(self) -> Service:
        text = self._key([])
        api_keys.revoke(self.owner.account.id, text.partition(".")[0], [])
        return Service(**{"x-api-key": text})

    def _expired(self) -> Service:
        earlier = clock.now() - timedelta(days=2)
        with patch.object(clock, "now", lambda: earlier):
            return Service(**{"x-api-key": self._key([], 1)})


def _is_due(stage: Stage, who: str, operation: Operation, answer: Answer) -> bool:
    if operation.id == "issue_token":
        return answer.status == 401
    if operation.public:
        return answer.status == 200
    if who in ENDED:
        return answer.error == (401, "unauthorized")
    if who == "read-only":
        # Its own account: it may read, and nothing else.
        return answer.status < 300 if operation.scope == READ else answer.error == (403, "insufficient_scope")
    if operation.pro and who == "free":
        return answer.error == (403, "pro_required")
    if operation.id in OF_AN_OBJECT:
        return answer.error == (404, "not_found")
    if operation.id in WITH_PASSWORD:
        return answer.error == (403, "wrong_password")
    return answer.status < 300 and not _tells(stage, answer)


def _is_due_of_tool(stage: Stage, who: str, tool: str, answer: Answer) -> bool:
    if answer.status != 200:
        return False
    result = answer.json["result"]
    writes, pro = (
        tool in ("solve_model", "check_beam", "save_model"),
        tool in ("save_model", "list_models", "get_model"),
    )
    refusal = (
        "insufficient_scope" if who == "read-only" and writes else "pro_required" if who == "free" and pro else None
    )
    if refusal is None and tool == "get_model" and who != "read-only":
        refusal = "not_found"
    if refusal:
        return result.get("isError") is True and refusal.encode() in answer.content
    return not result.get("isError") and (who == "read-only" or not _tells(stage, answer))


def _tells(stage: Stage, answer: Answer) -> bool:
    return any(owned.encode() in answer.plain for owned in stage.owned)


def _made(answer: Answer, status: int = 200) -> dict[str, Any]:
    if answer.status != status:
        raise RuntimeError(f"the stage could not be set: {answer.content!r}")
    made: dict[str, Any] = answer.json
    return made
