"""Saving what stands open: by the keys that save, and under a name that the account has already."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import violations
from tests.browser.account import sign_in
from tests.browser.conftest import Visitor
from tests.browser.models import beam, example


def saving_keys(page: Page) -> None:
    """Ctrl+S, which the browser itself is not to hear of."""
    page.locator("html[data-offline=ready]").wait_for()
    assert page.evaluate(
        """() => !document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key: "s", ctrlKey: true, bubbles: true, cancelable: true }))"""
    )


def open_text(visitor: Visitor, model: dict[str, Any]) -> None:
    page = visitor.page
    page.goto(f"{visitor.service.base_url}/open")
    page.fill("#text", json.dumps(model))
    page.get_by_role("button", name="Open this text").click()
    page.wait_for_selector("#results", state="attached")


def test_the_keys_that_save_do_so_or_say_what_saving_needs(visitor: Visitor) -> None:
    page = visitor.page
    visitor.solved(beam())
    saving_keys(page)
    needs = page.locator("#problem", has_text="Saving models needs a Pro account")
    expect(needs.get_by_role("link", name="Sign in")).to_be_visible()
    sign_in(visitor)
    open_text(visitor, example("simply-supported-beam"))
    saving_keys(page)
    page.get_by_role("dialog").get_by_label("Name").fill("By key")
    # A question that stands open is not asked twice.
    saving_keys(page)
    expect(page.get_by_role("dialog")).to_have_count(1)
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.locator("h1")).to_have_text("By key")
    page.get_by_role("button", name="Change this design").click()
    page.fill("#design-section", "hea 300")
    page.press("#design-section", "Enter")
    facts = page.locator(".facts")
    expect(facts).to_contain_text("unsaved changes")
    expect(page.locator(".tools").get_by_role("button", name="Save")).to_have_attribute("title", re.compile("Ctrl[+]S"))
    # Twice in a row is once: the second would be refused as of an older version.
    saving_keys(page)
    saving_keys(page)
    expect(facts).to_contain_text(re.compile(r"saved \d\d:\d\d"))
    saving_keys(page)
    expect(page.locator("#problem")).to_have_count(0)


def test_a_name_that_the_account_has_is_replaced_or_kept_twice(visitor: Visitor) -> None:
    first = visitor.call("/api/sdk/models", {"name": "Canopy", "model": beam(8)})["id"]
    page = sign_in(visitor)
    open_text(visitor, beam(6))
    page.get_by_role("button", name="Save…").click()
    asked = page.get_by_role("dialog", name="Save in your account")
    taken = page.get_by_role("dialog", name="“Canopy” is in your account already")
    asked.get_by_label("Name").fill("Canopy")
    asked.get_by_role("button", name="Save").click()
    expect(taken.get_by_role("link", name="look at it")).to_have_attribute("href", f"/open?saved={first}")
    expect(taken.get_by_role("button", name="Keep both")).to_be_focused()
    assert violations(page) == []
    visitor.keep("namesake")
    taken.get_by_role("button", name="Cancel").click()
    expect(asked.get_by_role("alert")).to_contain_text("choose another name")
    asked.get_by_role("button", name="Save").click()
    taken.get_by_role("button", name="Replace it").click()
    expect(page).to_have_url(re.compile(f"saved={first}$"))
    expect(page.locator(".facts")).to_contain_text(re.compile(r"saved \d\d:\d\d"))
    page.reload()
    # 1.5 · 10 kN/m over 6 m: q·L²/8 of what took the place of 8 m.
    (uls,) = visitor.block()["load_combinations"]
    assert uls["extrema"]["my"]["max"][0] == pytest.approx(1.5 * 10e3 * 6**2 / 8, rel=1e-9)
    # Of what is shown as new, both are kept and told apart in the account by date and size.
    page.get_by_role("button", name="Change this design").click()
    page.fill("#design-name", "Canopy")
    page.get_by_role("button", name="Save as new").click()
    taken.get_by_role("button", name="Keep both").click()
    expect(page.locator(".answer", has_text="Saved as “Canopy”")).to_be_visible()
    assert first not in page.url
    page.goto(f"{visitor.service.base_url}/account")
    rows = page.get_by_role("region", name="Table: Saved models").get_by_role("row", name="Canopy")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("1 member")
