"""Comprehensions, as chains of a list's own functions."""

import ast
from collections.abc import Sequence

from description.typescript.certain import is_record
from description.typescript.written import Written, returned


class Comprehensions(Written):
    def _listcomp(self, node: ast.ListComp | ast.GeneratorExp) -> str:
        return self._gathered(node.generators, self.text(node.elt), node.elt)

    _generatorexp = _listcomp

    def _setcomp(self, node: ast.SetComp) -> str:
        return f"py.set({self._gathered(node.generators, self.text(node.elt), node.elt)})"

    def _dictcomp(self, node: ast.DictComp) -> str:
        pair = f"[{self.text(node.key)}, {self.text(node.value)}]"
        return f"py.dict({self._gathered(node.generators, pair, node.key, node.value)})"

    def record(self, node: ast.expr) -> str:
        """A dictionary as JSON would have it."""
        match node:
            case ast.Dict(keys=keys):
                return self.text(node) if keys else "({})"
            case ast.DictComp(key=key, value=value, generators=generators):
                pair = f"[{self.text(key)}, {self.text(value)}]"
                return f"Object.fromEntries({self._gathered(generators, pair, key, value)})"
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return f"({self.truth(test)} ? {self.record(body)} : {self.record(orelse)})"
            case ast.Call(func=ast.Name(id="dict"), args=[pairs]):
                return f"Object.fromEntries({self.text(pairs)})"
        return self.text(node) if is_record(node) else f"py.record({self.text(node)})"

    def decided(self, name: str, generators: list[ast.comprehension], element: ast.expr) -> str:
        """Whether `any` or `all` of a comprehension are so: looked at until one decides."""
        first, *further = generators
        inside = self.decided(name, further, element) if further else self.truth(element)
        conditions = [*map(self.truth, first.ifs), inside] if name == "any" else [*map(self._untrue, first.ifs), inside]
        step = self._step(first.target, [*first.ifs, *further, element])
        return (
            f"{self.each(first.iter)}.{'some' if name == 'any' else 'every'}"
            f"(({step}: any) => {(' && ' if name == 'any' else ' || ').join(conditions)})"
        )

    def _untrue(self, node: ast.expr) -> str:
        return f"!{self.truth(node)}"

    def _step(self, target: ast.expr, uses: Sequence[ast.AST]) -> str:
        """What each is called in a step that uses it; what the step does not use has no name there."""
        named = {node.id for use in uses for node in ast.walk(use) if isinstance(node, ast.Name)}
        if isinstance(target, ast.Name):
            return self.text(target) if target.id in named else "_"
        parts = target.elts if isinstance(target, ast.Tuple) else []
        seen = [part if _is_used(part, named) else ast.Name("_", ast.Store()) for part in parts]
        return self.text(ast.Tuple(seen, ast.Store())) if parts else self.text(target)

    def _gathered(self, generators: list[ast.comprehension], element: str, *uses: ast.expr) -> str:
        first, *further = generators
        chain = self.each(first.iter)
        later = [*further, *uses]
        if any(isinstance(inner, ast.NamedExpr) for condition in first.ifs for inner in ast.walk(condition)):
            # What a condition names is said of each before the next is looked at.
            kept = " && ".join(map(self.truth, first.ifs))
            inside = self._gathered(further, element, *uses) if further else f"[{element}]"
            return (
                f"{chain}.flatMap(({self._step(first.target, [*first.ifs, *later])}: any) => ({kept}) ? {inside} : [])"
            )
        for condition in first.ifs:
            chain += f".filter(({self._step(first.target, [condition])}: any) => {self.truth(condition)})"
        target = self._step(first.target, later)
        if further:
            return f"{chain}.flatMap(({target}: any) => {self._gathered(further, element, *uses)})"
        return chain if first.ifs and element == target else f"{chain}.map(({target}: any) => {returned(element)})"


def _is_used(part: ast.expr, named: set[str]) -> bool:
    return any(isinstance(node, ast.Name) and node.id in named for node in ast.walk(part))
