"""Rules written out in TypeScript: what is written, and that whatever else stands in a rule is refused with its line.

That the text means what the rule means is what `tests/clients/test_local_agreement.py` looks at, model by model.
"""

import json
import re
from pathlib import Path

import pytest

from description.typescript.module import Module
from description.typescript.sourcemap import Line, _number, source_map

HOMES = {"python": "../python.ts", "handoff.sentences": "../said.ts", "handoff.validation.geometry": "./geometry.ts"}
HOMES |= {"handoff.runtime.settings": "../settings.ts", "sections": "../../sections"}
# What only TypeScript reads: types of what callers give, of values, and that what is named is there.
SIGNATURE = re.compile(r"(export function \w+|constructor)\(.*;$|(readonly )?\w+!?: .*;$|import type ")
TYPES = re.compile(r": (any|Generator<any>|boolean)(\[\])?(?= ?[,)={;])| as any|(?<=\])!")


def typed(tmp_path: Path, source: str) -> list[str]:
    """The lines after the heading and the import of what Python means."""
    path = tmp_path / "rule.py"
    path.write_text(source)
    return Module(path, HOMES, {}).lines("rule.py")[2:]


def written(tmp_path: Path, source: str) -> list[str]:
    """The same without their types."""
    lines = [line for line in typed(tmp_path, source) if not SIGNATURE.match(line)]
    return [TYPES.sub("", line) for line in lines]


@pytest.mark.parametrize(
    ("python", "typescript"),
    [
        ("a_value = x[0] * 2 + y", "((x[0] * 2) + y)"),
        ("a_value = x + y", "py.add(x, y)"),
        ("a_value = x['key'][name]", 'py.at(x["key"], name)'),
        ("a_value = x.get('key', 0.5)", 'py.get(x, "key", 0.5)'),
        ("a_value = x is None or not y", "((x == null) || !py.truthy(y))"),
        ("a_value = x or y", "py.either(x, () => y)"),
        ("a_value = 0 < x <= 1", "((0 < x) && (x <= 1))"),
        ("a_value = x < y", 'py.ordered(x, "<", y)'),
        ("a_value = [a_b for a_b, _ in x if a_b]", "py.each(x).filter(([aB, ]) => py.truthy(aB)).map(([aB, ]) => aB)"),
        ("a_value = [c for b in x for c in b]", "py.each(x).flatMap((b) => py.each(b).map((c) => c))"),
        ("a_value = {k: 1 for k in x}", "py.dict(py.each(x).map((k) => [k, 1]))"),
        ("a_value = {'a': 1, **x}", '({ "a": 1, ...py.record(x) })'),
        ("a_value = min(x, key=lambda one: one[0], default=0)", "py.min(x, { key: ((one) => one[0]), default: 0 })"),
        ("a_value = max(x, y)", "py.max([x, y])"),
        ("a_value = max(x, y + 1)", "py.most(x, (y + 1))"),
        ("a_value = x[1:y]", "py.slice(x, 1, y)"),
        ("a_value = x.ljust(4, '0').rstrip('0')", 'py.rstrip(x.padEnd(4, "0"), "0")'),
        ("a_value = re.compile(x, re.DOTALL).findall(y)", "py.re.compile(x, py.re.DOTALL).findall(y)"),
        ("a_value = isinstance(x, str)", '(typeof x === "string")'),
        ("a_value = str.maketrans(x)", "x"),
        ("a_value = f'{x:.3g} m of {y:,}'", "`${py.digits(x, 3)} m of ${py.counted(y)}`"),
        ("a_value = x if y else z", "(py.truthy(y) ? x : z)"),
        ("a_value = deepcopy(x['key'])", 'py.deepcopy(x["key"])'),
        ("a_value = any(b for b in x if b > 1)", "py.each(x).some((b) => (b > 1) && py.truthy(b))"),
        (
            "a_value = all(c for b in x if b for c in b)",
            "py.each(x).every((b) => !py.truthy(b) || py.each(b).every((c) => py.truthy(c)))",
        ),
        ("a_value = isinstance(x, str | list)", "py.isinstance(x, [py.str, py.list])"),
        ("a_value = f'{x!r} of {y:.{z}g}'", "`${py.repr(x)} of ${py.digits(y, z)}`"),
        ("a_value = x | y", "py.joined(x, y)"),
        ("a_value = x.partition('.')[0]", 'py.partition(x, ".")[0]'),
    ],
)
def test_expressions(tmp_path: Path, python: str, typescript: str) -> None:
    arguments = "x, y, z, name"
    lines = written(tmp_path, f"def rule({arguments}):\n    {python}\n")
    assert lines == [f"export function rule({arguments}) {{", "let aValue;", f"aValue = {typescript};", "}"]


def test_what_a_condition_names_is_said_of_each_entry(tmp_path: Path) -> None:
    """Not of the last alone, as it would be if all were sorted out before any was made."""
    lines = written(tmp_path, "def rule(x):\n    return [half for one in x if (half := one / 2)]\n")
    assert lines[1:3] == [
        "let half;",
        "return py.each(x).flatMap((one) => (py.truthy((half = (one / 2)))) ? [half] : []);",
    ]


def test_functions_classes_and_imports(tmp_path: Path) -> None:
    source = '''
from itertools import pairwise
from typing import NamedTuple

from handoff.sentences import said
from handoff.validation import geometry

Kind = tuple[str, float]
_LEAST: float = geometry.TOUCH_M


class Step(NamedTuple):
    """One of them."""

    size: float
    told: str = ""

    @property
    def is_long(self) -> bool:
        return self.size > 1


def steps(case: list[float], most: int = 2):
    """Each once."""
    for first, second in pairwise(case):
        if first == second:
            continue
        yield Step(second, told=said("step", size=first))
'''
    assert written(tmp_path, source) == [
        'import * as geometry from "./geometry.ts";',
        'import { said } from "../said.ts";',
        "export type Kind = [string, number];",
        "const _LEAST = geometry.TOUCH_M;",
        "/** One of them. */",
        "export class Step {",
        'constructor(size, told = "") {',
        "this.size = size;",
        "this.told = told;",
        "}",
        "get isLong() {",
        "const self = this;",
        "return (self.size > 1);",
        "}",
        "}",
        "/** Each once. */",
        "export function* steps(case_, most = 2) {",
        "let first, second;",
        "for ([first, second] of py.pairwise(case_)) {",
        "if (py.equal(first, second)) {",
        "continue;",
        "}",
        'yield new Step(second, said("step", { size: first }));',
        "}",
        "}",
    ]


def test_what_annotations_say_needs_no_look_at_the_values(tmp_path: Path) -> None:
    """Of numbers, texts and truths; what a comprehension calls by the same name is its own."""
    source = """
def rule(x: float, name: str, flag: bool, sizes: Properties, y):
    if flag and name and x < y:
        return x + y
    word = ""
    word += y
    own: Properties = {key: value / 2 for key, value in sizes.items() if value < y}
    return [x + y for x in y], sizes | own, size(x) - y


def size(x: float) -> float:
    return x
"""
    assert written(tmp_path, source)[2:8] == [
        "if ((flag && name && (x < y))) {",
        "return (x + y);",
        "}",
        'word = "";',
        "word = (word + y);",
        "own = Object.fromEntries(py.items(sizes).filter(([, value]) => (value < y))"
        ".map(([key, value]) => [key, (value / 2)]));",
    ]
    assert written(tmp_path, source)[8] == (
        "return [py.each(y).map((x) => py.add(x, y)), ({ ...sizes, ...own }), (size(x) - y)];"
    )


def test_steps_without_a_name_and_branches_in_a_row(tmp_path: Path) -> None:
    source = """
def rule(x, y):
    for _ in x:
        if x:
            y = 1
        elif y:
            y = 2
        else:
            y = 3
"""
    assert written(tmp_path, source)[1:] == [
        "for (const _ of py.walk(x)) {",
        "if (py.truthy(x)) {",
        "y = 1;",
        "} else if (py.truthy(y)) {",
        "y = 2;",
        "} else {",
        "y = 3;",
        "}",
        "}",
        "}",
    ]


def test_what_has_another_name_here(tmp_path: Path) -> None:
    source = "from handoff.validation.geometry import length as reach\n\n\ndef rule(x):\n    return reach(x)\n"
    assert written(tmp_path, source)[0] == 'import { length as reach } from "./geometry.ts";'


def test_a_file_that_both_read_is_imported(tmp_path: Path) -> None:
    source = """
from handoff.runtime.settings import section_file

_RULE = section_file("some_rules")["one"]
"""
    assert written(tmp_path, source) == [
        'import someRulesFile from "../../sections/some_rules.json" with { type: "json" };',
        'const _RULE = someRulesFile["one"];',
    ]


def test_words_by_their_names_are_a_last_argument(tmp_path: Path) -> None:
    source = """
def told(name, /, **words):
    return name.format(**words)


def telling(name, size):
    return told(name, size=size, **told("")) + told(name)
"""
    assert written(tmp_path, source) == [
        "export function told(name, words = {}) {",
        "return py.filled(name, { ...py.record(words) });",
        "}",
        "export function telling(name, size) {",
        'return py.add(told(name, { size: size, ...py.record(told("")) }), told(name));',
        "}",
    ]


def test_classes_are_made_of_a_row_by_its_keys_and_those_of_typescript_in_order(tmp_path: Path) -> None:
    source = """
from dataclasses import dataclass

from handoff.sentences import Refusal


@dataclass(frozen=True)
class Field:
    name: str
    share_of: str = ""


def field(row):
    row["name"] |= {"a": 1}
    if not row:
        raise Refusal("empty", row)
    return Field(**row)
"""
    lines = written(tmp_path, source)
    assert lines[:2] == ['import { Refusal } from "../said.ts";', "export class Field {"]
    assert lines[-6:] == [
        'py.put(row, "name", py.grown(row["name"], ({ "a": 1 })));',
        "if (!py.truthy(row)) {",
        'throw new Refusal("empty", row);',
        "}",
        'return new (Field)(...["name", "share_of"].map((key) => py.get(row, key)));',
        "}",
    ]


@pytest.mark.parametrize(
    "statement",
    [
        "x[::2]",
        "[first, *_, last] = x",
        "with x: pass",
        "x @ y",
        "helper(x, named=1)",
        "f'{x!s}'",
        "{x: 1}",
        "del x",
        "x.zfill(2)",
        "section_file(x)",
        "def inner(*, named): pass",
        "x.strip('!')",
        "x.split()",
        "Unknown(x)",
        "'*' * x",
        "x * [y]",
        "f'{x}' * y",
        "list(x) * 2",
        "texts * 2",
        "halves(x) * 2",
        "sorted(x, reverse=True)",
        "x.sort(reverse=True)",
        "x.sort(key=y)",
        "enumerate(x, start=1)",
        "next(x)",
        "next(x.waiting)",
        "'%s' % x",
        "x % y",
        "sum(x, [])",
        "int(x, 16)",
        "range(9, 0, -1)",
        "x.startswith(('a', 'b'))",
        "{1: x}",
        "iter(x)",
        "divmod(x, 2)",
    ],
)
def test_what_is_not_written_out_is_refused_with_its_line(tmp_path: Path, statement: str) -> None:
    with pytest.raises(SyntaxError, match=r"^line 3: .* is not written out in TypeScript"):
        written(tmp_path, f"def rule(x, y, z, texts: list[str], helper):\n    y = z\n    {statement}\n" + HALVES)


HALVES = """

def halves(x) -> list[float]:
    return [x / 2]
"""


@pytest.mark.parametrize(
    ("line", "source"),
    [
        (1, "class Rule(Other):\n    size: float\n"),
        (3, "class Rule:\n    size: float\n    @staticmethod\n    def made(x):\n        return x\n"),
    ],
)
def test_a_class_of_another_or_without_an_object_is_refused_with_its_line(
    tmp_path: Path, line: int, source: str
) -> None:
    with pytest.raises(SyntaxError, match=rf"^line {line}: .* is not written out in TypeScript"):
        written(tmp_path, source)


def test_a_function_is_a_number_by_its_annotation_and_not_by_its_name(tmp_path: Path) -> None:
    """A list that a function called `length` returns is joined to another, not added."""
    source = """
def rule(x):
    return length(x) + length(x), norm(x) + norm(x)


def length(x) -> list[float]:
    return [x]


def norm(x) -> float:
    return x
"""
    assert "return [py.add(length(x), length(x)), (norm(x) + norm(x))];" in written(tmp_path, source)


def test_what_functions_of_other_rules_return_is_read_where_they_stand(tmp_path: Path) -> None:
    source = """
from handoff.validation import geometry
from handoff.validation.geometry import local_axes, norm


def rule(x, y):
    return norm(x) + norm(y), geometry.norm(x) + y, local_axes(x, y) + local_axes(y, x)
"""
    assert "return [(norm(x) + norm(y)), (geometry.norm(x) + y), py.add(localAxes(x, y), localAxes(y, x))];" in written(
        tmp_path, source
    )
    with pytest.raises(SyntaxError, match="line 7: BinOp is not written out"):
        written(tmp_path, source.replace("local_axes(x, y) +", "local_axes(x, y) * 2 +"))


def test_a_dollar_in_the_new_text_of_a_replacement_is_one(tmp_path: Path) -> None:
    """In JavaScript `$&` there would be what was found."""
    source = "def rule(x, y):\n    return x.replace('a', 'b'), x.replace('a', '$&'), x.replace('a', y)\n"
    assert 'return [x.replaceAll("a", "b"), x.replaceAll("a", () => "$&"), x.replaceAll("a", () => y)];' in written(
        tmp_path, source
    )


def test_what_typescript_lacks_is_refused(tmp_path: Path) -> None:
    with pytest.raises(SyntaxError, match=r"line 1: .*TypeScript has no handoff\.store\.drafts"):
        written(tmp_path, "from handoff.store import drafts\n")


def test_callers_see_what_annotations_say(tmp_path: Path) -> None:
    source = """
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from handoff.validation.geometry import Point

Place = tuple[str | int, ...]


class Step(NamedTuple):
    size: float
    at: Place
    known: dict[str, float]
    told: str = ""


def steps(points: list[Point], least: float | None, most: int = 2) -> Iterator[Step]:
    yield Step(most, (), {})


def halved(step: Step, way: Callable[[Step], bool], more: Any) -> tuple[float, Place]:
    return step.size / 2, step.at


def _own(step: Step) -> float:
    return step.size
"""
    lines = typed(tmp_path, source)
    assert lines[:9] == [
        'import type { Point } from "./geometry.ts";',
        "export type Place = (string | number)[];",
        "export class Step {",
        "readonly size: number;",
        "readonly at: Place;",
        "readonly known: any;",
        "readonly told: string;",
        "constructor(size: number, at: Place, known: any, told?: string);",
        'constructor(size: any, at: any, known: any, told: any = "") {',
    ]
    given = "points: readonly Point[], least: number | null | undefined, most?: number"
    assert f"export function steps({given}): Generator<Step>;" in lines
    assert "export function halved(step: Step, way: (a: Step) => boolean, more: any): [number, Place];" in lines
    assert "function _own(step: any): any {" in lines
    assert not [line for line in lines if line.startswith("function _own") and line.endswith(";")]


def test_every_line_has_the_one_that_it_comes_from(tmp_path: Path) -> None:
    """As Mozilla's source-map library reads the mappings: lines of Python from 0."""
    path = tmp_path / "rule.py"
    path.write_text("def rule(x):\n    if x:\n        y = 1\n        return y\n    return (\n        x\n    )\n")
    lines = Module(path, HOMES, {}).lines("rule.py")
    origins = {str(line): line.origin for line in lines if isinstance(line, Line)}
    assert origins["y = 1;"] == 3
    assert origins["return y;"] == 4
    assert origins["return x;"] == 5
    found = json.loads(source_map(lines, "rule.py"))
    assert (found["version"], found["sources"]) == (3, ["rule.py"])
    # The heading and the import come from no line; the signature, the function and its variables are of the first.
    assert found["mappings"].startswith(";;AAAA;AAAA;AAAA;AACA;AACA;AACA")
    assert len(found["mappings"].split(";")) == len(lines)


# 16 is one digit with a sign bit to spare no more; −1 has the sign (source map revision 3).
@pytest.mark.parametrize(("value", "digits"), [(0, "A"), (1, "C"), (-1, "D"), (15, "e"), (16, "gB"), (-1000, "x+B")])
def test_a_number_in_a_mapping(value: int, digits: str) -> None:
    assert _number(value) == digits
