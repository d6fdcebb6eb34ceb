"""The site does what it is for: sections, and a beam that is solved while it is dragged."""

import gzip
import json
import re
import subprocess
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.access import SMALL, clean, violations
from tests.browser.account import sign_in
from tests.browser.conftest import ROOT, Visitor

DIST = ROOT / "viewer" / "dist"


def test_a_section_is_found_by_a_sloppy_name_and_compared(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(f"{visitor.service.base_url}/sections")
    search = page.get_by_label("Name, however it is spelt")
    search.fill("he 200 a")
    first = page.locator(".sections-table tbody tr").first
    expect(first).to_contain_text("HEA200")
    first.get_by_role("link").click()
    expect(page).to_have_url(re.compile("/sections/HEA200$"))
    expect(page).to_have_title("HEA200 · Handoff")
    # EN 10365: HEA 200 is 190 mm deep, 200 mm wide.
    assert page.locator(".outline text").all_text_contents()[2:4] == ["h 190.0 mm", "b 200.0 mm"]
    search.fill("IPE 310")
    expect(page.locator("#found")).to_contain_text("No section is called “IPE 310”")
    expect(first).to_contain_text("IPE300")
    first.get_by_role("button").click()
    page.get_by_role("heading", name="HEA200 and IPE300").wait_for()
    page.get_by_text("Filter by properties").click()
    search.fill("")
    page.get_by_label("depth, at least").fill("300")
    page.get_by_label("depth, at most").fill("330")
    names = page.locator(".sections-table tbody th")
    expect(names.first).to_have_text("IPE300")
    page.get_by_role("button", name="Mass").click()
    page.get_by_role("button", name="Mass").click()
    page.locator("[aria-sort=descending]", has_text="Mass").wait_for()
    masses = [float(text) for text in page.locator(".sections-table tbody td:nth-child(4)").all_text_contents()]
    assert masses == sorted(masses, reverse=True)
    clean(visitor, "sections")
    page.get_by_role("radio", name="inch").check(force=True)
    expect(page.locator(".outline text").nth(2)).to_have_text("h 7.480 in")
    with page.expect_download() as taken:
        page.get_by_role("button", name="Download CSV").click()
    assert taken.value.path().read_text().startswith("Name,h (in),b (in)")


def test_the_frame_is_solved_as_it_is_dragged_and_says_what_the_solver_says(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.service.base_url)
    page.locator("#frame[data-solved='IPE330 over 6 m']").wait_for()
    spent = {url.removeprefix(visitor.service.base_url + "/") for url in visitor.requests if "/assets/" in url}
    assert sum(len(gzip.compress((DIST / name).read_bytes(), 6)) for name in spent) < 249_000
    clean(visitor, "home")
    slider = page.get_by_role("slider", name="Span", exact=True)
    slider.focus()
    for _ in range(5):
        slider.press("ArrowRight")
    page.locator("#frame[data-solved='IPE330 over 6.5 m']").wait_for()
    with page.expect_download() as taken:
        page.get_by_role("button", name="Take this model as JSON").click()
    model = json.loads(taken.value.path().read_text())
    # By the library's own sections and not by what the page was built with; the title says nothing that may change.
    assert {one["id"]: one["library"] for one in model["model"]["sections"]} == {
        "column": "HEB200",
        "beam": "IPE330",
        "tie": "IPE240",
    }
    assert model["settings"]["title"] == "Frame of 6.5 m"
    program = """
      import { openLibrary, solve } from 'handoff-solver';
      import { readFileSync } from 'node:fs';
      const sections = openLibrary(JSON.parse(readFileSync('solver/data/sections.json', 'utf8')));
      const { load_combinations: sets, checks } = solve(JSON.parse(readFileSync(0, 'utf8')), { sections });
      const of = (state, quantity) => Math.max(...sets.filter(({ limit_state }) => limit_state === state)
        .flatMap(({ extrema }) => [...extrema[quantity].max, ...extrema[quantity].min].map(Math.abs)));
      console.log(JSON.stringify([of('ULS', 'my'), Math.max(...checks.map(({ utilisation }) => utilisation))]));
    """
    done = subprocess.run(
        ["node", "--input-type=module", "-e", program],
        cwd=ROOT,
        input=json.dumps(model),
        capture_output=True,
        text=True,
        check=True,
    )
    moment, used = json.loads(done.stdout)
    assert page.inner_text("#moment") == f"{moment / 1e3:.2f} kN·m"
    assert page.inner_text("#used") == f"{used * 100:.1f} %"


def test_the_frame_is_turned_by_hand_and_by_key_without_being_solved_anew(visitor: Visitor) -> None:
    page = visitor.page
    page.goto(visitor.service.base_url)
    page.locator("#frame[data-solved]").wait_for()
    drawn, turn = page.locator(".frame-drawing"), page.get_by_role("slider", name="Turn", exact=True)
    # Above the fold of a laptop's window.
    box = drawn.bounding_box()
    assert box
    assert box["y"] + box["height"] < 700
    still = drawn.locator(".still")
    seen = still.get_attribute("d")
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + box["height"] / 2)
    page.mouse.up()
    # Half a turn from one edge to the other.
    assert turn.input_value() == "-45"
    assert still.get_attribute("d") != seen
    turn.focus()
    for _ in range(45):
        turn.press("ArrowRight")
    assert still.get_attribute("d") == seen


def test_the_frame_opens_whole_and_a_chosen_theme_stays(visitor: Visitor) -> None:
    page = visitor.page
    page.emulate_media(color_scheme="light")
    page.goto(visitor.service.base_url)
    page.locator("#frame[data-solved='IPE330 over 6 m']").wait_for()
    used = page.inner_text("#used")
    page.get_by_role("link", name="Open it with all diagrams").click()
    block = visitor.block()
    assert page.inner_text("#governing-utilisation") == used
    assert block["members"]["ids"][4:6] == ["beam AB", "beam DC"]
    assert not [url for url in visitor.requests if "model=" in url.partition("#")[0]]
    expect(page.locator(".facts")).to_contain_text("came with its address")
    # EN 10365: four HEB 200 of 3.5 m with 7808 mm², two IPE 330 of 6 m with 6261 mm², two IPE 240 of 5 m with 3912 mm².
    expect(page.locator("#mass")).to_contain_text("1755 kg")
    expect(page.locator("canvas.labels")).to_have_accessible_name(re.compile("^Global axes: "))
    page.get_by_role("button", name="Use dark colours").click()
    page.reload()
    visitor.block()
    page.get_by_role("button", name="Use light colours").wait_for()
    page.goto(f"{visitor.service.base_url}/open?again#model=%7B%2")
    expect(page.get_by_role("alert")).to_contain_text("that was cut off")


def test_nothing_at_an_address_is_said_in_the_design(visitor: Visitor) -> None:
    visitor.page.goto(f"{visitor.service.base_url}/nothing")
    visitor.page.get_by_role("heading", name="There is nothing at this address").wait_for()
    assert violations(visitor.page) == []
    visitor.problems.clear()  # Chromium reports the 404 of the page itself


def test_on_a_phone_and_by_keyboard(visit: Callable[..., Visitor]) -> None:
    visitor = visit(viewport={"width": 390, "height": 844}, device_scale_factor=2, has_touch=True)
    page = visitor.page
    for path, seen in (("/", "#frame[data-solved]"), ("/sections/IPE300", ".detail"), ("/account", "form")):
        page.goto(visitor.service.base_url + path)
        page.locator(seen).first.wait_for()
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement.textContent") == "Skip to content"
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        assert page.evaluate(SMALL) == []
        visitor.keep(f"phone{path.replace('/', '-')}")
    sign_in(visitor)
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert page.evaluate(SMALL) == []


def test_the_first_page_says_what_is_so() -> None:
    text = (DIST / "home.html").read_text()
    limits = json.loads((ROOT / "schemas" / "limits.json").read_text())
    free, pro = f"{limits['free_member_limit']:,}", f"{limits['pro_member_limit']:,}"
    assert f"up to {free} members for anyone, {pro} for a Pro account" in text
    assert f"{len((DIST / 'sections.txt').read_text().split()):,} steel sections" in text
    verified = json.loads((ROOT / "docs" / "verification.json").read_text())
    steel = sum(row["group"] == "EN 1993-1-1" for row in verified)
    off = sorted(abs(row["ours"] / row["expected"] - 1) if row["expected"] else abs(row["ours"]) for row in verified)
    half = 100 * off[len(off) // 2]
    performance = (ROOT / "docs" / "performance.md").read_text()
    (linear, checks), *_ = re.findall(r"^\| 960 \| 10 \| ([\d,]+) \| [\d,]+ \| ([\d,]+) \|", performance, re.MULTILINE)
    shown = re.findall(r"<dt><a [^>]*>([^<]*)</a></dt><dd>([^<]*)</dd>", text)
    assert [figure for _, figure in shown] == [
        f"{len(verified):,}",
        f"{half:.{3 if half < 0.1 else 2}f} %",
        str(steel),
        f"{int(linear.replace(',', '')) / 1000:.1f} s",
    ]
    assert f"of {len({row['case'] for row in verified})} cases" in shown[0][0]
    assert f"{int(checks.replace(',', '')) / 1000:.1f} s more to check them all" in shown[3][0]


def test_reading_pages_are_light() -> None:
    documents = [f"docs/{file.relative_to(DIST / 'docs').with_suffix('')}" for file in (DIST / "docs").rglob("*.html")]
    assert len(documents) > 40
    for name in ("account", "sections", "missing", *documents):
        text = (DIST / f"{name}.html").read_text()
        files = set(re.findall(r'"/(assets/[^"]+\.(?:js|css))"', text))
        assert files
        weights = [len(gzip.compress((DIST / file).read_bytes(), 6)) for file in files]
        assert sum(weights) + len(gzip.compress(text.encode(), 6)) < 100_000, name
