"""The official MCP clients as commands: TypeScript's always, Python's for `make search`, which installs it."""

import os

from tests.clients.conftest import ROOT

_PYTHON = [str(ROOT / ".mcp-venv" / "bin" / "python"), "tests/clients/official_client.py"]
_PROVING = bool(os.environ.get("HANDOFF_PROVE"))
# Followed by the address and the key.
HTTP = [["node", "tests/clients/hosted_client.mjs"], *([[*_PYTHON, "http"]] if _PROVING else [])]
# Followed by the server's own command.
STDIO = [["node", "clients/mcp/test/client.mjs"], *([[*_PYTHON, "stdio"]] if _PROVING else [])]
