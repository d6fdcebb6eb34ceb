"""Schemas of tools, said in fewer words: every agent reads all of them before it asks for anything."""

from typing import Any

Schema = dict[str, Any]

# For checking what comes from elsewhere; what comes from here is as it is.
_BOUNDS = {"format", "pattern", "minLength", "maxLength", "minimum", "maximum", "examples"}
# What tells a person how to install things says so itself.
_HINTS = {"Tier", "LocalServer"}
# Of many numbers the names stand in the answer, and what they have in common in its description.
_MANY = 8


def brief(schema: Schema) -> Schema:
    """The schema of an answer: its shape, with the one description of the whole. What fits the long one fits this."""
    told: Schema = _told(schema)
    return told | ({"description": " ".join(schema["description"].split())} if "description" in schema else {})


def without_aliases(schema: Schema) -> Schema:
    """The schema of inputs without the other names of what it has; they go on being taken."""
    properties = schema["properties"]
    kept = {name: told for name, told in properties.items() if not told.get("description", "").startswith("Alias of ")}
    return schema | {"properties": kept}


def _told(node: Any) -> Any:
    if not isinstance(node, dict):
        return [_told(item) for item in node] if isinstance(node, list) else node
    # Values that are listed show their type.
    left_out = _BOUNDS | {"description"} | ({"type"} if "enum" in node or "const" in node else set())
    kept = {key: value for key, value in node.items() if key not in left_out}
    found: Schema = {key: _told(value) for key, value in kept.items() if key not in ("properties", "$defs")}
    if "$defs" in kept:
        found["$defs"] = {
            name: {"type": "object"} if name in _HINTS else _told(value) for name, value in kept["$defs"].items()
        }
    if "properties" in kept:
        found |= _properties({name: _told(value) for name, value in kept["properties"].items()}, found)
    return found


def _properties(told: Schema, shape: Schema) -> Schema:
    numbers = {name for name, value in told.items() if value == {"type": "number"}}
    if len(numbers) <= _MANY or shape.get("additionalProperties") is not False:
        return {"properties": told}
    return {
        "properties": {name: value for name, value in told.items() if name not in numbers},
        "additionalProperties": {"type": "number"},
        "required": [name for name in shape.get("required", []) if name not in numbers],
    }
