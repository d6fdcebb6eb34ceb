"""Signing in, at the account's page or before a page is opened."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor

# What a link's page keeps of a reader who signed in, as an init script.
SIGNED_IN = "sessionStorage.setItem('handoff:tier', JSON.stringify({ name: 'pro', email: 'reader@example.com' }));"


def enter(page: Page, password: str) -> None:
    page.get_by_label("E-mail").fill("pro@example.com")
    page.get_by_label("Password").fill(password)
    page.get_by_role("button", name="Sign in").click()


def sign_in(visitor: Visitor, *, there: bool = False) -> Page:
    """`there`: on the page that is open already."""
    page = visitor.page
    if not there:
        page.goto(f"{visitor.service.base_url}/account")
    enter(page, visitor.service.password)
    if not there:
        expect(page.locator("#tier")).to_have_text("Pro")
    return page
