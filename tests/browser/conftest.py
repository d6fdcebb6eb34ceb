"""One browser and one local service for the whole suite; no test passes with a console error or a foreign request."""

import json
import shutil
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect, sync_playwright

from tests.browser.painting import FLAGS, UNPAINTED
from tests.local_service import LocalService, start_service
from tests.seeds import AT_LENGTH

ROOT = Path(__file__).resolve().parents[2]
PICTURES = ROOT / "test-results"
# A busy machine is no failure: whatever is expected, waited for or pressed has as long to come.
PATIENCE_MS = 60_000
# What was asked for before the next two frames is drawn after them.
DRAWN = "() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen)))"
expect.set_options(timeout=PATIENCE_MS)
# For `make search`: another browser than the one `make test` installs, and what threads of Node are tested for too.
collect_ignore = [] if AT_LENGTH else ["test_firefox.py", "test_pool.py"]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


@pytest.fixture(scope="session")
def service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LocalService]:
    with start_service(tmp_path_factory.mktemp("data")) as running:
        yield running


@contextmanager
def launched() -> Iterator[Browser]:
    found = next(
        (path for name in ("chromium", "google-chrome", "chromium-browser") if (path := shutil.which(name))), None
    )
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with launched() as started:
        yield started


class Visitor:
    """Posts models as a caller does and opens their links as a reader does."""

    def __init__(self, service: LocalService, context: BrowserContext) -> None:
        self.service = service
        self.context = context
        # Tabs that a test opens besides are waited for as this one is.
        context.set_default_timeout(PATIENCE_MS)
        self.page: Page = context.new_page()
        self.problems: list[str] = []
        self.requests: list[str] = []
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("request", lambda request: self.requests.append(request.url))

    def arrive(self) -> None:
        """As a new reader: nothing kept from the last one, and nothing that went wrong for them."""
        self.context.set_offline(False)
        self.page.goto("about:blank")
        self.page.emulate_media(color_scheme=None)
        self.page.mouse.move(0, 0)
        self.problems.clear()
        self.requests.clear()

    def leave(self) -> None:
        if self.page.url.startswith(self.service.base_url):
            self.page.evaluate("sessionStorage.clear(); localStorage.clear()")
        self.forget()
        assert self.problems == []
        assert self.foreign() == []

    def forget(self) -> None:
        """What was saved, so that the next finds an empty account."""
        for model in self.service.call("GET", "/api/sdk/models", self.service.pro_key).json()["models"]:
            self.service.call("DELETE", f"/api/sdk/models/{model['id']}", self.service.pro_key)

    def hear(self, message: ConsoleMessage) -> None:
        # Chromium remarks on reading pixels back from software rendering, which only the picture export does.
        if message.type in ("error", "warning") and "GPU stall due to ReadPixels" not in message.text:
            self.problems.append(message.text)

    def call(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        request = urllib.request.Request(
            self.service.base_url + path,
            json.dumps(body).encode(),
            {"X-API-Key": self.service.pro_key, "Content-Type": "application/json"},
        )
        with urllib.request.urlopen(request) as response:
            answer: dict[str, Any] = json.load(response)
        return answer

    def park(self, model: dict[str, Any]) -> str:
        return str(self.call("/api/sdk/solve", {"model": model})["open_url"])

    def open(self, model: dict[str, Any]) -> Page:
        """The link of a model, drawn but perhaps not yet solved."""
        self.page.goto(self.park(model))
        self.page.wait_for_selector(".stage canvas.picture")
        return self.page

    def solved(self, model: dict[str, Any]) -> dict[str, Any]:
        """The machine-readable block once it is there."""
        self.open(model)
        return self.block()

    def block(self) -> dict[str, Any]:
        self.page.wait_for_selector("#results", state="attached")
        block: dict[str, Any] = json.loads(self.page.text_content("#results") or "")
        return block

    def tool(self, name: str) -> Locator:
        """A switch over the picture, in the row or, where that has no room, in its menu."""
        switch = self.page.get_by_label(name, exact=True)
        more = self.page.get_by_role("button", name="More", exact=True)
        if more.is_visible() and not switch.is_visible():
            more.click()
        return switch

    def keep(self, name: str) -> None:
        """For whoever wants to see how pages look: nothing is asserted of it, so that `make search` alone makes it."""
        if not AT_LENGTH:
            return
        PICTURES.mkdir(exist_ok=True)
        self.page.evaluate(DRAWN)
        self.page.screenshot(path=PICTURES / f"{name}.png", animations="disabled")

    def foreign(self) -> list[str]:
        home = urlparse(self.service.base_url).netloc
        return [
            url
            for url in self.requests
            if urlparse(url).scheme not in ("blob", "data") and urlparse(url).netloc != home
        ]


@pytest.fixture(scope="session")
def tabs() -> Iterator[dict[str, Visitor]]:
    """Starting a tab costs as much as opening a model in it, so tests that ask for the same one share it in turn."""
    opened: dict[str, Visitor] = {}
    yield opened
    for visitor in opened.values():
        visitor.context.close()


@pytest.fixture
def visit(
    request: pytest.FixtureRequest, service: LocalService, browser: Browser, tabs: dict[str, Visitor]
) -> Iterator[Callable[..., Visitor]]:
    painted = AT_LENGTH or request.node.get_closest_marker("painted") is not None
    opened: list[Visitor] = []
    endings: list[Callable[[], None]] = []

    def stranger(options: dict[str, Any]) -> Visitor:
        context = browser.new_context(
            **{"viewport": {"width": 1100, "height": 700}, "reduced_motion": "reduce", **options}
        )
        if not painted:
            context.add_init_script(UNPAINTED)
        return Visitor(service, context)

    def arrive(*, alone: bool = False, **options: Any) -> Visitor:
        """`alone` for what changes the tab itself: scripts put into it, requests answered for it."""
        name = json.dumps([painted, options], sort_keys=True)
        if name not in tabs:
            tabs[name] = stranger(options)
        visitor = tabs[name]
        if alone:
            # Another tab of the same reader's, whose browser need neither fetch nor compile the page's scripts anew.
            visitor = Visitor(service, visitor.context)
            endings.append(visitor.page.close)
        elif visitor in opened:
            visitor = stranger(options)
            endings.append(visitor.context.close)
        visitor.arrive()
        opened.append(visitor)
        return visitor

    yield arrive
    for visitor in opened:
        visitor.leave()
    for end in endings:
        end()


@pytest.fixture
def visitor(visit: Callable[..., Visitor]) -> Visitor:
    return visit()
