"""What checks aim at: members that have what the check needs."""

from tests.validation.told import Model, errors, explicit


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


def test_a_storey_without_members_is_told() -> None:
    def edit(model: Model) -> None:
        model["model"]["storeys"] = [{"id": "ground", "z": 0}, {"id": "sky", "z": 90}]
        check = model["analysis"]["checks"][1]
        check.pop("design_members", None)
        check.update(storeys=["ground", "sky"])

    assert [path for path, _ in errors(edit)] == ["analysis.checks[1].storeys[1]"]
