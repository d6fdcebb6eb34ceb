"""What the picture says: words in free places, projections to measure from, reactions by name, parts of the model."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.models import everything, example
from tests.browser.words import HIDDEN, LISTEN, until_said


def listening(visit: Callable[..., Visitor], model: dict[str, Any]) -> Visitor:
    visitor = visit(alone=True)
    visitor.page.add_init_script(LISTEN)
    visitor.solved(model)
    return visitor


def test_loads_reactions_and_views(visit: Callable[..., Visitor]) -> None:
    visitor = listening(visit, everything())
    page = visitor.page
    page.select_option("#set", label="Q")
    page.locator("label", has_text="No diagram").click()
    # A projected load is written as the model states it, per metre of projection.
    until_said(page, "said.includes('4.00 kN/m projected')")
    until_said(page, "said.some((text) => /^≈ [0-9.]+ m$/.test(text))")
    visitor.tool("Reactions").check()
    page.keyboard.press("Escape")
    until_said(page, "said.some((text) => /^F[xyz] −?[0-9.]+ kN \\(Q\\)$/.test(text))")
    until_said(page, "said.some((text) => /^M[xyz] −?[0-9.]+ kN·m \\(Q\\)$/.test(text))")
    assert page.evaluate(HIDDEN) == []
    # An elevation is measured from: orthographic, and its bar is no estimate.
    page.get_by_role("button", name="Front").click()
    assert page.get_by_role("radio", name="Orthographic").is_checked()
    until_said(page, "said.some((text) => /^[0-9.]+ m$/.test(text))")
    assert page.evaluate(HIDDEN) == []
    visitor.keep("drawing-loads")
    # The chosen member shows its axes; a diagram and the deformed shape take turns.
    page.get_by_role("button", name="DE", exact=True).click()
    until_said(page, "['x', 'y', 'z'].every((axis) => said.includes(axis))")
    page.locator("label", has_text="Vz").click()
    visitor.tool("Deformed").check()
    assert page.get_by_role("radio", name="No diagram").is_checked()
    page.locator("label", has_text="Vz").click()
    assert not visitor.tool("Deformed").is_checked()


def test_a_combination_tells_what_it_is_made_of(visitor: Visitor) -> None:
    page = visitor.page
    visitor.solved(example("portal-frame"))
    terms = page.locator("#terms")
    # An envelope is made of combinations, not of load cases.
    expect(terms).to_be_hidden()
    assert page.locator("#set option", has_text="ULS2 (ULS)").get_attribute("title") == "1.35 G + 1.50 S + 0.90 W"
    page.select_option("#set", value="combination:ULS2")
    expect(terms).to_have_text("1.35 G + 1.50 S + 0.90 W")
    # Arrows show no weight: beside them it is said that it acts.
    weight = page.get_by_text("self-weight × 1.35 acts too")
    expect(weight).to_be_hidden()
    page.locator("label", has_text="No diagram").click()
    expect(weight).to_be_visible()
    page.select_option("#set", value="case:S")
    expect(terms).to_be_hidden()
    expect(weight).to_be_hidden()


def test_a_truss_opens_with_its_normal_forces(visitor: Visitor) -> None:
    # Its own weight bends it a little, which is not what a truss is read by.
    visitor.solved(example("roof-truss"))
    expect(visitor.page.get_by_role("radio", name="N", exact=True)).to_be_checked()
    assert "Normal force N, tension positive" in visitor.page.inner_text(".legend")
    # Every check passes wholly: no column stands there for reasons that none of them has.
    heads = visitor.page.locator(".data thead th").all_inner_texts()
    assert [head.split()[0] for head in heads] == [
        "Target",
        "Check",
        "Verdict",
        "Utilisation",
        "Governed",
        "Clause",
        "Combination",
    ]


def test_a_part_of_the_model_is_drawn_alone(visit: Callable[..., Visitor]) -> None:
    visitor = listening(visit, example("building-frame"))
    page = visitor.page
    ids = [member["id"] for member in example("building-frame")["model"]["members"]]
    page.get_by_role("button", name="Layers").click()
    page.get_by_label("Ids").check()
    until_said(page, f"{ids}.filter((id) => said.includes(id)).length > 5")
    page.get_by_role("combobox", name="Storey").select_option(label="Storey 1")
    page.keyboard.press("Escape")
    upper = [name for name in ids if name.startswith("C") and name.endswith("2")]
    assert upper
    until_said(page, f"!{upper}.some((id) => said.includes(id))")
    page.get_by_role("tab", name="Members", exact=True).click()
    page.get_by_role("button", name=ids[0], exact=True).click()
    page.get_by_role("button", name="Layers", exact=True).click()
    page.get_by_role("button", name="Isolate").click()
    until_said(page, f"said.includes('{ids[0]}') && !{ids[1:]}.some((id) => said.includes(id))")
    # The list leads there: the view is near, and the link says so.
    page.wait_for_function("() => location.hash.includes('view=')")
    page.get_by_role("button", name="Layers", exact=True).click()
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("button", name="Fit").click()
    until_said(page, f"{ids[1:]}.some((id) => said.includes(id))")
    menu = page.get_by_role("button", name="Layers", exact=True)
    menu.click()
    page.get_by_role("button", name="Hide", exact=True).click()
    until_said(page, f"!said.includes('{ids[0]}') && {ids[1:]}.some((id) => said.includes(id))")
    menu.click()
    page.get_by_role("button", name="Show all").click()
    # A section box: each face says where it stands, and what reaches beyond it is gone.
    menu.click()
    page.get_by_role("button", name="Section box").click()
    face = page.locator(".face", has_text="z to")
    top = max(node["z"] for node in example("building-frame")["model"]["nodes"])
    expect(face.locator("output")).to_have_text(f"{top:.3f} m")
    page.get_by_label("Box z to").fill("60")
    expect(face.locator("output")).to_have_text(f"{0.6 * top:.3f} m")
    page.keyboard.press("Escape")
    until_said(page, f"!{upper}.some((id) => said.includes(id)) && {ids[1:]}.some((id) => said.includes(id))")
    menu.click()
    page.get_by_role("button", name="Show all").click()
    menu.click()
    expect(face.locator("output")).to_have_text(f"{top:.3f} m")
    page.keyboard.press("Escape")
    until_said(page, f"{upper}.some((id) => said.includes(id))")
    visitor.keep("drawing-parts")


def test_the_work_list_and_the_inspector_lead_to_what_governs(visitor: Visitor) -> None:
    visitor.solved(example("building-frame"))
    page = visitor.page
    rows = page.locator(".data tbody tr")
    rows.first.wait_for()
    clause = re.findall(r"6\.\d\.\d", " ".join(rows.all_inner_texts()))[-1]
    page.get_by_label("Find in every column").fill(clause)
    expect(rows.first).to_contain_text(clause)
    assert all(clause in text for text in rows.all_inner_texts())
    page.get_by_label("Find in every column").fill("")
    every = rows.count()
    # A chip of a section by keyboard, one of a long list chosen; each says that it is pressed, and lets its rows back.
    section = page.get_by_role("group", name="Filter by section").get_by_role("button").first
    section.press("Enter")
    expect(section).to_have_attribute("aria-pressed", "true")
    expect(section).to_be_focused()
    expect(rows).to_have_count(int(section.inner_text().split()[-1]))
    page.get_by_role("combobox", name="Design member").select_option(index=1)
    chosen = page.get_by_role("group", name="Filter by design member").get_by_role("button", pressed=True)
    expect(chosen).to_have_count(1)
    section.press("Enter")
    chosen.click()
    expect(rows).to_have_count(every)
    block = visitor.solved(example("simply-supported-beam"))
    rows.first.locator("th button").click()
    verdict = page.locator("#member-verdict")
    expect(verdict).to_be_visible()
    worst = max(
        (check for check in block["checks"] if not check["informative"]), key=lambda check: check["utilisation"] or 0
    )
    # Effect over resistance, in numbers that give the utilisation.
    said = verdict.locator("code").inner_text()
    numbers, result = said.split(" = ")[1:]
    effect, resistance = numbers.split()[0], numbers.split()[2]
    assert result == f"{worst['utilisation']:.3f}"
    assert abs(float(effect) / float(resistance) - worst["utilisation"]) < 1e-3
    placed = [
        item
        for check in block["checks"]
        if not check["informative"]
        for item in check["verifications"]
        if item["member"] == page.inner_text("#chosen") and item["position"] is not None and item["utilisation"]
    ]
    start = max(placed, key=lambda item: item["utilisation"])["position"]
    assert page.locator(".reader output").inner_text() == f"{start:.3f} m"
    # The borders between the panes move by keyboard too.
    before = page.locator(".side").bounding_box()
    page.get_by_role("separator", name="Width of the results").press("ArrowLeft")
    after = page.locator(".side").bounding_box()
    assert before
    assert after
    assert after["width"] == before["width"] + 24
