"""How to get results in code: the commands that install our packages from this very service."""

from functools import cache
from typing import Any

from handoff.http.json_io import dump
from handoff.runtime import settings
from handoff.runtime.snapstart import before_snapshot


def python(base_url: str) -> str:
    """With the wheel's digest, which pip holds the download to."""
    wheel = f"handoff_solver-{_version()}-py3-none-any.whl"
    sha256 = digests().get(wheel, ("", ""))[0]
    return f"pip install {base_url}/packages/{wheel}" + (f"#sha256={sha256}" if sha256 else "")


def npx(base_url: str) -> str:
    return f"npx -y {base_url}/packages/handoff-mcp-{_version()}.tgz"


def local_server(base_url: str) -> dict[str, str]:
    command, *arguments = npx(base_url).split(" ")
    # Where links are made; the key is what `handoff login` stored for this address, or the reader's to add.
    here = {"HANDOFF_URL": base_url}
    desktop: dict[str, Any] = {"mcpServers": {"handoff": {"command": command, "args": arguments, "env": here}}}
    return {
        "npx": npx(base_url),
        "claude_code": f"claude mcp add handoff -- {npx(base_url)}",
        "claude_desktop": dump(desktop).decode(),
        "docs": f"{base_url}/docs/local",
        "hosted": f"{base_url}/mcp",
    }


@before_snapshot
@cache
def digests() -> dict[str, tuple[str, str]]:
    """SHA-256 in hexadecimal, and npm's integrity, of each package by its name; none where no package was built."""
    file = settings.schemas_dir() / "package_digests.txt"
    lines = [line.split() for line in file.read_text().splitlines()] if file.is_file() else []
    return {name: (sha256, integrity) for name, sha256, integrity in lines}


def integrity(package: str) -> str:
    return digests().get(f"{package}-{_version()}.tgz", ("", "not built here"))[1]


def _version() -> str:
    version: str = settings.limits()["version"]
    return version
