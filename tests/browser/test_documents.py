"""The documents: found by search, read without a script, tried against the service, and light and dark alike."""

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.access import SMALL, ruled, violations
from tests.browser.account import sign_in
from tests.browser.conftest import SCHEMES, Visitor
from tests.seeds import AT_LENGTH

# The last is looked at for everyone; `make search` does it with each.
READ = (
    "index",
    "start",
    "model",
    "axes",
    "limits",
    "api",
    "verification",
    "reliability",
    "schema/load_cases",
    "checks",
)


def test_a_field_a_code_and_a_chapter_are_found_by_keyboard(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.service.base_url}/docs")
    expect(page).to_have_title("Documents · Handoff")
    page.keyboard.press("/")
    page.keyboard.type("self weight twice")
    first = page.locator("#found a").first
    expect(first).to_contain_text("self_weight_twice")
    assert violations(page) == []
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/docs/codes#self_weight_twice$"))
    for words, paths in (
        # The question that has the name of a field, and the field.
        ("load_height", ["questions#load_height", "schema/checks#en1993_1_1.load_height"]),
        ("scordelis", ["verification#scordelis-lo-roof"]),
    ):
        page.get_by_role("searchbox").fill(words)
        for i, path in enumerate(paths):
            expect(page.locator("#found a").nth(i)).to_have_attribute("href", f"/docs/{path}")
    page.get_by_role("searchbox").fill("zzz")
    page.get_by_text("Nothing is found.").wait_for()


def test_an_example_opens_and_is_solved(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.service.base_url}/docs/model")
    page.get_by_role("img", name="Drawing of Simply supported floor beam").wait_for()
    page.locator("a[href='/open?example=simply-supported-beam']").click()
    assert visitor.block()["checks"]


def test_a_request_is_tried_from_the_reference(visitor: Visitor) -> None:
    sign_in(visitor)
    page = visitor.page
    page.goto(f"{visitor.service.base_url}/docs/api")
    fetched = [url for url in visitor.requests if "swagger" in url]
    assert fetched == []
    page.get_by_role("button", name="Try requests from this page").click()
    page.locator("#operations-account-get_account").get_by_role("button").first.click()
    page.get_by_role("button", name="Execute").click()
    # As whoever is signed in on the account's page.
    expect(page.locator(".live-responses-table .microlight").first).to_contain_text("pro@example.com")
    # Opened, with a body to write and an answer to read, it is as clean as the rest of the site.
    page.locator("#operations-beams-check_beam").get_by_role("button").first.click()
    page.get_by_role("textbox", name="Request body").wait_for()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert violations(page, *ruled(scheme), within=".opblock.is-open") == []
    if AT_LENGTH:
        # With all that is closed: hundreds of rows that look alike.
        assert violations(page) == []
    visitor.keep("reference")


def test_documents_are_clean_light_dark_and_on_a_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True)
    page = visitor.page
    for name in READ:
        page.goto(f"{visitor.service.base_url}/docs/{name}")
        page.get_by_role("searchbox").wait_for()
        assert page.evaluate("document.documentElement.scrollWidth") == 390, name
        assert page.evaluate(SMALL) == [], name
        for scheme in SCHEMES if AT_LENGTH or name == READ[-1] else ():
            page.emulate_media(color_scheme=scheme)
            assert violations(page, *ruled(scheme)) == [], name


def test_what_only_reads_reads_without_a_script(visit: Callable[..., Visitor]) -> None:
    visitor = visit(alone=True, java_script_enabled=False)
    page = visitor.page
    page.goto(f"{visitor.service.base_url}/sections/ipe 300")
    expect(page).to_have_url(re.compile("/sections/IPE300$"))
    page.locator("a[href='/docs/sections/eu_ipe']").click()
    # EN 10365: IPE 300 is 300 mm deep and 150 mm wide.
    expect(page.get_by_role("row", name="IPE300 300.0 mm 150.0 mm").first).to_be_visible()
    for name, words in (
        ("api", "/api/sdk/check-beam"),
        ("schema/members", "start_hinge"),
        ("verification", "Scordelis"),
    ):
        page.goto(f"{visitor.service.base_url}/docs/{name}")
        assert words in page.inner_text("main")
