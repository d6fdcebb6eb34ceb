"""The reading of one value: fields as core schemas of pydantic, of which the OpenAPI description is made as well."""

from functools import cache
from typing import Any

from pydantic_core import CoreSchema, SchemaValidator, ValidationError, core_schema

from handoff.beams.fields import Field

# What is wrong, by pydantic's word for it; whatever else is wrong is a value of the wrong type.
_FAULTS = {
    "string_pattern_mismatch": "empty",
    "finite_number": "not_finite",
    **dict.fromkeys(("greater_than", "greater_than_equal", "less_than_equal"), "out_of_range"),
}


# Numbers of one list; solver/src/model/beams/values.ts has as many.
MOST = 40


def schema(field: Field) -> CoreSchema:
    match field.type:
        case "boolean":
            return core_schema.bool_schema(strict=True)
        case "number":
            return _number(field)
        case "numbers":
            return core_schema.list_schema(_number(field), min_length=1, max_length=MOST, strict=True)
    # Python's own expressions: what it calls blank is what a section's name is stripped of.
    return core_schema.str_schema(strict=True, pattern=r"\S", regex_engine="python-re")


def _number(field: Field) -> CoreSchema:
    return core_schema.float_schema(
        strict=True, allow_inf_nan=False, ge=field.minimum, gt=field.above, le=field.maximum
    )


def read_value(field: Field, raw: Any) -> tuple[Any, str]:
    """The value, or what is wrong with it: `wrong_type`, `not_finite`, `empty`, `out_of_range`."""
    # One number is a list of one.
    if field.type == "numbers" and type(raw) in (int, float):
        raw = [raw]
    try:
        return _validator(field).validate_python(raw), ""
    except ValidationError as error:
        fault = error.errors(include_url=False)[0]["type"]
    # An integer that no float holds is of the wrong type to pydantic.
    if fault not in _FAULTS and field.type == "number" and type(raw) is int:
        return None, "not_finite"
    return None, _FAULTS.get(fault, "wrong_type")


@cache
def _validator(field: Field) -> SchemaValidator:
    return SchemaValidator(schema(field))
