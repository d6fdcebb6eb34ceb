"""Requests that no class describes: beams, whose names match in any case, and messages of JSON-RPC."""

from typing import Any

from handoff import beams

Schema = dict[str, Any]


def beam_request(fields: tuple[beams.Field, ...]) -> Schema:
    """Names match in any case, which JSON Schema cannot say: so it neither requires a key nor forbids another."""
    properties: Schema = {}
    for field in fields:
        properties[field.name] = _beam_field(field)
        for alias in field.aliases:
            properties[alias] = {"type": field.type, "description": f"Alias of {field.name}."}
    return {
        "type": "object",
        "description": "Names and aliases are matched in any case; a key that matches none is refused.",
        "properties": properties,
    }


def _beam_field(field: beams.Field) -> Schema:
    about = f"Required. {field.description}" if field.required else field.description
    schema: Schema = {"type": field.type, "description": about}
    if field.choices:
        schema["examples"] = [*field.choices, *field.shorthand]
    elif field.example is not None:
        schema["examples"] = [field.example]
    schema |= beams.adapter(field).json_schema()
    # No `default`: generated clients send it, and load_type udl beside point_load is a contradiction.
    if field.default is not None:
        schema["description"] += (
            f" Left out: {str(field.default).lower() if field.type == 'boolean' else field.default}."
        )
    return schema


def rpc_request() -> Schema:
    return {
        "type": "object",
        "description": "One JSON-RPC 2.0 message: initialize, ping, tools/list, tools/call, or a notification.",
        "properties": {
            "jsonrpc": {"const": "2.0"},
            "id": {"type": ["string", "integer"], "description": "Left out of a notification."},
            "method": {"type": "string"},
            "params": {"type": "object"},
        },
        "required": ["jsonrpc"],
    }
