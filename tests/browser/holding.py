"""Questions to the solving worker that are held back until a test lets them go: its answers come as late as may be."""

from tests.browser.conftest import Visitor

# For a page that is not open yet.
SCRIPT = """
(() => {
  const post = Worker.prototype.postMessage;
  window.held = null;
  Worker.prototype.postMessage = function (message, ...more) {
    if (window.held && message.ask === "set") window.held.push(() => post.call(this, message, ...more));
    else post.call(this, message, ...more);
  };
})();
"""


def hold(visitor: Visitor) -> None:
    """From now on those for the values of a load case, combination or envelope."""
    visitor.page.evaluate("void (window.held = [])")


def let_go(visitor: Visitor) -> None:
    assert visitor.page.evaluate("held.length") > 0
    visitor.page.evaluate("for (const go of held.splice(0)) go(); window.held = null")
