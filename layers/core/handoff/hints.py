"""How to get results in code: the commands that install our packages from this very service."""

from typing import Any

from handoff import settings


def python(base_url: str) -> str:
    return f"pip install {base_url}/packages/handoff_solver-{_version()}-py3-none-any.whl"


def npx(base_url: str) -> str:
    return f"npx -y {base_url}/packages/handoff-mcp-{_version()}.tgz"


def local_server(base_url: str) -> dict[str, str]:
    from handoff.reading import dump

    command, *arguments = npx(base_url).split(" ")
    desktop: dict[str, Any] = {"mcpServers": {"handoff": {"command": command, "args": arguments}}}
    return {
        "npx": npx(base_url),
        "claude_code": f"claude mcp add handoff -- {npx(base_url)}",
        "claude_desktop": dump(desktop).decode(),
        "docs": f"{base_url}/docs/local",
    }


def _version() -> str:
    version: str = settings.limits()["version"]
    return version
