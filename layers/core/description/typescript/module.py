"""A whole module: what it imports, its constants, functions and classes."""

import ast
from functools import cache
from pathlib import Path

from description.typescript.annotations import Annotations
from description.typescript.kinds import Kinds, mark, returns
from description.typescript.names import camel, is_class
from description.typescript.refused import Refused
from description.typescript.sourcemap import placed
from description.typescript.statements import Statements, documented, taken

# Python's own modules: of some only types are needed, what is called of the others stands in python.ts.
_PYTHONS = {"bisect", "collections", "collections.abc", "functools", "itertools", "math", "operator", "typing"}
_PYTHONS |= {"copy", "dataclasses", "heapq"}
# Where the modules of the rules stand.
_SOURCES = Path(__file__).parents[2]

# What classes and functions are given, in order.
Taken = dict[str, list[str]]


class Module:
    """`homes` says where TypeScript has what is imported, and what Python means; `takes` is of all modules so far."""

    def __init__(self, path: Path, homes: dict[str, str], takes: Taken) -> None:
        self._tree = ast.parse(path.read_text())
        mark(self._tree, _imported_kinds(self._tree))
        self._homes = homes
        # By name: the module of TypeScript it comes from, and what it is called there, if it is not that module itself.
        self._imported: dict[str, tuple[str, str]] = {}
        for node in self._tree.body:
            self._read_import(node)
        made = [node for node in self._tree.body if isinstance(node, ast.ClassDef | ast.FunctionDef)]
        takes |= {node.name: taken(node) for node in made}
        self._own = {*self._imported, *(name for node in self._tree.body for name in _given(node))}
        self._types = Annotations({*filter(is_class, self._imported), *filter(is_class, _typed(self._tree))})
        self._writer = Statements(takes, self._types)

    def _read_import(self, node: ast.stmt) -> None:
        match node:
            case ast.ImportFrom(module=str(source), names=names) if source not in _PYTHONS:
                for name in names:
                    whole = f"{source}.{name.name}"
                    home = self._homes.get(whole) or self._homes.get(source)
                    if home is None:
                        raise Refused(node, f"TypeScript has no {whole}")
                    self._imported[name.asname or name.name] = (home, "" if whole in self._homes else name.name)

    def lines(self, source: str) -> list[str]:
        """The whole file; `placed` says of each line which one of the source it comes from."""
        comment, body = documented(self._tree)
        lines = [line for node in body for line in placed(self._lines(node), node)]
        return [f"// Written from {source}.", *comment, *self._imports(), *lines]

    def _imports(self) -> list[str]:
        lines = [f'import * as py from "{self._homes["python"]}";']
        for name, (folder, file) in self._writer.files.items():
            lines.append(f'import {name} from "{self._homes[folder]}/{file}.json" with {{ type: "json" }};')
        parts: dict[str, list[str]] = {}
        for name, (home, there) in self._imported.items():
            if name in self._writer.names and not there:
                lines.append(f'import * as {camel(name)} from "{home}";')
            elif name in self._writer.names:
                own = camel(name) if name == there else f"{camel(there)} as {camel(name)}"
                parts.setdefault(home, []).append(own)
        lines += [f'import {{ {", ".join(names)} }} from "{home}";' for home, names in parts.items()]
        types: dict[str, list[str]] = {}
        for name in sorted(self._types.taken & self._imported.keys() - self._writer.names):
            types.setdefault(self._imported[name][0], []).append(name)
        return [*lines, *(f'import type {{ {", ".join(names)} }} from "{home}";' for home, names in types.items())]

    def _lines(self, node: ast.stmt) -> list[str]:
        self._writer.own = self._own | _named(node)
        match node:
            case ast.Import() | ast.ImportFrom():
                return []
            case ast.FunctionDef(name=name):
                return self._writer.function(node, _exported(name))
            case ast.ClassDef(name=name):
                return self._writer.made(node, _exported(name))
            case ast.Assign(targets=[ast.Name(id=name)], value=value) if is_class(name):
                return [f"export type {name} = {self._types.type_of(value)};"]
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                return [f"{_exported(name)}const {camel(name)}: any = {self._writer.text(value)};"]
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=value) if value:
                shown = self._types.type_of(kind) if _exported(name) else "any"
                return [f"{_exported(name)}const {camel(name)}: {shown} = {self._writer.text(value)};"]
        raise Refused(node)


def _imported_kinds(tree: ast.Module) -> Kinds:
    """What functions of other rules return, by the names that a module has for them."""
    found: Kinds = {}
    for node in tree.body:
        match node:
            case ast.ImportFrom(module=str(source), names=names):
                for name in names:
                    here = name.asname or name.name
                    if kind := _returned(source).get(name.name, ""):
                        found[here] = kind
                    found |= {f"{here}.{each}": kind for each, kind in _returned(f"{source}.{name.name}").items()}
    return found


@cache
def _returned(module: str) -> Kinds:
    path = _SOURCES.joinpath(*module.split(".")).with_suffix(".py")
    return returns(ast.parse(path.read_text())) if path.is_file() else {}


def _given(node: ast.stmt) -> list[str]:
    """The name that a statement of the module gives to something."""
    match node:
        case (
            ast.FunctionDef(name=name)
            | ast.Assign(targets=[ast.Name(id=name)])
            | ast.AnnAssign(target=ast.Name(id=name))
        ):
            return [name]
    return []


def _typed(tree: ast.Module) -> list[str]:
    """The classes and types of the module itself."""
    classes = [node.name for node in tree.body if isinstance(node, ast.ClassDef)]
    return [*classes, *(name for node in tree.body for name in _given(node))]


def _named(statement: ast.stmt) -> set[str]:
    """The names of arguments and variables within."""
    found: set[str] = set()
    for node in ast.walk(statement):
        match node:
            case ast.FunctionDef(name=name) | ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
                found.add(name)
    return found


def _exported(name: str) -> str:
    return "" if name.startswith("_") else "export "
