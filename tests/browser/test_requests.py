"""How many requests a link costs the service, by its own log: of a new reader, and of one who comes back."""

import re

from playwright.sync_api import Browser

from tests.browser.conftest import Visitor
from tests.browser.models import example
from tests.local_service import LocalService
from tests.waiting import wait_until


def opened(visitor: Visitor, link: str) -> list[str]:
    """The paths that the service was asked for until the page has all that it fetches by itself."""
    before = len(visitor.service.lines)
    page = visitor.context.new_page()
    page.goto(link)
    page.locator("html[data-offline=ready]").wait_for()
    page.close()

    def asked() -> list[str]:
        return re.findall(r"  GET +(\S+)", "".join(visitor.service.lines[before:]))

    wait_until(lambda: any(path.endswith("/model.json") for path in asked()), "logging the requests")
    return asked()


def test_a_link_costs_twelve_requests_and_then_two(service: LocalService, browser: Browser) -> None:
    context = browser.new_context()
    visitor = Visitor(service, context)
    link = visitor.park(example("portal-frame"))
    first = opened(visitor, link)
    assert len(first) == len(set(first)) <= 12
    path = link.removeprefix(service.base_url)
    assert sorted(opened(visitor, link)) == [path, f"{path}/model.json"]
    context.close()
