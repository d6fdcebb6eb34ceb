"""Combinations, stability and checks of a large model by several workers: the same results as by one, and an end to all
of them."""

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


def checked() -> dict[str, Any]:
    """Few enough to be solved in seconds, with combinations enough to be shared out."""
    model = frame(500)
    strength, *_, service = model["model"]["load_combinations"]
    model["model"]["load_combinations"] = [strength, *({**service, "id": f"SLS{i}"} for i in range(1, 13))]
    model["analysis"]["checks"].append(
        {"id": "sag", "type": "deflection", "all": True, "limit_state": "SLS", "limit_ratio": 250}
    )
    return model


def pressed(combinations: int) -> dict[str, Any]:
    """Each combination has another share of the wind."""
    model = frame(500)
    strength = model["model"]["load_combinations"][1]
    *others, wind = strength["terms"]
    model["model"]["load_combinations"] = [
        {**strength, "id": f"ULS{i}", "terms": [*others, {**wind, "factor": i / 20}]}
        for i in range(1, combinations + 1)
    ]
    del model["analysis"]["checks"]
    return model


class Workers:
    """Those that live in a browser, by its own account of them, and how many did at once beside those of before."""

    def __init__(self, browser: Browser) -> None:
        self.living: set[str] = set()
        self.before = self.most = 0
        session = browser.new_browser_cdp_session()
        session.on("Target.targetCreated", self.begin)
        session.on("Target.targetDestroyed", lambda event: self.living.discard(event["targetId"]))
        session.send("Target.setDiscoverTargets", {"discover": True})
        self.watch()

    def watch(self) -> None:
        self.before, self.most = len(self.living), 0

    def begin(self, event: dict[str, Any]) -> None:
        if event["targetInfo"]["type"] == "worker":
            self.living.add(event["targetInfo"]["targetId"])
            self.most = max(self.most, len(self.living) - self.before)

    def fall_to(self, page: Page, count: int) -> None:
        page.expose_function("living", lambda: len(self.living))
        page.wait_for_function("count => living().then((now) => now <= count)", arg=count)


def results(visitor: Visitor) -> dict[str, Any]:
    visitor.block()
    found: dict[str, Any] = json.loads(taken(visitor, "Results as JSON"))
    del found["statistics"]["times"]
    return found


def found_by(
    visit: Callable[..., Visitor], browser: Browser, model: dict[str, Any], hands: dict[int, int]
) -> list[Any]:
    """Results on each of these numbers of processors, once as many hands as stand beside it were there and are gone."""
    visitors = {count: visit(alone=True) for count in hands}
    link = next(iter(visitors.values())).park(model)
    workers = Workers(browser)
    found = []
    for count, visitor in visitors.items():
        visitor.page.add_init_script(SIGNED_IN)
        visitor.page.add_init_script(processors(count))
        workers.watch()
        visitor.page.goto(link)
        found.append(results(visitor))
        assert workers.most == 1 + hands[count]
        workers.fall_to(visitor.page, workers.before + 1)
    return found


def test_hands_check_as_one_does(visit: Callable[..., Visitor], browser: Browser) -> None:
    """On two processors none beside the solving worker: each takes a part of another for its compiler."""
    one, two, four = found_by(visit, browser, checked(), {1: 0, 2: 0, 4: 3})
    assert len(one["checks"]) == 1000
    assert one == two == four


def test_hands_find_the_stability_that_one_finds(visit: Callable[..., Visitor], browser: Browser) -> None:
    """Of 41 combinations, which are enough to be shared out."""
    one, two, four = found_by(visit, browser, pressed(41), {1: 0, 2: 1, 4: 3})
    assert len({state["alpha_cr"] for state in one["stability"]}) == 41
    assert one == two == four


def test_hands_solve_combinations_as_one_does(visit: Callable[..., Visitor], browser: Browser) -> None:
    """Second order is found for each of them by itself; the stability of so few is not shared out."""
    model = pressed(21)
    model["analysis"]["options"] = {"order": "second"}
    one, four = found_by(visit, browser, model, {1: 0, 4: 3})
    assert {(each["order"], each["failed"]) for each in one["load_combinations"]} == {(2, None)}
    assert one == four
