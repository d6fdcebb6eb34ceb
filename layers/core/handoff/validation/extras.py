"""What the schemas leave open: unknown keys under analysis, results, and the caller's own x_ keys."""

from collections.abc import Iterator
from functools import partial
from typing import Any

from handoff.sentences import said
from handoff.validation import wording
from handoff.validation.beyond import beyond
from handoff.validation.compiled import Schema, definitions, resolved
from handoff.validation.report import Finding, Where
from handoff.validation.rulebook import LOADS, RULES

# The keys of list entries under which entries with x_ keys may stand.
_NESTING = {*LOADS, *RULES["report"]["nesting"]}


def ignored(model: dict[str, Any]) -> Iterator[Finding]:
    """Warnings: keys under analysis that no engine reads, and results, which are computed anew where a model opens."""
    if "results" in model:
        yield ("results",), "ignored_results", said("ignored_results")
    analysis = model.get("analysis")
    if isinstance(analysis, dict):
        yield from _unknown(definitions()["analysis"], analysis, ("analysis",))


def unbounded(model: dict[str, Any]) -> Iterator[Finding]:
    """Errors in what no schema bounds: x_ values nested too deep or with integers that JSON readers cannot keep."""
    for where, value in _own(model, (), 1):
        if type(value) is not str and type(value) is not float:
            yield from beyond(value, where)


def unbounded_analysis(model: dict[str, Any]) -> Iterator[Finding]:
    """The same for analysis, where unknown keys pass as well."""
    analysis = model.get("analysis")
    if isinstance(analysis, dict):
        yield from beyond(analysis, ("analysis",))


def _unknown(schema: Schema, value: dict[str, Any], where: Where) -> Iterator[Finding]:
    known = dict(schema["properties"])
    for switch in schema.get("allOf", ()):
        branch = resolved(switch["then"])
        if branch["properties"]["type"]["const"] == value.get("type"):
            known.update(branch["properties"])
    for key, item in value.items():
        if key in known:
            body = resolved(known[key])
            if isinstance(item, dict) and "properties" in body:
                yield from _unknown(body, item, (*where, key))
            elif isinstance(item, list) and "properties" in resolved(body.get("items", {})):
                entry = resolved(body["items"])
                for i, part in enumerate(item):
                    if isinstance(part, dict):
                        yield from _unknown(entry, part, (*where, key, i))
        elif not key.startswith("x_"):
            yield (*where, key), "ignored_key", partial(_ignored, key, known)


def _ignored(key: str, known: dict[str, Schema]) -> str:
    close = wording.meant(key, known)
    hint = f"did you mean '{close}'?" if close else f"allowed: {', '.join(known)}"
    return f"{said('ignored_key', key=wording.clipped(key))}; {hint}"


def _own(value: Any, where: Where, depth: int) -> Iterator[tuple[Where, Any]]:
    """Every x_ key outside analysis. The schemas end after a few levels, so the search does too."""
    if depth > RULES["report"]["own_key_levels"]:
        return
    if isinstance(value, dict):
        for key, item in value.items():
            if key.startswith("x_"):
                yield (*where, key), item
            elif isinstance(item, dict | list) and (where or key not in ("analysis", "results")):
                yield from _own(item, (*where, key), depth + 1)
    elif isinstance(value, list) and _may_hold(value):
        for i, item in enumerate(value):
            yield from _own(item, (*where, i), depth + 1)


def _may_hold(items: list[Any]) -> bool:
    """Whether any entry has an x_ key or entries of its own; asked of all keys at once, which is quick."""
    keys = {key for item in items if type(item) is dict for key in item}
    return not _NESTING.isdisjoint(keys) or any(key.startswith("x_") for key in keys)
