"""Writes schemas/mcp_tools.json, the tools of the MCP server, from OpenAPI: `python -m description.mcp`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orjson

from description import openapi
from description.brevity import brief, without_aliases
from description.operations import OPERATIONS
from handoff.runtime import settings

Schema = dict[str, Any]


@dataclass(frozen=True)
class Tool:
    """A tool and the operation that it is the twin of."""

    name: str
    operation: str
    title: str
    more: str = ""
    # Where the operation is the twin of several tools, each says its own part.
    about: str = ""
    # Its inputs where the operation takes them in its query or path; those that must be sent.
    inputs: tuple[str, ...] = ()
    required: tuple[str, ...] = ()
    # Where the operation gives one of several answers.
    answer: str = ""
    reads: bool = True
    # Where an agent is to be told less than the operation takes: validate judges any value, an agent sends a model.
    body: str = ""


LINK = (
    f"No results come back: give open_url on, a public link that ends within {settings.limits()['draft_hours']} hours."
)
TOOLS = (
    Tool(
        "solve_model",
        "solve_model",
        "Hand a model over",
        LINK,
        reads=False,
    ),
    Tool(
        "check_beam",
        "check_beam",
        "Check a steel beam",
        LINK,
        reads=False,
    ),
    Tool("validate_model", "validate_model", "Validate a model", body="ModelRequest"),
    Tool("create_beam", "create_beam", "Make a beam model"),
    Tool("get_schema", "get_schema", "Schema of a model", inputs=("root",)),
    Tool(
        *("list_sections", "get_sections", "List sections", "Without a family all of them, 60 kB."),
        about="Names of steel sections.",
        inputs=("family",),
        answer="SectionList",
    ),
    Tool(
        *("get_section", "get_sections", "Look up a section"),
        about="Properties of one steel section in SI units, by any spelling.",
        inputs=("name",),
        required=("name",),
        answer="Section",
    ),
    Tool("save_model", "save_model", "Save a model", reads=False),
    Tool("list_models", "list_models", "List saved models"),
    Tool("get_model", "get_model", "Get a saved model", inputs=("id",), required=("id",)),
)


def tools() -> list[Schema]:
    described = openapi.description()
    schemas = described["components"]["schemas"]
    found = {
        operation["operationId"]: operation
        for operations in described["paths"].values()
        for operation in operations.values()
    }
    rights = {operation.id: operation for operation in OPERATIONS}
    return [
        {
            "scope": rights[tool.operation].scope,
            "pro": rights[tool.operation].pro,
            "definition": _definition(tool, found[tool.operation], schemas),
        }
        for tool in TOOLS
    ]


def _definition(tool: Tool, operation: Schema, schemas: Schema) -> Schema:
    return {
        "name": tool.name,
        "title": tool.title,
        "description": f"{tool.about or operation['summary']} {tool.more}".strip(),
        "inputSchema": _input(tool, operation, schemas),
        "outputSchema": brief(_alone(tool.answer or _answer(operation), schemas)),
        "annotations": {
            "readOnlyHint": tool.reads,
            # Each use adds a link or a model and takes none away, except that one link too many ends the oldest.
            **({} if tool.reads else {"destructiveHint": False, "idempotentHint": False}),
            # Nothing outside this service is touched.
            "openWorldHint": False,
        },
    }


def _input(tool: Tool, operation: Schema, schemas: Schema) -> Schema:
    if "requestBody" in operation:
        (media,) = operation["requestBody"]["content"].values()
        return without_aliases(_alone(tool.body or media["schema"]["$ref"].rpartition("/")[2], schemas))
    parameters = {entry["name"]: entry for entry in operation["parameters"]}
    properties = {name: {"type": "string", **_about(parameters[name])} for name in tool.inputs}
    shape: Schema = {"type": "object", "properties": properties, "additionalProperties": False}
    return shape | ({"required": list(tool.required)} if tool.required else {})


def _about(parameter: Schema) -> Schema:
    return {"description": parameter["description"]} if "description" in parameter else {}


def _answer(operation: Schema) -> str:
    done = next(answer for status, answer in operation["responses"].items() if status in ("200", "201"))
    (media,) = done["content"].values()
    name: str = media["schema"]["$ref"].rpartition("/")[2]
    return name


def _alone(name: str, schemas: Schema) -> Schema:
    """One schema with all it refers to, without the codes of issues: hundreds of words that every agent would read."""
    definitions: Schema = {}
    body: Schema = _localised(schemas[name], schemas, definitions)
    return body | ({"$defs": definitions} if definitions else {})


def _localised(node: Any, schemas: Schema, definitions: Schema) -> Any:
    if isinstance(node, list):
        return [_localised(item, schemas, definitions) for item in node]
    if not isinstance(node, dict):
        return node
    if "$ref" in node:
        name = node["$ref"].rpartition("/")[2]
        if name not in definitions:
            definitions[name] = {}
            definitions[name] = _localised(schemas[name], schemas, definitions)
        return node | {"$ref": f"#/$defs/{name}"}
    long = isinstance(node.get("enum"), list) and len(node["enum"]) > 20
    return {key: _localised(value, schemas, definitions) for key, value in node.items() if not (key == "enum" and long)}


def text() -> bytes:
    return orjson.dumps({"tools": tools()}, option=orjson.OPT_INDENT_2 | orjson.OPT_APPEND_NEWLINE)


def path() -> Path:
    return settings.schemas_dir() / "mcp_tools.json"


if __name__ == "__main__":
    path().write_bytes(text())
