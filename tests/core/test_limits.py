"""Limits stand in schemas/limits.json; what has to repeat one, repeats it truly."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from handoff.settings import limits
from tests.service import ROOT, template

SCHEMAS = ("nodes", "materials", "sections", "members", "supports", "load_cases", "load_combinations", "groups")


def test_functions_behind_a_route_end_when_the_core_counts_on_it() -> None:
    """Claims of an Idempotency-Key and pending passwords are given up after this time; only a deletion has longer."""
    functions = template().functions()
    times = {functions[route.function].timeout_s for route in template().routes() if route.function != "DeleteAccount"}
    assert times == {limits()["request_seconds"]}


def named(schema: Any, name: str) -> Iterator[dict[str, Any]]:
    """Every property of this name, at any depth."""
    if isinstance(schema, dict):
        found = schema.get("properties", {}).get(name)
        yield from [found] if isinstance(found, dict) else []
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else []:
        yield from named(part, name)


@pytest.mark.parametrize("file", SCHEMAS)
def test_lengths_in_the_schemas(file: str) -> None:
    """A converter cuts what is longer, so that its model fits the schema."""
    schema = json.loads((ROOT / "schemas" / f"{file}.json").read_text("utf-8"))
    assert {entry["maxLength"] for entry in named(schema, "name")} == {limits()["name_length"]}
    values = json.loads((ROOT / "schemas" / "values.json").read_text("utf-8"))
    assert values["$defs"]["id"]["maxLength"] == limits()["id_length"]


@pytest.mark.parametrize(
    ("file", "said"),
    [
        (
            "README.md",
            "up to {free_member_limit:,} members for anyone and up to {pro_member_limit:,} for a Pro account",
        ),
        ("README.md", "A link works for {draft_hours} hours, or until its account has made {newer_drafts} newer ones"),
        ("README.md", "up to {saved_models:,} saved models and {api_keys} keys"),
        ("README.md", "sent again within {idempotency_hours} hours"),
        ("README.md", "bearer token of {token_minutes} minutes"),
        ("SECURITY.md", "is in its trail for {event_days} days"),
        ("docs/operations.md", "{model_megabytes} MB of model"),
        ("docs/operations.md", "{request_seconds} s of a function"),
        ("docs/operations.md", "{newer_drafts} newer drafts and {draft_hours} hours of a link"),
    ],
)
def test_documents_state_them(file: str, said: str) -> None:
    words = {**limits(), "model_megabytes": limits()["model_bytes"] / 1e6}
    assert said.format_map(words) in re.sub(r"\s+", " ", (ROOT / file).read_text("utf-8"))
