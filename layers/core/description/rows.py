"""Writes docs/rows.md, the language of rows in schemas/rules.json and all rows: `python -m description.rows`."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from handoff.runtime import settings
from handoff.validation.facts import FACTS
from handoff.validation.quantities import QUANTITIES
from handoff.validation.rulebook import COLLECTIONS, RULES

PAGE = """\
# Rows of rules

A rule that compares fields of one entity with numbers is a row of `judgements` in `schemas/rules.json`. Service and
packages read the same rows (`handoff/validation/judgements.py`, written out in TypeScript). A rule that walks from one
entity to others is a function with a name in `handoff/validation/findings.py`, and its sentence stands in
`schemas/sentences.json`. `python -m description.rows` writes this page.

## A row

| key | says |
|---|---|
{keys}

Of rows with one code at one field the first that holds is said.

## Relations

A condition is `[relation, left, right]`. A side is a path of keys, which leads through references
(`member.material.e`), or a number. Several in a list are multiplied, after `"+"` added. Of a field that is not there
no comparison holds.

| relation | holds where |
|---|---|
{relations}

## Names beside the fields

| of | name | is |
|---|---|---|
{names}

Every number under `geometry` of `schemas/tolerances.json` and every `…_limit` of `schemas/limits.json` is a name too,
and so is the count of each kind of entity, as `node_count`.

## Sentences

`{{field}}` shows a field or a name with six digits. `{{field*0.001}}` and `{{field/length}}` multiply and divide by a
number or another field, `{{field:3}}` shows three digits, and `{{field:,}}` a whole number with its thousands apart.

## All rows
{phases}
"""
KEYS = {
    "code": "The code of the finding, one of `schemas/issue_codes.json`.",
    "in": "The collection, or the kind of load, whose entities it judges.",
    "at": "The field that is marked; empty for the entity itself.",
    "if": "Conditions that hold together.",
    "says": "The sentence.",
    "each": "Keys that stand in turn in place of `@`.",
    "once": "Said of the first entity of the model alone.",
}
RELATIONS = {
    "<": "left is below right",
    "<=": "left is at most right",
    ">": "left is above right",
    ">=": "left is at least right",
    "<>": "left is another number than right",
    "beyond": "the size of left is above right",
    "about": "the size of left is within 0.0006 of one of several numbers",
    "given": "left is there",
    "missing": "left is not there",
    "in": "left is one of several values",
    "not in": "left is there and none of several values",
    "unless": "left is not there or none of several values",
}
NAMES = {
    "the model": {
        "extent": "longest side of the box round all nodes, m",
        "height": "highest node above or below 0, m",
        "largest_area": "largest area of a section, m²",
        "weighed": "given where some load case has self_weight",
    },
    "nodes": {"cell": "the place in steps of `touch_m`"},
    "members": {"length": "length with offsets, m", "pair": "both nodes, whichever comes first"},
    "node_loads": {"size": "largest component of force, N"},
    "member_loads": {"size": "largest component of force, N or N/m"},
    "materials": {
        "steel_grade": "the grade of the library that `grade` means",
        "steel_grades": "all grades of the library",
    },
    "sections": {
        "area": "area, of a library section too, m²",
        "radius": "radius of gyration about y-y, m",
        "swapped": "given where iy and iz are the other way round than the outline has them",
        "outline_…": "the property by the outline without radii",
        "drawn_…": "the property by the outline with radii, where nothing is left to be rounded",
    },
    "design_members": {
        "length": "length of all its members, m",
        "longest_piece": "length of its longest member, m",
        "restraints": "number of its lateral restraints",
    },
    "load_combinations": {"content": "limit state, situation, load cases and factors"},
}
PHASES = {
    "errors": "Errors",
    "doubts": "Doubts, of a broken model too",
    "advice": "Advice, of a model without errors",
    "lacks": "What the EN 1993-1-1 check lacks",
    "proportions": "Proportions of metal sections",
}


def known_names() -> dict[str, set[str]]:
    """The names that are known by themselves: counts, limits and tolerances apart."""
    numbers = {*RULES["geometry"], *(f"{kind}_count" for kind in COLLECTIONS.values())}
    facts = {name for name in FACTS if name not in numbers and not name.endswith("_limit")}
    shown = {home: {_family(name) for name in names} for home, names in QUANTITIES.items()}
    return {"the model": facts, **shown}


def _family(name: str) -> str:
    return next((f"{family}…" for family in ("outline_", "drawn_") if name.startswith(family)), name)


def text() -> str:
    names = [(home, f"`{name}`", means) for home, each in NAMES.items() for name, means in each.items()]
    return PAGE.format(
        keys=_table((f"`{key}`", means) for key, means in KEYS.items()),
        relations=_table((f"`{relation}`", means) for relation, means in RELATIONS.items()),
        names=_table(names),
        phases="\n".join(_phase(phase) for phase in PHASES),
    )


def _table(rows: Any) -> str:
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def _phase(phase: str) -> str:
    return f"\n### {PHASES[phase]}\n\n| code | at | if |\n|---|---|---|\n{_table(_rows(phase))}"


def _rows(phase: str) -> Iterator[tuple[str, ...]]:
    for row in RULES["judgements"][phase]:
        each = f" ({', '.join(row['each'])})" if "each" in row else ""
        place = f"`{row['in']}{'.' if row['at'] else ''}{row['at']}`{each}"
        yield f"`{row['code']}`", place, "; ".join(map(_condition, row["if"]))


def _condition(condition: list[Any]) -> str:
    relation, left, *right = condition
    if not right:
        return f"{_side(left)} {relation}"
    values = right[0]
    listed = relation in ("in", "not in", "unless", "about")
    return f"{_side(left)} {relation} {', '.join(map(str, values)) if listed else _side(values)}"


def _side(side: Any) -> str:
    if not isinstance(side, list):
        return str(side)
    return " + ".join(map(_side, side[1:])) if side[0] == "+" else " · ".join(map(_side, side))


def path() -> Path:
    return settings.schemas_dir().parent / "docs" / "rows.md"


if __name__ == "__main__":
    path().write_text(text(), "utf-8")
