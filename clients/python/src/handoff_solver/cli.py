"""The `handoff` command: what the bundle's commands.json describes, here as in the npm package."""

from __future__ import annotations

import argparse
import getpass
import json
import platform
import sys
import webbrowser
from pathlib import Path
from typing import Any

from . import credentials, paper
from .answering import DONE, FAILED, exit_of, judged, written
from .client import Client
from .convert_command import convert
from .description import Run, parser
from .engine import Engine
from .errors import HandoffError, SolveError, Unreadable
from .local import as_object, decoded, solve
from .picture import drawn
from .saf import is_workbook
from .sentences import said


def _read(path: str) -> str:
    data = sys.stdin.buffer.read() if path == "-" else Path(path).read_bytes()
    if is_workbook(data):
        raise Unreadable(said("workbook", file=path))
    return decoded(data, path)


def _solve(options: argparse.Namespace) -> int:
    results = solve(_read(options.model))
    if options.csv:
        sys.stdout.write(_ask("csv", results.rows(options.table, options.combination)))
    elif options.full:
        json.dump(results, sys.stdout)
        print()
    else:
        rows = results.rows(options.table, options.combination)
        json.dump({"table": options.table, "rows": rows}, sys.stdout, indent=1)
        print()
    return DONE


def _ask(name: str, *arguments: Any) -> Any:
    with Engine() as engine:
        return engine.call(name, *arguments)


def _said(name: str, *arguments: Any) -> int:
    print(_ask(name, *arguments))
    return DONE


def _answered(answer: dict[str, Any]) -> int:
    print(answer["text"])
    return int(answer["code"])


def _check(options: argparse.Namespace) -> int:
    form = "json" if options.json else options.format or "text"
    file = "" if options.model == "-" else options.model
    return _answered(_ask("check_said", as_object(_read(options.model)), form, file))


def _suggest(options: argparse.Namespace) -> int:
    words = {"members": options.members, "family": options.family}
    found = _ask("suggest_said", as_object(_read(options.model)), words, options.json)
    if options.output is not None:
        written(found["model"], options.output)
    return int(found["code"]) if options.output == "-" else _answered(found)


def _compare(options: argparse.Namespace) -> int:
    models = (as_object(_read(path)) for path in (options.before, options.after))
    return _answered(_ask("compare_said", *models, options.json))


def _diagram(options: argparse.Namespace) -> int:
    model = as_object(_read(options.model))
    results = None if options.quantity == "model" else solve(model)
    members = [each.strip() for each in options.members.split(",")] if options.members else None
    picture = drawn(model, results, options.quantity, options.set, members, options.units)
    return written(picture.text, None) if options.output is None else written(picture.svg, options.output)


def _report(options: argparse.Namespace) -> int:
    return written(paper.report(_read(options.model), options.extent, units=options.units), options.output)


def _validate(options: argparse.Namespace) -> int:
    verdict, code = judged(_read(options.model))
    print(verdict)
    return code


def _doctor(_: argparse.Namespace) -> int:
    solver = _ask("doctor_said")
    words, fine = _reached()
    print(f"python {platform.python_version()}, {solver['text']}\n{words}")
    return DONE if solver["code"] == DONE and fine else FAILED


def _reached() -> tuple[str, bool]:
    """Nobody need be signed in; whoever is should be known."""
    try:
        known = credentials.load()
    except HandoffError as error:
        return str(error), True
    try:
        return said("known", base=known.base_url, email=Client(known.base_url, known.api_key).me()["email"]), True
    except HandoffError as error:
        return said("failed", reason=error), False


def _open(options: argparse.Namespace) -> int:
    known = credentials.load()
    draft = Client(known.base_url, known.api_key).solve(_read(options.model))
    print(draft["open_url"])
    if not options.no_browser:
        webbrowser.open(draft["open_url"])
    warnings = draft.get("validation", {}).get("warnings")
    if not warnings:
        return DONE
    parked = _ask("parked_said", warnings)
    print(parked["text"], file=sys.stderr)
    return int(parked["code"])


def _login(options: argparse.Namespace) -> int:
    """Keep an API key: one that is given, or a new one made with e-mail and password."""
    key = options.api_key
    if key is None and options.email is None:
        key = getpass.getpass("API key (empty to sign in with e-mail and password): ") or None
    if key is None:
        email = options.email or input("E-mail: ")
        token = Client(options.url).token(email, getpass.getpass("Password: "))["token"]
        key = Client(options.url, token=token).create_api_key("handoff command")["key"]
    account = Client(options.url, key).me()
    path = credentials.store(credentials.Credentials(options.url, key))
    print(said("signed_in", email=account["email"], file=path))
    return DONE


def _logout(_: argparse.Namespace) -> int:
    print(said("signed_out" if credentials.forget() else "nobody_signed_in"))
    return DONE


RUNS: dict[str, Run] = {
    "solve": _solve,
    "check": _check,
    "suggest": _suggest,
    "compare": _compare,
    "diagram": _diagram,
    "report": _report,
    "open": _open,
    "validate": _validate,
    "schema": lambda options: _said("schema_said", options.part),
    "sections": lambda options: _said("sections_said", options.name),
    "examples": lambda options: _said("examples_said", options.name),
    "convert": convert,
    "doctor": _doctor,
    "login": _login,
    "logout": _logout,
}


def _elsewhere(error: Exception, options: argparse.Namespace) -> str:
    """Where the other errors of a model are told that is not valid."""
    errors = error.details.get("errors", []) if isinstance(error, SolveError) else []
    one = len(errors) > 1 and "model" in options
    return "\n" + said("more_errors", file=options.model, count=len(errors)) if one else ""


def main(arguments: list[str] | None = None) -> int:
    options = parser(RUNS).parse_args(arguments)
    try:
        code: int = options.run(options)
        return code
    except BrokenPipeError:
        return 1  # whoever read, `head` perhaps, has enough and has gone
    except (HandoffError, OSError, KeyError) as error:
        message = str(error.args[0] if isinstance(error, KeyError) else error) + _elsewhere(error, options)
        # Of an id that would move the cursor or turn words round.
        harmless = "".join(each if each.isprintable() or each == "\n" else "\ufffd" for each in message)
        print(f"handoff: {harmless}", file=sys.stderr)
        return exit_of(error)


if __name__ == "__main__":
    sys.exit(main())
