"""A link and the tabs beside it: who is signed in there is so here, signing in from here, the rest of the site."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import violations
from tests.browser.account import enter, sign_in
from tests.browser.conftest import Visitor
from tests.browser.models import beam
from tests.frames import frame

# A tab that is too busy to say who is signed in, until it says so.
SILENT = """() => {
  const channel = new BroadcastChannel("handoff:signed-in");
  window.answer = (token, email) => channel.postMessage({ token, tier: { name: "pro", email } });
}"""
# What a page waits five seconds for, it waits a minute for: a busy machine is no failure.
PATIENT = """
const wait = setTimeout;
window.setTimeout = (act, ms, ...more) => wait(act, ms === 5000 ? 60000 : ms, ...more);
"""


def test_a_link_in_a_new_tab_is_solved_for_whoever_is_signed_in_beside_it(visitor: Visitor) -> None:
    link = visitor.park(frame(101))
    other = sign_in(visitor).context.new_page()
    other.goto(link)
    expect(other.locator(".facts")).to_contain_text("Pro, commercial use (pro@example.com)")
    other.locator("#results").wait_for(state="attached")
    expect(other.locator("#limit")).to_have_count(0)
    expect(other.get_by_role("button", name="Save…")).to_be_visible()
    # Signed out in one, signed out in all; and a new one finds nobody.
    visitor.page.get_by_role("button", name="Sign out").click()
    expect(other.locator(".facts")).to_contain_text("free, non-commercial use")
    other.reload()
    expect(other.locator("#limit")).to_contain_text("Shown, not solved")
    other.close()


def test_a_tab_that_answers_late_is_heard_once_the_model_is_shown(visitor: Visitor) -> None:
    link = visitor.park(frame(101))
    page = visitor.page
    page.goto(f"{visitor.service.base_url}/")
    page.evaluate(SILENT)
    other = page.context.new_page()
    other.add_init_script(PATIENT)
    other.goto(link)
    expect(other.locator("#limit")).to_contain_text("Shown, not solved")
    expect(other.locator("canvas.picture")).to_be_visible()
    page.evaluate("answer('t', 'slow@example.com')")
    expect(other.locator(".facts")).to_contain_text("slow@example.com")
    other.locator("#results").wait_for(state="attached")
    expect(other.locator("#limit")).to_have_count(0)
    other.close()


def test_the_account_is_shown_once_a_tab_answers_late(visitor: Visitor) -> None:
    page = visitor.page
    credentials = {"email": "pro@example.com", "password": visitor.service.password}
    token = visitor.call("/api/sdk/token", credentials)["token"]
    page.goto(f"{visitor.service.base_url}/")
    page.evaluate(SILENT)
    other = page.context.new_page()
    other.add_init_script(PATIENT)
    other.goto(f"{visitor.service.base_url}/account")
    other.get_by_role("heading", name="Sign in").wait_for()
    page.evaluate("token => answer(token, 'pro@example.com')", token)
    expect(other.locator("#tier")).to_have_text("Pro")
    other.close()


def test_a_reader_of_a_small_model_signs_in_beside_it(visitor: Visitor) -> None:
    visitor.solved(beam())
    page = visitor.page
    facts = page.locator(".facts")
    expect(facts).to_contain_text("free, non-commercial use")
    expect(page.get_by_role("button", name="Save…")).to_have_count(0)
    with page.context.expect_page() as opened:
        facts.get_by_role("link", name="Sign in").click()
    other = opened.value
    enter(other, visitor.service.password)
    expect(facts).to_contain_text("Pro, commercial use (pro@example.com)")
    expect(facts.get_by_role("link", name="Sign in")).to_have_count(0)
    expect(page.get_by_role("button", name="Save…")).to_be_visible()
    other.close()


def reached(page: Page, *names: str) -> None:
    """Links of the bar that a finger meets on a telephone, none of them beyond its edge."""
    for name in names:
        box = page.locator(".bar").get_by_role("link", name=name, exact=True).bounding_box()
        assert box
        assert box["height"] >= 40
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert violations(page) == []


@pytest.mark.parametrize("path", ["link", "/open", f"/open/{'0' * 32}"])
def test_the_rest_of_the_site_is_found_on_a_telephone(visitor: Visitor, path: str) -> None:
    page = visitor.page
    wide = page.viewport_size
    page.set_viewport_size({"width": 390, "height": 844})
    if path == "link":
        visitor.solved(beam())
    else:
        page.goto(visitor.service.base_url + path)
        page.locator("h1").wait_for()
    visitor.problems.clear()  # Chromium reports the 404 of the page itself
    reached(page, "Docs", "Account", *(["Sign in"] if path == "link" else []))
    visitor.keep(f"site-links-{'ended' if '0' in path else path.strip('/')}")
    docs = page.locator(".bar").get_by_role("link", name="Docs", exact=True)
    assert docs.get_attribute("href") == "/docs"
    # A model that is open stays so.
    assert docs.get_attribute("target") == ("_blank" if path == "link" else None)
    if wide:
        page.set_viewport_size(wide)
