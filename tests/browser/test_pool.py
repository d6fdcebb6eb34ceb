"""Checks of a large model by several workers: the same results as by one, and an end to all of them at once."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.conftest import Visitor
from tests.browser.test_exports import taken
from tests.frames import frame

SIGNED_IN = "sessionStorage.setItem('handoff:tier', JSON.stringify({ name: 'pro', email: 'reader@example.com' }));"
# Pressed as soon as the page says that it checks; what comes after that is too late, whatever the machine.
CANCELS = """new MutationObserver((_, watching) => {
  const card = document.getElementById('progress');
  if (!card?.textContent.startsWith('Checks')) return;
  watching.disconnect();
  card.querySelector('button').click();
}).observe(document, { subtree: true, childList: true, characterData: true });"""


def processors(count: int) -> str:
    return f"Object.defineProperty(navigator, 'hardwareConcurrency', {{ value: {count} }});"


def large() -> dict[str, Any]:
    """Few enough to be solved in seconds, with combinations enough to be shared out."""
    model = frame(500)
    strength, *_, service = model["model"]["load_combinations"]
    model["model"]["load_combinations"] = [strength, *({**service, "id": f"SLS{i}"} for i in range(1, 13))]
    model["analysis"]["checks"].append(
        {"id": "sag", "type": "deflection", "all": True, "limit_state": "SLS", "limit_ratio": 250}
    )
    return model


class Workers:
    """Those that live in a browser, by its own account of them, and how many did at once."""

    def __init__(self, browser: Browser) -> None:
        self.living: set[str] = set()
        self.most = 0
        session = browser.new_browser_cdp_session()
        session.on("Target.targetCreated", self.begin)
        session.on("Target.targetDestroyed", lambda event: self.living.discard(event["targetId"]))
        session.send("Target.setDiscoverTargets", {"discover": True})

    def begin(self, event: dict[str, Any]) -> None:
        if event["targetInfo"]["type"] == "worker":
            self.living.add(event["targetInfo"]["targetId"])
            self.most = max(self.most, len(self.living))

    def fall_to(self, page: Page, count: int) -> None:
        while len(self.living) > count:
            page.wait_for_timeout(50)


def results(visitor: Visitor) -> dict[str, Any]:
    visitor.block()
    found: dict[str, Any] = json.loads(taken(visitor, "Results as JSON"))
    del found["statistics"]["times"]
    return found


def test_four_hands_find_what_one_finds_and_end_with_a_cancel(visit: Callable[..., Visitor], browser: Browser) -> None:
    four, one = visit(alone=True), visit(alone=True)
    for script in (SIGNED_IN, processors(4), CANCELS):
        four.page.add_init_script(script)
    for script in (SIGNED_IN, processors(1)):
        one.page.add_init_script(script)
    link = four.park(large())
    workers = Workers(browser)
    before = len(workers.living)
    four.page.goto(link)
    four.page.get_by_text("Checks cancelled: forces and movements are all there.").wait_for()
    four.page.get_by_role("tab", name="Reactions").click()
    four.page.locator(".data tbody tr").first.wait_for()
    assert four.page.locator("#results").count() == 0
    workers.fall_to(four.page, before + 1)
    assert workers.most == before + 5
    four.page.get_by_role("button", name="Solve again").click()
    found = results(four)
    workers.fall_to(four.page, before + 1)
    workers.most = 0
    one.page.goto(link)
    alone = results(one)
    assert workers.most == before + 2
    assert len(found["checks"]) == 1000
    assert found == alone
