"""Requests that work as they stand: bodies of every operation that takes one, whole models among them."""

import json
from typing import Any

from handoff.runtime.settings import schemas_dir

# Of one kind each: what to look at before writing a model of that kind.
MODELS = {
    "beam": ("simply-supported-beam", "A floor beam with its checks"),
    "frame": ("portal-frame", "A portal frame with snow and wind"),
    "truss": ("roof-truss", "A roof truss of bars between chords that run through"),
    "slab": ("slab", "A concrete slab of plates on four sides"),
}


def of(operation: str) -> dict[str, Any]:
    """By name: a sentence and the body."""
    bodies = {name: (about, {"model": model(file)}) for name, (file, about) in MODELS.items()}
    beam = {"span_m": 6, "section": "IPE300"}
    found: dict[str, dict[str, tuple[str, dict[str, Any]]]] = {
        "solve_model": bodies,
        "validate_model": {"beam": bodies["beam"]},
        "create_beam": {
            "uniform": ("A uniform load of 10 kN/m", beam | {"load_kn": 10}),
            "point": ("20 kN at a quarter of the span", beam | {"point_load": 20, "load_position_frac": 0.25}),
        },
        "check_beam": {
            "uniform": ("A uniform load of 10 kN/m", beam | {"udl": 10}),
            "both": ("With a point load, held sideways", beam | {"udl": 5, "point_load": 20, "restrained": True}),
        },
        "issue_token": {"sign_in": ("E-mail and password", {"email": "ada@example.com", "password": "a long one"})},
        "create_api_key": {
            "reading": ("A key that only reads", {"name": "ci", "scopes": ["read"], "expiresInDays": 90})
        },
        "change_password": {
            "another": (
                "The old one and the new",
                {"current_password": "a long one", "new_password": "an even longer one"},
            )
        },
        "mcp": {
            "list": ("The tools", {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}),
            "check_beam": ("One of them", _tool("check_beam", beam | {"udl": 10})),
        },
        "delete_account": {"confirmed": ("With the password", {"password": "a long one"})},
        "save_model": {"beam": ("A model by name", {"name": "Floor beam", **bodies["beam"][1]})},
        "update_model": {"rename": ("Another name", {"name": "Floor beam, axis B"})},
    }
    return {name: {"summary": about, "value": body} for name, (about, body) in found[operation].items()}


def _tool(name: str, arguments: dict[str, Any]) -> dict[str, Any]:
    return {"jsonrpc": "2.0", "id": 2, "method": "tools/call", "params": {"name": name, "arguments": arguments}}


def model(name: str) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((schemas_dir() / "examples" / f"{name}.json").read_text("utf-8"))
    return content
