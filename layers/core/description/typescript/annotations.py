"""What an annotation of Python is as a type of TypeScript; `any` where a value may be of two kinds there."""

import ast

_PLAIN = {"float": "number", "int": "number", "str": "string", "bool": "boolean", "None": "null | undefined"}
_PLAIN |= {"object": "unknown"}
# Dictionaries are objects of JSON or tables, and sets are tables of lists: both are asked of the values.
_LISTS = {"list", "Sequence"}
_WALKED = {"Iterable", "Collection"}
_MADE = {"Iterator", "Generator"}


class Annotations:
    """`names` are classes and types that TypeScript has; those which annotations take are kept in `taken`."""

    def __init__(self, names: set[str]) -> None:
        self._names = names
        self.taken: set[str] = set()

    def given(self, node: ast.expr | None) -> str:
        """Of what is only read."""
        text = self.type_of(node)
        return f"readonly {text}" if text.endswith("]") and not text.startswith(("readonly", "(")) else text

    def type_of(self, node: ast.expr | None) -> str:
        match node:
            case ast.Constant(value=None):
                return "null | undefined"
            case ast.Constant(value=str(text)):
                return self.type_of(ast.parse(text, mode="eval").body)
            case ast.Name(id=name) if name in _PLAIN:
                return _PLAIN[name]
            case ast.Name(id=name) if name in self._names:
                self.taken.add(name)
                return name
            case ast.BinOp(op=ast.BitOr(), left=left, right=right):
                return self._either(left, right)
            case ast.Subscript(value=ast.Name(id=name), slice=inner):
                return self._of(name, inner)
        return "any"

    def _either(self, left: ast.expr, right: ast.expr) -> str:
        parts = [self.type_of(left), self.type_of(right)]
        return "any" if "any" in parts else " | ".join(f"({part})" if "=>" in part else part for part in parts)

    def _of(self, name: str, inner: ast.expr) -> str:
        parts = inner.elts if isinstance(inner, ast.Tuple) else [inner]
        if name in _LISTS:
            return (
                f"readonly {_whole(self.type_of(inner))}[]"
                if name == "Sequence"
                else f"{_whole(self.type_of(inner))}[]"
            )
        if name == "tuple" and isinstance(parts[-1], ast.Constant) and parts[-1].value is ...:
            return f"{_whole(self.type_of(parts[0]))}[]"
        if name == "tuple":
            return f"[{', '.join(map(self.type_of, parts))}]"
        if name in _WALKED:
            return f"Iterable<{self.type_of(parts[0])}>"
        if name in _MADE:
            return f"Generator<{self.type_of(parts[0])}>"
        if name == "Callable" and isinstance(parts[0], ast.List):
            given = [f"{chr(ord('a') + i)}: {self.given(each)}" for i, each in enumerate(parts[0].elts)]
            return f"({', '.join(given)}) => {_whole(self.type_of(parts[1]))}"
        return "any"


def _whole(text: str) -> str:
    """As an element of something, in brackets where it is several words."""
    return f"({text})" if " " in text and not text.startswith("[") else text
