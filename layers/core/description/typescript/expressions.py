"""Expressions, as text."""

import ast
import json

from description.typescript.certain import is_number, is_record, is_repeatable, is_text, is_truth, is_unseen
from description.typescript.comprehensions import Comprehensions
from description.typescript.names import camel, is_class
from description.typescript.refused import Refused
from description.typescript.written import returned

_ARITHMETIC = {ast.Mult: "*", ast.Div: "/", ast.Pow: "**"}
# What numbers share with lists or sets is asked of the values, unless one of them is a number for certain.
_SHARED = {
    ast.Add: ("+", "add"),
    ast.Sub: ("-", "subtract"),
    ast.BitOr: ("", "joined"),
    ast.BitAnd: ("", "intersection"),
}
_ORDER = {ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}


class Expressions(Comprehensions):
    def _name(self, node: ast.Name) -> str:
        if is_class(node.id):
            raise Refused(node, "a class is called or not named at all")
        self.names.add(node.id)
        return camel(node.id)

    def _constant(self, node: ast.Constant) -> str:
        return "undefined" if node.value is None else json.dumps(node.value)

    def _attribute(self, node: ast.Attribute) -> str:
        holder = self.text(node.value)
        if node.attr == "get":
            return f"((key: any) => py.get({holder}, key))"
        return f"{holder}.{camel(node.attr)}"

    def _tuple(self, node: ast.Tuple | ast.List) -> str:
        """Places that nobody looks at have no name."""
        unseen = isinstance(node.ctx, ast.Store)
        if unseen and any(isinstance(each, ast.Starred) for each in node.elts[:-1]):
            raise Refused(node, "the rest comes last")
        seen = [each for each in node.elts if not (isinstance(each, ast.Starred) and is_unseen(each.value))]
        return f"[{', '.join('' if unseen and is_unseen(each) else self.text(each) for each in seen)}]"

    _list = _tuple

    def _set(self, node: ast.Set) -> str:
        return f"py.set([{self.listed(node.elts)}])"

    def _starred(self, node: ast.Starred) -> str:
        if isinstance(node.ctx, ast.Store):
            return f"...{self.text(node.value)}"
        return f"...{self.each(node.value)}"

    def _dict(self, node: ast.Dict) -> str:
        """Of words that stand there an object, as JSON has them; else a dictionary."""
        if not node.keys:
            return "py.dict([])"
        parts = []
        for key, value in zip(node.keys, node.values, strict=True):
            if key is None:
                parts.append(f"...{self.record(value)}")
            elif isinstance(key, ast.Constant) and isinstance(key.value, str):
                parts.append(f"{json.dumps(key.value)}: {self.text(value)}")
            else:
                raise Refused(node, "its keys are words, or it is a comprehension")
        return f"({{ {', '.join(parts)} }})"

    def _joinedstr(self, node: ast.JoinedStr) -> str:
        return f"`{''.join(map(self._part, node.values))}`"

    def _part(self, part: ast.expr) -> str:
        match part:
            case ast.Constant(value=str(value)):
                return value.replace("\\", "\\\\").replace("`", "\\`").replace("${", "\\${")
            case ast.FormattedValue(value=value, conversion=-1, format_spec=None):
                return f"${{{self.text(value)}}}"
            case ast.FormattedValue(value=value, conversion=114, format_spec=None):
                return f"${{py.repr({self.text(value)})}}"
            case ast.FormattedValue(value=value, format_spec=ast.JoinedStr(values=[ast.Constant(value=str(form))])):
                if form.endswith("g"):
                    return f"${{py.digits({self.text(value)}, {form[1:-1] or 6})}}"
                if form.endswith("x"):
                    return f"${{py.hex({self.text(value)}, {int(form[:-1])})}}"
                if form in (",", ",.0f"):
                    return f"${{py.counted({self.text(value)})}}"
            case ast.FormattedValue(
                value=value,
                format_spec=ast.JoinedStr(
                    values=[ast.Constant(value="."), ast.FormattedValue(value=count), ast.Constant(value="g")]
                ),
            ):
                return f"${{py.digits({self.text(value)}, {self.text(count)})}}"
        raise Refused(part)

    def _unaryop(self, node: ast.UnaryOp) -> str:
        if isinstance(node.op, ast.Not):
            return f"!{self.truth(node.operand)}"
        if isinstance(node.op, ast.USub):
            return f"(-{self.text(node.operand)})"
        raise Refused(node)

    def _binop(self, node: ast.BinOp) -> str:
        left, right, kind = self.text(node.left), self.text(node.right), type(node.op)
        if isinstance(node.left, ast.List) and kind is ast.Mult:
            return f"py.repeated({left}, {right})"
        if kind is ast.Mult and (is_repeatable(node.left) or is_repeatable(node.right)):
            raise Refused(node, "a list that stands there is repeated, and nothing else")
        if kind is ast.Mod and (is_text(node.left) or not (is_number(node.left) or is_number(node.right))):
            raise Refused(node, "% is of numbers, one of them certain")
        if kind in _ARITHMETIC:
            return f"({left} {_ARITHMETIC[kind]} {right})"
        if kind is ast.FloorDiv:
            return f"Math.floor({left} / {right})"
        if kind is ast.Mod:
            return f"py.modulo({left}, {right})"
        if kind not in _SHARED:
            raise Refused(node)
        if is_record(node):
            return f"({{ ...{self.record(node.left)}, ...{self.record(node.right)} }})"
        sign, name = _SHARED[kind]
        if is_truth(node.left) or is_truth(node.right):
            raise Refused(node, "a truth is no number: int() makes one of it")
        plain = sign and (is_text(node) or is_number(node))
        return f"({left} {sign} {right})" if plain else f"py.{name}({left}, {right})"

    def _boolop(self, node: ast.BoolOp) -> str:
        """The first that decides, as it stands."""
        if is_truth(node):
            return self.truth(node)
        name = "both" if isinstance(node.op, ast.And) else "either"
        first, *further = map(self.text, node.values)
        for text in further:
            first = f"py.{name}({first}, () => {returned(text)})"
        return first

    def _ifexp(self, node: ast.IfExp) -> str:
        return f"({self.truth(node.test)} ? {self.text(node.body)} : {self.text(node.orelse)})"

    def _namedexpr(self, node: ast.NamedExpr) -> str:
        return f"({self.text(node.target)} = {self.text(node.value)})"

    def _compare(self, node: ast.Compare) -> str:
        sides = [node.left, *node.comparators]
        parts = [self._compared(op, sides[i], sides[i + 1]) for i, op in enumerate(node.ops)]
        return parts[0] if len(parts) == 1 else f"({' && '.join(parts)})"

    def _compared(self, op: ast.cmpop, left: ast.expr, right: ast.expr) -> str:
        one, other = self.text(left), self.text(right)
        sign = "" if isinstance(op, ast.Eq | ast.In | ast.Is) else "!"
        if isinstance(op, ast.Is | ast.IsNot):
            # JSON has null where Python has None.
            return f"({one} {sign or '='}= null)" if other == "undefined" else f"({one} {sign or '='}== {other})"
        if isinstance(op, ast.In | ast.NotIn):
            return f"{sign}py.contains({other}, {one})"
        if isinstance(op, ast.Eq | ast.NotEq):
            plain = any(isinstance(side, ast.Constant) or is_number(side) or is_text(side) for side in (left, right))
            return f"({one} {sign or '='}== {other})" if plain else f"{sign}py.equal({one}, {other})"
        order = _ORDER[type(op)]
        if any(is_number(side) or is_text(side) for side in (left, right)):
            return f"({one} {order} {other})"
        return f'py.ordered({one}, "{order}", {other})'

    def _subscript(self, node: ast.Subscript) -> str:
        holder = self.text(node.value)
        match node.slice:
            case ast.Slice(lower=lower, upper=upper, step=None):
                ends = [self.text(end) if end else "undefined" for end in (lower, upper)]
                return f"py.slice({', '.join([holder, *ends])})"
            case ast.Constant(value=str() | int()):
                # What is asked for by name is there, or the rule is wrong in Python too.
                return f"{holder}[{self.text(node.slice)}]{'!' if isinstance(node.ctx, ast.Load) else ''}"
        return f"py.at({holder}, {self.text(node.slice)})"

    def _lambda(self, node: ast.Lambda) -> str:
        found = [inner.target.id for inner in ast.walk(node.body) if isinstance(inner, ast.NamedExpr)]
        own = self.text(node.body)
        body = (
            f"{{ let {', '.join(f'{camel(name)}: any' for name in found)}; return {own}; }}" if found else returned(own)
        )
        return (
            f"(({', '.join(f'{camel(arg.arg)}: any' for arg in node.args.args)}{parameters_rest(node.args)}) => {body})"
        )


def parameters_rest(args: ast.arguments) -> str:
    return f"{', ' if args.args else ''}...{camel(args.vararg.arg)}: any[]" if args.vararg else ""
