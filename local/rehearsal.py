"""What `make smoke` asks of a service, in an order in which each step leaves what the next one needs."""

import hashlib
import json
import re
from typing import Any

from local.probe import Answer, Probe
from local.template import ROOT

MODELS, KEYS, SOLVE = "/api/sdk/models", "/api/sdk/api-keys", "/api/sdk/solve"
BEAM = {"span_m": 6, "section": "IPE 300", "udl": 10}
LARGE_MEMBERS = 5_000


def run(probe: Probe, email: str, password: str) -> None:
    _public(probe)
    token = probe.call("POST", "/api/sdk/token", {"email": email, "password": password}).json["token"]
    bearer = {"authorization": f"Bearer {token}"}
    probe.call("GET", "/api/sdk/me", headers=bearer, note="by token")
    created = probe.call("POST", KEYS, {"name": "smoke"}, headers={**bearer, "idempotency-key": "smoke"}).json
    repeated = {**bearer, "idempotency-key": "smoke"}
    probe.call("POST", KEYS, {"name": "smoke"}, headers=repeated, due=409, note="repeated")
    probe.credentials = {"x-api-key": created["key"]}
    _reference(probe)
    _models(probe)
    _links(probe)
    probe.call("GET", KEYS)
    probe.call("GET", "/api/sdk/links")
    probe.call("GET", "/api/sdk/events")
    probe.call("GET", "/api/sdk/export")
    # The key ends itself; what is left is done as the account's owner, with a token of the new password.
    probe.call("DELETE", f"{KEYS}?id={created['id']}")
    probe.call("GET", "/api/sdk/me", due=401, note="with the revoked key")
    probe.credentials = bearer
    changed = {"current_password": password, "new_password": password[::-1]}
    probe.call("PUT", "/api/sdk/password", changed)
    probe.call("GET", "/api/sdk/me", due=401, note="with the token of the old password")
    again = probe.call("POST", "/api/sdk/token", {"email": email, "password": password[::-1]}, note="again")
    probe.credentials = {"authorization": f"Bearer {again.json['token']}"}
    probe.call("DELETE", "/api/sdk/me", {"password": password[::-1]}, due=204)
    probe.call("GET", "/api/sdk/me", due=401, note="of the deleted account")


def _public(probe: Probe) -> None:
    probe.call("GET", "/api/openapi.json")
    probe.call("GET", "/api/sdk/me", due=401, note="without credentials")
    preflight = {"origin": "https://elsewhere.example", "access-control-request-method": "POST"}
    allowed = probe.call("OPTIONS", SOLVE, headers=preflight, due=204, note="preflight")
    probe.check("idempotency-key" in allowed.headers.get("access-control-allow-headers", ""), "allowed headers", "cors")
    missing = probe.call("GET", "/nowhere", due=404, note="$default")
    probe.check(missing.json["code"] == "not_found", "the error body of $default", missing.json["code"])
    refused = probe.call("PATCH", "/api/sdk/me", due=405, note="$default")
    probe.check(refused.headers.get("allow") == "DELETE, GET", "what is allowed", refused.headers.get("allow"))
    probe.call("GET", "/")
    page = probe.call("GET", "/open")
    for asset in re.findall(rb'(?:src|href)="(/assets/[^"]+)"', page.plain)[:1]:
        name = asset.decode()
        probe.call("GET", name)
        probe.call("HEAD", name)
    probe.call("GET", "/docs/index")


def _reference(probe: Probe) -> None:
    probe.call("GET", "/api/sdk/me")
    probe.call("GET", "/api/sdk/schema?root=members")
    probe.call("GET", "/api/sdk/sections?name=IPE300")
    model = {"model": example()}
    probe.call("POST", "/api/sdk/validate", model)
    for kind in ("application/json", "application/octet-stream"):
        zipped = probe.call(
            "POST", "/api/sdk/validate", model, zipped=True, headers={"content-type": kind}, note=f"gzip as {kind}"
        )
        if zipped.status == 200:
            probe.check(zipped.json["valid"] is True, f"gzip as {kind} arrives intact", "valid")
    probe.call("POST", "/api/sdk/create-beam", BEAM)
    listed = probe.call("POST", "/mcp", {"jsonrpc": "2.0", "id": 1, "method": "tools/list"})
    probe.check("result" in listed.json, "tools for agents", "listed")


def _models(probe: Probe) -> None:
    saved = probe.call("POST", MODELS, {"name": "smoke", "model": example()}, due=201)
    path = f"{MODELS}/{saved.json['id']}"
    probe.call("GET", MODELS)
    kept = probe.call("GET", path)
    probe.check(kept.json["model"] == example(), "a saved model comes back", "whole")
    probe.call("PUT", path, {"name": "changed"}, headers={"if-match": kept.headers["etag"]})
    probe.call("PUT", path, {"name": "late"}, headers={"if-match": kept.headers["etag"]}, due=412, note="too late")
    probe.call("DELETE", path, headers={"if-match": kept.headers["etag"]}, due=412, note="too late")
    probe.call("DELETE", path, due=204)


def _links(probe: Probe) -> None:
    once = {"idempotency-key": "smoke"}
    first = probe.call("POST", SOLVE, {"model": example()}, headers=once)
    again = probe.call("POST", SOLVE, {"model": example()}, headers=once, note="repeated")
    probe.check(first.json["open_url"] == again.json["open_url"], "a repeat has the same link", "once")
    probe.call("POST", "/api/sdk/check-beam", BEAM)
    path = _path(first)
    page = probe.call("GET", path)
    probe.check(b"</html>" in page.plain, "the page behind a link", f"{len(page.plain):,} bytes")
    probe.check(probe.call("HEAD", path).content == b"", "HEAD has no body", "empty")
    _opened(probe, path)
    large = probe.call("POST", SOLVE, {"model": row_of_beams(LARGE_MEMBERS)}, zipped=True, note="large, gzip")
    if large.status == 200:
        _opened(probe, _path(large), {"accept-encoding": "gzip"})
    probe.call("GET", f"{path}/warnings.json")
    probe.call("DELETE", f"/api/sdk/links/{first.json['model_ref']}", due=204)
    probe.call("GET", f"{path}/model.json", due=404, note="ended")
    renewed = probe.call("POST", SOLVE, {"model": example()}, headers=once, note="repeated after its end")
    probe.call("GET", f"{_path(renewed)}/model.json", note="a new link")


def _opened(probe: Probe, path: str, headers: dict[str, str] | None = None) -> None:
    model = probe.call("GET", f"{path}/model.json", headers=headers)
    found = hashlib.sha256(model.plain).hexdigest()
    intact = found == model.headers.get("x-handoff-sha256")
    probe.check(intact, "the model arrives intact", f"{len(model.plain):,} bytes")


def _path(handle: Answer) -> str:
    return "/open/" + str(handle.json["open_url"]).rpartition("/")[2]


def example() -> Any:
    return json.loads((ROOT / "schemas/examples/portal-frame.json").read_text())


def row_of_beams(members: int) -> dict[str, Any]:
    """Simple beams side by side, as many as asked for."""
    ends = [(end, n) for n in range(members) for end in "ab"]
    held = {"ux": "fixed", "uy": "fixed", "uz": "fixed", "rx": "fixed", "ry": "free", "rz": "free"}
    return {
        "schema_version": example()["schema_version"],
        "model": {
            "nodes": [{"id": f"{end}{n}", "x": 6.0 * (end == "b"), "y": 1.0 * n, "z": 0.0} for end, n in ends],
            "materials": [{"id": "steel", "library": "S235"}],
            "sections": [{"id": "beam", "library": "IPE300"}],
            "members": [
                {"id": f"m{n}", "start": f"a{n}", "end": f"b{n}", "material": "steel", "section": "beam"}
                for n in range(members)
            ],
            "supports": [{"id": f"s{end}{n}", "node": f"{end}{n}", **held} for end, n in ends],
            "load_cases": [{"id": "G", "nature": "permanent", "self_weight": 1}],
            "load_combinations": [],
        },
    }
