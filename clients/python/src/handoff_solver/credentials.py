"""Where `handoff login` keeps the service's address and key: the environment first, then one private file."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass
from pathlib import Path

from .errors import HandoffError
from .sentences import said


@dataclass(frozen=True)
class Credentials:
    base_url: str
    api_key: str


def credentials_file() -> Path:
    home = os.environ.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    return Path(home) / "handoff" / "credentials.json"


def load() -> Credentials:
    """From HANDOFF_URL and HANDOFF_API_KEY, else from the file that `handoff login` wrote."""
    stored: dict[str, str] = {}
    path = credentials_file()
    if path.exists():
        stored = json.loads(path.read_text())
    base_url = os.environ.get("HANDOFF_URL") or stored.get("base_url")
    api_key = os.environ.get("HANDOFF_API_KEY") or stored.get("api_key")
    if not base_url or not api_key:
        raise HandoffError(said("not_signed_in"))
    return Credentials(base_url, api_key)


def store(credentials: Credentials) -> Path:
    """Write the file readable by its owner only, from its first byte on."""
    path = credentials_file()
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    fresh = path.with_suffix(".new")
    fresh.unlink(missing_ok=True)
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
        json.dump({"base_url": credentials.base_url, "api_key": credentials.api_key}, file)
    fresh.replace(path)
    return path


def forget() -> bool:
    """Whether there was anything to forget."""
    path = credentials_file()
    existed = path.exists()
    path.unlink(missing_ok=True)
    return existed
