"""What cannot be shown is said where it is missing; the rest of the page goes on."""

from collections.abc import Callable

import pytest

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


def test_results_that_cannot_be_drawn_are_said_over_the_picture(visit: Callable[..., Visitor]) -> None:
    visitor = failing(visit, "curves")
    visitor.solved(beam())
    card = visitor.page.locator("#problem")
    card.wait_for()
    assert "These results could not be drawn: out of memory." in card.inner_text()
    card.get_by_role("button", name="Close").click()
    assert visitor.page.locator("#problem").count() == 0


def test_a_table_that_cannot_be_made_says_so_in_its_place(visit: Callable[..., Visitor]) -> None:
    visitor = failing(visit, "set")
    visitor.solved(example("portal-frame"))
    page = visitor.page
    page.get_by_role("tab", name="Reactions").click()
    page.locator("#table-panel", has_text="This table could not be made: out of memory.").wait_for()
    page.get_by_role("tab", name="Nodes", exact=True).click()
    page.locator(".data tbody tr").first.wait_for()


def test_an_unknown_displacement_and_member_say_so_in_their_places(visit: Callable[..., Visitor]) -> None:
    visitor = failing(visit, "shape", "member")
    visitor.solved(beam())
    page = visitor.page
    page.locator(".glance", has_text="The largest displacement is not known: out of memory.").wait_for()
    page.locator("#inspector-body", has_text="This member could not be shown: out of memory.").wait_for()
    assert page.locator("#governing-utilisation").count() == 1


def test_an_export_that_fails_says_which(visit: Callable[..., Visitor]) -> None:
    visitor = failing(visit, "json")
    visitor.solved(beam())
    page = visitor.page
    page.get_by_role("button", name="Take away").click()
    page.get_by_role("button", name="Results as JSON").click()
    page.locator("#problem", has_text="Results as JSON could not be made: out of memory.").wait_for()


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


@pytest.mark.parametrize("status", [500, 503])
def test_warnings_that_cannot_be_fetched_are_counted(visit: Callable[..., Visitor], status: int) -> None:
    visitor = visit(alone=True)
    model = beam()
    model["results"] = {}
    link = visitor.park(model)
    visitor.page.route("**/warnings.json", lambda route: route.fulfill(status=status, body="{}"))
    visitor.page.goto(link)
    visitor.page.locator(".trust summary").click()
    visitor.page.locator(".trust", has_text=f"could not be fetched: the service answered {status}").wait_for()
    visitor.problems.clear()  # Chromium reports the status itself
