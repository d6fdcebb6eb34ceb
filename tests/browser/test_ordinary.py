"""Ordinary structures come to pass or fail by clicks alone, without a line of JSON."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitor
from tests.ordinary import STRUCTURES

# Those that are solved in a few seconds; the others are answered by the same cards.
QUICK = ("balcony", "canopy", "billboard", "Vierendeel girder", "Pratt truss", "bridge girder")
DECIDED = re.compile("^(all checks pass|fails)")
# More answers than these nobody gives one by one.
MOST = 12
# Typed where an answer has no number to begin with: a span in metres, a bearing length in millimetres.
NUMBERS = {"Whole span": "6", "Stiff bearing length": "100"}


def answer(page: Page, given: set[str]) -> bool:
    """Presses the first answer in sight that was not given yet."""
    for card in page.locator(".open-point:visible").all():
        for button in card.locator(".answers button:visible").all():
            words = f"{card.locator('p').first.inner_text()} {button.inner_text()}"
            if words in given or "each answer" in words:
                continue
            given.add(words)
            for label, number in NUMBERS.items():
                field = card.get_by_label(label)
                if field.count():
                    field.first.fill(number)
            before = page.locator("#changed li").count()
            button.click()
            expect(page.locator("#changed li")).to_have_count(before + 1)
            return True
    return False


@pytest.mark.parametrize("name", QUICK)
def test_it_is_decided_by_clicks(visitor: Visitor, name: str) -> None:
    visitor.solved(STRUCTURES[name]().document())
    page = visitor.page
    pill = page.locator(".figure-main .pill")
    given: set[str] = set()
    for _ in range(MOST):
        # Stability and checks follow the forces.
        expect(page.locator("#verdict")).not_to_contain_text("so far")
        expect(pill).to_be_visible()
        if DECIDED.match(pill.inner_text()) or not answer(page, given):
            break
    assert DECIDED.match(pill.inner_text()), (pill.inner_text(), given)
