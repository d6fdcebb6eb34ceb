"""Calls: of the rules' own functions and classes, and of what Python brings along."""

import ast
import json
import re
from functools import lru_cache
from pathlib import Path

from description.typescript.annotations import Annotations
from description.typescript.certain import is_number, is_truth
from description.typescript.expressions import Expressions
from description.typescript.names import camel, is_class
from description.typescript.refused import Refused

# Methods of words, lists and sets whose counterpart has another name, and the same arguments.
_RENAMED = {
    "append": "push",
    "startswith": "startsWith",
    "endswith": "endsWith",
    "ljust": "padEnd",
    "rjust": "padStart",
    "lower": "toLowerCase",
    "replace": "replaceAll",
    "split": "split",
    "upper": "toUpperCase",
    "strip": "trim",
    "lstrip": "trimStart",
}
# Methods that become functions of python.ts, by the number of their arguments.
_FUNCTIONS = (
    {"capitalize", "casefold", "isalpha", "isdigit", "is_integer", "islower", "isupper", "items", "keys", "pop"}
    | {"title", "values"},
    {"difference", "extend", "get", "intersection", "isdisjoint", "issubset", "issuperset", "partition", "rpartition"}
    | {"rstrip", "translate", "update"},
    {"get", "pop", "setdefault"},
)
# Methods of Python's own values; `values` of one key is a method of ours.
_KNOWN = {*dir(str), *dir(list), *dir(dict), *dir(set)} - {"add", "values"}
# What reads a file that both have, and the folder of it.
_FILES = {"schema_file": "schemas", "section_file": "sections"}
# Methods whose counterpart takes so many arguments and no others.
_TAKEN = {"split": 1, "strip": 0, "lstrip": 0}
# Keywords of these say nothing that matters here.
_SILENT = {"zip": {"strict"}}
# Keywords that functions of python.ts know.
_WORDED = {"sorted": {"key"}, "min": {"key", "default"}, "max": {"key", "default"}}
# How many arguments they take at most, where Python has more.
_MOST = {"sum": 1, "int": 1, "float": 1, "str": 1, "range": 2, "sorted": 1, "list": 1, "dict": 1, "set": 1, "iter": 0}
_OFFLINE = Path(__file__).parents[4] / "solver/src/model/offline"


@lru_cache(maxsize=1)
def _pythons() -> set[str]:
    """What python.ts and the files that it hands on export."""
    text = "".join(path.read_text() for path in sorted(_OFFLINE.glob("*.ts")))
    found = set(re.findall(r"^export (?:const|function\*?|class) (\w+)", text, re.MULTILINE))
    return found.union(*(re.findall(r"\w+", names) for names in re.findall(r"^export \{(.*)\}", text, re.MULTILINE)))


# What takes words by their names, after all that a function is given in order.
WORDS = "**"


class Calls(Expressions):
    """`own` are names of the module, which are none of Python's; `takes` what classes and functions are given."""

    def __init__(self, takes: dict[str, list[str]], types: Annotations) -> None:
        super().__init__()
        self.types = types
        self.own: set[str] = set()
        # By the name it has here, a file's folder and its own name.
        self.files: dict[str, tuple[str, str]] = {}
        self._takes = takes

    def _is_pythons(self, name: str) -> bool:
        return name not in self.own and not is_class(name)

    def _name(self, node: ast.Name) -> str:
        return f"py.{self._python(node, node.id)}" if self._is_pythons(node.id) else super()._name(node)

    def _python(self, node: ast.expr, name: str) -> str:
        if camel(name) not in _pythons():
            raise Refused(node, f"python.ts has no {name}")
        return camel(name)

    def _call(self, node: ast.Call) -> str:
        match node.func:
            case ast.Name(id="cast"):
                return self.text(node.args[1])
            case ast.Name(id="bool") if is_truth(node.args[0]):
                return self.text(node.args[0])
            case ast.Name(id="id"):
                return self.text(node.args[0])
            case ast.Name(id="isinstance") if ast.unparse(node.args[1]) == "str":
                return f'(typeof {self.text(node.args[0])} === "string")'
            case ast.Name(id="any" | "all" as name) if isinstance(node.args[0], ast.GeneratorExp):
                return self.decided(name, node.args[0].generators, node.args[0].elt)
            case ast.Name(id="isinstance"):
                return f"py.isinstance({self.text(node.args[0])}, [{', '.join(self._kinds(node.args[1]))}])"
            case ast.Name(id="schema_file" | "section_file" as reader):
                return self._file(_FILES[reader], node.args)
            case ast.Name(id="said"):
                self.names.add("said")
                return f"said({self._arguments(node)})"
            case ast.Name(id=name) if is_class(name):
                return self._made(name, node)
            case ast.Name(id="min" | "max" as name) if len(node.args) > 1 and any(map(is_number, node.args)):
                return f"py.{'least' if name == 'min' else 'most'}({self.listed(node.args)})"
            case ast.Name(id=name) if self._is_pythons(name):
                return f"py.{self._python(node, name)}({self._of_python(name, node)})"
            case ast.Attribute(value=holder, attr=method):
                return self._method(self.text(holder), method, node)
        if node.keywords:
            return f"{self.text(node.func)}({self._worded(node)})"
        # How many a list hands on is Python's to know.
        called = f"({self.text(node.func)} as any)" if any(isinstance(each, ast.Starred) for each in node.args) else ""
        return f"{called or self.text(node.func)}({', '.join(map(self._argument, node.args))})"

    def _file(self, folder: str, given: list[ast.expr]) -> str:
        match given:
            case [ast.Constant(value=str(file))]:
                name = camel(f"{file}_file")
                self.files[name] = (folder, file)
                return name
        raise Refused(given[0], "a file is read by the name that stands there")

    def _worded(self, node: ast.Call) -> str:
        """Arguments of a function that takes words by their names; all others stand in their order."""
        takes = self._takes.get(node.func.id, []) if isinstance(node.func, ast.Name) else []
        if takes[len(node.args) :] != [WORDS]:
            raise Refused(node, "arguments stand in their order")
        return self._arguments(node)

    def _kinds(self, node: ast.expr) -> list[str]:
        """Of `str | tuple` each."""
        if isinstance(node, ast.BinOp):
            return [*self._kinds(node.left), *self._kinds(node.right)]
        return [node.id if isinstance(node, ast.Name) and is_class(node.id) else self.text(node)]

    def _argument(self, node: ast.expr) -> str:
        """A class is the function that makes one."""
        if isinstance(node, ast.Name) and is_class(node.id) and node.id in self._takes:
            return f"(...given: any[]) => new ({node.id} as any)(...given)"
        return self.text(node)

    def _arguments(self, node: ast.Call) -> str:
        """Named ones as the fields of a last one."""
        named = ", ".join(
            f"{key.arg}: {self.text(key.value)}" if key.arg else f"...py.record({self.text(key.value)})"
            for key in node.keywords
        )
        return ", ".join([*map(self.text, node.args), *([f"{{ {named} }}"] if named else [])])

    def _of_python(self, name: str, node: ast.Call) -> str:
        told = [key for key in node.keywords if key.arg not in _SILENT.get(name, ())]
        unknown = [key for key in told if key.arg not in _WORDED.get(name, ())]
        if unknown and name != "partial":
            raise Refused(node, f"{name} has no {unknown[0].arg}")
        if len(node.args) > _MOST.get(name, len(node.args)):
            raise Refused(node, f"{name} of so many arguments has no counterpart")
        if name == "next" and isinstance(node.args[0], ast.Name | ast.Attribute):
            raise Refused(node, "what comes next is asked of a generator once, where it is made")
        if name in ("min", "max") and len(node.args) > 1:
            return f"[{self.listed(node.args)}]"
        if name == "defaultdict":
            return f"py.{ast.unparse(node.args[0])}"
        return self._arguments(ast.Call(node.func, node.args, told))

    def _made(self, name: str, node: ast.Call) -> str:
        fields = self._takes.get(name)
        if fields is None and (name not in self.own or node.keywords):
            raise Refused(node, f"{name} is no class that is written out")
        self.names.add(name)
        match node:
            case ast.Call(args=[], keywords=[ast.keyword(arg=None, value=row)]):
                return f"new ({name} as any)(...{json.dumps(fields)}.map((key) => py.get({self.text(row)}, key)))"
        given = [self.text(each) for each in node.args]
        if fields:
            named = {key.arg: self.text(key.value) for key in node.keywords}
            last = max((i + 1 for i, field in enumerate(fields) if field in named), default=len(given))
            given += [named.get(field, "undefined") for field in fields[len(given) : last]]
        return f"new {name}({', '.join(given)})"

    def _method(self, holder: str, method: str, node: ast.Call) -> str:
        given = self.listed(node.args)
        if method == "union":
            return f"py.union({holder}, {given})"
        if method == "join":
            return f"{self.each(node.args[0])}.join({holder})"
        if method == "format":
            return f"py.filled({holder}, {self._arguments(node)})"
        if method == "sort" and not node.keywords:
            return f"{holder}.sort(py.compare)"
        if method == "maketrans" and len(node.args) == 1:
            return given
        if method == "fromkeys":
            return f"py.fromkeys({given})"
        if node.keywords:
            raise Refused(node, "arguments stand in their order")
        if method == "get" and isinstance(node.args[-1], ast.Dict):
            return f"py.get({holder}, {self.text(node.args[0])}, {self.record(node.args[-1])})"
        if method in ("startswith", "endswith") and not (len(node.args) == 1 and _is_one(node.args[0])):
            raise Refused(node, f"{method} of one text alone")
        if method == "replace" and len(node.args) == 2 and _may_have_dollars(node.args[1]):
            return f"{holder}.replaceAll({self.text(node.args[0])}, () => {self.text(node.args[1])})"
        if any(method in names for names in _FUNCTIONS[len(node.args) :][:1]):
            return f"py.{camel(method)}({', '.join(filter(None, (holder, given)))})"
        if _TAKEN.get(method, len(node.args)) != len(node.args) or (method in _KNOWN and method not in _RENAMED):
            raise Refused(node, f"{method} of so many arguments has no counterpart")
        return f"{holder}.{_RENAMED.get(method, camel(method))}({given})"


def _is_one(node: ast.expr) -> bool:
    return not isinstance(node, ast.Tuple)


def _may_have_dollars(node: ast.expr) -> bool:
    """In the new text of a replacement JavaScript gives $ a meaning."""
    return not isinstance(node, ast.Constant) or "$" in str(node.value)
