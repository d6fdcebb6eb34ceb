"""What annotations say, for mypy to hold: numbers, texts and truths among a module's names and calls."""

import ast
from collections.abc import Iterator

_KINDS = {"float": "number", "int": "number", "str": "text", "bool": "truth"}
# Lists of numbers; dictionaries whose keys are words of ours, and so objects, those of numbers by themselves.
_KINDS |= {"Numbers": "numbers", "Moments": "numbers", "Properties": "sizes", "Answer": "record"}
RECORDS = ("record", "sizes")
LISTS = ("list", "numbers")
_LITERALS = {str: "text", bool: "truth", int: "number", float: "number"}
_CALLS = {"len": "number", "abs": "number", "int": "number", "float": "number", "str": "text", "bool": "truth"}

Kinds = dict[str, str]


def kind_of(node: ast.expr) -> str:
    """As it was marked, or nothing."""
    match node:
        case ast.Constant(value=value):
            return _LITERALS.get(type(value), "")
        case ast.JoinedStr():
            return "text"
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            return next((kind for kind in map(kind_of, (left, right)) if kind in RECORDS), "")
        case ast.Subscript(value=whole, slice=key) if kind_of(whole) in ("numbers", "sizes"):
            return "" if isinstance(key, ast.Slice) else "number"
        case ast.Subscript(value=whole, slice=ast.Slice()) if kind_of(whole) == "text":
            return "text"
        case ast.Call(func=ast.Attribute(attr="get"), args=[_, usual]):
            return "number" if kind_of(usual) == "number" else ""
        case ast.Call(func=ast.Name(id=name)) if name in _CALLS:
            return _CALLS[name]
    return getattr(node, "kind_here", "")


def mark(tree: ast.Module, imported: Kinds) -> None:
    """`imported` says what the functions of other modules return, by the names they have here."""
    said = imported | returns(tree)
    _mark(tree.body, _declared(tree.body, said), said)


def returns(tree: ast.Module) -> Kinds:
    """By function, what its annotation says of its answer; of a generator nothing."""
    return {node.name: said_of(node.returns) for node in tree.body if isinstance(node, ast.FunctionDef)}


def _mark(body: list[ast.stmt], known: Kinds, functions: Kinds) -> None:
    """Names and calls of one scope, those of comprehensions and functions within in theirs."""
    for node in _within(body):
        match node:
            case ast.Name(id=name) if name in known:
                _put(node, known[name])
            case ast.Call() if _function(node) in functions:
                _put(node, functions[_function(node)])
            case ast.ClassDef():
                _mark(node.body, known, functions)
            case ast.FunctionDef():
                own = {arg.arg: said_of(arg.annotation) for arg in node.args.args}
                own |= {arg.arg: "" for arg in (node.args.vararg, node.args.kwarg) if arg}
                own |= {name: kind for name, kind in _declared(node.body, functions).items() if name not in own}
                stored = {each.id for each in ast.walk(node) if isinstance(each, ast.Name) and _is_stored(each)}
                inside = {name: kind for name, kind in known.items() if name not in stored} | own
                outside = {name: kind for name, kind in functions.items() if name not in stored | {*own}}
                _mark(node.body, inside, outside)
    for node in _within(body):
        match node:
            case ast.ListComp() | ast.GeneratorExp() | ast.SetComp() | ast.DictComp():
                names = {name: kind for each in node.generators for name, kind in _gone_through(each.target, each.iter)}
                _overrule(node, names)
            case ast.Lambda(args=args):
                _overrule(node, {arg.arg: "" for arg in args.args})


def said_of(annotation: ast.expr | None) -> str:
    match annotation:
        case ast.Name(id=name):
            return _KINDS.get(name, "")
        case ast.Subscript(value=ast.Name(id="list" | "tuple")):
            return "list"
    return ""


def _function(node: ast.Call) -> str:
    """The name by which it is called, with that of its module before it."""
    match node.func:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=ast.Name(id=module), attr=name):
            return f"{module}.{name}"
    return ""


def alike(node: ast.expr, other: ast.expr) -> ast.expr:
    """The node, of another's kind."""
    _put(node, kind_of(other))
    return node


def _put(node: ast.expr, kind: str) -> None:
    node.kind_here = kind  # type: ignore[attr-defined]


def _is_stored(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Store)


def _overrule(whole: ast.expr, names: Kinds) -> None:
    for node in ast.walk(whole):
        if isinstance(node, ast.Name) and node.id in names:
            _put(node, names[node.id])


def _declared(body: list[ast.stmt], functions: Kinds) -> Kinds:
    """By annotation, or by what a name first stands for."""
    found: Kinds = {}
    for node in _within(body):
        match node:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                for target, value in zip(targets, values, strict=False):
                    for part, kind in _parts(target, _called(value, functions)):
                        found.setdefault(part, kind)
            case ast.Assign(targets=[target], value=value) if _called(value, functions):
                for part, kind in _parts(target, _called(value, functions)):
                    found.setdefault(part, kind)
            case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
                found.setdefault(name, said_of(annotation))
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                found.setdefault(name, kind_of(value))
            case ast.For(target=target, iter=each):
                for name, kind in _gone_through(target, each):
                    found.setdefault(name, kind)
            case ast.Name(id=name) if _is_stored(node):
                found.setdefault(name, "")
    return found


def _gone_through(target: ast.expr, each: ast.expr) -> Iterator[tuple[str, str]]:
    """The names of one step through something, with what they stand for."""
    kinds: list[str] = []
    match each:
        case ast.Call(func=ast.Name(id="range")):
            kinds = ["number"]
        case ast.Call(func=ast.Name(id="enumerate")):
            kinds = ["number", ""]
        case ast.Call(func=ast.Name(id="zip"), args=wholes):
            kinds = ["number" if kind_of(whole) == "numbers" else "" for whole in wholes]
        case ast.Call(func=ast.Attribute(value=whole, attr="items")) if kind_of(whole) == "sizes":
            kinds = ["text", "number"]
    parts = target.elts if isinstance(target, ast.Tuple) else [target]
    kinds = kinds if len(kinds) == len(parts) else [""] * len(parts)
    for part, kind in zip(parts, kinds, strict=True):
        for name in ast.walk(part):
            if isinstance(name, ast.Name):
                yield name.id, kind if name is part else ""


def _called(node: ast.expr, functions: Kinds) -> str:
    return functions.get(_function(node), "") if isinstance(node, ast.Call) else ""


def _parts(target: ast.expr, kind: str) -> Iterator[tuple[str, str]]:
    """A name, or those of a list of numbers."""
    if isinstance(target, ast.Name):
        yield target.id, kind
    elif isinstance(target, ast.Tuple) and kind == "numbers":
        yield from ((part.id, "number") for part in target.elts if isinstance(part, ast.Name))


def _within(statements: list[ast.stmt]) -> Iterator[ast.AST]:
    """Every node in its order, of no other function."""
    for statement in statements:
        yield from _inside(statement)


def _inside(node: ast.AST) -> Iterator[ast.AST]:
    yield node
    if not isinstance(node, ast.FunctionDef | ast.ClassDef):
        for child in ast.iter_child_nodes(node):
            yield from _inside(child)
