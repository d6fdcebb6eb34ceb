"""The reading of one value: fields as types of pydantic, of which the OpenAPI description is made as well."""

from functools import cache
from typing import Annotated, Any

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from handoff.beams import fields

# What is wrong, by pydantic's word for it; whatever else is wrong is a value of the wrong type.
_FAULTS = {
    "string_pattern_mismatch": "empty",
    "finite_number": "not_finite",
    **dict.fromkeys(("greater_than", "greater_than_equal", "less_than_equal"), "out_of_range"),
}
# Python's own expressions: what it calls blank is what a section's name is stripped of.
_CONFIG = ConfigDict(strict=True, regex_engine="python-re")


# Numbers of one list; solver/src/model/beams/values.ts has as many.
MOST = 40


@cache
def adapter(field: fields.Field) -> TypeAdapter[Any]:
    return TypeAdapter(_type(field), config=_CONFIG)


def _type(field: fields.Field) -> Any:
    number = Annotated[float, Field(allow_inf_nan=False, ge=field.minimum, gt=field.above, le=field.maximum)]
    match field.type:
        case "boolean":
            return bool
        case "number":
            return number
        case "numbers":
            return Annotated[list[number], Field(min_length=1, max_length=MOST)]
    return Annotated[str, Field(pattern=r"\S")]


def read_value(field: fields.Field, raw: Any) -> tuple[Any, str]:
    """The value, or what is wrong with it: `wrong_type`, `not_finite`, `empty`, `out_of_range`."""
    # One number is a list of one.
    if field.type == "numbers" and type(raw) in (int, float):
        raw = [raw]
    try:
        return adapter(field).validate_python(raw), ""
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]["type"]
    # An integer that no float holds is of the wrong type to pydantic.
    if fault not in _FAULTS and field.type == "number" and type(raw) is int:
        return None, "not_finite"
    return None, _FAULTS.get(fault, "wrong_type")
