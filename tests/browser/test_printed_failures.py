"""Failures on paper: every one of them, the worst first, on few sheets."""

import io
import re
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import expect

from tests.browser.access import violations
from tests.browser.conftest import Visitor
from tests.browser.models import model, support
from tests.browser.paper import loaded, printed
from tests.frames import frame
from tests.seeds import AT_LENGTH

# Beams that all fail: more than the 24 that the summary has rows for, with their nodes more than a picture has ids for.
MANY = 54 if AT_LENGTH else 30


def test_every_failure_of_many_is_printed_and_the_worst_stand_first(visitor: Visitor) -> None:
    # Beams side by side, each a little longer than the last: all of them fail.
    nodes = {f"{end}{i}": (x, 0.5 * i, 0.0) for i in range(MANY) for end, x in (("A", 0.0), ("B", 8.0 + 0.02 * i))}
    names = [f"M{i}" for i in range(MANY)]
    many = model(
        nodes,
        [{"id": f"M{i}", "start": f"A{i}", "end": f"B{i}", "section": "IPE300"} for i in range(MANY)],
        title="Many that fail",
        sections=[{"id": "IPE300", "library": "IPE300"}],
        supports=[support(f"{end}{i}", "ux uy uz rx" if end == "A" else "uy uz") for i in range(MANY) for end in "AB"],
        load_cases=[
            {
                "id": "Q",
                "nature": "imposed",
                "self_weight": 0,
                "member_loads": [{"member": name, "type": "distributed", "fz": -40e3} for name in names],
            }
        ],
    )
    many["analysis"]["checks"] = [
        {"id": "steel", "type": "en1993_1_1", "members": names, "limit_state": "ULS", "restrained": True}
    ]
    block = visitor.solved(many)
    assert block["summary"]["fail"] == MANY
    sheets = [sheet.extract_text() for sheet in printed(visitor, "Report, summary", "report-many").pages]
    assert len(sheets) <= 3
    first = sheets[0]
    assert "FAILS" in first
    assert f"0 verified, {MANY} fail" in first
    assert f"Governing: {names[-1]}" in first
    assert f"The 10 worst of {MANY} checks" in first
    # The longest first; of so many members the ten worst alone are named in the picture.
    assert [name for name in names if f"{name} steel fail" in " ".join(first.split())] == names[-10:]
    assert "The 10 most used members by their ids" in first
    assert f"Sheet 1 of {len(sheets)}" in first
    # Even the summary names every failure, those without a row of their own in words.
    failing = " ".join(" ".join(sheets[1:]).partition(f"Checks that fail ({MANY})")[2].split())
    assert [name for name in names if not re.search(rf"\b{name} (steel|\d)", failing)] == []
    # The standard report leaves out none: read from the document, before sheets are made of it.
    page = visitor.page
    page.evaluate(
        "void (window.made = new Promise((done) => document.addEventListener('handoff:report', () => done(true))))"
    )
    page.get_by_role("button", name="Export").click()
    page.get_by_role("menuitem", name="Printable report").click()
    page.evaluate("window.made")
    failures = page.locator("#report h3", has_text=f"Checks that fail ({MANY})").locator(
        "xpath=following-sibling::*[1]"
    )
    assert failures.locator("tbody tr:not(.below)").count() == MANY
    words = [part.strip() for part in page.locator("#report h2").all_text_contents()]
    assert words[:3] == [f"The 10 worst of {MANY} checks", "Failures and open points", "Assumptions and accuracy"]
    # Paper is read aloud too.
    page.emulate_media(media="print")
    assert violations(page, within="#report") == []
    page.emulate_media(media="null")
    order = (
        "Loads and combinations",
        "Results",
        "Schedules for foundations and joints",
        f"The 3 worst of {MANY} checks",
    )
    places = [next(i for i, head in enumerate(words) if head.startswith(name)) for name in order]
    assert places == sorted(places)


@pytest.mark.painted
def test_the_report_prints_failures_first_and_is_light(visit: Any) -> None:
    visitor: Visitor = visit(color_scheme="dark")
    visitor.solved(loaded(3))
    reader = printed(visitor, "Printable report", "report-failing")
    first, second = (reader.pages[i].extract_text() for i in (0, 1))
    assert "FAILS" in first
    assert "Governing: beam" in first
    assert "Model SHA-256" in first
    assert "Checks that fail (" in first + second
    for words in ("Project", "Author", "Date", "Versions"):
        assert words in first
    assert len(printed(visitor, "Report, summary", "report-summary").pages) <= 3
    picture = Image.open(io.BytesIO(reader.pages[0].images[0].data)).convert("RGB")
    assert min(picture.getpixel((2, 2))) > 200  # type: ignore[arg-type]
    assert visitor.page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_a_printed_page_says_why_once(visitor: Visitor) -> None:
    visitor.solved(frame(8))
    page = visitor.page
    page.locator("html[data-offline=ready]").wait_for()
    expect(page.locator(".data thead th", has_text="Why")).to_be_visible()
    column = "[...document.querySelectorAll('.data thead th')].findIndex((th) => th.textContent === 'Why')"
    cells = f"[...document.querySelectorAll('.data tbody tr')].map((tr) => tr.children[{column}].textContent)"
    shown = page.evaluate(cells)
    # Four columns that can lean, four beams: each kind has reasons of its own.
    assert len(shown) == 8
    assert len(set(shown)) < 8
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    told = page.evaluate(cells)
    names = page.locator(".data tbody th").all_inner_texts()
    for i, words in enumerate(shown):
        first = shown.index(words)
        assert told[i] == (words if first == i or not words else f"as {names[first]}")
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    assert page.evaluate(cells) == shown
