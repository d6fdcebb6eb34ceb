"""What cannot be shown is said where it is missing; the rest of the page goes on."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Visitor
from tests.browser.models import beam, example

# Lets the solver work and then fails every question of one kind, as a worker out of memory would.
FAILING_WORKER = """
  const Original = Worker;
  window.Worker = class extends Original {
    postMessage(message, ...rest) {
      if (!FAILED.includes(message.ask)) return super.postMessage(message, ...rest);
      const { call } = message;
      queueMicrotask(() => this.onmessage({ data: { call, error: 'out of memory' } }));
    }
  };
"""


def failing(visit: Callable[..., Visitor], *asks: str) -> Visitor:
    visitor = visit(alone=True)
    visitor.page.add_init_script(f"const FAILED = {list(asks)};{FAILING_WORKER}")
    return visitor


def test_what_cannot_be_drawn_found_or_written_is_said_in_its_place(visit: Callable[..., Visitor]) -> None:
    visitor = failing(visit, "curves", "shape", "member", "json")
    visitor.solved(beam())
    page = visitor.page
    # Over the picture, at a glance and where the chosen member would stand; whatever else was found is there.
    card = page.locator("#problem")
    card.wait_for()
    assert "These results could not be drawn: out of memory." in card.inner_text()
    card.get_by_role("button", name="Close").click()
    assert card.count() == 0
    page.locator(".glance", has_text="The largest displacement is not known: out of memory.").wait_for()
    page.locator("#inspector-body", has_text="This member could not be shown: out of memory.").wait_for()
    assert page.locator("#governing-utilisation").count() == 1
    # An export that fails says which.
    page.get_by_role("button", name="Export").click()
    page.get_by_role("menuitem", name="Results as JSON").click()
    page.locator("#problem", has_text="Results as JSON could not be made: out of memory.").wait_for()


def test_a_table_that_cannot_be_made_says_so_in_its_place(visit: Callable[..., Visitor]) -> None:
    visitor = failing(visit, "set")
    visitor.solved(example("simply-supported-beam"))
    page = visitor.page
    page.get_by_role("tab", name="Reactions").click()
    page.locator("#table-panel", has_text="This table could not be made: out of memory.").wait_for()
    page.get_by_role("tab", name="Nodes", exact=True).click()
    page.locator(".data tbody tr").first.wait_for()


def test_without_a_graphics_card_the_numbers_are_still_there(visit: Callable[..., Visitor]) -> None:
    visitor = visit(alone=True)
    page = visitor.page
    page.add_init_script("HTMLCanvasElement.prototype.getContext = () => null;")
    page.goto(visitor.park(beam()))
    page.locator("#problem", has_text="The picture could not be drawn").wait_for()
    assert visitor.block()["kind"] == "results"
    assert page.locator("#largest-displacement").is_visible()
    # three.js writes to the console what it throws.
    visitor.problems[:] = [words for words in visitor.problems if "WebGL" not in words]
    assert visitor.problems == []


def test_no_verdict_is_green_while_the_services_warnings_are_not_known(visit: Callable[..., Visitor]) -> None:
    visitor = visit(alone=True)
    page = visitor.page
    model = example("simply-supported-beam")
    model["results"] = {}  # a key that is ignored, of which the service warns: no doubt about the numbers
    link = visitor.park(model)
    page.goto(link)
    assert visitor.block()["summary"]["verdict"] == "passes"
    page.route("**/warnings.json", lambda route: route.fulfill(status=404, body="{}"))
    not_green(visitor, link, "the service answered 404")
    page.route("**/warnings.json", lambda route: route.fulfill(status=500, body="{}"))
    not_green(visitor, link, "the service answered 500")
    page.route("**/warnings.json", lambda route: route.abort())
    not_green(visitor, link, "there is no connection")
    # The loop holds it against the model as well, before and after.
    page.get_by_role("button", name="Change this design").click()
    page.get_by_text("Compare with another file or link").click()
    page.fill("#design-link", link)
    page.get_by_role("button", name="Compare", exact=True).click()
    verdicts = page.locator("[aria-label='The other model and this one'] tbody tr").first.locator("td")
    expect(verdicts).to_have_text(["incomplete, 1 point open"] * 2)
    visitor.problems.clear()  # Chromium reports what could not be fetched itself


def not_green(visitor: Visitor, link: str, why: str) -> None:
    visitor.page.goto(link)
    summary = visitor.block()["summary"]
    assert summary["verdict"] == "incomplete"
    (point,) = summary["open_points"]
    assert point.startswith("the service's warnings could not be read, 1 in all: ")
    assert why in point
    expect(visitor.page.locator("#verdict")).to_have_text("incomplete, 1 point open")
    expect(visitor.page.locator(".open-points").first).to_contain_text(point)
    expect(visitor.page.locator(".pill.cannot_verify", has_text="1 point open")).to_be_visible()
