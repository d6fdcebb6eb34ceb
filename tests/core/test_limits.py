"""Limits stand in schemas/limits.json; what has to repeat one, repeats it truly."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

from handoff.runtime.settings import limits
from tests.service import ROOT, template

# Held by the template, which cannot read the file.
OF_THE_TEMPLATE = {"deletion_seconds", "asset_days", "former_model_days"}
STORAGE = "docs/decisions/storage.md"
MODELS = "docs/decisions/models.md"
IN_WORDS = {1: "a day", 4: "four", 10: "ten", 100: "a hundred"}
SCHEMAS = ("nodes", "materials", "sections", "members", "supports", "load_cases", "load_combinations", "groups")


def test_functions_behind_a_route_end_when_the_core_counts_on_it() -> None:
    """Claims of an Idempotency-Key and pending passwords are given up after this time; only a deletion has longer."""
    functions = template().functions()
    times = {route.function: functions[route.function].timeout_s for route in template().routes()}
    assert times.pop("DeleteAccount") == limits()["deletion_seconds"]
    assert set(times.values()) == {limits()["request_seconds"]}


def test_the_bucket_keeps_objects_as_long_as_they_are_said_to_be_kept() -> None:
    rules = template().properties("Bucket")["LifecycleConfiguration"]["Rules"]
    kept = {rule["Prefix"]: rule for rule in rules if "Prefix" in rule}
    # Lifecycle rules count in whole days.
    assert kept["drafts/"]["ExpirationInDays"] == limits()["draft_hours"] // 24 + limits()["draft_kept_days"]
    assert kept["assets/"]["ExpirationInDays"] == limits()["asset_days"]
    assert kept["models/"]["NoncurrentVersionExpiration"]["NoncurrentDays"] == limits()["former_model_days"]


def test_files_of_the_page_are_renewed_long_before_the_bucket_drops_them() -> None:
    """Once a day: a week of failures must not end a file that a living page asks for."""
    assert limits()["asset_renewal_days"] + 7 < limits()["asset_days"]


def test_nothing_is_limited_that_nobody_looks_at() -> None:
    rooms = [ROOT / "layers/core", ROOT / "solver/src", ROOT / "viewer/src", ROOT / "clients/python/src"]
    files = [file for room in rooms for kind in ("*.py", "*.ts") for file in room.rglob(kind)]
    words = set(re.findall(r"\w+", "\n".join(file.read_text("utf-8") for file in files)))
    words |= set(re.findall(r"\w+", (ROOT / "schemas/rules.json").read_text("utf-8")))
    assert limits().keys() - words == OF_THE_TEMPLATE


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
            "docs/service.md",
            "up to {free_member_limit:,} members for anyone and up to {pro_member_limit:,} for a Pro account",
        ),
        (
            "docs/service.md",
            "A link works for {draft_hours} hours, or until its account has made {newer_drafts} newer ones",
        ),
        ("docs/service.md", "up to {saved_models:,} saved models and {api_keys} keys"),
        ("docs/service.md", "sent again within {idempotency_hours} hours"),
        ("docs/service.md", "bearer token of {token_minutes} minutes"),
        ("docs/service.md", "{password_attempts_in_words} wrong passwords for an e-mail from one address"),
        ("docs/service.md", "{email_passwords_in_words} in a day from anywhere"),
        ("SECURITY.md", "is in its trail for {event_days} days"),
        (MODELS, "{model_bytes:,} bytes of compact JSON"),
        (STORAGE, "A link ends when {newer_drafts} newer drafts exist"),
        (STORAGE, "Models of drafts up to {draft_inline_bytes_in_kb} kB of gzip sit in a row"),
        (STORAGE, "a chain ends at {key_makers_in_words} makers"),
        (
            STORAGE,
            "{password_attempts_in_words}, then waits of {password_wait_seconds} s doubling to "
            "{password_longest_wait_minutes} minutes",
        ),
        (STORAGE, "signed in from it in the last {known_address_days} days"),
        (
            STORAGE,
            "once {email_passwords} a day were wrong, {password_wait_seconds} s before every try",
        ),
        (STORAGE, "each further {email_passwords} to {password_longest_wait_minutes} minutes"),
        (STORAGE, "once a day, none younger than {orphan_days_in_words}"),
        (STORAGE, "looks once a day for those {asset_renewal_days} days old"),
        (STORAGE, "drops a file {asset_days} days after the last version that had it"),
        (STORAGE, "Former versions of objects ({former_model_days} days)"),
        ("docs/operations.md", "tokens | end by themselves after {token_minutes} minutes"),
        ("docs/operations.md", "finds its files for {asset_days} days after it"),
        ("docs/operations.md", "a deleted or replaced object stays for {former_model_days} days"),
        ("docs/operations.md", "(last use, once in {key_use_seconds} s)"),
        ("docs/operations.md", "{model_megabytes} MB of model"),
        ("docs/operations.md", "{request_seconds} s of a function"),
        ("docs/operations.md", "{newer_drafts} newer drafts and {draft_hours} hours of a link"),
    ],
)
def test_documents_state_them(file: str, said: str) -> None:
    known = {
        **limits(),
        **{f"{name}_in_words": IN_WORDS.get(value) for name, value in limits().items()},
        "model_megabytes": limits()["model_bytes"] / 1e6,
        "draft_inline_bytes_in_kb": limits()["draft_inline_bytes"] // 1000,
        "password_longest_wait_minutes": limits()["password_longest_wait_seconds"] // 60,
    }
    text = re.sub(r"\s+", " ", (ROOT / file).read_text("utf-8"))
    assert said.format_map(known).lower() in text.lower()
