"""The official MCP clients as commands: TypeScript's always, Python's for `make search`, which installs it."""

from tests.clients.conftest import ROOT
from tests.seeds import AT_LENGTH

_PYTHON = [str(ROOT / ".mcp-venv" / "bin" / "python"), "tests/clients/official_client.py"]
# Followed by the address and the key.
HTTP = [["node", "tests/clients/hosted_client.mjs"], *([[*_PYTHON, "http"]] if AT_LENGTH else [])]
# Followed by the server's own command.
STDIO = [["node", "clients/mcp/test/client.mjs"], *([[*_PYTHON, "stdio"]] if AT_LENGTH else [])]
