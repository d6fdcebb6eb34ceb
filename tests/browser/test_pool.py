"""Checks of a large model by several workers: the same results as by one, and an end to all of them."""

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.account import SIGNED_IN
from tests.browser.conftest import Visitor
from tests.browser.downloads import taken
from tests.frames import frame


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
        page.expose_function("living", lambda: len(self.living))
        page.wait_for_function("count => living().then((now) => now <= count)", arg=count)


def results(visitor: Visitor) -> dict[str, Any]:
    visitor.block()
    found: dict[str, Any] = json.loads(taken(visitor, "Results as JSON"))
    del found["statistics"]["times"]
    return found


def test_four_hands_find_what_one_finds(visit: Callable[..., Visitor], browser: Browser) -> None:
    four, one = visit(alone=True), visit(alone=True)
    for visitor, count in ((four, 4), (one, 1)):
        visitor.page.add_init_script(SIGNED_IN)
        visitor.page.add_init_script(processors(count))
    link = four.park(large())
    workers = Workers(browser)
    before = len(workers.living)
    four.page.goto(link)
    found = results(four)
    assert workers.most == before + 5
    workers.fall_to(four.page, before + 1)
    workers.most = 0
    one.page.goto(link)
    alone = results(one)
    assert workers.most == before + 2
    assert len(found["checks"]) == 1000
    assert found == alone
