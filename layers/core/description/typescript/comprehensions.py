"""Comprehensions, as chains of a list's own functions."""

import ast

from description.typescript.certain import is_record
from description.typescript.written import Written, returned


class Comprehensions(Written):
    def _listcomp(self, node: ast.ListComp | ast.GeneratorExp) -> str:
        return self._gathered(node.generators, self.text(node.elt))

    _generatorexp = _listcomp

    def _setcomp(self, node: ast.SetComp) -> str:
        return f"py.set({self._gathered(node.generators, self.text(node.elt))})"

    def _dictcomp(self, node: ast.DictComp) -> str:
        return f"py.dict({self._gathered(node.generators, f'[{self.text(node.key)}, {self.text(node.value)}]')})"

    def record(self, node: ast.expr) -> str:
        """A dictionary as JSON would have it."""
        match node:
            case ast.Dict(keys=keys):
                return self.text(node) if keys else "({})"
            case ast.DictComp(key=key, value=value, generators=generators):
                return f"Object.fromEntries({self._gathered(generators, f'[{self.text(key)}, {self.text(value)}]')})"
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self.truth(test)} ? {self.record(body)} : {self.record(orelse)})"
            case ast.Call(func=ast.Name(id="dict"), args=[pairs]):
                return f"Object.fromEntries({self.text(pairs)})"
        return self.text(node) if is_record(node) else f"py.record({self.text(node)})"

    def decided(self, name: str, generators: list[ast.comprehension], element: ast.expr) -> str:
        """Whether `any` or `all` of a comprehension are so: asked until one decides."""
        first, *further = generators
        inside = self.decided(name, further, element) if further else self.truth(element)
        asked = [*map(self.truth, first.ifs), inside] if name == "any" else [*map(self._untrue, first.ifs), inside]
        return (
            f"{self.each(first.iter)}.{'some' if name == 'any' else 'every'}"
            f"(({self.text(first.target)}) => {(' && ' if name == 'any' else ' || ').join(asked)})"
        )

    def _untrue(self, node: ast.expr) -> str:
        return f"!{self.truth(node)}"

    def _gathered(self, generators: list[ast.comprehension], element: str) -> str:
        first, *further = generators
        target = self.text(first.target)
        chain = self.each(first.iter)
        if any(isinstance(inner, ast.NamedExpr) for condition in first.ifs for inner in ast.walk(condition)):
            # What a condition names is said of each before the next is looked at.
            kept = " && ".join(map(self.truth, first.ifs))
            inside = self._gathered(further, element) if further else f"[{element}]"
            return f"{chain}.flatMap(({target}) => ({kept}) ? {inside} : [])"
        for condition in first.ifs:
            chain += f".filter(({target}) => {self.truth(condition)})"
        if further:
            return f"{chain}.flatMap(({target}) => {self._gathered(further, element)})"
        return chain if first.ifs and element == target else f"{chain}.map(({target}) => {returned(element)})"
