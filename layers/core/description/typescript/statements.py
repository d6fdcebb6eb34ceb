"""Statements, functions and classes, as lines."""

import ast
from collections.abc import Iterable, Iterator

from description.typescript.calls import WORDS, Calls
from description.typescript.certain import is_number, is_text, is_unseen
from description.typescript.expressions import parameters_rest
from description.typescript.kinds import RECORDS, alike, said_of
from description.typescript.names import camel
from description.typescript.refused import Refused
from description.typescript.sourcemap import placed

# Bases of a class that give it nothing else than its fields.
_BASES = {"NamedTuple", "Exception", "ValueError"}


def within(statements: Iterable[ast.AST]) -> Iterator[ast.AST]:
    """Every node that is no other function's."""
    for node in statements:
        yield node
        if not isinstance(node, ast.FunctionDef | ast.Lambda | ast.ClassDef):
            yield from within(ast.iter_child_nodes(node))


def _assigned(body: list[ast.stmt]) -> list[str]:
    """The names that a function gives a value to; those of a comprehension are its own."""
    inner: set[int] = set()
    found: dict[str, None] = {}
    for node in within(body):
        if isinstance(node, ast.comprehension):
            inner |= {id(part) for part in ast.walk(node.target)}
        if (
            isinstance(node, ast.Name)
            and isinstance(node.ctx, ast.Store)
            and id(node) not in inner
            and not is_unseen(node)
        ):
            found[node.id] = None
    return list(found)


def documented(node: ast.FunctionDef | ast.ClassDef | ast.Module) -> tuple[list[str], list[ast.stmt]]:
    """The docstring as a comment, and what follows it."""
    told = ast.get_docstring(node)
    return ([f"/** {' '.join(told.split())} */"], node.body[1:]) if told else ([], node.body)


class Statements(Calls):
    def lines(self, body: list[ast.stmt]) -> list[str]:
        return [line for statement in body for line in placed(self._lines(statement), statement)]

    def _lines(self, node: ast.stmt) -> list[str]:
        match node:
            case ast.Pass() | ast.AnnAssign(value=None):
                return []
            case ast.Break() | ast.Continue():
                return [f"{type(node).__name__.lower()};"]
            case ast.FunctionDef():
                return self.function(node)
            case ast.Return(value=value):
                return [f"return {self.text(value)};" if value else "return;"]
            case ast.Raise(exc=error) if error:
                return [f"throw {self.text(error)};"]
            case ast.Expr(value=ast.Yield(value=value)) if value:
                return [f"yield {self.text(value)};"]
            case ast.Expr(value=ast.YieldFrom(value=value)):
                return [f"yield* {self.walked(value)};"]
            case ast.Expr(value=value):
                return [f"{self.text(value)};"]
            case ast.Assign(targets=targets, value=value):
                return self._given(targets, self.text(value))
            case ast.AnnAssign(target=target, annotation=annotation, value=value) if value:
                return self._given([target], self.record(value) if said_of(annotation) in RECORDS else self.text(value))
            case ast.AugAssign(target=target, op=op, value=value):
                load = alike(ast.parse(ast.unparse(target), mode="eval").body, target)
                return self._given([target], self._changed(load, op, value))
            case ast.If(test=test, body=body, orelse=orelse):
                head = [f"if ({self.truth(test)}) {{", *self.lines(body)]
                if len(orelse) == 1 and isinstance(orelse[0], ast.If):
                    first, *further = self.lines(orelse)
                    return [*head, f"}} else {first}", *further]
                return [*head, "} else {", *self.lines(orelse), "}"] if orelse else [*head, "}"]
            case ast.While(test=test, body=body, orelse=[]):
                return [f"while ({self.truth(test)}) {{", *self.lines(body), "}"]
            case ast.For(target=target, iter=each, body=body, orelse=[]):
                own = "const " if is_unseen(target) else ""
                return [f"for ({own}{self.text(target)} of {self.walked(each)}) {{", *self.lines(body), "}"]
        raise Refused(node)

    def _changed(self, whole: ast.expr, op: ast.operator, value: ast.expr) -> str:
        """Lists, sets and dictionaries grow where they are: a copy for each step would cost their length."""
        plain = ast.BinOp(whole, op, value)
        if isinstance(op, ast.Add | ast.BitOr) and not (is_number(plain) or is_text(plain)):
            return f"py.grown({self.text(whole)}, {self.text(value)})"
        return self.text(plain)

    def _given(self, targets: list[ast.expr], value: str) -> list[str]:
        *others, last = targets
        if isinstance(last, ast.Subscript) and not others:
            return [f"py.put({self.text(last.value)}, {self.text(last.slice)}, {value});"]
        parts = f"({value}) as any" if isinstance(last, ast.Tuple) else value
        return [f"{' = '.join([*map(self.text, others), self.text(last), parts])};"]

    def function(self, node: ast.FunctionDef, exported: str = "") -> list[str]:
        told, body = documented(node)
        inside = self._body(node, body)
        name, star = camel(node.name), "*" if _is_generator(body) else ""
        match node.decorator_list:
            case []:
                kind = "Generator<any>" if star else "any"
                return [
                    *told,
                    *([f"{exported}function {name}{self._signature(node)};"] if exported else []),
                    f"{exported}function{star} {name}({self._parameters(node.args)}): {kind} {{",
                    *inside,
                    "}",
                ]
            case [ast.Call(func=ast.Name(id="lru_cache"), keywords=[ast.keyword(arg="maxsize", value=most)])]:
                around = f"py.cached({self.text(most)}, "
            case [ast.Name(id=decorator)]:
                self.names.add(decorator)
                around = f"{decorator}("
            case _:
                raise Refused(node)
        kind = f": {self._signature(node, ' => ')}" if exported else ": any"
        made = f"{around}function{star} ({self._parameters(node.args)}): any {{"
        return [*told, f"{exported}const {name}{kind} = {made}", *inside, "});"]

    def _signature(self, node: ast.FunctionDef, answer: str = ": ", own: int = 0) -> str:
        """What callers give and get, by the annotations; within, values are of the kinds that Python has looked at."""
        named = [*node.args.posonlyargs, *node.args.args][own:]
        sure = len(named) - len(node.args.defaults)
        parts = [
            f"{camel(arg.arg)}{'' if i < sure else '?'}: {self.types.given(arg.annotation)}"
            for i, arg in enumerate(named)
        ]
        parts += [f"{camel(node.args.kwarg.arg)}?: any"] if node.args.kwarg else []
        parts += [f"...{camel(node.args.vararg.arg)}: any[]"] if node.args.vararg else []
        return f"({', '.join(parts)}){answer}{self.types.type_of(node.returns)}"

    def _body(self, node: ast.FunctionDef, body: list[ast.stmt]) -> list[str]:
        given = {arg.arg for arg in (*node.args.posonlyargs, *node.args.args)}
        own = [camel(name) for name in _assigned(body) if name not in given]
        return [*([f"let {', '.join(f'{name}: any' for name in own)};"] if own else []), *self.lines(body)]

    def _parameters(self, args: ast.arguments, own: int = 0) -> str:
        """Those after a method's own."""
        if args.kwonlyargs:
            raise Refused(args.kwonlyargs[0], "arguments stand in their order")
        named = [*args.posonlyargs, *args.args][own:]
        defaults = [None] * (len(named) - len(args.defaults)) + [*args.defaults]
        parts = [
            f"{camel(arg.arg)}: any" if default is None else f"{camel(arg.arg)}: any = {self.text(default)}"
            for arg, default in zip(named, defaults, strict=True)
        ]
        if args.kwarg:
            parts.append(f"{camel(args.kwarg.arg)}: any = {{}}")
        return ", ".join(parts) + parameters_rest(args)

    def made(self, node: ast.ClassDef, exported: str) -> list[str]:
        """A class: its fields as those of a NamedTuple, or what __init__ gives it, and its methods."""
        for base in node.bases:
            if not isinstance(base, ast.Name) or base.id not in _BASES:
                raise Refused(base, "a class stands by itself")
        told, body = documented(node)
        lines, fields = [*told, f"{exported}class {node.name} {{"], _fields(body)
        lines += [f"readonly {camel(name)}: {self.types.given(kind)};" for name, kind, _ in fields]
        lines += [f"{name}!: any;" for name in _attributes(body)]
        if fields:
            given = [f"{camel(name)}: any{f' = {self.text(usual)}' if usual else ''}" for name, _, usual in fields]
            shown = [f"{camel(name)}{'?' if usual else ''}: {self.types.given(kind)}" for name, kind, usual in fields]
            kept = [f"this.{camel(name)} = {camel(name)};" for name, _, _ in fields]
            lines += [f"constructor({', '.join(shown)});", f"constructor({', '.join(given)}) {{", *kept, "}"]
        for part in body:
            if isinstance(part, ast.FunctionDef):
                lines += self._member(part)
        return [*lines, "}"]

    def _member(self, node: ast.FunctionDef) -> list[str]:
        for decorator in node.decorator_list:
            if not isinstance(decorator, ast.Name) or decorator.id not in ("property", "cached_property"):
                raise Refused(decorator, "a method is one of its object, or a property")
        told, body = documented(node)
        star = "*" if _is_generator(body) else ""
        name = "constructor" if node.name == "__init__" else camel(node.name)
        way = "get " if node.decorator_list else ""
        answer = f": {self.types.type_of(node.returns)}" if way else "" if name == "constructor" else ": any"
        head = f"{way}{star}{name}({self._parameters(node.args, own=1)}){answer} {{"
        return [*told, head, *_itself(body), *self._body(node, body), "}"]


def _is_generator(body: list[ast.stmt]) -> bool:
    return any(isinstance(node, ast.Yield | ast.YieldFrom) for node in within(body))


def _fields(body: list[ast.stmt]) -> list[tuple[str, ast.expr, ast.expr | None]]:
    """Those of a NamedTuple, with what they are and what they usually are."""
    found: list[tuple[str, ast.expr, ast.expr | None]] = []
    for part in body:
        match part:
            case ast.AnnAssign(target=ast.Name(id=name), annotation=kind, value=value):
                found.append((name, kind, value))
    return found


def _attributes(body: list[ast.stmt]) -> list[str]:
    """What methods keep in their object."""
    found = {
        camel(node.attr): None
        for part in body
        for node in ast.walk(part)
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self"
    }
    return list(found)


def _itself(body: list[ast.stmt]) -> list[str]:
    names = {node.id for part in body for node in ast.walk(part) if isinstance(node, ast.Name)}
    return ["const self: any = this;"] if "self" in names else []


def taken(node: ast.FunctionDef | ast.ClassDef) -> list[str]:
    """What it is given, in order: a function's arguments, a class's own fields or the arguments of __init__."""
    if isinstance(node, ast.FunctionDef):
        named = [arg.arg for arg in (*node.args.posonlyargs, *node.args.args)]
        return [*named, WORDS] if node.args.kwarg else named
    for part in node.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            return taken(part)[1:]
    return [name for name, _, _ in _fields(node.body)]
