"""The `handoff` command: solve, check and validate here; log in and open models in a browser."""

from __future__ import annotations

import argparse
import csv
import getpass
import json
import sys
import webbrowser
from collections.abc import Callable
from typing import Any

from . import __version__, credentials, tables
from .client import Client
from .errors import HandoffError
from .local import solve, validate


def _read(path: str) -> str:
    if path == "-":
        return sys.stdin.read()
    with open(path, encoding="utf-8") as file:
        return file.read()


def _write_rows(rows: list[tables.Row]) -> None:
    if rows:
        writer = csv.DictWriter(sys.stdout, fieldnames=list(rows[0]), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def _solve(options: argparse.Namespace) -> int:
    results = solve(_read(options.model))
    if options.csv:
        _write_rows(results.rows(options.table, options.combination))
    elif options.full:
        json.dump(results, sys.stdout)
        print()
    else:
        json.dump(
            {"table": options.table, "rows": results.rows(options.table, options.combination)}, sys.stdout, indent=1
        )
        print()
    return 0


# What exits where nothing failed but something, or everything, was not verified.
UNVERIFIED = 3


def _check(options: argparse.Namespace) -> int:
    results = solve(_read(options.model))
    rows = results.rows("checks")
    for row in rows:
        share = "     —" if row["utilisation"] is None else f"{row['utilisation']:6.3f}"
        note = " (informative)" if row["informative"] else ""
        place = f"{row['governing']}, {row['clause']}, {row['combination']}" if row["governing"] else row["status"]
        print(f"{row['verdict']:<14}{share}  {row['check']}/{row['target']}: {place}{note}")
    if not rows:
        print("the model asks for no check: add one under analysis.checks")
    else:
        print(results["summary"]["sentence"])
    verdicts = {row["verdict"] for row in rows if not row["informative"]}
    if "fail" in verdicts:
        return 1
    return 0 if verdicts == {"pass"} else UNVERIFIED


def _validate(options: argparse.Namespace) -> int:
    verdict = validate(_read(options.model))
    for issue in [*verdict["errors"], *verdict["warnings"]]:
        print(f"{issue['severity']}: {issue['path']}: {issue['message']}")
    print("valid" if verdict["valid"] else f"not valid: {len(verdict['errors'])} errors")
    return 0 if verdict["valid"] else 1


def _open(options: argparse.Namespace) -> int:
    known = credentials.load()
    draft = Client(known.base_url, known.api_key).solve(_read(options.model))
    print(draft["open_url"])
    if not options.no_browser:
        webbrowser.open(draft["open_url"])
    return 0


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
    print(f"signed in as {account['email']}; the key is kept in {path}")
    return 0


def _logout(_: argparse.Namespace) -> int:
    print("signed out" if credentials.forget() else "nobody was signed in")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="handoff", description=__doc__)
    parser.add_argument("--version", action="version", version=f"handoff {__version__}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Callable[[argparse.Namespace], int], purpose: str, model: bool = True) -> Any:
        added = commands.add_parser(name, help=purpose, description=purpose)
        added.set_defaults(run=run)
        if model:
            added.add_argument("model", help="a model file, or - for standard input")
        return added

    solver = command("solve", _solve, "solve a model here and print a table of results")
    solver.add_argument("--table", choices=list(tables.TABLES), default="extrema")
    solver.add_argument("--combination", help="only this load case or combination")
    form = solver.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="as CSV")
    form.add_argument("--full", action="store_true", help="the whole results document as JSON")
    command("check", _check, "solve here and print the checks; exit 1 where one fails, 3 where one cannot be verified")
    command("validate", _validate, "say what is wrong with a model, and where; exit 1 where it is not valid")
    opener = command("open", _open, "park a model as a draft and open its link in the browser")
    opener.add_argument("--no-browser", action="store_true", help="only print the link")
    login = command("login", _login, "keep the service's address and an API key for `handoff open`", model=False)
    login.add_argument("url", help="address of the service")
    login.add_argument("--api-key")
    login.add_argument("--email")
    command("logout", _logout, "forget the kept key", model=False)
    return parser


def main(arguments: list[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        code: int = options.run(options)
        return code
    except BrokenPipeError:
        return 1
    except (HandoffError, OSError, KeyError) as error:
        message = error.args[0] if isinstance(error, KeyError) else error
        print(f"handoff: {message}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
