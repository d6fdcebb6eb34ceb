"""Plates on the page: coloured by their results, with a key, a probe, an inspector and a table."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DRAWN, SCHEMES, Visitor
from tests.examples import example

# The first of them; the page opens with the one that governs.
COMBINATION = "combination:ULS1"


def number(text: str) -> float:
    found = re.search(r"[−-]?\d+(\.\d+)?", text)
    assert found, text
    return float(found[0].replace("−", "-"))


def test_a_slab_opens_solved_and_coloured(visitor: Visitor) -> None:
    block = visitor.solved(example("plate-on-beams"))
    assert block["kind"] == "results"
    assert block["warnings"] == []
    assert len(block["load_cases"][0]["plate_forces"]) == 16 * 5 * 8
    page = visitor.page
    expect(page.locator("#contour")).to_have_value("displacement")
    page.select_option("#set", COMBINATION)
    ticks = page.locator("#contours .ticks span")
    expect(ticks).to_have_count(3)
    largest = max(
        sum(move * move for move in block["load_combinations"][0]["displacements"][at : at + 3]) ** 0.5
        for at in range(0, 6 * 25, 6)
    )
    # The key follows the choice a moment later.
    expect(ticks.last).to_contain_text(f"{largest * 1e3:.2f}")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        visitor.keep(f"plates-{scheme}")
    page.locator("#contour").select_option("mx")
    expect(page.locator("#contours")).to_contain_text("kN·m/m")
    page.get_by_role("button", name="Top").click()
    visitor.keep("plates-mx")


def test_the_pointer_reads_values_and_a_click_shows_the_plate(visitor: Visitor) -> None:
    block = visitor.solved(example("plate-on-beams"))
    page = visitor.page
    page.select_option("#set", COMBINATION)
    page.locator("#contour").select_option("my")
    expect(page.locator("#contours")).to_contain_text("my")
    visitor.tool("Deformed").uncheck()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Top").click()
    box = page.locator("canvas.picture").bounding_box()
    assert box
    # From above the slab stands in what the key leaves free: the pointer crosses the picture until it meets a plate.
    probe = page.locator(".probe")
    # Rows of nodes lie over the plates' edges, so that one line of points may meet nodes alone.
    middle = box["y"] + box["height"] / 2
    across = range(int(box["x"]) + 60, int(box["x"] + box["width"]) - 60, 15)
    for x, y in ((x, middle - up) for up in (12, 18, 24, 30) for x in across):
        page.mouse.move(x, y)
        page.evaluate("new Promise(requestAnimationFrame)")
        if probe.is_visible() and "kN·m/m" in probe.inner_text():
            break
    expect(probe).to_contain_text("kN·m/m")
    name, value = probe.inner_text().split(":")
    assert name in block["plates"]["ids"]
    forces = block["load_combinations"][0]["plate_forces"]
    moments = [forces[at + 4] / 1e3 for at in range(0, len(forces), 8)]
    assert min(moments) <= number(value.replace("my", "")) <= max(moments)
    page.mouse.click(x, y)
    inspector = page.locator("#inspector-body")
    expect(inspector).to_contain_text(name)
    expect(inspector).to_contain_text("140.0 mm")
    row = inspector.locator("tr", has_text="my (kN·m/m)").locator("td")
    at = 40 * block["plates"]["ids"].index(name)
    for i in range(5):
        assert number(row.nth(i).inner_text()) == pytest.approx(forces[at + 8 * i + 4] / 1e3, abs=0.006)
    visitor.keep("plate-inspector")
    # Plates obey what draws a part of the model: the pointer meets no plate where none is drawn.
    show = page.get_by_role("button", name="Layers", exact=True)

    def met(act: str) -> str:
        show.click()
        if act.startswith("Box"):
            page.get_by_role("button", name="Section box").click()
            page.get_by_label(act).fill("1")
        else:
            page.get_by_role("button", name=act, exact=True).click()
        page.keyboard.press("Escape")
        page.mouse.move(x, y + 1)
        page.mouse.move(x, y)
        page.evaluate(DRAWN)
        return probe.inner_text().split(":")[0] if probe.is_visible() else ""

    assert met("Hide") != name
    assert met("Show all") == name
    assert met("Isolate") == name
    assert met("Box x to") == ""
    assert met("Show all") == name
    page.get_by_role("tab", name="Plate forces").click()
    expect(page.locator("#table-panel tbody tr").first).to_contain_text("centre")


def test_a_slab_without_members_is_drawn_and_read(visitor: Visitor) -> None:
    model = example("plate-on-beams")
    parts = model["model"]
    parts.update(members=[], sections=[], design_members=[])
    parts["nodes"] = [node for node in parts["nodes"] if node["id"].startswith("S")]
    held = dict.fromkeys(("ux", "uy", "uz", "rx", "ry", "rz"), "fixed")
    parts["supports"] = [
        {"id": f"at {node['id']}", "node": node["id"], **held}
        for node in parts["nodes"]
        if 0 in (node["x"], node["y"]) or 6 in (node["x"], node["y"])
    ]
    for case in parts["load_cases"]:
        case.pop("member_loads", None)
        case.pop("node_loads", None)
    model["analysis"] = {"options": model["analysis"].get("options", {})}
    block = visitor.solved(model)
    assert block["kind"] == "results"
    expect(visitor.page.locator("#largest-displacement")).to_contain_text("mm")
    expect(visitor.page.locator(".figure .note", has_text="node S22")).to_be_visible()
    # Nothing is offered that only members have.
    expect(visitor.page.get_by_role("tab", name="Plate forces")).to_have_attribute("aria-selected", "true")
    for kind, name in (("tab", "Forces"), ("tab", "Members"), ("radiogroup", "Diagram")):
        expect(visitor.page.get_by_role(kind, name=name, exact=True)).to_have_count(0)  # type: ignore[arg-type]
    visitor.keep("slab-alone")


def test_plates_alone_are_compared_and_have_nothing_to_be_changed(visitor: Visitor) -> None:
    visitor.solved(example("slab"))
    page = visitor.page
    page.get_by_role("button", name="Compare this design").click()
    expect(page.locator(".design")).to_contain_text("There are no members whose section")
    page.get_by_text("Compare with another file or link").click()
    page.fill("#design-link", page.url)
    page.locator(".design").get_by_role("button", name="Compare", exact=True).click()
    expect(page.locator(".design")).to_contain_text("The two models are the same")
