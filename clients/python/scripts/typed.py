"""Writes the package's types from the model's schema and the API description; run it as it stands."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from handoff.http.schema import closure

ROOT = Path(__file__).resolve().parents[3]
PACKAGE = ROOT / "clients" / "python" / "src" / "handoff_solver"
HEAD = '''"""{about}; written by clients/python/scripts/typed.py, not by hand."""

from __future__ import annotations

from typing import {names}
'''
PLAIN = {"string": "str", "number": "float", "integer": "int", "boolean": "bool", "null": "None"}
# What the client sends and what it is answered; what a class refers to stands before it.
API = (
    *("CreateBeamRequest", "CheckBeamRequest"),
    *("BucklingCurves", "SectionShape", "Section", "MadeFamily", "SectionFamily", "SectionList"),
    *("Issue", "Report", "Accepted", "Tier", "LocalServer", "SolveAnswer", "CheckBeamAnswer"),
    *("AccountAnswer", "User", "TokenAnswer", "CreatedKey", "ListedKey", "Message", "ModelFacts", "SavedModelAnswer"),
    *("Link", "Event", "Export"),
)
# What a call of the builder takes by keyword beside what it has arguments for; Python allows no argument in both.
FORCES = ("fx", "fy", "fz")
BESIDE = {
    "settings": ("title",),
    "load_case": ("id", "nature", "self_weight"),
    "distributed_load": ("member", "type", *FORCES),
    "point_load": ("member", "type", "position", *FORCES),
    "combination_rule": ("rule",),
    "design_member": ("id", "members"),
    "en1993_1_1": ("id", "type", "limit_state"),
    "deflection": ("id", "type", "limit_state", "limit_ratio"),
}
# An enumeration that grows with the service, as the codes of issues do, is text to whoever was built before.
LONGEST_ENUM = 20

Schema = dict[str, Any]


def class_name(name: str) -> str:
    return "".join(part[:1].upper() + part[1:] for part in re.split(r"[_\W]+", name))


class Writer:
    """Classes for objects, aliases for choices between them; names that are neither are written out in place."""

    def __init__(self, definitions: dict[str, Schema], longest_enum: float = float("inf")) -> None:
        self.definitions = definitions
        self.longest_enum = longest_enum

    def text(self, schema: Schema) -> str:
        if "$ref" in schema:
            return self.referred(schema["$ref"].rsplit("/", 1)[-1])
        if "const" in schema:
            return f"Literal[{schema['const']!r}]"
        if "enum" in schema and len(schema["enum"]) <= self.longest_enum:
            return f"Literal[{', '.join(repr(value) for value in schema['enum'])}]"
        for choice in ("anyOf", "oneOf"):
            if choice in schema and "properties" not in schema:
                return " | ".join(dict.fromkeys(self.text(one) for one in schema[choice]))
        kind = schema.get("type")
        if isinstance(kind, list):
            return " | ".join(PLAIN[one] for one in kind)
        if kind == "array":
            return f"list[{self.text(schema.get('items', {}))}]"
        return PLAIN.get(str(kind), "dict[str, Any]" if kind == "object" else "Any")

    def referred(self, name: str) -> str:
        schema = self.definitions[name]
        return class_name(name) if self.variants(schema) or "properties" in schema else self.text(schema)

    @staticmethod
    def variants(schema: Schema) -> list[str]:
        """Names of what a schema chooses between."""
        branches = [schema] if "then" in schema else [one for one in schema.get("allOf", []) if "then" in one]
        ways = [branch[way] for branch in branches for way in ("then", "else") if way in branch]
        return [
            name
            for way in ways
            for name in ([way["$ref"].rsplit("/", 1)[-1]] if "$ref" in way else Writer.variants(way))
        ]

    def written(self, names: list[str]) -> str:
        chosen = {variant for name in names for variant in self.variants(self.definitions[name])}
        lines: list[str] = []
        known: set[str] = set()
        for name in names:
            schema = self.definitions[name]
            if variants := self.variants(schema):
                for variant in variants:
                    if variant in known:
                        continue
                    known.add(variant)
                    lines += self.typed(variant, self.merged(schema, self.definitions[variant]))
                union = " | ".join(class_name(variant) for variant in variants)
                lines += ["", "", f"{class_name(name)} = {union}"]
            elif "properties" in schema and name not in chosen:
                lines += self.typed(name, schema)
        return "\n".join(lines) + "\n"

    @staticmethod
    def merged(base: Schema, variant: Schema) -> Schema:
        """A variant has the fields of what it is a variant of."""
        properties = {**base.get("properties", {}), **variant.get("properties", {})}
        required = {*base.get("required", []), *variant.get("required", [])}
        return {**variant, "properties": properties, "required": [name for name in properties if name in required]}

    def beside(self, name: str, taken: tuple[str, ...]) -> str:
        """The fields but those of arguments, all of which may be left out."""
        base = next((one for one in self.definitions.values() if name in self.variants(one)), {})
        properties = self.merged(base, self.definitions[name])["properties"]
        rest = {field: schema for field, schema in properties.items() if field not in taken}
        return "\n".join(self.typed(f"{name}_more", {"properties": rest})) + "\n"

    def typed(self, name: str, schema: Schema) -> Iterator[str]:
        """What must be there comes first."""
        described: str = schema.get("description") or schema.get("title") or ""
        about = described.split(". ")[0].rstrip(".")
        properties, required = schema["properties"], set(schema.get("required", []))
        yield from ("", "", f"class {class_name(name)}(TypedDict{'' if required else ', total=False'}):")
        yield from [*wrapped(f"{about}."), ""] if about else []
        for field in sorted(properties, key=lambda field: field not in required):
            text = self.text(properties[field])
            yield f"    {field}: {text if field in required or not required else f'NotRequired[{text}]'}"


def wrapped(text: str, width: int = 112) -> list[str]:
    """A docstring in lines that fit."""
    if len(text) <= width - 6:
        return [f'    """{text}"""']
    lines, line = [], '    """'
    for word in text.split():
        if len(line) + len(word) >= width:
            lines.append(line.rstrip())
            line = "    "
        line += word + " "
    return [*lines, line.rstrip(), '    """']


def module(about: str, body: str) -> str:
    """With what it uses imported, as ruff formats it."""
    names = [name for name in ("Any", "Literal", "NotRequired", "TypedDict") if re.search(rf"\b{name}\b", body)]
    text = HEAD.format(about=about, names=", ".join(names)) + body
    command = ["ruff", "format", "--stdin-filename", str(PACKAGE / "types.py"), "-"]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout  # noqa: S603 - our own command


def model_types() -> str:
    schema = closure("model")
    definitions = {"ModelDocument": schema, **schema["$defs"]}
    grades = json.loads((ROOT / "schemas" / "standards.json").read_text())["steel"]
    writer = Writer(definitions)
    body = writer.written([*schema["$defs"], "ModelDocument"])
    body += "".join(writer.beside(name, taken) for name, taken in BESIDE.items())
    return module("A model's entities as types", f"\nGrade = Literal[{', '.join(map(repr, grades))}]\n{body}")


def api_types() -> str:
    schemas = json.loads((ROOT / "schemas" / "openapi.json").read_text())["components"]["schemas"]
    return module("Requests and answers of the API as types", Writer(schemas, LONGEST_ENUM).written(list(API)))


FILES = {"model_types.py": model_types, "api_types.py": api_types}

if __name__ == "__main__":
    for name, made in FILES.items():
        (PACKAGE / name).write_text(made())
