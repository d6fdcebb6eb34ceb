"""Help, colours by kind, the way back, the title block, and examples to open."""

import re

from playwright.sync_api import expect

from tests.browser.access import violations
from tests.browser.conftest import Visitor
from tests.browser.models import example


def test_a_reader_finds_help_tells_members_apart_and_signs_the_report(visitor: Visitor) -> None:
    visitor.solved(example("braced-frame"))
    page = visitor.page
    page.get_by_role("button", name="Keys, colours and words").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Shift and click")
    expect(dialog).to_contain_text("cannot verify all")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)

    # By section: colours have a key, and a section that is hidden leaves fewer members in the picture.
    page.get_by_role("button", name="Layers").click()
    kinds = page.get_by_role("group", name="Members by kind")
    kinds.get_by_label("Colour").check()
    expect(page.locator(".legend")).to_contain_text("Section")
    expect(page.locator(".legend")).not_to_contain_text("Utilisation")
    kinds.locator("label", has=page.locator("small")).first.locator("input").uncheck()
    expect(page.get_by_role("button", name="Show all")).to_be_enabled()
    assert violations(page) == []
    kinds.get_by_label("Colour").uncheck()
    expect(page.locator(".legend")).to_contain_text("Utilisation")
    page.get_by_role("button", name="Show all").click()
    page.keyboard.press("Escape")

    # A row turns the picture to its member, and there is a way back.
    page.locator("canvas.picture").wait_for()
    back = page.get_by_role("button", name="Back", exact=True)
    expect(back).to_be_hidden()
    page.locator(".data tbody th button").first.click()
    expect(back).to_be_visible()
    back.click()
    expect(back).to_be_hidden()

    page.evaluate("window.print = () => undefined")
    page.get_by_role("button", name="Export").click()
    page.get_by_role("menuitem", name=re.compile("^Title block")).click()
    dialog.get_by_label("Company").fill("Statics & Co")
    dialog.get_by_label("Checker").fill("A. Second")
    dialog.get_by_role("button", name="Keep").click()
    page.get_by_role("button", name="Export").click()
    page.get_by_role("menuitem", name="Report, summary").click()
    block = page.locator("#report .title-block")
    expect(block).to_contain_text("Statics & Co", use_inner_text=False)
    expect(block).to_contain_text("A. Second")
    assert page.evaluate("JSON.parse(localStorage['handoff-title-block']).company") == "Statics & Co"


def test_each_example_is_one_click_away(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.service.base_url + "/open")
    assert violations(page) == []
    page.get_by_role("link", name="Roof truss").click()
    expect(page.locator(".facts")).to_contain_text("an example of this service")
