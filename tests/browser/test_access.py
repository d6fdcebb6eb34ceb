"""For every reader: axe finds nothing, the keyboard reaches everything, a phone and a dark room work."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.access import SMALL, ruled, violations
from tests.browser.conftest import DRAWN, SCHEMES, Visitor
from tests.browser.models import beam, example
from tests.frames import frame

# A radio button is invisible over its own label, which carries the focus ring.
SEEN = """() => {
  const focused = document.activeElement;
  const style = getComputedStyle(focused.matches('input[type=radio]') ? focused.nextElementSibling : focused);
  return style.outlineStyle !== 'none' && style.outlineWidth !== '0px';
}"""


def test_axe_on_a_solved_model(visitor: Visitor) -> None:
    visitor.solved(example("portal-frame"))
    page = visitor.page
    page.locator(".data tbody th button").first.click()
    page.locator(".check summary").first.click()
    page.locator(".trust summary").click()
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        page.get_by_role("button", name="Export").click()
        assert violations(page, *ruled(scheme)) == []
        page.keyboard.press("Escape")
        visitor.keep(f"portal-{scheme}")


def test_the_menu_of_what_is_taken_away_is_gone_through_by_its_keys(visitor: Visitor) -> None:
    visitor.solved(beam())
    page = visitor.page
    button = page.get_by_role("button", name="Export")
    expect(button).to_have_attribute("aria-haspopup", "menu")
    button.focus()
    page.keyboard.press("ArrowDown")
    menu = page.get_by_role("menu")
    entries = menu.get_by_role("menuitem")
    expect(entries.first).to_be_focused()
    assert violations(page) == []
    for key, name in (
        ("ArrowDown", "Printable report"),
        ("ArrowUp", "Report, summary"),
        ("ArrowUp", "OpenSeesPy script"),
        ("ArrowDown", "Report, summary"),
        ("End", "OpenSeesPy script"),
        ("Home", "Report, summary"),
    ):
        page.keyboard.press(key)
        expect(menu.get_by_role("menuitem", name=name)).to_be_focused()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")
    # Tab leaves the menu as one stop.
    page.keyboard.press("Enter")
    expect(entries.first).to_be_focused()
    page.keyboard.press("Tab")
    expect(menu).to_have_count(0)
    expect(button).not_to_be_focused()


def test_axe_on_the_other_pages(visitor: Visitor) -> None:
    page = visitor.open(frame(101))
    page.locator("#limit").wait_for()
    assert violations(page) == []
    page.goto(f"{visitor.service.base_url}/open")
    page.get_by_role("heading", name="Open a structural model").wait_for()
    assert violations(page) == []
    page.goto(f"{visitor.service.base_url}/open/{'0' * 32}")
    assert violations(page) == []
    visitor.problems.clear()  # Chromium reports the 404 of the page itself


def test_keyboard_only(visitor: Visitor) -> None:
    visitor.solved(example("building-frame"))
    page = visitor.page
    page.locator(".data tbody tr").first.wait_for()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to results"
    # Which begin with the verdict.
    landing = page.locator(page.evaluate("document.activeElement.getAttribute('href')"))
    assert (landing.inner_text().lower(), landing.get_attribute("tabindex")) == ("at a glance", "-1")

    def tab_to(selector: str, most: int = 60) -> None:
        for _ in range(most):
            if page.evaluate("s => document.activeElement.matches(s)", selector):
                # Whatever has the focus shows it.
                seen = page.evaluate(SEEN)
                assert seen, f"{selector} hides its focus"
                return
            page.keyboard.press("Tab")
        pytest.fail(f"{selector} was not reached")

    tab_to("input[type=radio]")
    tab_to("canvas.picture")
    page.keyboard.press(".")
    page.wait_for_selector("#chosen")
    first = page.inner_text("#chosen")
    page.keyboard.press(".")
    page.wait_for_function("first => document.querySelector('#chosen')?.textContent !== first", arg=first)
    for key in ("ArrowLeft", "+", "2", "f"):
        page.keyboard.press(key)
    tab_to("#set")
    tab_to(".reader input", 80)
    page.keyboard.press("Home")
    assert "0.000 m" in page.inner_text(".reader output")
    tab_to(".check summary", 40)
    page.keyboard.press("Enter")
    assert page.locator(".check details[open]").count() == 1
    tab_to("[role=tab]", 80)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.id") == "tab-displacements"
    page.locator(".data caption", has_text="Displacements").wait_for(state="attached")
    tab_to(".data thead button", 20)
    page.keyboard.press("Enter")
    page.locator(".data [aria-sort=ascending]").wait_for()
    tab_to(".data tbody button", 40)
    page.keyboard.press("Enter")
    page.locator(".inspector h2", has_text="Node").wait_for()
    # The focus stays in the table: what was chosen, and where it is told, is said.
    expect(page.locator(".inspector [role=status]")).to_have_text(
        re.compile(r"^\S+ selected: its data are in the inspector$")
    )
    page.get_by_role("tab", name="Checks").click()
    page.locator(".data tbody button").first.press("Enter")
    expect(page.locator(".inspector [role=status]")).to_have_text(
        re.compile(r"^\S+ selected: (≥ )?[0-9.]+ %, its data are in the inspector$")
    )


def test_solving_and_suggesting_are_cancelled_by_keyboard(visit: Callable[..., Visitor]) -> None:
    visitor = visit(alone=True)
    page = visitor.page

    def cancel_by_keyboard() -> None:
        cancel = page.get_by_role("button", name="Cancel", exact=True)
        cancel.wait_for()
        for _ in range(80):
            if cancel.evaluate("node => node === document.activeElement"):
                break
            page.keyboard.press("Tab")
        assert page.evaluate(SEEN)
        page.keyboard.press("Enter")

    # Workers whose files are held back work for as long as a hand needs.
    page.route("**/assets/worker-*.js", lambda route: None)
    page.goto(visitor.park(example("simply-supported-beam")))
    cancel_by_keyboard()
    page.get_by_text("Cancelled: shown, not solved.").wait_for()
    page.unroute("**/assets/worker-*.js")
    page.reload()
    visitor.block()
    page.route("**/assets/designing-*.js", lambda route: None)
    page.get_by_role("button", name="Change this design").press("Enter")
    page.get_by_role("button", name="Suggest a section").press("Enter")
    expect(page.get_by_role("progressbar", name="Progress")).to_be_visible()
    cancel_by_keyboard()
    page.get_by_text("Cancelled; nothing was changed.").wait_for()


def test_what_is_chosen_is_seen_below_a_long_verdict(visitor: Visitor) -> None:
    visitor.solved(example("plate-on-beams"))
    page = visitor.page
    page.locator(".data tbody button").first.click()
    expect(page.locator("#member-verdict")).to_be_in_viewport()
    # The reader goes back to the verdict, and other values do not lead away from it.
    page.locator(".side").evaluate("node => node.scrollTo(0, 0)")
    page.select_option("#set", label="SLS1 (SLS)")
    expect(page.locator(".trust")).to_contain_text("(SLS1)")
    expect(page.locator("#glance-title")).to_be_in_viewport()


def test_a_phone_goes_to_what_is_chosen_in_a_table(visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True)
    visitor.solved(example("portal-frame"))
    page = visitor.page
    page.locator(".data tbody button").last.tap()
    page.locator("#chosen").wait_for()
    expect(page.locator("#inspector-title")).to_be_in_viewport()
    expect(page.locator("#member-verdict")).to_be_in_viewport()
    visitor.keep("phone-chosen")


def test_phone(visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True)
    visitor.solved(beam())
    page = visitor.page
    page.locator(".reading").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    # The picture comes first, with the verdict in sight below it; everything to press takes a finger.
    glance = page.locator("#glance-title").bounding_box()
    picture = page.locator(".view").bounding_box()
    assert glance
    assert picture
    assert picture["y"] + picture["height"] <= glance["y"] < 844
    assert page.evaluate(SMALL) == []
    # What has no room in the row stands under More, which takes a finger too.
    page.get_by_role("button", name="More", exact=True).tap()
    assert page.evaluate(SMALL) == []
    page.locator(".more-tools label", has_text="Vz").tap()
    expect(page.locator(".legend")).to_contain_text("Shear force Vz")
    page.get_by_label("Reactions", exact=True).tap()
    expect(page.get_by_label("Reactions", exact=True)).to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    visitor.keep("phone")


def test_picture_and_tables_choose_each_other(visitor: Visitor) -> None:
    visitor.solved(beam())
    page = visitor.page
    box = page.locator("canvas.picture").bounding_box()
    assert box
    page.keyboard.press("Escape")
    page.locator("canvas.picture").focus()
    page.keyboard.press("Escape")
    page.locator(".hint", has_text="Choose a member").wait_for()
    # A flat model is met face on, beside its key: a line straight down the picture meets the beam, and the pointer
    # reads its diagram.
    x = box["x"] + box["width"] / 4
    for y in range(round(box["y"] + 60), round(box["y"] + box["height"]), 6):
        page.mouse.move(x, y)
        page.evaluate(DRAWN)
        if page.locator("canvas.aiming").count():
            break
    said = page.locator(".probe").inner_text()
    moment = re.fullmatch(r"M1: My ([\d.]+) kN·m at x = ([\d.]+) m", said)
    assert moment, said
    # q·x·(L − x)/2 under 15 kN/m over 8 m.
    at = float(moment[2])
    assert float(moment[1]) == pytest.approx(15 * at * (8 - at) / 2, rel=5e-3)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_selector("#chosen >> text=M1")
    page.get_by_role("tab", name="Members", exact=True).click()
    assert page.locator("tr.chosen").inner_text().startswith("M1")
