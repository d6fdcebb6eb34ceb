"""The shape of a request: read by pydantic's core, shown by the OpenAPI description, its faults put in words here.

Core schemas and no model classes: loading pydantic's classes would lengthen a function's start by a quarter.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pydantic_core import CoreSchema, PydanticCustomError, SchemaValidator, ValidationError, core_schema

from handoff.errors import BadRequest
from handoff.http.body import kind

NOT_BLANK = r"\S"


@dataclass(frozen=True)
class Field:
    """How a value is read, and in words what it must be."""

    schema: CoreSchema
    wanted: str
    range: str = ""
    required: bool = True

    def optional(self) -> "Field":
        return Field(self.schema, self.wanted, self.range, required=False)

    def default(self, value: Any) -> "Field":
        schema = core_schema.with_default_schema(self.schema, default=value)
        return Field(schema, self.wanted, self.range, required=False)


@dataclass(frozen=True)
class Shape:
    name: str
    fields: dict[str, Field]
    # A closed shape refuses keys nobody knows, where a mistyped one would change the outcome.
    closed: bool = True
    # Refuses a body without any key, for a change that would change nothing.
    some: bool = False
    about: str = ""

    @cached_property
    def schema(self) -> CoreSchema:
        fields = {
            name: core_schema.typed_dict_field(field.schema, required=field.required)
            for name, field in self.fields.items()
        }
        shown: dict[str, Any] = {"description": self.about} if self.about else {}
        shown |= {"minProperties": 1} if self.some else {}
        schema: CoreSchema = core_schema.typed_dict_schema(
            fields, extra_behavior="forbid" if self.closed else "ignore", metadata={"pydantic_js_updates": shown}
        )
        return core_schema.no_info_after_validator_function(_some, schema) if self.some else schema

    @cached_property
    def validator(self) -> SchemaValidator:
        return SchemaValidator(self.schema)

    def prepare(self) -> None:
        """Makes the validator, which otherwise the first body does."""
        _ = self.validator

    def read(self, body: dict[str, Any]) -> dict[str, Any]:
        """The fields with their defaults, or a 400 that names the first thing wrong."""
        try:
            read: dict[str, Any] = self.validator.validate_python(body)
        except ValidationError as error:
            # A mistyped name first: it is why another one is missing.
            faults = sorted(error.errors(include_url=False), key=lambda fault: fault["type"] != "extra_forbidden")
            raise BadRequest(self._sentence(faults[0])) from None
        return read

    def _sentence(self, fault: Any) -> str:
        value = fault["input"]
        if not fault["loc"]:
            return f"nothing to change; send at least one of {', '.join(self.fields)}"
        name = str(fault["loc"][0])
        if fault["type"] == "extra_forbidden":
            return _unknown(name, list(self.fields))
        wanted = self.fields[name]
        match fault["type"]:
            case "missing":
                return f"'{name}' is missing"
            case "string_too_short" | "string_too_long":
                return f"'{name}' must have {wanted.range} characters, not {len(value)}"
            case "string_pattern_mismatch":
                return f"'{name}' must not be blank"
            case "greater_than_equal" | "less_than_equal":
                return f"'{name}' must be from {wanted.range}, not {value}"
            case "literal_error":
                return f"'{name}' may hold {wanted.range}, not {_shown(value)}"
            case "repeated":
                return f"'{name}' names a value twice"
        return f"'{name}' must be {wanted.wanted}, not {value if isinstance(value, float) else kind(value)}"


def text(longest: int, shortest: int = 1) -> Field:
    pattern = NOT_BLANK if shortest else None
    schema = core_schema.str_schema(min_length=shortest or None, max_length=longest, pattern=pattern, strict=True)
    return Field(schema, "a string", f"{shortest} to {longest}")


def text_or_null(longest: int) -> Field:
    plain = text(longest, shortest=0)
    return Field(core_schema.nullable_schema(plain.schema), "a string or null", plain.range)


def integer_or_null(lowest: int, highest: int, about: str) -> Field:
    whole = core_schema.no_info_before_validator_function(
        _whole, core_schema.int_schema(ge=lowest, le=highest, strict=True)
    )
    schema = core_schema.nullable_schema(whole, metadata={"pydantic_js_updates": {"description": about}})
    return Field(schema, f"an integer from {lowest} to {highest} or null", f"{lowest} to {highest}")


def some_of(allowed: Sequence[str], about: str) -> Field:
    """A list of distinct names."""
    shown = {"description": about, "uniqueItems": True}
    names = core_schema.list_schema(
        core_schema.literal_schema(list(allowed)), strict=True, metadata={"pydantic_js_updates": shown}
    )
    listed = ", ".join(f"'{name}'" for name in allowed)
    schema = core_schema.no_info_after_validator_function(_distinct, names)
    return Field(schema, f"an array of {listed}", listed)


def anything(**shown: Any) -> Field:
    """A value that others read; `shown` is what its description says of it."""
    return Field(core_schema.any_schema(metadata={"pydantic_js_updates": shown}), "")


def _whole(value: Any) -> Any:
    # JSON knows one kind of number: 30.0 is an integer.
    return int(value) if type(value) is float and value.is_integer() and abs(value) < 2**53 else value


def _distinct(names: list[str]) -> list[str]:
    if len(set(names)) < len(names):
        raise PydanticCustomError("repeated", "a value stands twice")
    return names


def _some(body: dict[str, Any]) -> dict[str, Any]:
    if not body:
        raise PydanticCustomError("nothing", "no key is sent")
    return body


def _shown(value: Any) -> str:
    return f"'{value[:40]}'" if isinstance(value, str) else kind(value)


def _unknown(key: str, known: list[str]) -> str:
    from handoff.nearest import nearest

    near = nearest(key, known, limit=1)
    hint = f"did you mean '{near[0]}'?" if near else f"known: {', '.join(known)}"
    return f"unknown key '{key[:60]}'; {hint}"
