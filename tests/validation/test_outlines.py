"""Properties stated beside an outline: right ones pass for every shape, and each that is off is told of by itself."""

import pytest

from handoff.sections import find
from handoff.validation import validate
from handoff.validation.rulebook import RULES
from tests.examples import example

JUDGED: dict[str, list[str]] = RULES["outlines"]
# Beyond this factor the rows tell of it.
TIMES = 4
NAMES = {
    "i": ["IPE300", "HEM100", "HEAA1000", "W44X290", "WI1200x300x8x15"],
    "tee": ["T-IPE300", "T-HEM100", "TEE150x100x8x12"],
    "channel": ["UPE200", "UPN100", "C15X50"],
    "angle": ["L100x100x10", "L200x100x10", "L45x45x3"],
    "rhs": ["RHS200x100x8", "SHS50x50x8", "CFRHS300x100x12", "BOX400x300x12x20"],
    "chs": ["CHS168.3x8", "Pipe12XS"],
    "circle": ["RD20"],
    "rectangle": ["FL100x10", "FL10x100", "SQ40"],
    "double_angle": ["2L100x100x10/10", "2L100x150x10/8"],
    "double_channel": ["2UPN200/12", "2UPE200/10"],
}
KNOWN = ("a", "iy", "iz", "it", "iw", "wel_y", "wel_z", "wpl_y", "wpl_z")


def doubted(name: str, **own: float) -> list[str]:
    """The properties told of, of a section stated as the library has it, or otherwise."""
    found = find(name)
    shape = {key: value for key, value in found["shape"].items() if key != "r2"}
    model = example("portal-frame")
    model["analysis"].pop("checks")  # which know no pairs, and say so
    section = model["model"]["sections"][1]
    stated = {key: found[key] for key in KNOWN} | own
    model["model"]["sections"][1] = {"id": section["id"], **stated, "shape": shape}
    report = validate(model)
    # What no section of this area and second moment can have is refused, whatever its outline.
    if own and {issue["code"] for issue in report.errors} == {"impossible_inertia"}:
        return list(own)
    assert report.errors == []
    paths = [issue["path"] for issue in report.warnings if issue["code"] == "contradictory_section"]
    return [path.rpartition(".")[2] for path in paths]


def test_every_shape_that_is_judged_is_tried() -> None:
    assert set(NAMES) == set(JUDGED)


@pytest.mark.parametrize("name", [name for names in NAMES.values() for name in names])
def test_what_the_library_states_of_its_sections_is_not_doubted(name: str) -> None:
    assert doubted(name) == []


@pytest.mark.parametrize(("shape", "key"), [(shape, key) for shape, keys in JUDGED.items() for key in keys])
def test_each_property_off_by_twice_the_factor_is_told(shape: str, key: str) -> None:
    name = NAMES[shape][0]
    for off in (2 * TIMES, 1 / (2 * TIMES)):
        value = find(name)[key] * off
        # Second moments that change places are told of as swapped axes.
        if shape == "i" and value < find(name)["iz"] and key == "iy":
            continue
        assert key in doubted(name, **{key: value})
