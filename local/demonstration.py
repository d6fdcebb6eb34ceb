"""What a newcomer starts with: two accounts with an API key each, and a link that opens."""

import json
import os
import secrets
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from handoff.accounts import accounts
from handoff.auth import api_keys
from handoff.drafts import drafts
from handoff.http.json_io import dump, parse
from local import former_rows
from local.template import ROOT

IS_PRO = {"free@example.com": False, "pro@example.com": True}
EXAMPLE = ROOT / "schemas" / "examples" / "portal-frame.json"
# An owner of its own, so that fifty drafts of a demonstration account do not end the link printed at start.
_OWNER = "demonstration"


@dataclass(frozen=True)
class Demonstration:
    """API keys by e-mail, the password of both accounts, and the id of a draft."""

    keys: dict[str, str]
    password: str
    draft_id: str


def prepare(folder: Path) -> Demonstration:
    """The same accounts, keys and link at every start; made anew only where they no longer exist.

    The password is drawn for each folder: any page that a developer opens may call what runs on loopback.
    """
    file = folder / "demonstration.json"
    kept: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    # Until 1.1 one was the same everywhere.
    password = kept.get("password") or secrets.token_urlsafe(9)
    known = kept.get("keys", {}) if "password" in kept else {}
    keys = {email: _key(email, pro, password, known.get(email)) for email, pro in IS_PRO.items()}
    demonstration = Demonstration(keys, password, _draft(kept.get("draft_id")))
    _write(file, asdict(demonstration))
    return demonstration


def _key(email: str, pro: bool, password: str, kept: str | None) -> str:
    former_rows.move(email)
    key = api_keys.find(kept) if kept else None
    if kept and key and accounts.find(key.account_id):
        return kept
    account = accounts.put(email, password=password, pro=pro)
    _, text = api_keys.create(account.id, "demonstration", [], None)
    return text


def _draft(kept: str | None) -> str:
    if kept and drafts.find(kept):
        return kept
    model = parse(EXAMPLE.read_bytes())
    return drafts.park(_OWNER, dump(model), len(model["model"]["members"])).id


def _write(file: Path, content: dict[str, Any]) -> None:
    """Keys and password in plain text, readable by their owner alone."""
    fresh = file.with_suffix(".new")
    fresh.touch(mode=0o600)
    fresh.write_text(json.dumps(content, indent=2))
    os.replace(fresh, file)
