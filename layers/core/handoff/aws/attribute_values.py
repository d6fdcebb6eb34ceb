"""Values of rows as DynamoDB types them, and back."""

from typing import Any


def typed(item: dict[str, Any]) -> dict[str, Any]:
    return {name: _typed(value) for name, value in item.items()}


def _typed(value: Any) -> dict[str, Any]:
    match value:
        case bool():
            return {"BOOL": value}
        case str():
            return {"S": value}
        case int():
            return {"N": str(value)}
        case bytes():
            return {"B": value}
        case frozenset():
            return {"SS": sorted(value)}
        case list():
            return {"L": [_typed(entry) for entry in value]}
        case None:
            return {"NULL": True}
    raise TypeError(f"the table keeps no {type(value).__name__}")


def plain(item: dict[str, Any]) -> dict[str, Any]:
    return {name: _plain(value) for name, value in item.items()}


def _plain(typed: dict[str, Any]) -> Any:
    ((kind, value),) = typed.items()
    if kind == "N":
        return int(value)
    if kind == "L":
        return [_plain(entry) for entry in value]
    if kind == "SS":
        return frozenset(value)
    return None if kind == "NULL" else value
