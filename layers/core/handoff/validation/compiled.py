"""The model's schemas, compiled: one strict validator for the usual case, one per definition for finding fault."""

from functools import cache
from typing import Any

from jsonschema_rs import Draft202012Validator

from handoff.http.schema import closure

Schema = dict[str, Any]

_NOTES = ("title", "description", "examples", "default", "$schema", "$id")


@cache
def definitions() -> dict[str, Schema]:
    whole = closure("model")
    found: dict[str, Schema] = whole["$defs"]
    return {**found, "model": {key: value for key, value in whole.items() if not key.startswith("$")}}


@cache
def strict() -> Draft202012Validator:
    """What passes here has a valid shape and no `x_` key outside `analysis`: nothing is left to walk."""
    return Draft202012Validator({**tightened({**closure("model"), "$defs": {}}), "$defs": tight_definitions()})


@cache
def tight_definitions() -> dict[str, Schema]:
    return {name: tightened(body) for name, body in closure("model")["$defs"].items()}


@cache
def fits(name: str) -> Draft202012Validator:
    """The validator of one definition, as published."""
    return Draft202012Validator({"$ref": f"#/$defs/{name}", "$defs": definitions()})


@cache
def all_fit(name: str) -> Draft202012Validator:
    """The validator of a list of one definition: one call where most entries are right."""
    return Draft202012Validator({"items": {"$ref": f"#/$defs/{name}"}, "$defs": definitions()})


def resolved(schema: Schema) -> Schema:
    """The schema a reference stands for; the reference's own description wins."""
    if "$ref" not in schema:
        return schema
    target = definitions()[schema["$ref"].rpartition("/")[2]]
    return {**target, "description": schema["description"]} if "description" in schema else target


def tightened(schema: Any) -> Any:
    """The same demands without notes, without `x_` keys, and with type switches as one chain, which runs faster."""
    if isinstance(schema, list):
        return [tightened(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    cases = schema.get("allOf", [])
    if cases and all(_closed(case["then"]) for case in cases):
        return _chain(cases)
    closed = schema.get("additionalProperties") is False
    if "anyOf" in schema:
        # Of the three components the last, fz, is the usual one: asked first, it ends the search.
        schema = {**schema, "anyOf": schema["anyOf"][::-1]}
    return {
        key: {name: tightened(body) for name, body in value.items()} if key == "properties" else tightened(value)
        for key, value in schema.items()
        if key not in _NOTES and not (closed and key == "patternProperties")
    }


def _closed(branch: Schema) -> bool:
    return resolved(branch).get("additionalProperties") is False


def _chain(cases: list[Schema]) -> Any:
    """if … then … else if …, ending in false. Each branch demands all that the switch itself demands."""
    chain: Any = False
    for case in reversed(cases):
        chain = {"if": {"properties": case["if"]["properties"]}, "then": case["then"], "else": chain}
    return {"type": "object", **chain}
