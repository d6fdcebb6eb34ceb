"""The design loop in the page: change, compare, take back, suggest, hand off; nothing is uploaded unasked."""

import hashlib
import json
import re
from pathlib import Path
from urllib.parse import urlparse

from playwright.sync_api import Page, expect

from tests.browser.access import violations
from tests.browser.account import enter, sign_in
from tests.browser.conftest import Visitor
from tests.browser.models import example

CHANGED, OTHER = "Before and after", "The other model and this one"


def figures(page: Page, caption: str = CHANGED) -> dict[str, list[str]]:
    """The table of before and after by its row heads."""
    lines = f"[aria-label='{caption}'] tbody tr"
    page.wait_for_selector(lines)
    rows = page.locator(lines).all()
    return {row.locator("th").inner_text(): row.locator("td").all_inner_texts() for row in rows}


def fingerprint(page: Page) -> str:
    page.wait_for_selector("#results", state="attached")
    return page.get_attribute("#results", "data-sha256") or ""


def change_section(page: Page, group: str, to: str) -> None:
    page.select_option("#design-of", label=group)
    page.fill("#design-section", to)
    page.evaluate("document.getElementById('results').remove()")
    page.get_by_role("button", name="Change section").click()
    page.wait_for_selector("#changed")


def test_a_design_member_is_chosen_and_changed_as_one(visitor: Visitor) -> None:
    page = visitor.page
    visitor.solved(example("portal-frame"))
    page.get_by_role("button", name="left-rafter", exact=True).last.click()
    pieces = page.locator(".pieces button")
    expect(pieces).to_have_text(["R1", "R2"])
    expect(page.locator(".inspector")).to_contain_text("One of 2 members chosen together, of left-rafter")
    # Several combinations are a band with a key, and a table for who does not see it.
    expect(page.locator(".plot-key")).to_contain_text("largest and smallest of 14 combinations")
    page.get_by_text("Largest and smallest as a table").click()
    expect(page.get_by_role("table", name="Largest and smallest along the member")).to_contain_text("My smallest")
    # From one piece to the next both stay chosen.
    pieces.last.click()
    expect(page.locator("#chosen")).to_have_text("R2")
    expect(pieces.last).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Change this design").click()
    expect(page.locator("#design-of option:checked")).to_have_text("left-rafter: IPE400, 2 members as one")
    expect(page.locator("#design-changes")).to_have_text("Changes R1, R2. Not R3, R4, of the same section now.")
    assert violations(page) == []
    # The piece alone is still to be had.
    assert page.locator("#design-of option").all_inner_texts()[-1] == "R2 alone: IPE400"


def test_a_design_is_changed_compared_taken_back_and_handed_off(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    visitor.solved(example("portal-frame"))
    sent, link = fingerprint(page), page.url
    page.get_by_role("button", name="Change this design").click()
    # The panel opens below the fold: the reader is led to it.
    heading = page.get_by_role("heading", name="Design", exact=True)
    expect(heading).to_be_focused()
    expect(heading).to_be_in_viewport()

    # A weaker rafter: marked, with a fingerprint of its own, and held against the model as it was sent.
    change_section(page, "rafter: IPE400, 4 members", "ipe 240")
    assert "Changed from the model you were sent" in page.inner_text("#changed")
    assert sent in page.inner_text("#changed")
    changed = fingerprint(page)
    assert changed != sent
    assert changed in page.inner_text("#changed")
    told = figures(page)
    assert told["Verdict"] == ["all checks pass", "fails"]
    # Areas of IPE 400 and IPE 240 by EN 10365, 84.5 and 39.1 cm²: 2 · 2 · √(5² + 0.75²) m of rafter at 7850 kg/m³.
    before, after = (float(text.replace(",", "").split()[0]) for text in told["Mass of the members"])
    assert abs((before - after) - (84.5 - 39.1) * 1e-4 * 4 * (5**2 + 0.75**2) ** 0.5 * 7850) < 2
    assert "sections rafter: library IPE400 → IPE240" in page.inner_text(".design .differences")
    # The next change is of the same group, not of the first.
    expect(page.locator("#design-of option:checked")).to_have_text("rafter: IPE240, 4 members")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the changed model").click()
    file = tmp_path / "changed.json"
    download.value.save_as(file)
    assert hashlib.sha256(file.read_bytes()).hexdigest() == changed
    assert json.loads(file.read_text())["model"]["sections"][1] == {"id": "rafter", "library": "IPE240"}

    # The address still opens what was sent; the link that is copied carries the changes.
    copy = page.get_by_role("button", name="Copy link with changes")
    assert "nothing is uploaded" in (copy.get_attribute("title") or "")

    assert violations(page) == []
    visitor.keep("design")

    # What the section library does not have is said, and changes nothing.
    page.fill("#design-section", "IPE310")
    page.get_by_role("button", name="Change section").click()
    page.wait_for_selector(".design .outcome >> text=nearest: IPE300")
    assert fingerprint(page) == changed

    # Nothing of this went to the service.
    assert not [url for url in visitor.requests if urlparse(url).path.startswith("/api/")]
    page.click("text=Hand off as a new link")
    page.fill("#design-key", visitor.service.pro_key)
    page.get_by_role("button", name="Make a link").click()
    # Where it was asked for.
    url = page.locator("details", has_text="Hand off as a new link").locator("#design-url").get_attribute("href") or ""
    assert urlparse(url).path.startswith("/open/")

    # A reload brings the change back, and says so.
    page.reload()
    expect(page.locator("#changed")).to_contain_text("kept from before the page was loaded again")
    # The results of the model as it was sent stand there until these come.
    expect(page.locator("#results")).to_have_attribute("data-sha256", changed)

    # Undo leads back to the bytes that were sent, and the panel stays; the new link is one more model to compare with.
    page.evaluate("document.getElementById('results').remove()")
    page.get_by_role("button", name="Undo: rafter IPE240 (back to IPE400)").click()
    page.wait_for_selector("#changed", state="detached")
    assert fingerprint(page) == sent
    assert page.url.partition("#")[0] == link
    page.click("text=Compare with another file or link")
    page.fill("#design-link", url)
    page.get_by_role("button", name="Compare", exact=True).click()
    assert figures(page, OTHER)["Verdict"] == ["fails", "all checks pass"]
    assert page.locator(f"[aria-label='{OTHER}'] thead th").all_inner_texts() == ["The other", "This one"]

    # What was taken back can be made again after a reload too.
    page.reload()
    page.get_by_role("button", name="Redo: rafter IPE240").click()
    expect(page.locator("#results")).to_have_attribute("data-sha256", changed)


def test_a_section_is_suggested_and_taken(visitor: Visitor) -> None:
    page = visitor.page
    beam = {"span_m": 6, "section": "IPE 600", "udl": 30, "restrained": True}
    page.goto(visitor.call("/api/sdk/check-beam", beam)["open_url"])
    visitor.block()
    page.get_by_role("button", name="Change this design").click()
    page.get_by_role("button", name="Suggest a section").click()
    page.wait_for_selector("text=Take the suggestion")
    # A question stays open that no section answers: it is no pass, and the point is said before it is taken.
    told = page.inner_text("[aria-label^='The lightest with no failure']")
    assert "≥ " in told
    assert "passes" not in told
    points = page.inner_text(".design .differences")
    assert "with no failure; these points stay open" in points
    assert "stiff_bearing_length" in points
    assert "IPE600" in told
    assert "IPE330" in told
    assert "IPEAA, IPEA, IPEO, IPEV left aside: rolled to order" in points
    page.evaluate("document.getElementById('results').remove()")
    page.get_by_role("button", name="Take the suggestion").click()
    page.wait_for_selector("#changed")
    block = visitor.block()
    strength = next(check for check in block["checks"] if not check["informative"])
    # 121.5 kN on its supports ask for a bearing length that the model does not give.
    assert strength["verdict"] == "incomplete"
    assert all("stiff_bearing_length" in question for question in strength["questions"])
    # MEd = 1.35 · 30 · 6² / 8 = 182.25 kNm asks for Wpl ≥ 775.5 cm³ in S235, and the lightest IPE with it
    # is IPE 330, Wpl = 804.3 cm³; variants of it are rolled to order.
    assert abs(strength["utilisation"] - 775.5 / 804.3) < 1e-3
    # The figure at a glance, and the same beside the one before.
    assert page.inner_text("#governing-utilisation") in figures(page)["Largest utilisation"][1]


def test_grade_and_restraints_are_changed_and_a_file_is_compared_with(visitor: Visitor, tmp_path: Path) -> None:
    page = visitor.page
    sent = example("simply-supported-beam")
    visitor.solved(sent)
    page.get_by_role("button", name="Change this design").click()
    # The grade that the group has now, until another is chosen.
    expect(page.locator("#design-grade")).to_have_value("S355")
    page.select_option("#design-grade", "S235")
    page.evaluate("document.getElementById('results').remove()")
    page.get_by_role("button", name="Change grade").click()
    page.wait_for_selector("#changed")
    visitor.block()
    told = figures(page)
    assert len(set(told["Mass of the members"])) == 1
    # A grade is strength alone: neither stiffness nor mass changes.
    assert len(set(told["Deflection from the chord"])) == 1
    assert "beam: material S355 → S235" in page.inner_text(".design .differences")

    page.get_by_text("Restraints of the design member").click()
    # As the model has it, and nothing is changed by sending that.
    held = sent["model"]["design_members"][0]["lateral_restraints"]
    assert page.input_value("#design-top").split() == [str(one["position"]) for one in held]
    assert page.input_value("#design-both") == ""
    change = page.get_by_role("button", name="Change restraints")
    change.click()
    page.get_by_text("Nothing is changed").wait_for()
    page.fill("#design-both", "0.5 1.5")
    change.click()
    page.get_by_text("“1.5” is no fraction of the length, from 0 to 1.").wait_for()
    # Other words for the same points.
    page.fill("#design-both", "")
    page.fill("#design-top", "; ".join(str(one["position"]) for one in reversed(held)))
    change.click()
    page.get_by_text("Nothing is changed").wait_for()
    page.fill("#design-both", "0.25 0.5 0.75")
    page.evaluate("document.getElementById('results').remove()")
    change.click()
    page.locator("#changed li", has_text="both flanges 0.25 0.5 0.75, was nowhere").wait_for()
    visitor.block()
    # Open for the next one.
    expect(page.locator("#design-both")).to_be_visible()
    figures(page)

    # Cancelled in the same breath: nothing is suggested, nothing is changed.
    page.evaluate(
        """() => {
          const all = [...document.querySelectorAll('.design button')];
          const named = (words) => all.find(({ textContent }) => textContent === words);
          named('Suggest for all groups').click();
          named('Cancel').click();
        }"""
    )
    page.get_by_text("Cancelled; nothing was changed.").wait_for()
    page.get_by_role("button", name="Suggest for all groups").click()
    page.locator("[aria-label^='The lightest'] tbody tr").wait_for()

    file = tmp_path / "sent.json"
    file.write_text(json.dumps(sent))
    page.get_by_text("Compare with another file or link").click()
    page.set_input_files("#design-file", file)
    page.locator(".design .differences", has_text="material S355 → S235").wait_for()
    assert violations(page) == []
    assert not [url for url in visitor.requests if urlparse(url).path.startswith("/api/")]


def test_whoever_is_signed_in_saves_the_change_and_links_to_it(visitor: Visitor) -> None:
    model = example("simply-supported-beam")
    saved = visitor.call("/api/sdk/models", {"name": "Floor", "model": model})["id"]
    page = sign_in(visitor)
    page.goto(f"{visitor.service.base_url}/open?saved={saved}")
    sent = fingerprint(page)
    facts = page.locator(".facts")
    expect(page.locator("h1")).to_have_text("Floor")
    expect(page).to_have_title("Floor · Handoff")
    expect(facts).to_contain_text("saved in your account")
    page.get_by_role("button", name="Change this design").click()
    page.fill("#design-section", "hea 300")
    page.evaluate("document.getElementById('results').remove()")
    page.press("#design-section", "Enter")
    expect(page.locator("#changed")).to_contain_text("Changed from “Floor” in your account")
    expect(page.locator("#design-section")).to_be_focused()
    expect(facts).to_contain_text("unsaved changes")
    changed = fingerprint(page)
    page.locator(".design").get_by_role("button", name="Make a link").click()
    link = page.locator("#design-url").get_attribute("href") or ""
    page.get_by_role("button", name="Save “Floor”").click()
    page.get_by_text("“Floor” in your account is now as it is shown").wait_for()
    expect(facts).to_contain_text(re.compile(r"saved \d\d:\d\d"))
    expect(page.locator("#changed")).to_have_count(0)
    # What opens now is the changed model, with nothing kept beside it.
    page.reload()
    assert fingerprint(page) == changed != sent
    expect(page.locator("#changed")).to_have_count(0)
    # As new, and the tab is on that: a reload finds it, and nothing is there to be saved again.
    page.get_by_role("button", name="Change this design").click()
    page.get_by_role("button", name="Save as new").click()
    expect(page.locator("h1")).to_have_text("Floor, copy")
    expect(page.get_by_role("button", name="Save “")).to_have_count(0)
    assert saved not in page.url
    page.reload()
    assert fingerprint(page) == changed
    expect(page.locator("h1")).to_have_text("Floor, copy")
    # A saved model is compared with by its address.
    page.get_by_role("button", name="Change this design").click()
    page.get_by_text("Compare with another file or link").click()
    page.fill("#design-link", f"{visitor.service.base_url}/open?saved={saved}")
    page.get_by_role("button", name="Compare", exact=True).click()
    expect(page.locator(".design")).to_contain_text("The two models are the same")
    page.goto(link)
    assert fingerprint(page) == changed


def changed_since_saved(visitor: Visitor) -> tuple[Page, str]:
    """A model of the account, open with another section than it was saved with, and its id there."""
    saved = visitor.call("/api/sdk/models", {"name": "Floor", "model": example("simply-supported-beam")})["id"]
    page = sign_in(visitor)
    page.goto(f"{visitor.service.base_url}/open?saved={saved}")
    page.get_by_role("button", name="Change this design").click()
    page.fill("#design-section", "hea 300")
    page.press("#design-section", "Enter")
    expect(page.locator(".facts")).to_contain_text("unsaved changes")
    return page, saved


def test_an_open_model_is_saved_by_whoever_signs_in_again(visitor: Visitor) -> None:
    page, _ = changed_since_saved(visitor)
    facts = page.locator(".facts")
    # Tokens end within the hour.
    page.evaluate("sessionStorage.setItem('handoff:token', 'ended')")
    tool = page.locator(".tools").get_by_role("button", name="Save")
    tool.click()
    refusal = page.locator("#problem", has_text="Not saved: You are signed out")
    expect(refusal).to_be_visible()
    expect(facts).to_contain_text("free, non-commercial use (signed out)")
    assert violations(page) == []
    visitor.keep("signed-out")
    with page.context.expect_page() as opened:
        refusal.get_by_role("link", name="Sign in").click()
    other = opened.value
    enter(other, visitor.service.password)
    expect(other.locator("#tier")).to_have_text("Pro")
    # It stands as it was left, and knows.
    expect(facts).to_contain_text("Pro, commercial use (pro@example.com)")
    expect(facts).to_contain_text("unsaved changes")
    tool.click()
    expect(facts).to_contain_text(re.compile(r"saved \d\d:\d\d"))
    expect(refusal).to_have_count(0)
    other.get_by_role("button", name="Sign out").click()
    expect(facts).to_contain_text("(signed out)")
    other.close()
    # Chromium reports the refusal by its status, and nothing else went wrong.
    assert len(visitor.problems) == 1
    visitor.problems.clear()


def test_a_file_is_saved_from_the_bar_and_a_free_account_is_told_what_saving_needs(visitor: Visitor) -> None:
    page = sign_in(visitor)
    page.goto(f"{visitor.service.base_url}/open")
    page.fill("#text", json.dumps({**example("simply-supported-beam"), "settings": {}}))
    page.get_by_role("button", name="Open this text").click()
    page.get_by_role("button", name="Save…").click()
    page.get_by_role("dialog").get_by_label("Name").fill("Beam")
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.locator("h1")).to_have_text("Beam")
    expect(page).to_have_url(re.compile("/open[?]saved="))
    expect(page.get_by_role("button", name="Save…")).to_have_count(0)
    # A link of it has the name that the model itself lacks.
    page.get_by_role("button", name="Make a link").click()
    told = page.locator("#problem", has_text="has a link").inner_text()
    link = re.search(r"https?://\S+", told)
    assert link
    page.evaluate("sessionStorage.setItem('handoff:tier', JSON.stringify({ name: 'free', email: 'pro@example.com' }))")
    page.goto(link[0])
    expect(page.locator("h1")).to_have_text("Beam")
    page.get_by_role("button", name="Change this design").click()
    page.fill("#design-section", "hea 300")
    page.press("#design-section", "Enter")
    page.get_by_text("Saving models needs a Pro account").wait_for()
    expect(page.get_by_role("button", name="Save")).to_have_count(0)


def test_a_step_is_taken_back_and_made_again_by_button_and_by_keys(visitor: Visitor) -> None:
    page = visitor.page
    visitor.solved(example("simply-supported-beam"))
    sent = fingerprint(page)
    page.get_by_role("button", name="Change this design").click()
    change_section(page, "beam: IPE360, 1 member", "ipe 240")
    changed = fingerprint(page)
    assert "link ends in" in page.inner_text(".facts")
    results = page.locator("#results")
    undo = page.get_by_role("button", name="Undo: beam IPE240")
    redo = page.get_by_role("button", name="Redo: beam IPE240")
    expect(undo).to_be_visible()
    expect(redo).to_have_count(0)
    undo.click()
    expect(results).to_have_attribute("data-sha256", sent)
    expect(redo).to_be_visible()
    expect(undo).to_have_count(0)
    assert violations(page) == []
    visitor.keep("redo")
    redo.click()
    expect(results).to_have_attribute("data-sha256", changed)
    expect(redo).to_have_count(0)
    # By keys, wherever the reader is on the page.
    page.locator("h1").click()
    for keys, led in [("Control+z", sent), ("Control+y", changed), ("Meta+z", sent), ("Control+Shift+Z", changed)]:
        page.keyboard.press(keys)
        expect(results).to_have_attribute("data-sha256", led)
        expect(undo if led == changed else redo).to_be_visible()
    # In a field they take back what was typed there, and nothing of the design.
    page.locator("#design-section").click()
    page.locator("#design-section").press_sequentially("x")
    page.keyboard.press("Control+z")
    expect(page.locator("#design-section")).not_to_have_value(re.compile("x"))
    expect(results).to_have_attribute("data-sha256", changed)
    expect(undo).to_be_visible()
    # Another change leaves nothing to be made again.
    undo.click()
    expect(redo).to_be_visible()
    change_section(page, "beam: IPE360, 1 member", "ipe 270")
    expect(page.get_by_role("button", name="Undo: beam IPE270")).to_be_visible()
    expect(page.get_by_role("button", name="Redo")).to_have_count(0)


def test_what_is_typed_before_the_names_of_sections_come_can_be_taken_back(visitor: Visitor) -> None:
    page = visitor.page
    page.add_init_script("""
        const post = Worker.prototype.postMessage;
        Worker.prototype.postMessage = function (message, ...rest) {
            const send = () => post.call(this, message, ...rest);
            if (message.ask === "names") addEventListener("input", send, { once: true });
            else send();
        };
    """)
    visitor.solved(example("simply-supported-beam"))
    page.get_by_role("button", name="Change this design").click()
    field = page.locator("#design-section")
    field.press_sequentially("x")
    expect(page.locator("#design-names option").nth(1)).to_be_attached()
    page.keyboard.press("Control+z")
    expect(field).to_have_value("")


def test_a_changed_copy_outlives_the_link(visitor: Visitor) -> None:
    page = visitor.page
    visitor.solved(example("simply-supported-beam"))
    link = page.url
    page.get_by_role("button", name="Change this design").click()
    change_section(page, "beam: IPE360, 1 member", "ipe 240")
    changed = fingerprint(page)
    expect(page.locator(".facts")).to_contain_text("changed in this tab alone; the link ends in 23 h")
    ended = visitor.service.call(
        "DELETE", f"/api/sdk/links/{urlparse(link).path.split('/')[-1]}", visitor.service.pro_key
    )
    assert ended.status_code == 204
    page.once("dialog", lambda dialog: dialog.accept())
    page.reload()
    offer = page.get_by_role("region", name="Your changed copy is still here")
    expect(offer).to_be_visible()
    visitor.problems.clear()  # Chromium reports the 404 of the page itself
    assert violations(page) == []
    visitor.keep("ended-with-copy")
    with page.expect_download() as taken:
        offer.get_by_role("button", name="Download JSON").click()
    assert hashlib.sha256(taken.value.path().read_bytes()).hexdigest() == changed
    assert taken.value.suggested_filename.endswith("-changed.json")
    offer.get_by_role("link", name="Open it here").click()
    assert fingerprint(page) == changed
    expect(page.locator(".facts")).to_contain_text("your changed copy of a link, kept by this tab alone")
    # A tab in which nothing was changed is offered nothing.
    other = page.context.new_page()
    other.goto(link)
    expect(other.locator("h1")).to_contain_text("ended")
    expect(other.get_by_role("region", name="Your changed copy")).to_have_count(0)
    other.close()


def test_a_saved_model_that_was_deleted_since_is_saved_as_new(visitor: Visitor) -> None:
    page, saved = changed_since_saved(visitor)
    gone = visitor.service.call("DELETE", f"/api/sdk/models/{saved}", visitor.service.pro_key)
    assert gone.status_code == 204
    page.locator(".tools").get_by_role("button", name="Save").click()
    refusal = page.locator("#problem", has_text="Not saved: it was deleted from your account since you opened it")
    expect(refusal).to_be_visible()
    assert saved not in refusal.inner_text()
    visitor.keep("deleted-since")
    # Chromium reports the refusal by its status.
    visitor.problems.clear()
    refusal.get_by_role("button", name="Save as new").click()
    page.get_by_role("dialog").get_by_role("button", name="Save").click()
    expect(page.locator(".facts")).to_contain_text(re.compile(r"saved \d\d:\d\d"))
    expect(refusal).to_have_count(0)
    expect(page).to_have_url(re.compile("/open[?]saved="))
    assert saved not in page.url
