"""The commands as the bundle describes them, the same for this command and for the npm package's."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from . import __version__, tables
from .sentences import described

Run = Callable[[argparse.Namespace], int]


def parser(runs: dict[str, Run]) -> argparse.ArgumentParser:
    """The command line, each command with what runs it."""
    description = described()
    exits = "\n".join(f"  {code}  {means}" for code, means in description["exits"])
    made = argparse.ArgumentParser(
        prog="handoff",
        description=description["about"],
        epilog=f"Exit codes:\n{exits}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    made.add_argument("--version", action="version", version=f"handoff {__version__}")
    commands = made.add_subparsers(required=True, metavar="COMMAND")
    for name, command in description["commands"].items():
        added = commands.add_parser(name, help=command["about"], description=command["about"])
        added.set_defaults(run=runs[name])
        _fill(added, command)
    return made


def _fill(added: argparse.ArgumentParser, command: dict[str, Any]) -> None:
    for argument in (command[key] for key in ("argument", "second") if key in command):
        optional: dict[str, Any] = {"nargs": "?"} if argument.get("optional") else {}
        added.add_argument(argument["name"], help=argument["about"], **optional)
    exclusive = command.get("exclusive", [])
    group = added.add_mutually_exclusive_group() if exclusive else None
    for name, option in command.get("options", {}).items():
        if option.get("only") == "node":
            continue
        flags = [f"-{option['short']}"] if "short" in option else []
        place = group if group and name in exclusive else added
        place.add_argument(*flags, f"--{name}", help=option["about"], **_kind(name, option))


def _kind(name: str, option: dict[str, Any]) -> dict[str, Any]:
    if "value" not in option:
        return {"action": "store_true"}
    if name == "table":
        return {"choices": list(tables.TABLES), "default": "extrema"}
    return {"metavar": option["value"], "choices": option.get("choices"), "default": option.get("default")}
