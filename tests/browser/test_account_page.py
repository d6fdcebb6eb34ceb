"""The account's page: keys, saved models, links, a new password and the end of it."""

import json
import os
import re
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.access import clean, violations
from tests.browser.account import sign_in
from tests.browser.conftest import ROOT, Visitor
from tests.browser.models import beam


def status_with(visitor: Visitor, key: str) -> int:
    request = urllib.request.Request(f"{visitor.service.base_url}/api/sdk/me", headers={"X-API-Key": key})
    try:
        with urllib.request.urlopen(request) as response:
            return int(response.status)
    except urllib.error.HTTPError as refused:
        return refused.code


def agree(page: Page, name: str) -> None:
    page.get_by_role("dialog").get_by_role("button", name=name).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_key_is_made_used_and_revoked(visitor: Visitor) -> None:
    page = sign_in(visitor)
    stored = page.evaluate("() => [localStorage.length, document.cookie, Object.keys(sessionStorage).sort()]")
    assert stored == [0, "", ["handoff:tier", "handoff:token"]]
    form = page.get_by_role("form", name="Make an API key")
    form.get_by_label("Name").fill("laptop")
    form.get_by_label("Scope").select_option("read")
    form.get_by_label("Ends after (days)").fill("30")
    form.get_by_role("button").click()
    key = page.locator("#secret").inner_text()
    row = page.get_by_role("region", name="Table: API keys").get_by_role("row", name="laptop")
    assert key.partition(".")[0] in row.inner_text()
    assert status_with(visitor, key) == 200
    clean(visitor, "account")
    page.get_by_role("button", name="Revoke laptop").click()
    assert violations(page) == []
    agree(page, "Revoke")
    expect(row).to_have_count(0)
    assert status_with(visitor, key) == 401
    # Another tab learns from this one who is signed in; signed out, neither keeps anything that opens anything.
    other = page.context.new_page()
    with other.expect_event("console", lambda said: said.text == "learnt"):
        other.add_init_script("""
          const timer = setInterval(() => {
            if (!sessionStorage.getItem("handoff:tier")) return;
            clearInterval(timer);
            console.info("learnt");
          }, 20);
        """)
        other.goto(f"{visitor.service.base_url}/open")
    other.evaluate("sessionStorage.clear()")
    other.goto(page.url)
    expect(other.locator("#tier")).to_have_text("Pro")
    page.get_by_role("button", name="Sign out").click()
    assert page.evaluate("Object.keys(sessionStorage)") == []
    expect(other.locator("#tier")).to_have_text("Pro")
    other.reload()
    other.get_by_role("heading", name="Sign in").wait_for()
    assert other.evaluate("Object.keys(sessionStorage)") == []
    # A tab in front would leave those behind it one frame a second.
    other.close()
    assert violations(page) == []


def test_a_model_is_saved_opened_renamed_taken_and_deleted(visitor: Visitor, tmp_path: Path) -> None:
    page = sign_in(visitor)
    file = tmp_path / "floor.json"
    file.write_text(json.dumps(beam(8, 10e3)))
    form = page.get_by_role("form", name="Save a model")
    form.get_by_label("Model file").set_input_files(file)
    expect(form.get_by_label("Save it as")).to_have_value("floor")
    form.get_by_role("button", name="Save the model").click()
    page.get_by_role("img", name="Drawing of floor").wait_for()
    page.get_by_role("button", name="Rename floor").click()
    page.get_by_role("dialog").get_by_label("New name").fill("first floor")
    agree(page, "Rename")
    page.get_by_role("link", name="first floor").click()
    # 1.5 · 10 kN/m over 8 m: q·L²/8.
    (uls,) = visitor.block()["load_combinations"]
    assert uls["extrema"]["my"]["max"][0] == pytest.approx(1.5 * 10e3 * 8**2 / 8, rel=1e-9)
    page.go_back()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download first floor").click()
    assert json.loads(taken.value.path().read_text()) == beam(8, 10e3)
    page.get_by_role("button", name="Delete first floor").click()
    agree(page, "Delete")
    page.get_by_text("No saved models yet.").wait_for()


def test_a_name_that_is_taken_is_asked_about_here_too(visitor: Visitor, tmp_path: Path) -> None:
    page = sign_in(visitor)
    file = tmp_path / "hall.json"
    form = page.get_by_role("form", name="Save a model")
    taken = page.get_by_role("dialog", name="“hall” is in your account already")
    names = page.get_by_role("region", name="Table: Saved models").get_by_role("rowheader", name="hall")

    def save(length: float, answer: str | None = None) -> None:
        file.write_text(json.dumps(beam(length)))
        form.get_by_label("Model file").set_input_files(file)
        form.get_by_role("button", name="Save the model").click()
        if answer:
            taken.get_by_role("button", name=answer).click()
        # The form is emptied once it is saved.
        expect(form.get_by_label("Save it as")).to_have_value("")

    save(8)
    save(6, "Replace it")
    expect(names).to_have_count(1)
    with page.expect_download() as download:
        page.get_by_role("button", name="Download hall").click()
    assert json.loads(download.value.path().read_text()) == beam(6)
    save(7, "Keep both")
    expect(names).to_have_count(2)
    expect(names.first).to_contain_text("1 member")
    page.get_by_role("button", name="Rename hall").first.click()
    asked = page.get_by_role("dialog", name="Rename hall")
    asked.get_by_label("New name").fill("office")
    agree(page, "Rename")
    page.get_by_role("button", name="Rename office").click()
    page.get_by_role("dialog").get_by_label("New name").fill("hall")
    page.get_by_role("dialog").get_by_role("button", name="Rename").click()
    taken.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("choose another name")
    page.keyboard.press("Escape")
    for name in ("hall", "office"):
        page.get_by_role("button", name=f"Delete {name}").click()
        agree(page, "Delete")
        expect(page.get_by_role("button", name=f"Delete {name}")).to_have_count(0)


def test_on_a_phone_all_buttons_are_within_the_screen(visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, has_touch=True)
    visitor.call("/api/sdk/models", {"name": "A hall of a rather long name", "model": beam()})
    visitor.park(beam())
    page = sign_in(visitor)
    page.get_by_role("button", name="Rename A hall").wait_for()
    page.get_by_role("button", name="End /open").first.wait_for()
    rights = "(all) => all.map((one) => one.getBoundingClientRect().right)"
    assert max(page.locator("button").evaluate_all(rights)) <= 390
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    clean(visitor, "account-phone")
    page.get_by_role("button", name="Delete A hall").click()
    agree(page, "Delete")


def test_many_models_are_found_by_name_and_sorted(visitor: Visitor) -> None:
    saved = [visitor.call("/api/sdk/models", {"name": f"Hall {n}", "model": beam()})["id"] for n in range(1, 12)]
    page = sign_in(visitor)
    part = page.get_by_role("region", name="Saved models", exact=True)
    names = part.locator("tbody th a")
    # The last saved is the last changed.
    expect(names.first).to_have_text("Hall 11")
    part.get_by_label("In the order of").select_option("Name")
    expect(names).to_have_text([f"Hall {n}" for n in range(1, 12)])
    part.get_by_label("Find by name").fill("hall 1")
    expect(names).to_have_text(["Hall 1", "Hall 10", "Hall 11"])
    expect(part.get_by_role("status")).to_have_text("3 of 11")
    part.get_by_role("img", name="Drawing of Hall 10").wait_for()
    assert violations(page) == []
    visitor.keep("models-found")
    # What is asked for outlives a change of the list.
    page.get_by_role("button", name="Rename Hall 10").click()
    page.get_by_role("dialog").get_by_label("New name").fill("hall 12")
    agree(page, "Rename")
    expect(names).to_have_text(["Hall 1", "Hall 11", "hall 12"])
    part.get_by_label("Find by name").fill("bridge")
    part.get_by_text("None has this in its name.").wait_for()
    for one in saved:
        assert visitor.service.call("DELETE", f"/api/sdk/models/{one}", visitor.service.pro_key).status_code == 204
    page.reload()
    part.get_by_text("No saved models yet.").wait_for()
    expect(part.get_by_label("Find by name")).to_have_count(0)


def test_a_link_is_listed_and_ended(visitor: Visitor) -> None:
    path = visitor.park(beam()).removeprefix(visitor.service.base_url)
    page = sign_in(visitor)
    row = page.get_by_role("row", name=path)
    assert "ends in 23 h" in row.inner_text()
    row.get_by_role("button").click()
    agree(page, "End the link")
    expect(row).to_have_count(0)
    with pytest.raises(urllib.error.HTTPError, match="404"):
        urllib.request.urlopen(f"{visitor.service.base_url}{path}/model.json")


def test_a_refusal_is_said_and_a_saved_model_wants_its_owner(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.service.base_url}/open?saved=00000000-0000-4000-8000-000000000000")
    page.get_by_role("alert").filter(has_text="You are signed out").wait_for()
    # Signing in leads back to what was asked for, here a model that does not exist; and to no other site.
    page.get_by_role("link", name="Sign in").click()
    sign_in(visitor, there=True)
    expect(page).to_have_url(re.compile("/open[?]saved=0"))
    page.get_by_role("alert").filter(has_text="no saved model").wait_for()
    page.evaluate("sessionStorage.clear()")
    page.goto(f"{visitor.service.base_url}/account?next=//example.com/")
    sign_in(visitor, there=True)
    expect(page.locator("#tier")).to_have_text("Pro")
    assert page.url.startswith(visitor.service.base_url)
    form = page.get_by_role("form", name="Change the password")
    form.get_by_label("Current password").fill("not the password")
    form.get_by_label("New password").fill("another-long-one")
    form.get_by_role("button").click()
    form.get_by_role("alert").filter(has_text="password").wait_for()
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("dialog").get_by_label("Password").fill("not the password either")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_role("dialog").get_by_role("alert").filter(has_text="password").wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("#tier")).to_have_text("Pro")
    # Chromium reports each refusal by its status, and nothing else went wrong.
    assert len(visitor.problems) == 3
    visitor.problems.clear()


def test_an_account_is_exported_gets_a_new_password_and_is_deleted(visitor: Visitor) -> None:
    email, page = "leaving@example.com", visitor.page
    subprocess.run(
        [sys.executable, "-m", "local.account", "--email", email, "--data", str(visitor.service.data)],
        cwd=ROOT,
        env={**os.environ, "HANDOFF_PASSWORD": "the first one"},
        check=True,
        capture_output=True,
    )

    def enter(password: str) -> None:
        page.get_by_label("E-mail").fill(email)
        page.get_by_label("Password").fill(password)
        page.get_by_role("button", name="Sign in").click()
        expect(page.locator("#email")).to_have_text(email)

    page.goto(f"{visitor.service.base_url}/account")
    enter("the first one")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download everything").click()
    assert json.loads(taken.value.path().read_text())["account"]["email"] == email
    form = page.get_by_role("form", name="Change the password")
    form.get_by_label("Current password").fill("the first one")
    form.get_by_label("New password").fill("the second one")
    form.get_by_role("button").click()
    page.get_by_text("The password is changed").wait_for()
    enter("the second one")
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_role("dialog").get_by_label("Password").fill("the second one")
    page.get_by_role("button", name="Delete everything").click()
    page.get_by_text("The account is deleted.").wait_for()
