"""The rows of rules: each names what the schemas and the lists of codes and limits know, and is read as it says."""

from operator import itemgetter
from typing import Any

import pytest

from handoff.validation import judgements, validate
from handoff.validation.compiled import definitions, resolved
from handoff.validation.facts import FACTS
from handoff.validation.judgements import spread
from handoff.validation.quantities import QUANTITIES
from handoff.validation.rulebook import CODES, RULES
from tests.examples import example
from tests.validation.told import Model, errors, explicit, warnings
from tests.validation.traps import Trap, assert_told, traps_of

ROWS = [(phase, row) for phase, rows in RULES["judgements"].items() for row in rows]
KINDS = RULES["collections"] | RULES["loads"]
KINDS |= {"checks": "check", "analysis": "analysis", "forces": "node_load", "terms": "term"}
KINDS |= {"model": "structure", "shapes": "shape"}
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
    if path in {*FACTS, *QUANTITIES.get(home, ())}:
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
    for relation, left, *right in row["if"]:
        listed = relation in ("in", "not in", "unless", "about")
        for side in (left, *(side for side in right if not listed or isinstance(side, str))):
            paths += leaves(side)
    for key in row.get("each", [""]):
        fields = [path.replace("@", key) for path in paths if isinstance(path, str)]
        assert fields
        assert [field for field in fields if not is_known(row["in"], field)] == []


def test_repeats_name_what_is_known() -> None:
    for phase, rows in RULES["repeats"].items():
        for row in spread(rows):
            assert is_known(row["in"], row.get("list") or row["key"])
            assert CODES[row["code"]]["severity"] == ("error" if phase == "errors" else "warning")


@pytest.mark.parametrize(("collection", "limit"), [("nodes", 40_000), ("load_cases", 200), ("load_combinations", 1000)])
def test_a_model_has_so_many_of_each_kind_and_no_more(collection: str, limit: int) -> None:
    """The limits as the documents state them."""
    model = example("portal-frame")
    entities = model["model"][collection]
    entities += [entities[0] | {"id": f"more {i}"} for i in range(limit - len(entities))]
    assert "too_many_entities" not in {issue["code"] for issue in validate(model).errors}
    entities.append(entities[0] | {"id": "one more"})
    told = [(issue["path"], issue["message"]) for issue in validate(model).errors]
    words = f"{limit + 1:,} {collection.replace('_', ' ')}: a model has at most {limit:,}"
    assert told == [(f"model.{collection}", words)]


def test_coordinates_in_millimetres_give_one_warning() -> None:
    def edit(model: Model) -> None:
        for node in model["model"]["nodes"]:
            node.update(x=node["x"] * 1000, y=node["y"] * 1000, z=node["z"] * 1000)

    found = warnings(edit)
    assert found == [("model.members[0]", "member is 6000 m long; the coordinates look like mm: they are in metres")]


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


@pytest.mark.parametrize("trap", traps_of("judgements"), ids=itemgetter(0))
def test_a_trap_is_told_once_and_its_innocent_neighbour_is_not(trap: Trap) -> None:
    assert_told(trap)


def test_a_strength_rule_needs_a_grade() -> None:
    def edit(model: Model) -> None:
        model["model"]["materials"][0].update(grade="C30/37", id="M")
        for member in model["model"]["members"]:
            member["material"] = "M"

    assert errors(edit) == [
        (
            "model.materials[0].grade",
            "fy_rule 'product_standard' takes the yield strength from a grade S235, S275, S355, S420 or S460, "
            "found 'C30/37'",
        )
    ]


def test_an_impossible_outline_is_an_error() -> None:
    shape = {"type": "i", "h": 0.4, "b": 0.18, "tw": 0.0086, "tf": 0.25}
    assert errors(lambda model: explicit(model, shape=shape, fabrication="welded")) == [
        ("model.sections[1].shape.tf", "must be below h / 2 = 0.2 m, found 0.25: the outline cannot exist")
    ]


def test_a_product_of_inertia_that_no_section_has_is_an_error() -> None:
    # By Cauchy and Schwarz, (∫yz dA)² < ∫y² dA · ∫z² dA.
    angle = {"type": "angle", "h": 0.1, "b": 0.1, "t": 0.01}
    assert errors(lambda model: explicit(model, shape=angle, fabrication="hot_rolled", iyz=-6e-5)) == [
        ("model.sections[1].iyz", "its square must be below iy · iz, found -6e-05: no section has it")
    ]


def test_a_modulus_that_no_section_has_is_an_error() -> None:
    # By Cauchy and Schwarz, (∫|z| dA)² ≤ A · ∫z² dA; one of 185,922 mm³ that was taken for m³.
    shape = {"type": "i", "h": 0.3, "b": 0.15, "tw": 0.0071, "tf": 0.0107, "r": 0.015}
    section = {"a": 5.38e-3, "iy": 8.356e-5, "iz": 6.038e-6, "it": 2.01e-7, "shape": shape, "fabrication": "hot_rolled"}
    assert [path for path, _ in errors(lambda model: explicit(model, **section, wpl_y=185_922))] == [
        "model.sections[1].wpl_y"
    ]
    # An IPE 300 whose stiffness somebody took as 0.8 of itself has its modulus still.
    assert errors(lambda model: explicit(model, **{**section, "iy": 0.8 * 8.356e-5}, wpl_y=6.28e-4)) == []


def test_a_settlement_needs_a_support_that_holds() -> None:
    found = errors(
        lambda model: model["model"]["load_cases"][3]["support_displacements"][0].update(ry=1), "continuous-beam"
    )
    assert found == [
        (
            "model.load_cases[3].support_displacements[0].ry",
            "support 'C' is free in ry: nothing can move it there",
        )
    ]


def test_a_temperature_load_needs_an_expansion_coefficient() -> None:
    found = errors(lambda model: model["model"]["materials"][0].pop("thermal_expansion"), "continuous-beam")
    assert [path for path, _ in found] == [f"model.load_cases[4].member_loads[{i}]" for i in range(4)]


def test_a_warm_plate_needs_thermal_expansion() -> None:
    def warm(model: Model) -> None:
        model["model"]["load_cases"][0]["plate_loads"] = [{"plate": "P00", "dt": 20}]
        del model["model"]["materials"][1]["thermal_expansion"]

    assert [path for path, _ in errors(warm, "plate-on-beams")] == ["model.load_cases[0].plate_loads[0]"]


def test_the_major_axis_of_an_i_shape() -> None:
    shape = {"type": "i", "h": 0.4, "b": 0.18, "tw": 0.0086, "tf": 0.0135, "r": 0.021}
    found = warnings(lambda model: explicit(model, iy=1.318e-5, iz=2.313e-4, shape=shape, fabrication="hot_rolled"))
    assert found == [
        (
            "model.sections[1].iy",
            "iy (1.318e-05) is below iz (0.0002313), and the outline has them the other way round: "
            "y-y is the major axis",
        )
    ]
    # b·tf³ and h·tw³ apart, two flanges of 0.4 × 0.02 m have iz = 2 · 0.02 · 0.4³ / 12 = 2.13e-4 and, 0.18 m apart,
    # iy = 2 · 0.4 · 0.02 · 0.09² = 1.30e-4 m⁴: wider than deep, such an I has its major axis along z by its outline.
    wide = {"type": "i", "h": 0.2, "b": 0.4, "tw": 0.01, "tf": 0.02}
    assert not warnings(
        lambda model: explicit(
            model, a=0.0176, iy=1.3e-4, iz=2.13e-4, it=2.2e-6, iw=1.7e-6, shape=wide, fabrication="welded"
        )
    )
