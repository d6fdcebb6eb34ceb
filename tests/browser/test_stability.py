"""A structure that does not stand says so once and first, and shows how it gives way."""

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.models import model, support

FREE_TO_TURN = {"ux": "rigid", "uy": "rigid", "uz": "rigid", "rx": "rigid", "ry": "free", "rz": "free"}


def table(load: float, feet: str) -> dict[str, Any]:
    """Four columns under a ring of beams that are hinged to them: the feet alone hold it against sway."""
    plan = {"A": (0.0, 0.0), "B": (6.0, 0.0), "C": (6.0, 4.0), "D": (0.0, 4.0)}
    ring = ["AB", "BC", "CD", "DA"]
    beams = [
        {"id": name, "start": f"{name[0]}1", "end": f"{name[1]}1", "start_hinge": "pin", "end_hinge": "pin"}
        for name in ring
    ]
    return model(
        {f"{name}{level}": (*place, 5.0 * level) for name, place in plan.items() for level in (0, 1)},
        [*({"id": f"column {name}", "start": f"{name}0", "end": f"{name}1"} for name in plan), *beams],
        title="A table",
        hinges=[{"id": "pin", **FREE_TO_TURN}],
        supports=[support(f"{name}0", feet) for name in plan],
        load_cases=[
            {
                "id": "Q",
                "nature": "imposed",
                "self_weight": 0,
                "node_loads": [{"node": f"{name}1", "fz": -load} for name in plan],
            }
        ],
    )


def test_a_structure_that_buckles_below_its_loads_says_so_once_and_first(visitor: Visitor) -> None:
    # A column as a cantilever of 5 m about its weak axis: π²·E·I/(2·L)² = 345 kN, of which 1.5 · 400 kN is 1.74 times.
    frame = table(400e3, "ux uy uz rx ry rz")
    frame["analysis"]["options"]["order"] = "first"
    visitor.solved(frame)
    page = visitor.page
    collapse = page.locator("#collapse")
    expect(collapse).to_contain_text("The frame sways along")
    expect(collapse).to_contain_text("before the loads of ULS1 are reached")
    expect(collapse.locator("#critical")).to_have_text("αcr = 0.58")
    expect(collapse).to_contain_text("4 members take part: column")
    # Its mode is drawn unasked, and nothing repeats it as a point of its own.
    expect(page.locator(".legend")).to_contain_text("Buckling mode 1 of ULS1")
    assert "below its loads (5.2.1)" not in " ".join(page.locator(".open-point").all_inner_texts())


def test_every_mechanism_is_listed_and_drawn_when_it_is_pressed(visitor: Visitor) -> None:
    visitor.open(table(10e3, "ux uy uz rz"))
    page = visitor.page
    failure = page.locator("#failure")
    motions = failure.locator(".motions button")
    expect(motions.first).to_have_attribute("aria-pressed", "true")
    assert motions.count() >= 2
    assert len(set(motions.all_inner_texts())) == motions.count()
    motions.nth(1).click()
    expect(motions.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(motions.first).to_have_attribute("aria-pressed", "false")
