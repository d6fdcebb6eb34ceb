"""Bodies of requests as pydantic models: what is read, what OpenAPI shows, and in words what is wrong."""

from typing import Any, Self

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, ValidationError, model_validator
from pydantic_core import PydanticCustomError

from handoff.errors import BadRequest
from handoff.http.body import kind
from handoff.nearest import nearest

NOT_BLANK = r"\S"


class Request(BaseModel):
    """Refuses keys that nobody knows, where a mistyped one would change the outcome."""

    # Built by the first body: a start need not wait for it.
    model_config = ConfigDict(strict=True, extra="forbid", defer_build=True)

    @classmethod
    def read(cls, body: dict[str, Any]) -> Self:
        """The fields with their defaults, or a 400 that names the first thing wrong."""
        try:
            return cls.model_validate(body)
        except ValidationError as error:
            # A mistyped name first: it is why another one is missing.
            faults = sorted(error.errors(include_url=False), key=lambda fault: fault["type"] != "extra_forbidden")
            raise BadRequest(_sentence(faults[0], cls.model_json_schema()["properties"])) from None


class Changes(Request):
    """Only the fields to change, at least one."""

    model_config = ConfigDict(json_schema_extra={"minProperties": 1})

    @model_validator(mode="after")
    def _some(self) -> Self:
        if not self.model_fields_set:
            raise PydanticCustomError("nothing", "no key is sent")
        return self

    @property
    def sent(self) -> dict[str, Any]:
        """The fields that are there, null where they are to be emptied."""
        return {name: getattr(self, name) for name in self.model_fields_set}


def _whole(value: Any) -> Any:
    # JSON knows one kind of number: 30.0 is an integer.
    return int(value) if type(value) is float and value.is_integer() and abs(value) < 2**53 else value


def _distinct(names: list[str]) -> list[str]:
    if len(set(names)) < len(names):
        raise PydanticCustomError("repeated", "a value stands twice")
    return names


# Beside the type and its bounds.
WHOLE = BeforeValidator(_whole)
DISTINCT = AfterValidator(_distinct)


def _sentence(fault: Any, properties: dict[str, dict[str, Any]]) -> str:
    value = fault["input"]
    if not fault["loc"]:
        return f"nothing to change; send at least one of {', '.join(properties)}"
    name = str(fault["loc"][0])
    if fault["type"] == "extra_forbidden":
        return _unknown(name, list(properties))
    field = _options(properties[name])[0]
    match fault["type"]:
        case "missing":
            return f"'{name}' is missing"
        case "string_too_short" | "string_too_long":
            return f"'{name}' must have {_range(field, 'Length')} characters, not {len(value)}"
        case "string_pattern_mismatch":
            return f"'{name}' must not be blank"
        case "greater_than_equal" | "less_than_equal":
            return f"'{name}' must be from {_range(field, 'imum')}, not {value}"
        case "literal_error":
            return f"'{name}' may hold {_listed(field)}, not {_shown(value)}"
        case "repeated":
            return f"'{name}' names a value twice"
    wanted = " or ".join(map(_wanted, _options(properties[name])))
    return f"'{name}' must be {wanted}, not {value if isinstance(value, float) else kind(value)}"


def _options(field: dict[str, Any]) -> list[dict[str, Any]]:
    options: list[dict[str, Any]] = field.get("anyOf", [field])
    return options


def _wanted(field: dict[str, Any]) -> str:
    """What a value may be, by the schema that OpenAPI shows of it."""
    match field["type"]:
        case "integer":
            return f"an integer from {_range(field, 'imum')}"
        case "array":
            return f"an array of {_listed(field)}"
    return {"null": "null", "string": "a string"}[field["type"]]


def _range(field: dict[str, Any], of: str) -> str:
    return f"{field.get(f'min{of}', 0)} to {field[f'max{of}']}"


def _listed(field: dict[str, Any]) -> str:
    return ", ".join(f"'{name}'" for name in field["items"]["enum"])


def _shown(value: Any) -> str:
    return f"'{value[:40]}'" if isinstance(value, str) else kind(value)


def _unknown(key: str, known: list[str]) -> str:
    near = nearest(key, known, limit=1)
    hint = f"did you mean '{near[0]}'?" if near else f"known: {', '.join(known)}"
    return f"unknown key '{key[:60]}'; {hint}"
