"""Unstable, ended and hostile: no wrong number, no foreign markup, a way on."""

import re
from collections.abc import Callable

from playwright.sync_api import Dialog, expect

from tests.browser.conftest import DRAWN, Visitor
from tests.browser.models import beam, example, support
from tests.frames import frame
from tests.seeds import AT_LENGTH

AT_ONCE = """(name) => {
  const press = () => {
    const all = [...document.querySelectorAll("button")];
    const button = all.find((one) => one.textContent === name && one.checkVisibility());
    if (!button) return;
    watching.disconnect();
    button.click();
  };
  const watching = new MutationObserver(press);
  watching.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
# As many as the page solves; by default one more than the 500 up to which the block of results is whole. However quick
# the solve, the button is pressed in the very change of the page that shows it.
MANY = 10_000 if AT_LENGTH else 501


def test_an_unstable_model_names_node_and_direction_and_shows_no_number(visitor: Visitor) -> None:
    model = beam()
    model["model"]["supports"] = [support("A", "uy uz rx"), support("B", "uy uz")]
    block = visitor.solved(model)
    assert block["kind"] == "failure"
    assert block["code"] == "unstable"
    card = visitor.page.locator("#failure")
    assert "This model is unstable" in (card.text_content() or "")
    assert visitor.page.inner_text(".glance .pill") == "unstable: a mechanism"
    assert "can move along x: nothing resists it" in card.inner_text()
    assert block["node"] in card.inner_text()
    # What validation says of it is the way on.
    expect(card.locator("li")).to_have_text([re.compile("supports .* along x")])
    # Beside the picture, which shows the movement in full.
    assert visitor.page.locator("main.side #failure").count() == 1
    assert visitor.page.locator(".legend", has_text="Mechanism").count() == 1
    assert visitor.page.get_by_role("tab", name="Reactions").is_hidden()
    assert visitor.page.locator("#largest-displacement, #governing-utilisation, .reading").count() == 0
    visitor.keep("unstable")


def test_loads_that_look_like_kilonewtons_are_no_pass_and_a_phone_opens_on_that(visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True)
    model = example("simply-supported-beam")
    for case in model["model"]["load_cases"]:
        for load in case.get("member_loads", []):
            load["fz"] /= 1000
    summary = visitor.solved(model)["summary"]
    assert summary["verdict"] != "passes"
    assert "looks like kN" in summary["open_points"][0]
    page = visitor.page
    expect(page.locator(".open-points").first).to_contain_text("the largest force in the model is ")
    # The only member is chosen in the list below; its reader still begins at the top.
    page.locator(".data tr.chosen").first.wait_for(state="attached")
    page.evaluate(DRAWN)
    assert page.evaluate("scrollY") == 0
    # Why it is no pass is read to its end: it wraps, and is not cut. It is the model's, and marks no member.
    expect(page.locator(".data tr.chosen", has_text="looks like kN")).to_have_count(0)
    why = page.locator(".open-points li", has_text="the largest force in the model is ").first
    assert why.evaluate("cell => cell.scrollWidth <= cell.clientWidth && getComputedStyle(cell).whiteSpace") == "normal"


def test_an_ended_link_says_what_happened_and_what_to_do(visitor: Visitor) -> None:
    response = visitor.page.goto(f"{visitor.service.base_url}/open/{'0' * 32}")
    assert response
    assert response.status == 404
    text = visitor.page.inner_text("main")
    assert "24 hours" in text
    assert "50 newer" in text
    visitor.problems.clear()  # Chromium reports the 404 of the page itself
    visitor.page.get_by_text("Whoever made it has ended it.").wait_for()
    visitor.page.get_by_role("link", name="open it here").click()
    visitor.page.get_by_role("heading", name="Open a structural model").wait_for()


def test_strings_of_a_model_are_never_markup(visit: Callable[..., Visitor]) -> None:
    visitor = visit(alone=True)
    evil = "</script><img src=x onerror=alert(1)><b>"
    text = example("portal-frame")
    text["settings"] = dict.fromkeys(("title", "author", "description", "reference"), evil)
    parts = text["model"]
    rename = {node["id"]: f"{evil[:40]}{i}" for i, node in enumerate(parts["nodes"])}
    rename[parts["nodes"][0]["id"]] = "__proto__"
    for node in parts["nodes"]:
        node["id"], node["name"] = rename[node["id"]], evil
    for member in parts["members"]:
        member.update(start=rename[member["start"]], end=rename[member["end"]], name=evil)
    for held in parts["supports"]:
        held.update(node=rename[held["node"]], name=evil)
    for case in parts["load_cases"]:
        case["name"] = evil
        for load in case.get("node_loads", []):
            load["node"] = rename[load["node"]]
    for combination in parts["load_combinations"]:
        combination["name"] = evil
    dialogs: list[str] = []

    def refuse(dialog: Dialog) -> None:
        dialogs.append(dialog.message)
        dialog.dismiss()

    visitor.page.on("dialog", refuse)
    block = visitor.solved(text)
    assert block["nodes"][0] == "__proto__"
    page = visitor.page
    assert page.inner_text("h1") == evil
    for tab in ("Nodes", "Members", "Forces", "Reactions", "Displacements", "Checks"):
        page.get_by_role("tab", name=tab, exact=True).click()
        page.locator(".data tbody th button").first.click()
        page.wait_for_selector("#inspector-body .who")
    page.get_by_role("tab", name="Nodes", exact=True).click()
    page.get_by_role("button", name="__proto__").first.click()
    page.locator(".who", has_text="__proto__").wait_for()
    assert page.locator("img[src=x], b:has-text('alert')").count() == 0
    assert dialogs == []


def test_a_large_model_is_cancelled_and_solved_while_the_page_answers(visitor: Visitor) -> None:
    page = visitor.open(frame(MANY))
    page.get_by_text("Use an API key instead").click()
    page.get_by_label("API key", exact=True).fill(visitor.service.pro_key)
    # A quick machine has solved them before a hand could reach the button: it is pressed as soon as it is there.
    page.evaluate(AT_ONCE, "Cancel")
    page.get_by_role("button", name="Use this key").click()
    page.get_by_text("Cancelled: shown, not solved.").wait_for()
    assert page.locator("#results").count() == 0
    page.get_by_role("button", name="Solve again").click()
    page.get_by_role("tab", name="Nodes").click()
    page.get_by_role("button", name="Next").click()
    assert page.locator(".pager").inner_text().startswith("101–200")
    block = visitor.block()
    assert block["kind"] == "summary"
    assert block["counts"]["members"] == MANY
    page.get_by_role("tab", name="Forces").click()
    page.get_by_role("button", name="N min").click()
    page.locator(".data [aria-sort=descending]").wait_for()
    assert page.locator(".pager").inner_text().startswith("1–100")
