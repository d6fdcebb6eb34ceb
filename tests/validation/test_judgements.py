"""The rows of rules: each names what the schemas and the lists of codes and limits know, and is read as it says."""

from typing import Any

import pytest

from handoff.settings import limits
from handoff.validation import judgements, validate
from handoff.validation.compiled import definitions, resolved
from handoff.validation.document import PATHS
from handoff.validation.judgements import spread
from handoff.validation.quantities import FACTS, QUANTITIES
from handoff.validation.rulebook import CODES, RULES
from tests.examples import example

ROWS = [(phase, row) for phase, rows in RULES["judgements"].items() for row in rows]
KINDS = RULES["collections"] | RULES["loads"] | {"checks": "check", "analysis": "analysis", "forces": "node_load"}
WITHIN = {"shape": "shape", "combinations": "combination_rule"}
TARGETS = {f"{home}.{path}": target for home, path, target in RULES["references"]}


def keys_of(schema: Any) -> set[str]:
    """Every key that a schema knows at its own level, in whichever branch."""
    schema = resolved(schema)
    branches = [*schema.get("allOf", ()), *schema.get("oneOf", ())]
    branches += [schema[key] for key in ("then", "else") if key in schema]
    return set(schema.get("properties", ())).union(*map(keys_of, branches))


def is_known(home: str, path: str) -> bool:
    first, _, rest = path.partition(".")
    if path in FACTS or path in QUANTITIES.get(home, ()):
        return True
    if first not in keys_of(definitions()[KINDS[home]]):
        return False
    if target := TARGETS.get(f"{home}.{first}"):
        return not rest or is_known(target, rest) or rest in QUANTITIES.get(home, ())
    return not rest or rest in keys_of(definitions()[WITHIN[first]])


def leaves(side: Any) -> list[Any]:
    """The paths and numbers of a side; + before several asks for their sum."""
    return [leaf for part in side if part != "+" for leaf in leaves(part)] if isinstance(side, list) else [side]


@pytest.mark.parametrize(("phase", "row"), ROWS, ids=[f"{row['code']}-{i}" for i, (_, row) in enumerate(ROWS)])
def test_a_row_names_known_fields_and_a_code_of_its_severity(phase: str, row: dict[str, Any]) -> None:
    told = CODES[row["code"]]
    assert told["severity"] == ("error" if phase in ("errors", "lacks") else "warning")
    # Both sides read the rows.
    assert "service_only" not in told
    paths = [row["at"].removesuffix(".0")] if row["at"] else []
    for relation, left, *right in (*row["if"], *row.get("every", ())):
        if relation == "unnamed":
            assert all((home, row["in"]) in PATHS for home in left)
            continue
        listed = relation in ("in", "not in", "unless", "about")
        for side in (left, *(side for side in right if not listed or isinstance(side, str))):
            paths += leaves(side)
    for key in row.get("each", [""]):
        fields = [path.replace("@", key) for path in paths if isinstance(path, str)]
        assert fields
        assert [field for field in fields if not is_known(row["in"], field)] == []


def test_repeats_and_counts_name_what_is_known() -> None:
    for phase, rows in RULES["repeats"].items():
        for row in spread(rows):
            assert is_known(row["in"], row.get("list") or row["key"])
            assert CODES[row["code"]]["severity"] == ("error" if phase == "errors" else "warning")
    for collection, limit, code in RULES["counts"]:
        assert collection in RULES["collections"]
        assert limits()[limit] > 0
        assert CODES[code]["severity"] == "error"


def test_of_rows_with_one_code_at_one_field_the_first_that_holds_is_told() -> None:
    model = example("portal-frame")
    model["model"]["members"][1].update(type="truss", connect=True, start_offset=[0, 0, 0.1], end_offset=[0, 0, 0.1])
    told = [issue["message"] for issue in validate(model).errors if issue["code"] == "cannot_connect"]
    assert told == ["a truss member carries axial force alone and cannot be joined to nodes along it"]


def test_a_path_that_leads_nowhere_fulfils_no_condition() -> None:
    model = example("portal-frame")
    model["model"]["load_cases"][0]["member_loads"] = [{"member": "nobody", "type": "temperature", "dt": 20}]
    del model["model"]["materials"][0]["thermal_expansion"]
    assert {issue["code"] for issue in validate(model).errors} == {"unknown_reference"}


def test_rows_that_can_hold_of_nothing_are_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Any] = []
    first = judgements._first

    def heard(document: Any, entity: Any, rows: Any) -> Any:
        asked.append(entity)
        return first(document, entity, rows)

    monkeypatch.setattr(judgements, "_first", heard)
    model = example("portal-frame")
    validate(model)
    structure = model["model"]
    assert structure["supports"][0] in asked
    loads = [load for case in structure["load_cases"] for load in case.get("member_loads", ())]
    assert not [entity for entity in (*structure["nodes"], *loads) if entity in asked]
    # What must hold of every member is asked of the first, which settles it.
    assert [member["id"] for member in structure["members"] if member in asked] == [structure["members"][0]["id"]]


def test_what_must_hold_of_every_entity_is_told_of_the_first_alone() -> None:
    model = example("portal-frame")
    for node in model["model"]["nodes"]:
        node.update({axis: node[axis] * 150 for axis in "xyz"})
    assert [i["path"] for i in validate(model).warnings if i["code"] == "coordinates_scale"] == ["model.members[0]"]
    # Of the rafters, which come after the first column, the radius is then 10 m.
    model["model"]["sections"][1] = {"id": "rafter", "a": 0.01, "iy": 1, "iz": 1, "it": 1}
    model["analysis"].pop("checks")
    report = validate(model)
    assert report.errors == []
    assert "coordinates_scale" not in {issue["code"] for issue in report.warnings}
