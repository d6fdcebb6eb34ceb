"""The same model gives the same bytes of displacement in Chromium and in Node."""

from playwright.sync_api import Browser

from tests.solver.engines import bundle, fingerprints, models


def test_chromium_gives_the_same_bytes_as_node(browser: Browser) -> None:
    page = browser.new_page()
    try:
        page.add_script_tag(content=bundle())
        assert page.evaluate("models => engines.fingerprints(models)", models()) == fingerprints()
    finally:
        page.close()
