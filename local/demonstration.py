"""What a newcomer starts with: two accounts with an API key each, and a link that opens."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from handoff.accounts import accounts
from handoff.auth import api_keys
from handoff.drafts import drafts
from handoff.http.json_io import dump, parse
from local import former_rows
from local.template import ROOT

PASSWORD = "handoff-demo"  # noqa: S105 (of the demonstration accounts, on loopback only)
IS_PRO = {"free@example.com": False, "pro@example.com": True}
EXAMPLE = ROOT / "schemas" / "examples" / "portal-frame.json"
# An owner of its own, so that fifty drafts of a demonstration account do not end the link printed at start.
_OWNER = "demonstration"


@dataclass(frozen=True)
class Demonstration:
    """API keys by e-mail, and the id of a draft."""

    keys: dict[str, str]
    draft_id: str


def prepare(folder: Path) -> Demonstration:
    """The same accounts, keys and link at every start; made anew only where they no longer exist."""
    file = folder / "demonstration.json"
    kept: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    keys = {email: _key(email, pro, kept.get("keys", {}).get(email)) for email, pro in IS_PRO.items()}
    demonstration = Demonstration(keys, _draft(kept.get("draft_id")))
    _write(file, {"keys": demonstration.keys, "draft_id": demonstration.draft_id})
    return demonstration


def _key(email: str, pro: bool, kept: str | None) -> str:
    former_rows.move(email)
    key = api_keys.find(kept) if kept else None
    if kept and key and accounts.find(key.account_id):
        return kept
    account = accounts.put(email, password=PASSWORD, pro=pro)
    _, text = api_keys.create(account.id, "demonstration", [], None)
    return text


def _draft(kept: str | None) -> str:
    if kept and drafts.find(kept):
        return kept
    model = parse(EXAMPLE.read_bytes())
    return drafts.park(_OWNER, dump(model), len(model["model"]["members"])).id


def _write(file: Path, content: dict[str, Any]) -> None:
    """Keys in plain text, readable by their owner alone."""
    fresh = file.with_suffix(".new")
    fresh.touch(mode=0o600)
    fresh.write_text(json.dumps(content, indent=2))
    os.replace(fresh, file)
