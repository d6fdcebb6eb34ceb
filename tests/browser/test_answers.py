"""Open points answered where they are read, without a line of JSON."""

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.access import violations
from tests.browser.asking import asking
from tests.browser.conftest import ROOT, SCHEMES, Visitor
from tests.browser.models import example


def test_a_portal_without_a_word_on_its_restraints_passes_after_two_clicks(visit: Callable[..., Visitor]) -> None:
    visitor = visit(permissions=["clipboard-read", "clipboard-write"])
    portal = example("portal-frame")
    portal["analysis"]["options"]["order"] = "first"
    for design in portal["model"]["design_members"]:
        for field in [key for key in design if key not in ("id", "members", "name")]:
            del design[field]
    visitor.solved(portal)
    page = visitor.page
    pill = page.locator(".figure-main .pill")
    expect(pill).to_have_text("cannot verify all")
    points = page.locator(".open-point")
    expect(points.first).to_be_visible()
    # Who a point is about is lit while it is looked at, and every member with a figure keeps its colour.
    expect(page.locator(".legend")).to_contain_text("light core: points open")
    expect(page.locator(".legend")).not_to_contain_text("striped")
    # What each answer would give is said before one is chosen.
    answer = page.get_by_role("button", name="What frames in holds both flanges")
    card = page.locator(".open-point", has=answer).first
    card.get_by_role("button", name="What would each answer give?").click()
    expect(card.get_by_role("button", name="What frames in holds both flanges").locator(".stake")).to_contain_text("%")
    page.get_by_role("button", name="Let the analysis choose").click()
    expect(page.locator("#changed li")).to_have_count(1)
    page.get_by_role("button", name="What frames in holds both flanges").click()
    expect(page.locator("#changed li")).to_have_count(2)
    expect(page.locator(".figure-main .pill")).to_have_text("all checks pass")
    expect(points).to_have_count(0)
    # Whoever gets the link needs no key and no account: it carries the changed model.
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Undo the last").click()
    expect(page.locator("#changed li")).to_have_count(1)
    expect(page.locator(".figure-main .pill")).to_have_text("cannot verify all")
    page.get_by_role("button", name="Undo the last").click()
    page.goto("about:blank")
    visitor.requests.clear()
    page.goto(link)
    expect(page.locator(".figure-main .pill")).to_have_text("all checks pass")
    expect(page.locator(".facts")).to_contain_text("came with its address")
    assert [url for url in visitor.requests if "/api/" in url] == []


# Of each beam: the answer, and the number that it takes.
ANSWERS: dict[str, tuple[str, dict[str, str]]] = {
    "flange": ("Both flanges", {"Held every": "2"}),
    "length y": ("Take the structure's length", {}),
    "length z": ("Set", {"Buckling length about z-z": "6"}),
    "length v": ("Take the structure's length", {}),
    "twist length": ("Take the structure's value", {}),
    "critical moment": ("Take the structure's value", {}),
    "torque": ("Loads at the axis", {}),
    "channel": ("Loads through the shear centre", {}),
    "warping": ("Warping fixed at both ends", {}),
    "web": ("Stiffeners at supports and loads", {}),
    "bearing": ("Set", {"Stiff bearing length": "100"}),
    "tube": ("CFSHS120x120x5", {}),
    "angle": ("Through the centroid", {}),
    "eccentric": ("Through the centroid", {}),
    "rod": ("Set", {"Tension that the ends bear": "60"}),
    "moving": ("Count how its ends move", {"Whole span": "5.7"}),
    "sideways": ("Measure along y and z together", {}),
    "longer": ("It is no part of a longer span", {}),
}
KINDS = {kind["code"] for kind in json.loads((ROOT / "schemas" / "questions.json").read_text())}


def test_every_kind_of_question_is_answered_by_clicks(visitor: Visitor) -> None:
    results = visitor.solved(asking())
    assert {each["code"] for each in results["questions"]} == KINDS
    assert {member for each in results["questions"] for member in each["members"]} == set(ANSWERS)
    page = visitor.page
    questions = page.get_by_role("region", name="What only you can know")
    questions.locator("summary").click()
    first = questions.locator(".open-point").first
    expect(first).to_contain_text("Is the compressed flange held sideways between its ends?")
    expect(first.get_by_label("What is at stake")).to_contain_text("bottom flange free")
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        assert violations(page) == []
    given = page.locator("#changed li")
    for count, (member, (answer, numbers)) in enumerate(ANSWERS.items(), 1):
        card = questions.locator(".open-point").filter(has=page.get_by_role("button", name=member, exact=True))
        for label, number in numbers.items():
            # A number that is missing is asked for where it is typed.
            card.get_by_label(label).fill("")
            card.get_by_role("button", name=answer, exact=True).click()
            expect(card.get_by_role("status")).to_contain_text("a number above 0 is needed")
            expect(card.get_by_label(label)).to_be_focused()
            card.get_by_label(label).fill(number)
        card.get_by_role("button", name=answer, exact=True).press("Enter")
        expect(given).to_have_count(count)
        expect(card).to_have_count(0)
    expect(questions).to_have_count(0)
    # Who answers by keys goes on from the next point.
    expect(page.get_by_role("heading", name=re.compile("^Members · "))).to_be_focused()
    page.get_by_role("button", name="Undo the last").click()
    expect(questions.locator(".open-point")).to_have_count(1)
    expect(questions).to_contain_text("longer")


def test_wind_from_the_other_side_and_its_combinations_come_by_clicks(visitor: Visitor) -> None:
    portal = example("portal-frame")
    for case in portal["model"]["load_cases"]:
        case.pop("directions", None)
    visitor.solved(portal)
    page = visitor.page
    page.get_by_role("button", name="It acts the other way just as much").click()
    page.get_by_role("button", name="Add all 3").click()
    expect(page.locator("#changed li")).to_have_count(2)
    expect(page.locator(".figure-main .pill")).to_have_text("all checks pass")


def test_a_model_without_checks_is_checked_by_a_click(visitor: Visitor) -> None:
    portal = example("portal-frame")
    del portal["analysis"]["checks"]
    visitor.solved(portal)
    page = visitor.page
    page.get_by_role("button", name="Check all steel members").click()
    page.get_by_role("button", name="Check deflections").click()
    expect(page.locator("#changed li")).to_have_count(2)
    expect(page.locator(".figure-main .pill")).not_to_have_text("nothing verified")


def test_a_model_is_changed_where_it_stands_and_refused_where_it_may_not_be(visitor: Visitor) -> None:
    visitor.solved(example("portal-frame"))
    page = visitor.page
    page.get_by_role("tab", name="Inputs").click()
    inputs = page.locator(".inputs")
    inputs.get_by_role("button", name="Combinations").click()
    first = inputs.locator("tbody tr").first
    whose = first.locator("input").first
    whose.fill("no such case")
    whose.press("Tab")
    expect(first.get_by_role("alert").first).to_contain_text("no such case")
    factor = inputs.get_by_label("factor of", exact=False).first
    factor.fill("2.7")
    factor.press("Tab")
    expect(page.locator("#changed li")).to_have_count(1)
    expect(page.locator("#changed li")).to_contain_text("factor 2.7, was")
    page.get_by_role("button", name="Undo the last").click()
    expect(page.locator("#changed")).to_have_count(0)
    # The table stays in sight over a change; a new entry is refused at its field, and then taken.
    inputs.get_by_role("button", name=re.compile("^Members")).click()
    inputs.get_by_role("button", name="Add a member…").click()
    form = inputs.get_by_role("form", name="New member")
    start = form.get_by_label("Start node of the new member")
    start.fill("nowhere")
    form.get_by_label("End node of the new member").fill("F2")
    form.get_by_role("button", name="Add this member").click()
    expect(form.get_by_role("alert").filter(has_text="no start node")).to_be_visible()
    assert violations(page) == []
    start.fill("F1")
    form.get_by_role("button", name="Add this member").click()
    expect(page.locator("#changed li")).to_contain_text("member M7 added")
    expect(page.locator(".facts")).to_contain_text("7 members")
    # As text, it leads to its faults.
    page.locator(".inputs").get_by_role("button", name="JSON").click()
    text = page.get_by_label("The model as JSON")
    text.fill(text.input_value().replace('"IPE400"', '"IPE401"', 1))
    page.get_by_role("button", name="Check the text").click()
    page.get_by_role("button", name="model.sections[1].library").click()
    chosen = "(area) => area.value.slice(area.selectionStart, area.selectionEnd)"
    assert text.evaluate(chosen) == '"IPE401"'
    assert violations(page) == []
