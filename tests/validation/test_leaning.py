"""Columns nearly upright, whose sections stand turned by the lean."""

from math import cos, radians, sin
from operator import itemgetter
from typing import Any

import pytest

from handoff.validation import validate
from tests.validation.traps import Trap, assert_told, traps_of

Model = dict[str, Any]


@pytest.mark.parametrize("trap", traps_of("leaning"), ids=itemgetter(0))
def test_a_trap_is_told_once_and_its_innocent_neighbour_is_not(trap: Trap) -> None:
    assert_told(trap)


def column(*, lean: float = 0.002, towards: float = 90, down: bool = False, count: int = 1, **member: Any) -> Model:
    """Columns of 4 m whose heads stand aside by a part of that, along a direction of the plan in degrees."""
    aside = 4 * lean / (1 - lean**2) ** 0.5
    x, y = aside * cos(radians(towards)), aside * sin(radians(towards))
    section = member.pop("section", {"library": "IPE300"})
    nodes, members, supports = [], [], []
    for i in range(count):
        nodes += [{"id": f"f{i}", "x": 5 * i, "y": 0, "z": 0}, {"id": f"h{i}", "x": 5 * i + x, "y": y, "z": 4}]
        foot, head = (f"h{i}", f"f{i}") if down else (f"f{i}", f"h{i}")
        members.append({"id": f"c{i}", "start": foot, "end": head, "section": "s", "material": "m", **member})
        held = dict.fromkeys(("ux", "uy", "uz", "rx", "ry", "rz"), "fixed")
        supports.append({"id": f"b{i}", "node": f"f{i}", **held})
    terms = [{"load_case": "Q", "factor": 1}]
    return {
        "schema_version": "1.0",
        "settings": {"title": "columns"},
        "model": {
            "nodes": nodes,
            "materials": [{"id": "m", "library": "S355"}],
            "sections": [{"id": "s", **section}],
            "members": members,
            "supports": supports,
            "load_cases": [
                {"id": "Q", "nature": "other", "self_weight": 0, "node_loads": [{"node": "h0", "fz": -1e5}]}
            ],
            "load_combinations": [{"id": "U", "limit_state": "ULS", "situation": "persistent", "terms": terms}],
        },
    }


def told(model: Model) -> list[tuple[str, str]]:
    report = validate(model)
    assert report.errors == []
    return [(issue["path"], issue["message"]) for issue in report.warnings if issue["code"] == "turned_section"]


def test_it_says_how_far_the_section_is_turned_and_what_to_write() -> None:
    [(path, message)] = told(column(lean=0.0005))
    assert path == "model.members[0]"
    assert message == (
        "member 'c0' leans by 0.5 mm per metre, and local y goes by the lean: its section stands turned by 90° against "
        "that of an upright column. Set its ends above one another, or write its rotation: -90 stands as an upright "
        "column's does, 0 says that it is meant as it is"
    )


@pytest.mark.parametrize(
    ("towards", "down", "upright"),
    [(90, False, -90), (-90, False, 90), (90, True, -90), (30, False, -30), (150, False, -150)],
)
def test_the_rotation_it_names_turns_local_y_to_global_y(towards: float, down: bool, upright: float) -> None:
    """y = (−dy, dx)/plan turned by r about x is cos r·y + sin r·(x × y), by hand for a vertical axis."""
    model = column(towards=towards, down=down)
    [(_, message)] = told(model)
    assert f"its rotation: {upright} stands" in message
    ahead = towards + 180 if down else towards
    x, y = cos(radians(ahead)), sin(radians(ahead))
    up = -1 if down else 1
    c, s = cos(radians(upright)), sin(radians(upright))
    # x × y of (0, 0, up) and (−dy, dx, 0).
    turned = (c * -y + s * -up * x, c * x + s * up * -y)
    assert turned == pytest.approx((0, 1), abs=1e-9)


@pytest.mark.parametrize("lean", [1e-5, 0.0199])
def test_leans_up_to_a_fiftieth_are_asked_about(lean: float) -> None:
    assert told(column(lean=lean))


@pytest.mark.parametrize("lean", [5e-7, 0.0201, 0.3])
def test_what_is_upright_by_rounding_or_leans_as_was_meant_is_not(lean: float) -> None:
    assert not told(column(lean=lean))


@pytest.mark.parametrize(
    ("towards", "asked"), [(0, False), (4, False), (6, True), (174, True), (177, False), (180, False)]
)
def test_a_lean_along_x_leaves_local_y_where_it_was(towards: float, asked: bool) -> None:
    assert bool(told(column(towards=towards))) is asked


def test_a_rotation_that_is_written_is_meant() -> None:
    assert not told(column(rotation=0))
    assert not told(column(rotation=-90))


@pytest.mark.parametrize(
    ("section", "asked"),
    [
        ({"library": "CHS 168.3x8"}, False),
        ({"library": "SHS 100x5"}, False),
        ({"library": "RHS 100x60x5"}, True),
        ({"library": "HEB200"}, True),
        # A quarter turn exchanges the legs' sides: iyz changes its sign.
        ({"library": "L100x100x10"}, True),
        ({"shape": {"type": "circle", "d": 0.05}}, False),
        ({"a": 0.01, "iy": 1e-4, "iz": 1e-4, "it": 1e-4}, False),
        ({"a": 0.01, "iy": 1e-4, "iz": 0.99e-4, "it": 1e-4}, True),
        ({"a": 0.01, "iy": 1e-4, "iz": 1e-4, "it": 1e-4, "wpl_y": 8e-4, "wpl_z": 6e-4}, True),
    ],
)
def test_a_section_that_is_the_same_both_ways_may_be_turned(section: Model, asked: bool) -> None:
    assert bool(told(column(section=section))) is asked


@pytest.mark.parametrize("count", [2, 60])
def test_of_many_the_first_is_told_and_the_others_are_counted(count: int) -> None:
    [(path, message)] = told(column(count=count))
    assert path == "model.members[0]"
    assert message.endswith(f"(and {count - 1} more like it)")
