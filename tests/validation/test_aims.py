"""How checks name their members: by one of the schema's keys, and which members these stand for."""

from handoff.validation.aims import aimed, kind_of
from handoff.validation.compiled import definitions
from handoff.validation.rulebook import RULES
from handoff.validation.salvage import document_of
from tests.examples import example


def test_a_check_names_its_members_by_the_keys_that_the_schema_takes_one_of() -> None:
    taken = {choice["required"][0] for choice in definitions()["check"]["oneOf"]}
    assert set(RULES["check_targets"]) == taken
    assert kind_of({"type": "deflection", "groups": ["g"]}) == "groups"


def test_a_name_stands_for_the_members_of_its_group_storey_or_design_member() -> None:
    model = example("portal-frame")
    model["model"]["groups"] = [{"id": "g", "members": ["C2", "R1"]}]
    model["model"]["storeys"] = [{"id": "ground", "z": 0}, {"id": "roof", "z": 6}]
    judged = document_of(model, {})
    assert aimed(judged, "members", "C1") == ["C1"]
    assert aimed(judged, "groups", "g") == ["C2", "R1"]
    assert aimed(judged, "design_members", "left-column") == ["C1"]
    # A member stands in the storey of its lower end: columns at 0 m, rafters at the eaves, 6 m, and above.
    assert aimed(judged, "storeys", "ground") == ["C1", "C2"]
    assert aimed(judged, "storeys", "roof") == ["R1", "R2", "R3", "R4"]
    assert aimed(judged, "storeys", "none") == []
