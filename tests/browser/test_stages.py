"""A large model shows its forces while its stability and its checks are still to come, and says so."""

import io
import json
import zipfile
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.account import SIGNED_IN
from tests.browser.conftest import Visitor
from tests.browser.downloads import taken
from tests.frames import frame

# The worker waits for the page's word before it looks at stability: here the page's word waits for the test's.
HELD = """
window.heard = [];
const post = Worker.prototype.postMessage;
const held = [];
window.release = () => held.splice(0).forEach((say) => say());
Worker.prototype.postMessage = function (message, ...rest) {
  const say = () => post.call(this, message, ...rest);
  if (message.go_on) held.push(say);
  else say();
};
for (const name of ['handoff:analysed', 'handoff:solved'])
  document.addEventListener(name, () => heard.push([name, document.getElementById('results') !== null]));
"""


def test_forces_are_read_before_stability_is_found(visit: Callable[..., Visitor]) -> None:
    """From 500 members on: `handoff:analysed` without the results block, then `handoff:solved` with it."""
    visitor = visit(alone=True)
    page = visitor.page
    page.add_init_script(SIGNED_IN)
    page.add_init_script(HELD)
    visitor.open(frame(501))
    # At this stage: forces and movements are there to be read, and what is not there is said to be coming.
    expect(page.locator("#largest-displacement")).to_contain_text("mm")
    critical, pill = page.locator("#critical"), page.locator(".figure-main .pill")
    sentence, card = page.locator(".verdict-sentence"), page.locator(".card.low")
    expect(critical).to_contain_text("being found 2 of 2 combinations to come")
    expect(pill).to_have_text("checks to come")
    expect(sentence).to_have_text(
        "Forces are there; α_cr of 2 of 2 combinations is being found, and the checks follow."
    )
    expect(page.locator("#verdict")).to_have_text("checks to come")
    expect(page.locator("footer.trust summary")).to_contain_text("2 warnings so far")
    page.get_by_role("tab", name="Checks").click()
    expect(page.locator(".pager")).to_have_text("checks to come")
    page.get_by_role("tab", name="Forces").click()
    page.locator(".data tbody th button").first.click()
    expect(page.locator("#member-verdict")).to_have_text("Not checked so far: the checks are still to come.")
    expect(page.locator(".reading:visible").first).to_be_visible()
    visitor.keep("stages")
    # Cancelled there: forces stay, and what was not found is named.
    page.locator("#progress button").click()
    expect(card).to_contain_text("α_cr of 2 of 2 combinations was not found, and no check was made.")
    expect(critical).to_contain_text("not found 2 of 2 combinations were not looked at")
    expect(page.locator("#member-verdict")).to_have_text("Not checked: the checks were cancelled.")
    expect(page.locator("#largest-displacement")).to_contain_text("mm")
    # What is taken away now says what it lacks, beside the button and in itself.
    lacking = ["α_cr of 2 of 2 combinations not found", "no check was made"]
    assert visitor.block() == {"kind": "partial", "missing": lacking}
    results = json.loads(taken(visitor, "Results as JSON"))
    expect(page.locator("button", has_text="Results as JSON")).to_contain_text("not whole: " + "; ".join(lacking))
    assert results["missing"] == lacking
    assert results["summary"]["verdict"] == "nothing_checked"
    assert results["summary"]["sentence"] == f"Not whole: {'; '.join(lacking)}."
    assert [found["id"] for found in results["load_combinations"]] == ["ULS1", "ULS2", "SLS1"]
    with zipfile.ZipFile(io.BytesIO(taken(visitor, "All tables as ZIP"))) as tables:
        assert lacking[0] in tables.read("NOT-WHOLE.txt").decode()
    # Solved again and let go on: the rest takes its place.
    page.get_by_role("button", name="Solve again").click()
    expect(critical).to_contain_text("being found")
    page.evaluate("release()")
    page.wait_for_function(
        "() => JSON.parse(document.getElementById('results')?.textContent ?? '{}').kind === 'summary'"
    )
    counts = visitor.block()["check_summary"]
    assert sum(counts[key] for key in ("pass", "fail", "cannot_verify", "incomplete")) == 501
    expect(critical).not_to_contain_text("being found")
    expect(critical).to_contain_text("ULS")
    expect(pill).not_to_have_text("checks to come")
    assert page.evaluate("heard") == [
        ["handoff:analysed", False],
        ["handoff:analysed", False],
        ["handoff:solved", True],
    ]
