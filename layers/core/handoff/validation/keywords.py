"""Whether a value satisfies one keyword of a schema: type, enum, range, and the conditions of switches."""

from typing import Any

from handoff.validation.compiled import Schema

_TYPES: dict[str, Any] = {"string": str, "array": list, "object": dict, "boolean": bool}


def matches(condition: Schema, value: dict[str, Any]) -> bool:
    """Whether the condition of a switch applies to an object."""
    return all(key in value for key in condition.get("required", ())) and all(
        body is not False and among(value[key], [body["const"]])
        for key, body in condition.get("properties", {}).items()
        if key in value
    )


def is_of(types: str, value: Any) -> bool:
    """JSON's types: a boolean is no number, nor is what is infinite, and 2.0 is a whole one."""
    if types in ("number", "integer"):
        whole = types == "number" or isinstance(value, int) or (isinstance(value, float) and value.is_integer())
        return isinstance(value, int | float) and not isinstance(value, bool) and value - value == 0 and whole
    return isinstance(value, _TYPES[types])


def among(value: Any, options: list[Any]) -> bool:
    # true is no number in JSON, though 1 == True in Python.
    return any(type(value) is type(option) and value == option for option in options)


def out_of_range(schema: Schema, value: float) -> str | None:
    """The bound that a number breaks, in words."""
    if "minimum" in schema and value < schema["minimum"]:
        return f"must be at least {schema['minimum']:.15g}"
    if "exclusiveMinimum" in schema and value <= schema["exclusiveMinimum"]:
        return f"must be above {schema['exclusiveMinimum']:.15g}"
    if "maximum" in schema and value > schema["maximum"]:
        return f"must be at most {schema['maximum']:.15g}"
    return None
