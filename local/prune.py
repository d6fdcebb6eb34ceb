"""`make prune`: delete published versions of a stack's functions that nobody will roll back to.

Each keeps a snapshot, which is paid for while it is active. What an alias points at stays, and so do the newest former
versions and those too young to be judged.
"""

import argparse
import re
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import boto3
from botocore.exceptions import BotoCoreError, ClientError


def main() -> None:
    options = _options()
    try:
        before = datetime.now(UTC) - timedelta(days=options.days)
        functions = stack_functions(boto3.client("cloudformation"), options.stack)
        deleted = prune(boto3.client("lambda"), functions, options.keep, before, dry=options.dry)
    except (BotoCoreError, ClientError) as error:
        sys.exit(f"make prune: {error}")
    said = "would be deleted" if options.dry else "deleted"
    print(f"{deleted} versions of {len(functions)} functions {said}")


def prune(client: Any, functions: list[str], keep: int, before: datetime, *, dry: bool = False) -> int:
    deleted = 0
    for function in functions:
        versions = _pages(client, "list_versions_by_function", "Versions", function)
        aliases = _pages(client, "list_aliases", "Aliases", function)
        for version in outdated(list(versions), pointed_at(aliases), keep, before):
            print(f"{function} {version}")
            if not dry:
                client.delete_function(FunctionName=function, Qualifier=version)
            deleted += 1
    return deleted


def outdated(versions: list[dict[str, Any]], live: set[str], keep: int, before: datetime) -> list[str]:
    """Published, pointed at by no alias, not among the `keep` newest of those, and older than the moment given."""
    former = [entry for entry in versions if entry["Version"] != "$LATEST" and entry["Version"] not in live]
    former.sort(key=lambda entry: int(entry["Version"]), reverse=True)
    return [entry["Version"] for entry in former[keep:] if _published(entry) < before]


def pointed_at(aliases: Iterator[dict[str, Any]]) -> set[str]:
    """Those that traffic is shifted to or from included."""
    live: set[str] = set()
    for alias in aliases:
        live |= {alias["FunctionVersion"], *alias.get("RoutingConfig", {}).get("AdditionalVersionWeights", {})}
    return live


def stack_functions(client: Any, stack: str) -> list[str]:
    pages = client.get_paginator("list_stack_resources").paginate(StackName=stack)
    resources = [entry for page in pages for entry in page["StackResourceSummaries"]]
    return [entry["PhysicalResourceId"] for entry in resources if entry["ResourceType"] == "AWS::Lambda::Function"]


def _pages(client: Any, operation: str, name: str, function: str) -> Iterator[dict[str, Any]]:
    for page in client.get_paginator(operation).paginate(FunctionName=function):
        yield from page[name]


def _published(version: dict[str, Any]) -> datetime:
    """Lambda writes 2026-11-15T13:00:00.000+0000."""
    return datetime.fromisoformat(re.sub(r"([+-]\d\d)(\d\d)$", r"\1:\2", version["LastModified"]))


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make prune", description=__doc__)
    parser.add_argument("--stack", required=True)
    parser.add_argument("--keep", type=int, default=1)
    parser.add_argument("--days", type=float, default=2)
    parser.add_argument("--dry", action="store_true")
    return parser.parse_args()


if __name__ == "__main__":
    main()
