"""Materials by name: the schema lists the library, and both agree with the standards' numbers."""

import json

import pytest

from handoff import materials
from handoff.beams.material import entry
from handoff.http.schema import closure
from handoff.material_library import library, written_out
from handoff.runtime.settings import schemas_dir

NAMES = [
    *(name for names in library()["steel"].values() for name in names),
    *library()["aluminium"],
    *library()["concrete"],
]


def test_the_schema_lists_every_name_and_no_other() -> None:
    listed = closure("library_material")["properties"]["library"]["enum"]
    assert sorted(listed) == sorted(NAMES)
    assert len(set(NAMES)) == len(NAMES)


def test_the_beam_builders_materials_are_those_of_the_library() -> None:
    concrete, aluminium = written_out([{"id": "c", "library": "C30/37"}, {"id": "a", "library": "EN AW-6061-T6"}])
    assert concrete == {"id": "c", **entry("concrete_C30", 100)}
    made = entry("aluminium_6061", 20)
    assert aluminium == {"id": "a", **{key: value for key, value in made.items() if key != "fy_rule"}}


@pytest.mark.parametrize("name", [name for names in library()["steel"].values() for name in names])
def test_every_steel_has_bands(name: str) -> None:
    assert name[:4] in materials.standards()["steel"]


def test_a_material_with_numbers_stays_as_it_is() -> None:
    model = json.loads((schemas_dir() / "examples" / "portal-frame.json").read_text())
    given = model["model"]["materials"]
    assert written_out(given) is given


def test_the_modulus_of_concrete_is_that_of_its_formula():
    """EN 1992-1-1 Table 3.1: Ecm = 22 (fcm/10)^0.3 GPa, fcm = fck + 8 N/mm²."""
    for name, modulus in library()["concrete"].items():
        strength = int(name.removeprefix("C").partition("/")[0])
        assert modulus == round(22 * ((strength + 8) / 10) ** 0.3), name
