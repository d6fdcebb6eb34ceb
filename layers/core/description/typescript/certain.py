"""What is certain of an expression, whatever its values are."""

import ast

from description.typescript.kinds import LISTS, RECORDS, kind_of

# Python's own; of the rules' functions their annotations say it.
_NUMBERS = {"abs", "len", "sqrt", "hypot", "floor", "float", "int"}
_LISTS = {"enumerate", "items", "list", "map", "pairwise", "range", "sorted", "zip"}
_TRUTHS = {"any", "all", "bool", "isinstance", "startswith", "endswith", "islower", "isupper"}
_TEXTS = {"join", "upper", "lower", "casefold"}


def is_unseen(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id.strip("_") == ""


def is_list(node: ast.expr) -> bool:
    """Whether it is one for certain."""
    match node:
        case ast.Tuple() | ast.List() | ast.ListComp() | ast.GeneratorExp():
            return True
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in _LISTS
    return False


def is_number(node: ast.expr) -> bool:
    """Whether it is one for certain."""
    if kind_of(node) == "number":
        return True
    match node:
        case ast.UnaryOp(op=ast.USub()) | ast.BinOp(op=ast.Div() | ast.Pow() | ast.FloorDiv() | ast.Mod()):
            return True
        case ast.BinOp(op=ast.Mult(), left=left, right=right):
            return not isinstance(left, ast.List) and not isinstance(right, ast.List)
        case ast.BinOp(op=ast.Add() | ast.Sub(), left=left, right=right):
            return is_number(left) or is_number(right)
        case ast.Call(func=ast.Name(id=name)):
            return name in _NUMBERS
    return False


def is_truth(node: ast.expr) -> bool:
    """Whether it is True or False for certain."""
    if kind_of(node) == "truth":
        return True
    match node:
        case ast.Compare() | ast.UnaryOp(op=ast.Not()):
            return True
        case ast.BoolOp(values=values):
            return all(map(is_truth, values))
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in _TRUTHS
    return False


def is_text(node: ast.expr) -> bool:
    match node:
        case ast.BinOp(op=ast.Add(), left=left, right=right):
            return is_text(left) or is_text(right)
        case ast.IfExp(body=body, orelse=orelse):
            return is_text(body) and is_text(orelse)
        case ast.Call(func=ast.Attribute(attr=name)):
            return name in _TEXTS
    return kind_of(node) == "text"


def is_repeatable(node: ast.expr) -> bool:
    """Whether `*` would repeat it: a text or a list."""
    return is_text(node) or is_list(node) or kind_of(node) in LISTS


def is_record(node: ast.expr) -> bool:
    return kind_of(node) in RECORDS
