"""Each mistake a sender makes gives one issue, at the exact path, in words that help."""

from collections.abc import Callable
from operator import itemgetter
from typing import Any

import pytest

from handoff.settings import limits, schemas_dir
from handoff.validation import validate
from tests.examples import NAMES, example
from tests.validation.planted import DOUBTS, MISTAKES, Planted, planted

Model = dict[str, Any]
Edit = Callable[[Model], Any]


def errors(edit: Edit, name: str = "portal-frame") -> list[tuple[str, str]]:
    model = example(name)
    edit(model)
    report = validate(model)
    assert report.valid == (not report.errors)
    assert all(issue["severity"] == "error" for issue in report.errors)
    return [(issue["path"], issue["message"]) for issue in report.errors]


def warnings(edit: Edit, name: str = "portal-frame") -> list[tuple[str, str]]:
    model = example(name)
    edit(model)
    report = validate(model)
    assert report.errors == []
    assert all(issue["severity"] == "warning" for issue in report.warnings)
    return [(issue["path"], issue["message"]) for issue in report.warnings]


@pytest.mark.parametrize("name", NAMES)
def test_examples_give_no_issue(name: str) -> None:
    report = validate(example(name))
    assert (report.errors, report.warnings) == ([], [])


def issue(row: Planted, severity: str) -> dict[str, str]:
    return {"path": row["path"], "code": row["code"], "message": row["message"], "severity": severity}


@pytest.mark.parametrize("row", MISTAKES, ids=itemgetter("name"))
def test_one_mistake_gives_one_issue(row: Planted) -> None:
    assert validate(planted(row)).errors == [issue(row, "error")]


def explicit(model: Model, **changes: Any) -> None:
    section = {"id": "rafter", "a": 8.45e-3, "iy": 2.313e-4, "iz": 1.318e-5, "it": 5.11e-7, **changes}
    model["model"]["sections"][1] = {key: value for key, value in section.items() if value is not None}


def test_a_check_needs_shape_and_fabrication_of_an_explicit_section() -> None:
    assert errors(explicit) == [
        (
            "analysis.checks[0].design_members[1]",
            "design member 'left-rafter', member 'R1': section 'rafter' lacks 'shape' and 'fabrication', "
            "which the EN 1993-1-1 check needs",
        )
    ]
    shape = {"type": "i", "h": 0.4, "b": 0.18, "tw": 0.0086, "tf": 0.0135, "r": 0.021}
    assert errors(lambda model: explicit(model, shape=shape, fabrication="hot_rolled")) == []


def test_a_section_by_its_dimensions_alone_is_whole() -> None:
    shapes = [
        {"type": "i", "h": 0.4, "b": 0.18, "tw": 0.0086, "tf": 0.0135, "r": 0.021},
        {"type": "rhs", "h": 0.4, "b": 0.3, "t": 0.012, "tf": 0.02},
        {"type": "rhs", "h": 0.4, "b": 0.2, "t": 0.012, "r": 0.03},
        {"type": "chs", "d": 0.4, "t": 0.02},
        {"type": "tee", "h": 0.4, "b": 0.3, "tw": 0.02, "tf": 0.02},
        {"type": "rectangle", "h": 0.4, "b": 0.1},
        {"type": "circle", "d": 0.3},
    ]
    for shape in shapes:
        model = example("portal-frame")
        model["model"]["sections"][1] = {"id": "rafter", "shape": shape}
        report = validate(model)
        assert (report.errors, report.warnings) == ([], []), shape


def test_a_check_takes_flats_rounds_and_angles_and_no_general_outline() -> None:
    flat, rod = {"type": "rectangle", "h": 0.2, "b": 0.02}, {"type": "circle", "d": 0.05}
    assert errors(lambda model: explicit(model, shape=flat)) == []
    assert errors(lambda model: explicit(model, shape=rod)) == []
    angle = {"type": "angle", "h": 0.1, "b": 0.1, "t": 0.01}
    assert errors(lambda model: explicit(model, shape=angle, fabrication="hot_rolled", iyz=-1e-6)) == []
    found = errors(lambda model: explicit(model, shape={"type": "general"}, fabrication="welded"))
    assert "section 'rafter' is 'general'" in found[0][1]


def test_a_check_needs_a_yield_strength() -> None:
    found = errors(lambda model: model["model"]["materials"][0].pop("fy_rule"))
    assert [path for path, _ in found] == ["analysis.checks[0].design_members[0]"]
    assert "has no yield strength: the EN 1993-1-1 check needs 'fy'" in found[0][1]


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


@pytest.mark.parametrize(("collection", "limit"), [("nodes", 40_000), ("load_cases", 200), ("load_combinations", 1000)])
def test_a_collection_has_a_number_that_no_model_exceeds(collection: str, limit: int) -> None:
    def fill(model: Model, count: int) -> None:
        entries = model["model"][collection]
        entries += [{**entries[0], "id": f"more {i}"} for i in range(count - len(entries))]

    words = collection.replace("_", " ")
    told = (f"model.{collection}", f"{limit + 1:,} {words}: a model has at most {limit:,}")
    assert told in errors(lambda model: fill(model, limit + 1))
    assert not errors(lambda model: fill(model, limit))


def test_zero_length_counts_coordinates_and_offsets() -> None:
    found = errors(lambda model: model["model"]["nodes"][1].update(x=0), "simply-supported-beam")
    assert found == [("model.members[0]", "zero length: nodes 'A' and 'B' are at the same place")]
    found = errors(lambda model: model["model"]["members"][0].update(end_offset=[0, 0, -6]))
    assert found == [("model.members[0]", "zero length: nodes 'F1' and 'E1' are at the same place")]


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


def test_plates_need_distinct_corners_with_an_area() -> None:
    found = errors(lambda model: model["model"]["plates"][0]["nodes"].__setitem__(2, "S00"), "plate-on-beams")
    assert found == [("model.plates[0].nodes[2]", "node 'S00' is already a corner of this plate")]
    flat = ["S00", "S10", "S20"]
    found = errors(lambda model: model["model"]["plates"][0].update(nodes=flat), "plate-on-beams")
    assert found == [("model.plates[0].nodes", "the corners lie on one line: the plate has no area")]


@pytest.mark.parametrize(
    ("kind", "nodes", "corner"),
    [
        ("concave", ["S00", "S20", "S11", "S02"], 2),
        ("straight", ["S00", "S10", "S20", "S11"], 1),
        ("crossed", ["S00", "S10", "S01", "S22"], 0),
    ],
)
def test_a_quad_turns_outwards_at_every_corner(kind: str, nodes: list[str], corner: int) -> None:
    found = errors(lambda model: model["model"]["plates"][0].update(nodes=nodes), "plate-on-beams")
    assert [path for path, _ in found] == [f"model.plates[0].nodes[{corner}]"], kind
    assert f"does not turn outwards at node '{nodes[corner]}'" in found[0][1]


def test_the_number_of_plates_ends_at_its_limit() -> None:
    def many(model: Model) -> None:
        plate = model["model"]["plates"][0]
        model["model"]["plates"] += [{**plate, "id": f"more{i}"} for i in range(10_000)]

    assert ("model.plates", "10,016 plates: a model has at most 10,000") in errors(many, "plate-on-beams")
    assert f"at most {limits()['plate_limit']:,}" in (schemas_dir() / "plates.json").read_text("utf-8")


def test_a_warm_plate_needs_thermal_expansion() -> None:
    def warm(model: Model) -> None:
        model["model"]["load_cases"][0]["plate_loads"] = [{"plate": "P00", "dt": 20}]
        del model["model"]["materials"][1]["thermal_expansion"]

    assert [path for path, _ in errors(warm, "plate-on-beams")] == ["model.load_cases[0].plate_loads[0]"]


@pytest.mark.parametrize("row", DOUBTS, ids=itemgetter("name"))
def test_one_doubt_gives_one_warning(row: Planted) -> None:
    report = validate(planted(row))
    assert (report.errors, report.warnings) == ([], [issue(row, "warning")])


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


def test_coordinates_in_millimetres_give_one_warning() -> None:
    def edit(model: Model) -> None:
        for node in model["model"]["nodes"]:
            node.update(x=node["x"] * 1000, y=node["y"] * 1000, z=node["z"] * 1000)

    found = warnings(edit)
    assert found == [("model.members[0]", "member is 6000 m long; the coordinates look like mm: they are in metres")]


def test_forces_in_kilonewtons_give_one_warning() -> None:
    def edit(model: Model) -> None:
        for case in model["model"]["load_cases"]:
            for load in case["member_loads"]:
                load["fz" if "fz" in load else "fx"] /= 1000

    found = warnings(edit)
    assert len(found) == 1
    assert found[0][0] == "model.load_cases[0].member_loads[0]"
    assert "looks like kN" in found[0][1]


def test_coincident_nodes_that_are_not_joined() -> None:
    twin = {"id": "E1b", "x": 0, "y": 0, "z": 6.0000000001}
    post = {"id": "post", "start": "F1", "end": "E1b", "section": "column", "material": "S355"}

    def edit(model: Model) -> None:
        model["model"]["nodes"].append(twin)
        model["model"]["members"].append(post)

    told = (
        "node 'E1b' is at the same place as node 'E1', and not joined to it: "
        "let one stand for both, or set them as far apart as they really are"
    )
    assert ("model.nodes[7]", told) in warnings(edit)


def test_the_callers_own_keys_pass_everywhere() -> None:
    def edit(node: Any) -> None:
        if isinstance(node, dict):
            for value in list(node.values()):
                edit(value)
            node["x_own"] = {"anything": [1, "two", None]}
        elif isinstance(node, list):
            for value in node:
                edit(value)

    model = example("portal-frame")
    edit(model)
    report = validate(model)
    assert (report.errors, report.warnings) == ([], [])
