"""The page solves at the tier of whoever opens it."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.models import beam
from tests.frames import frame


def test_over_the_free_limit_the_model_is_shown_and_sign_in_solves_it(visitor: Visitor) -> None:
    page = visitor.open(frame(101))
    card = page.locator("#limit")
    assert "101 members" in card.inner_text()
    assert "100 members" in card.inner_text()
    assert page.locator("#results").count() == 0
    visitor.keep("limit")
    page.get_by_label("E-mail", exact=True).fill("pro@example.com")
    page.get_by_label("Password", exact=True).fill("wrong")
    page.get_by_role("button", name="Sign in and solve").click()
    assert page.get_by_role("alert").filter(has_text="not accepted").inner_text()
    # The refusal is the browser's console error, and the only one.
    assert len(visitor.problems) == 1
    visitor.problems.clear()
    page.get_by_label("Password", exact=True).fill(visitor.service.password)
    page.get_by_role("button", name="Sign in and solve").click()
    assert len(visitor.block()["members"]["ids"]) == 101
    assert "Pro" in (page.text_content(".facts") or "")
    # The tab remembers who signed in, and neither password nor token.
    stored = page.evaluate("() => [localStorage.length, document.cookie, { ...sessionStorage }]")
    assert stored == [0, "", {"handoff:tier": '{"name":"pro","email":"pro@example.com"}'}]
    page.reload()
    assert len(visitor.block()["members"]["ids"]) == 101
    assert "pro@example.com" in page.inner_text(".facts")
    page.get_by_role("button", name="sign out").click()
    expect(page.locator("#limit")).to_contain_text("kept in this tab")


def test_a_free_account_is_told_its_limit_and_a_pro_key_solves(visitor: Visitor) -> None:
    page = visitor.open(frame(101))
    page.get_by_text("Use an API key instead").click()
    page.get_by_label("API key", exact=True).fill(visitor.service.free_key)
    page.get_by_role("button", name="Use this key").click()
    page.locator("#limit", has_text="free@example.com is a free account").wait_for()
    page.get_by_text("Use an API key instead").click()
    page.get_by_label("API key", exact=True).fill(visitor.service.pro_key)
    page.get_by_role("button", name="Use this key").click()
    assert len(visitor.block()["members"]["ids"]) == 101


def test_a_hundred_members_are_solved_for_anyone(visitor: Visitor) -> None:
    assert len(visitor.solved(frame(100))["members"]["ids"]) == 100


def test_cancel_keeps_the_picture_and_solving_can_be_asked_again(visit: Callable[..., Visitor]) -> None:
    visitor = visit(alone=True)
    page = visitor.page
    # Holding the solver's file back keeps the page solving long enough to press the button.
    page.route("**/assets/worker-*.js", lambda route: None)
    page.goto(visitor.park(beam()))
    page.get_by_role("button", name="Cancel").click()
    page.unroute("**/assets/worker-*.js")
    assert page.locator("#results").count() == 0
    page.reload()
    assert visitor.block()["kind"] == "results"
