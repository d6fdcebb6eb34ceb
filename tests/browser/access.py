"""What keeps readers out of a page: rules of axe that it breaks, and controls too small for a finger."""

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.conftest import ROOT, SCHEMES, Visitor

# Controls that a finger misses.
SMALL = """() => [
  ...document.querySelectorAll('button, select, input:not([type=radio], [type=checkbox]), label, summary')]
  .filter((node) => node.checkVisibility() && !node.matches('.link, .sr, .sr *') && node.getBoundingClientRect().width)
  .filter((node) => Math.min(40, node.getBoundingClientRect().height) < 40)
  .map((node) => node.outerHTML.slice(0, 120))"""
AXE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text()


def violations(page: Page, *rules: str, within: str = "html") -> list[str]:
    page.evaluate(AXE)
    found: list[dict[str, Any]] = page.evaluate(
        "([rules, within]) => axe.run(within, { resultTypes: ['violations'],"
        " ...(rules.length ? { runOnly: rules } : {}) }).then((r) => r.violations)",
        [list(rules), within],
    )
    return [
        f"{item['id']}: {json.dumps([node['target'] for node in item['nodes']][:4])} {item['help']}" for item in found
    ]


def clean(visitor: Visitor, name: str) -> None:
    """No violation in either scheme, with a picture of each."""
    for scheme in SCHEMES:
        visitor.page.emulate_media(color_scheme=scheme)
        assert violations(visitor.page, *ruled(scheme)) == []
        visitor.keep(f"{name}-{scheme}")


def ruled(scheme: str) -> list[str]:
    """The rules to ask for: all of them in the first scheme; only colours change with it."""
    return [] if scheme == SCHEMES[0] else ["color-contrast"]
