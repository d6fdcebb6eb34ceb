"""Each mistake a sender makes gives one issue, at the exact path, in words that help."""
# ruff: noqa: E501 (tables read by the row)

from collections.abc import Callable
from typing import Any

import pytest

from handoff.settings import limits, schemas_dir
from handoff.validation import validate
from tests.examples import NAMES, example

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
def test_examples_are_valid(name: str) -> None:
    assert validate(example(name)).errors == []


# The page refuses tension-only members, so nothing is promised about warnings on these.
@pytest.mark.parametrize("name", [name for name in NAMES if name != "braced-frame"])
def test_examples_that_the_page_solves_have_no_warning(name: str) -> None:
    assert validate(example(name)).warnings == []


def of(collection: str, index: int = 0) -> Callable[[Model], dict[str, Any]]:
    return lambda model: model["model"][collection][index]


def loaded(*corners: str, **more: Any) -> Edit:
    """An area load between the portal's nodes."""
    area = {"nodes": [*corners], "pressure": -1000, **more}
    return lambda model: model["model"]["load_cases"][0].update(area_loads=[area])


MISTAKES: list[tuple[str, Edit, str, str, str]] = [
    ("missing field", lambda m: of("members", 3)(m).pop("section"), "model.members[3].section", "missing_field", "missing key 'section' (Id of the section)"),
    ("missing materials", lambda m: m["model"].pop("materials"), "model.materials", "missing_field", "missing key 'materials' (Materials, Pa and kg/m³)"),
    ("a FERS model", lambda m: m["model"].update(member_sets=[], nodal_supports=[]), "model", "foreign_model", "this is a model of FERS, whose format and axes are others; `handoff convert FILE` of the packages turns it into one of this format, and /open opens it too"),
    ("nameless material", lambda m: m["model"]["materials"].__setitem__(0, {"id": "S355"}), "model.materials[0]", "no_material_properties", "needs 'library' (a name such as S355), or its own properties 'type', 'e', 'g' and 'density'"),
    ("named and numbered", lambda m: of("materials")(m).update(library="S355"), "model.materials[0].library", "library_and_properties", "a library material is complete by its name: remove 'library', or remove 'type', 'grade', 'e', 'g', 'density', 'nu' and 'thermal_expansion'"),
    ("unknown material name", lambda m: m["model"].update(materials=[{"id": "S355", "library": "S356"}]), "model.materials[0].library", "not_in_enum", "expected one of 73 names such as 'S235', 'S235JR' or 'S235J0', found the text 'S356'; did you mean 'S355'?"),
    ("rule without category", lambda m: (m["analysis"].update(combinations={"rule": "en1990_610"}), of("load_cases", 1)(m).update(nature="imposed")), "model.load_cases[1].category", "no_category", "missing key 'category': combinations by rule need the category of an imposed load: A, B, C, D, E, F, G, H (EN 1990 Table A1.1)"),
    ("too many by rule", lambda m: (m["analysis"].update(combinations={"rule": "en1990_610", "patterns": True}), m["model"]["load_cases"].extend({"id": f"Q{i}", "nature": "imposed", "category": "A", "self_weight": 0} for i in range(9))), "analysis.combinations", "too_many_combinations", "the rule may give 8,191 combinations: a model has at most 1000; leave out 'patterns', or give fewer load cases"),
    ("category without factors in its annex", lambda m: (m["analysis"].update(combinations={"rule": "en1990_610", "annex": "UK"}), of("load_cases", 0)(m).update(nature="imposed", category="H")), "model.load_cases[0].category", "wrong_category", "factors of the rule's annex for 'H' were not read: it has A, B, C, D, E, up_to_1000_m, above_1000_m, wind, temperature; use 'recommended', or list the combinations yourself"),
    ("category of another nature", lambda m: of("load_cases", 0)(m).update(category="A"), "model.load_cases[0].category", "wrong_category", "a load case of nature 'permanent' has no category 'A'; it takes: none"),
    ("area of unknown node", loaded("F1", "E1", "E9"), "model.load_cases[0].area_loads[0].nodes[2]", "unknown_reference", "unknown node 'E9'; nearest: 'E2', 'E1'"),
    ("area on a line", loaded("E1", "P1", "RI"), "model.load_cases[0].area_loads[0].nodes", "no_area", "the corners lie on one line: the load has no area"),
    ("area out of plane", lambda m: (of("nodes", 6)(m).update(y=1), loaded("F1", "E1", "E2", "F2")(m)), "model.load_cases[0].area_loads[0].nodes[1]", "area_not_flat", "node 'E1' lies outside the plane of the other corners: give triangles"),
    ("area with crossed edges", loaded("F1", "RI", "E1", "F2"), "model.load_cases[0].area_loads[0].nodes[0]", "area_not_convex", "the edge from 'F1' cuts the area: give its corners in order round a convex edge, or several areas"),
    ("one way without a span", loaded("E1", "RI", "E2", spread="one_way"), "model.load_cases[0].area_loads[0].direction", "no_span", "missing key 'direction': a one-way area needs the direction in which it spans"),
    ("span across the area", loaded("E1", "RI", "E2", spread="one_way", direction=[0, 1, 0]), "model.load_cases[0].area_loads[0].direction", "no_span", "the direction must lie in the plane of the area"),
    ("two ways with a span", loaded("E1", "RI", "E2", direction=[1, 0, 0]), "model.load_cases[0].area_loads[0].direction", "no_span", "a two-way area has no direction: leave it out, or write spread 'one_way'"),
    ("area with an open edge", loaded("F1", "E1", "E2", "F2"), "model.load_cases[0].area_loads[0].nodes[1]", "open_edge", "no member runs along the edge from node 'E1' to 'E2', which would carry the load"),
    ("area open beside a member that connects", lambda m: (of("members", 5)(m).update(connect=True), loaded("F1", "E1", "E2", "F2")(m)), "model.load_cases[0].area_loads[0].nodes[1]", "open_edge", "no member runs along the edge from node 'E1' to 'E2', which would carry the load"),
    ("unknown group", lambda m: (m["model"].update(groups=[{"id": "rafters", "members": ["R1"]}]), m["analysis"]["checks"][0].pop("design_members"), m["analysis"]["checks"][0].update(groups=["rafter"])), "analysis.checks[0].groups[0]", "unknown_reference", "unknown group 'rafter'; nearest: 'rafters'"),
    ("group of unknown member", lambda m: m["model"].update(groups=[{"id": "rafters", "members": ["R9"]}]), "model.groups[0].members[0]", "unknown_reference", "unknown member 'R9'; nearest: 'R4', 'R3', 'R2'"),
    ("connecting tie", lambda m: of("members", 1)(m).update(type="truss", connect=True), "model.members[1].connect", "cannot_connect", "a truss member carries axial force alone and cannot be joined to nodes along it"),
    ("connecting with offsets", lambda m: of("members", 5)(m).update(connect=True, end_offset=[0, 0, -0.1]), "model.members[5].connect", "cannot_connect", "a member with offsets does not run through the nodes along it"),
    ("misspelt key", lambda m: of("members", 3)(m).update(sectoin=of("members", 3)(m).pop("section")), "model.members[3].sectoin", "unknown_key", "unknown key 'sectoin'; did you mean 'section'?"),
    ("other program's key", lambda m: of("members", 0)(m).update(node_i=of("members", 0)(m).pop("start")), "model.members[0].node_i", "unknown_key", "unknown key 'node_i'; did you mean 'start'?"),
    ("number as id", lambda m: of("members", 1)(m).update(section=12), "model.members[1].section", "wrong_type", "expected text, found the number 12; ids are text: write \"12\""),
    ("quoted number", lambda m: of("nodes", 2)(m).update(x="5.0"), "model.nodes[2].x", "wrong_type", "expected a number, found the text '5.0'; write 5.0 without quotes"),
    ("true is no number", lambda m: of("nodes", 2)(m).update(x=True), "model.nodes[2].x", "wrong_type", "expected a number, found true (Global X, m)"),
    ("null", lambda m: of("nodes", 2)(m).update(x=None), "model.nodes[2].x", "wrong_type", "expected a number, found null (Global X, m)"),
    ("enum", lambda m: of("load_cases", 1)(m).update(nature="snwo"), "model.load_cases[1].nature", "not_in_enum", "expected 'permanent', 'imposed', 'snow', 'wind', 'temperature', 'accidental', 'seismic' or 'other', found the text 'snwo'; did you mean 'snow'?"),
    ("limit state in lower case", lambda m: of("load_combinations")(m).update(limit_state="uls"), "model.load_combinations[0].limit_state", "not_in_enum", "expected 'ULS', 'SLS' or 'ALS', found the text 'uls'; did you mean 'ULS'?"),
    ("load type by another name", lambda m: of("load_cases")(m)["member_loads"][0].update(type="udl"), "model.load_cases[0].member_loads[0].type", "not_in_enum", "expected 'point', 'moment', 'distributed' or 'temperature', found the text 'udl'; did you mean 'distributed'?"),
    ("support word", lambda m: of("supports")(m).update(ux="fixd"), "model.supports[0].ux", "not_a_stiffness", "expected 'fixed', 'free', 'push', 'pull' or a stiffness above 0, found the text 'fixd'; did you mean 'fixed'?"),
    ("one-way support word", lambda m: of("supports")(m).update(uz="pusch"), "model.supports[0].uz", "not_a_stiffness", "expected 'fixed', 'free', 'push', 'pull' or a stiffness above 0, found the text 'pusch'; did you mean 'push'?"),
    ("rotations have no one-way words", lambda m: of("supports")(m).update(rx="push"), "model.supports[0].rx", "not_a_stiffness", "expected 'fixed', 'free' or a stiffness above 0, found the text 'push'"),
    ("support as boolean", lambda m: of("supports")(m).update(ux=True), "model.supports[0].ux", "not_a_stiffness", "expected 'fixed', 'free', 'push', 'pull' or a stiffness above 0, found true; write 'fixed'"),
    ("spring of zero", lambda m: of("supports")(m).update(ux=0), "model.supports[0].ux", "not_a_stiffness", "expected 'fixed', 'free', 'push', 'pull' or a stiffness above 0, found the number 0; write 'free'"),
    ("direction left out", lambda m: of("supports")(m).pop("rz"), "model.supports[0].rz", "missing_field", "missing key 'rz' (Restraint about global z, spring in N·m/rad)"),
    ("negative modulus", lambda m: of("materials")(m).update(e=-1), "model.materials[0].e", "out_of_range", "must be above 0, found -1 (Young's modulus, Pa (steel 210e9))"),
    ("unknown node", lambda m: of("members", 0)(m).update(end="E12"), "model.members[0].end", "unknown_reference", "unknown node 'E12'; nearest: 'E2', 'E1'"),
    ("unknown section", lambda m: of("members", 0)(m).update(section="colum"), "model.members[0].section", "unknown_reference", "unknown section 'colum'; nearest: 'column'"),
    ("unknown hinge", lambda m: of("members", 0)(m).update(start_hinge="pin"), "model.members[0].start_hinge", "unknown_reference", "unknown hinge 'pin'; the model has no hinges"),
    ("load on a deleted member", lambda m: of("load_cases")(m)["member_loads"][2].update(member="R9"), "model.load_cases[0].member_loads[2].member", "unknown_reference", "unknown member 'R9'; nearest: 'R4', 'R3', 'R2'"),
    ("unknown case", lambda m: of("load_combinations", 1)(m)["terms"][2].update(load_case="WW"), "model.load_combinations[1].terms[2].load_case", "unknown_reference", "unknown load case 'WW'; nearest: 'W'"),
    ("unknown member of a design member", lambda m: of("design_members", 1)(m)["members"].__setitem__(1, "R22"), "model.design_members[1].members[1]", "unknown_reference", "unknown member 'R22'; nearest: 'R2'"),
    ("unknown target", lambda m: m["analysis"]["checks"][1]["design_members"].__setitem__(0, "left-raftr"), "analysis.checks[1].design_members[0]", "unknown_reference", "unknown design member 'left-raftr'; nearest: 'left-rafter'"),
    ("duplicate id", lambda m: of("supports", 3)(m).update(id="F1"), "model.supports[3].id", "duplicate_id", "duplicate id 'F1'; first used at model.supports[0]"),
    ("start is end", lambda m: of("members", 0)(m).update(end="F1"), "model.members[0].end", "same_start_and_end", "a member needs two nodes: start and end are both 'F1'"),
    ("unknown library section", lambda m: of("sections", 1)(m).update(library="IPE410"), "model.sections[1].library", "unknown_library_section", "unknown section 'IPE410' in the library; nearest: 'IPE400', 'IPE450', 'IPE360'"),
    ("section of nothing", lambda m: of("sections", 1)(m).pop("library"), "model.sections[1]", "no_section_properties", "needs 'library' (a name such as IPE300), a 'shape' with its dimensions, or its own properties 'a', 'iy', 'iz' and 'it'"),
    ("dimensions of an angle alone", lambda m: m["model"]["sections"].__setitem__(1, {"id": "rafter", "shape": {"type": "angle", "h": 0.1, "b": 0.1, "t": 0.01}}), "model.sections[1].shape.type", "not_in_enum", "expected 'i', 'rhs', 'chs', 'rectangle', 'circle' or 'tee', found the text 'angle'; beside this one stand a, iy, iz and it, which are not computed from it"),
    ("a modulus beside dimensions alone", lambda m: m["model"]["sections"].__setitem__(1, {"id": "rafter", "shape": {"type": "circle", "d": 0.1}, "wel_y": 1e-4}), "model.sections[1].wel_y", "unknown_key", "unknown key 'wel_y'; beside a shape stand a, iy, iz and it, or no property at all"),
    ("a radius without room", lambda m: m["model"]["sections"].__setitem__(1, {"id": "rafter", "shape": {"type": "tee", "h": 0.15, "b": 0.1, "tw": 0.01, "tf": 0.012, "r": 0.05}}), "model.sections[1].shape.r", "impossible_outline", "must stay below b / 2 = 0.05 m with half the web of 0.01 m, found 0.05: the outline cannot exist"),
    ("a radius on a welded box", lambda m: m["model"]["sections"].__setitem__(1, {"id": "rafter", "shape": {"type": "rhs", "h": 0.4, "b": 0.3, "t": 0.012, "tf": 0.02, "r": 0.02}}), "model.sections[1].shape.r", "impossible_outline", "a box of two thicknesses is welded of plates, whose corners have no radius: leave 'r' or 'tf' out"),
    ("flanges without room", lambda m: m["model"]["sections"].__setitem__(1, {"id": "rafter", "shape": {"type": "rhs", "h": 0.4, "b": 0.3, "t": 0.012, "tf": 0.2}}), "model.sections[1].shape.tf", "impossible_outline", "must be below h / 2 = 0.2 m, found 0.2: the outline cannot exist"),
    ("section of both", lambda m: of("sections", 1)(m).update(a=0.01, iy=1e-4), "model.sections[1].library", "library_and_properties", "a library section is complete by its name: remove 'library', or remove 'a' and 'iy'"),
    ("misspelt library", lambda m: of("sections", 1)(m).update(libary=of("sections", 1)(m).pop("library")), "model.sections[1].libary", "unknown_key", "unknown key 'libary'; did you mean 'library'?"),
    ("empty load", lambda m: of("load_cases")(m)["member_loads"][0].pop("fz"), "model.load_cases[0].member_loads[0]", "no_component", "needs at least one of 'fx', 'fy' or 'fz'"),
    ("end value without a start value", lambda m: of("load_cases")(m)["member_loads"][0].update(fy_end=5), "model.load_cases[0].member_loads[0].fy", "missing_field", "missing key 'fy': 'fy_end' needs it"),
    ("field of another load type", lambda m: of("load_cases")(m)["member_loads"][0].update(position=0.5), "model.load_cases[0].member_loads[0].position", "unknown_key", "unknown key 'position'; allowed: member, type, name, axes, start, end, fx, fy, fz, fx_end, fy_end, fz_end, and keys that begin with x_"),
    ("load that ends before it starts", lambda m: of("load_cases")(m)["member_loads"][0].update(start=0.6, end=0.4), "model.load_cases[0].member_loads[0].end", "load_ends_before_start", "must be after start (0.6), found 0.4"),
    ("position beyond the end", lambda m: of("design_members", 0)(m)["lateral_restraints"][0].update(position=1.5), "model.design_members[0].lateral_restraints[0].position", "out_of_range", "must be at most 1, found 1.5 (Place along the design member, 0 = start, 1 = end)"),
    ("nodes at the top level", lambda m: m.update(nodes=[]), "nodes", "unknown_key", "unknown key 'nodes' at the top level; it belongs under 'model'"),
    ("schema version", lambda m: m.update(schema_version="2.0"), "schema_version", "not_in_enum", "expected '1.0', found the text '2.0'"),
    ("schema version as a number", lambda m: m.update(schema_version=1.0), "schema_version", "not_in_enum", "expected '1.0', found the number 1; write \"1.0\" with its quotes"),
    ("library name for a section's id", lambda m: of("members", 0)(m).update(section="IPE300"), "model.members[0].section", "unknown_reference", "unknown section 'IPE300'; known: 'column', 'rafter'; a library section needs an entry in model.sections, with 'id' and 'library'"),
    ("id too long", lambda m: of("members", 0)(m).update(id="m" * 65), "model.members[0].id", "text_too_long", "at most 64 characters, found 65: 'mmmmmmmmmmmmmmmmmmmm…'"),
    ("no model", lambda m: m.pop("model"), "model", "missing_field", "missing key 'model' (Geometry, materials and loads: collections of entities that refer to each other by id, in SI units)"),
    ("an array where an object belongs", lambda m: m["model"]["members"].__setitem__(2, []), "model.members[2]", "wrong_type", "expected an object, found an array (A straight bar from start to end; rotation in degrees, offsets in metres)"),
    ("an object where an array belongs", lambda m: m["model"].update(plates={}), "model.plates", "wrong_type", "expected an array, found an object (Plates, thickness in m; not counted as members)"),
    ("no combination of the limit state", lambda m: m["analysis"]["checks"][0].update(limit_state="ALS"), "analysis.checks[0].limit_state", "no_combination_of_limit_state", "no load combination has limit_state 'ALS', so nothing would be verified; the model has: SLS, ULS"),
    ("check without a target", lambda m: m["analysis"]["checks"][0].pop("design_members"), "analysis.checks[0]", "no_target", "needs exactly one of 'design_members', 'members', 'groups', 'storeys' or 'all' to name its targets"),
    ("check with two targets", lambda m: m["analysis"]["checks"][0].update(all=True), "analysis.checks[0]", "several_targets", "takes exactly one of 'design_members', 'members', 'groups', 'storeys' or 'all', found 'design_members' and 'all'"),
    ("check on concrete", lambda m: of("materials")(m).update(type="concrete"), "analysis.checks[0].design_members[0]", "not_steel", "design member 'left-column', member 'C1': the EN 1993-1-1 check takes steel, and material 'S355' is concrete"),
    ("too many offsets", lambda m: of("members")(m).update(start_offset=[0, 0]), "model.members[0].start_offset", "wrong_count", "expected 3 entries, found 2 (From the start node to the member's start, global, m)"),
    ("no terms", lambda m: of("load_combinations")(m).update(terms=[]), "model.load_combinations[0].terms", "wrong_count", "expected at least 1 entries, found 0 (Load cases and their factors)"),
    ("design member round a corner", lambda m: of("design_members", 1)(m).update(members=["R1", "R2", "R3"]), "model.design_members[1].members[2]", "design_member_not_straight", "member 'R3' turns away from the one before: a design member is one straight line"),
    ("design member with a gap", lambda m: of("design_members", 1)(m).update(members=["R1", "R4"]), "model.design_members[1].members[1]", "design_member_not_connected", "member 'R4' does not go on from the one before: a design member is one straight line"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "edit", "path", "code", "message"), MISTAKES, ids=[row[0] for row in MISTAKES])
def test_one_mistake_gives_one_issue(name: str, edit: Edit, path: str, code: str, message: str) -> None:
    model = example("portal-frame")
    edit(model)
    report = validate(model)
    assert report.errors == [{"path": path, "code": code, "message": message, "severity": "error"}]


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
            "fy_rule 'product_standard' takes the yield strength from a grade S235, S275, S355, S420 or S460, found 'C30/37'",
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
    told = (f"model.{collection}", f"{limit + 1} {words}: a model has at most {limit}")
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

    assert ("model.plates", "10016 plates: a model has at most 10000") in errors(many, "plate-on-beams")
    assert f"at most {limits()['plate_limit']:,}" in (schemas_dir() / "plates.json").read_text("utf-8")


def test_a_warm_plate_needs_thermal_expansion() -> None:
    def warm(model: Model) -> None:
        model["model"]["load_cases"][0]["plate_loads"] = [{"plate": "P00", "dt": 20}]
        del model["model"]["materials"][1]["thermal_expansion"]

    assert [path for path, _ in errors(warm, "plate-on-beams")] == ["model.load_cases[0].plate_loads[0]"]


DOUBTS: list[tuple[str, Edit, str, str, str]] = [
    ("unknown key under analysis", lambda m: m["analysis"].update(option={}), "analysis.option", "ignored_key", "unknown key 'option' is ignored; did you mean 'options'?"),
    ("unknown key in options", lambda m: m["analysis"]["options"].update(ordr="second"), "analysis.options.ordr", "ignored_key", "unknown key 'ordr' is ignored; did you mean 'order'?"),
    ("unknown key in a check", lambda m: m["analysis"]["checks"][0].update(gama_m1=1.1), "analysis.checks[0].gama_m1", "ignored_key", "unknown key 'gama_m1' is ignored; did you mean 'gamma_m1'?"),
    ("key of another check", lambda m: m["analysis"]["checks"][1].update(eta=1.0), "analysis.checks[1].eta", "ignored_key", "unknown key 'eta' is ignored; allowed: id, name, design_members, members, groups, storeys, all, limit_state, informative, type, limit_ratio, axis, measure, part"),
    ("results", lambda m: m.update(results={"anything": 1}), "results", "ignored_results", "ignored and not stored: results are computed where the model is opened"),
    ("unused node", lambda m: m["model"]["nodes"].append({"id": "Q", "x": 99, "y": 0, "z": 0}), "model.nodes[7]", "unused_node", "node 'Q' is used by no member and no plate"),
    ("overlapping members", lambda m: m["model"]["members"].append({**of("members", 1)(m), "id": "R1b", "start": "P1", "end": "E1"}), "model.members[6]", "doubled_member", "member 'R1b' lies on member 'R1': both join the same two nodes"),
    ("a member over two others", lambda m: m["model"]["members"].append({**of("members", 1)(m), "id": "R12", "start": "RI", "end": "E1"}), "model.members[6]", "overlapping_members", "member 'R12' overlaps member 'R2': both leave 'RI' in one direction"),
    ("case in no combination", lambda m: m["model"]["load_cases"].append({"id": "X", "nature": "other", "self_weight": 0}), "model.load_cases[3]", "uncombined_case", "load case 'X' is in no combination"),
    ("modulus in MPa", lambda m: of("materials")(m).update(e=210000), "model.materials[0].e", "modulus_unit", "210000 Pa looks like MPa: write 2.1e+11"),
    ("modulus in GPa", lambda m: of("materials")(m).update(e=210), "model.materials[0].e", "modulus_unit", "210 Pa looks like GPa: write 2.1e+11"),
    ("strength in MPa", lambda m: of("materials")(m).update(fy=355), "model.materials[0].fy", "strength_unit", "355 Pa looks like MPa: write 3.55e+08"),
    ("density in t/m³", lambda m: of("materials")(m).update(density=7.85), "model.materials[0].density", "unusual_density", "7.85 kg/m³ is unusual for steel (7850 kg/m³)"),
    ("unusual situation", lambda m: of("load_combinations")(m).update(situation="frequent"), "model.load_combinations[0].situation", "unusual_situation", "'frequent' is unusual for ULS; usual: 'persistent', 'transient', 'accidental', 'seismic'"),
    ("a case twice in a combination", lambda m: of("load_combinations")(m)["terms"].append({"load_case": "G", "factor": 1}), "model.load_combinations[0].terms[2].load_case", "repeated_case", "load case 'G' is already in this combination; the factors add up"),
    ("two supports on a node", lambda m: m["model"]["supports"].append({**of("supports", 2)(m), "id": "again"}), "model.supports[7].node", "doubled_support", "node 'E1' is already held by support 'side-E1'; both act together"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "edit", "path", "code", "message"), DOUBTS, ids=[row[0] for row in DOUBTS])
def test_one_doubt_gives_one_warning(name: str, edit: Edit, path: str, code: str, message: str) -> None:
    model = example("portal-frame")
    edit(model)
    report = validate(model)
    assert report.errors == []
    assert report.warnings == [{"path": path, "code": code, "message": message, "severity": "warning"}]


def test_the_major_axis_of_an_i_shape() -> None:
    shape = {"type": "i", "h": 0.4, "b": 0.18, "tw": 0.0086, "tf": 0.0135, "r": 0.021}
    found = warnings(lambda model: explicit(model, iy=1.318e-5, iz=2.313e-4, shape=shape, fabrication="hot_rolled"))
    assert found == [
        ("model.sections[1].iy", "iy (1.318e-05) is below iz (0.0002313) on an I shape: y-y is the major axis")
    ]


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

    told = "node 'E1b' is at the same place as node 'E1', and not joined to it"
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
