"""The published JSON Schemas: an index of the roots, and each root with all it refers to in one document."""

from functools import cache
from typing import Any

from handoff.clipping import clipped
from handoff.errors import NotFound
from handoff.http.json_io import parse
from handoff.nearest import LONGEST, nearest
from handoff.runtime.settings import schema_file, schemas_dir
from handoff.runtime.snapstart import before_snapshot
from handoff.sentences import said

DIALECT = "https://json-schema.org/draft/2020-12/schema"
# A reserved name (RFC 2606): the ids identify, nobody can or needs to fetch them.
BASE = "https://handoff.invalid/schemas/"

# What the index offers, in the order in which a model is written.
GROUPS = {
    "model": ("model", "settings"),
    "geometry": (
        "nodes",
        "materials",
        "sections",
        "hinges",
        "members",
        "plates",
        "supports",
        "design_members",
        "groups",
        "storeys",
    ),
    "loads": (
        "load_cases",
        "node_load",
        "member_load",
        "point_load",
        "moment_load",
        "distributed_load",
        "temperature_load",
        "plate_load",
        "area_load",
        "support_displacement",
        "load_combinations",
    ),
    "analysis": ("analysis", "options", "imperfections", "combination_rule", "buckling", "modal"),
    "checks": ("checks", "en1993_1_1", "deflection"),
}
FILES = ("model", "settings", *schema_file("rules")["collections"], "analysis", "checks", "values")

Schema = dict[str, Any]


@before_snapshot
def index() -> dict[str, Any]:
    """The useful roots by group, each with name, title and one line."""
    return {
        "usage": "GET /api/sdk/schema?root=<name> returns that schema with everything it references",
        **{group: [_entry(name) for name in names] for group, names in GROUPS.items()},
    }


def closure(root: str) -> Schema:
    """One self-contained schema: the root, and under `$defs` every definition it reaches."""
    return _closure(find(root))


@cache
def _closure(name: str) -> Schema:
    definitions: dict[str, Schema] = {}
    body = localised(bodies()[name], definitions)
    return {"$schema": DIALECT, "$id": f"{BASE}{name}.json", **body, "$defs": definitions}


def find(root: str) -> str:
    """The root's own name, from any case, singular or plural, with hyphen, underscore or space."""
    name = names().get(_folded(root))
    if name is None:
        near = [names()[fold] for fold in nearest(_folded(root), names())] or [first for first, *_ in GROUPS.values()]
        raise NotFound(said("unknown_schema", root=clipped(root, LONGEST), near=", ".join(near)))
    return name


@cache
def bodies() -> dict[str, Schema]:
    """Every root and definition by name, references still as written in the files."""
    bodies: dict[str, Schema] = {}
    for file in FILES:
        document = parse((schemas_dir() / f"{file}.json").read_bytes())
        definitions = document.pop("$defs", {})
        bodies[file] = _rooted(document, file)
        for name, definition in definitions.items():
            bodies[name] = _rooted(definition, file)
    del bodies["values"]
    return bodies


def _rooted(node: Any, file: str) -> Any:
    """References made absolute within the set of files: `members.json#/$defs/member`."""
    if isinstance(node, list):
        return [_rooted(item, file) for item in node]
    if not isinstance(node, dict):
        return node
    rooted = {}
    for key, value in node.items():
        if key == "$ref":
            rooted[key] = f"{file}.json{value}" if value.startswith("#") else value
        elif key == "examples":
            rooted[key] = value
        elif key not in ("$id", "$schema"):
            rooted[key] = _rooted(value, file)
    return rooted


def localised(node: Any, definitions: dict[str, Schema]) -> Any:
    """The same with every reference pointing into `definitions`, which grows as definitions are met."""
    if isinstance(node, list):
        return [localised(item, definitions) for item in node]
    if not isinstance(node, dict):
        return node
    local = {}
    for key, value in node.items():
        if key == "$ref":
            name = value.rpartition("/")[2].removesuffix(".json")
            if name not in definitions:
                definitions[name] = {}
                definitions[name].update(localised(bodies()[name], definitions))
            local[key] = f"#/$defs/{name}"
        else:
            local[key] = value if key == "examples" else localised(value, definitions)
    return local


@cache
def names() -> dict[str, str]:
    """Every name that finds a root, folded, with the root's own."""
    # Files last: `node` means the root `nodes`, which takes one node or many.
    files = [name for name in FILES if name != "values"]
    return {_folded(name): name for name in (*bodies(), *files)}


def _folded(name: str) -> str:
    letters = "".join(filter(str.isalnum, name.removesuffix(".json"))).casefold()
    return letters.removesuffix("s").replace("analyse", "analysi")


def _entry(name: str) -> dict[str, str]:
    body = bodies()[name]
    return {"name": name, "title": body["title"], "description": body["description"]}
