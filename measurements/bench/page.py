"""Weighs the page and times it in a real browser: 100 members against an empty page, 10,000 without a stutter."""

import gzip
import json
import shutil
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from structures.bars import Bars  # noqa: E402
from structures.page_work import WATCH, Work, opened, processor_ms  # noqa: E402

from measurements.bench.growth import checked  # noqa: E402
from tests.first_load import first_files  # noqa: E402
from tests.frames import frame  # noqa: E402
from tests.local_service import LocalService, start_service  # noqa: E402
from tests.waiting import wait_until  # noqa: E402

DIST = ROOT / "viewer" / "dist"
FLAGS = ["--no-sandbox", "--enable-unsafe-swiftshader", "--use-angle=swiftshader", "--disable-background-networking"]
RUNS = 5
SWITCHES, PACE_S = 100, 0.05
# As many as the browser is told of; one less are hands beside the solving worker.
PROCESSORS = (1, 2, 4)
# Milliseconds of the main thread's, beside an empty page.
LIGHT = 150


def first_load(bars: Bars) -> None:
    sizes = {name: len(gzip.compress((DIST / name).read_bytes(), 9)) for name in first_files(DIST)}
    for name, size in sorted(sizes.items(), key=lambda item: -item[1])[:6]:
        print(f"  {size / 1e3:7.1f} kB  {name}")
    bars.hold(f"first load, {len(sizes)} files", sum(sizes.values()) / 1e3, 260, "kB gzip", 1)


def park(service: LocalService, model: dict[str, Any]) -> str:
    headers = {"X-API-Key": service.pro_key, "Content-Type": "application/json"}
    request = urllib.request.Request(
        f"{service.base_url}/api/sdk/solve", json.dumps({"model": model}).encode(), headers
    )
    with urllib.request.urlopen(request) as response:
        return str(json.load(response)["open_url"])


def empty_page(page: Page, url: str) -> float:
    """Milliseconds until a page that does nothing has fetched the same scripts and run the worker."""
    assets = sorted(first_files(DIST) - {"index.html"})
    worker = next(f"/{name}" for name in assets if name.startswith("assets/worker-"))
    # The page's own modules would open the page: they are fetched.
    body = f"""<!doctype html><title>empty</title>
    <script>let done; const there = new Promise((told) => {{ done = told; }});</script>
    <script type="module">
      const worker = new Worker({json.dumps(worker)}, {{ type: 'module' }});
      const heard = new Promise((done) => {{
        worker.onmessage = done;
        worker.postMessage({{ call: 0, ask: 'json' }});
      }});
      const others = {json.dumps(assets)}.map((name) => fetch("/" + name).then((r) => r.text()));
      await Promise.all([heard, ...others]);
      done(performance.now());
    </script>"""
    page.route(url, lambda route: route.fulfill(content_type="text/html", body=body))
    page.goto(url, wait_until="commit")
    return float(page.evaluate("there"))


def solved_page(page: Page, url: str) -> float:
    page.add_init_script(WATCH)
    page.goto(url, wait_until="commit")
    return float(page.evaluate("solved"))


def hundred_members(browser: Browser, service: LocalService, bars: Bars) -> None:
    """Judged by the processor time of the page's own process: by the clock an empty page has two processors for its
    worker and its scripts, where solving waits for the model and showing for what is solved. By turns."""
    places = {empty_page: f"{service.base_url}/open", solved_page: park(service, frame(100))}
    spent_on(browser, solved_page, places[solved_page])
    times: dict[Callable[[Page, str], float], list[tuple[float, float]]] = {of: [] for of in places}
    for _ in range(RUNS):
        for of, url in places.items():
            times[of].append(spent_on(browser, of, url))
    empty, solved = (tuple(map(min, zip(*times[of], strict=True))) for of in (empty_page, solved_page))
    print(f"100 members: navigation to solved {solved[0]:.0f} ms, empty page {empty[0]:.0f} ms")
    print(f"  processor time of the page {solved[1]:.0f} ms, of the empty one {empty[1]:.0f} ms")
    bars.hold("100 members solved and checked over an empty page, processor time", solved[1] / empty[1], 3)


def spent_on(browser: Browser, open_page: Callable[[Page, str], float], url: str) -> tuple[float, float]:
    """Milliseconds by the page's clock, and of processors in its process, until it is there."""
    page = browser.new_page()
    took = open_page(page, url)
    spent = processor_ms(page)
    page.close()
    return took, spent


def arriving(browser: Browser, url: str) -> Page:
    """When forces, stability, the first checks and all are there, by processors; leaves the last page open."""
    walls: dict[str, dict[int, float]] = {"stability": {}, "checks": {}}
    for count in PROCESSORS:
        page = opened(browser, url, count)
        work = Work(page)
        page.wait_for_function("() => window.at.forces")
        page.get_by_role("tab", name="Checks", exact=True).click()
        page.wait_for_function("() => window.at.checks")
        workers = work.workers()
        page.wait_for_function("() => window.at.solved")
        at = page.evaluate("at")
        forces, stability, checks, solved = (at[name] / 1e3 for name in ("forces", "stability", "checks", "solved"))
        walls["stability"][count] = stability - forces
        walls["checks"][count] = solved - stability
        print(
            f"  {count} processors: forces after {forces:.1f} s, stability {stability:.1f} s,"
            f" first checks {checks:.1f} s, all {solved:.1f} s;"
            f" {workers} workers; main thread {work.spent() / 1e3:.1f} s in all",
            flush=True,
        )
        if count != PROCESSORS[-1]:
            page.close()
    for what, wall in walls.items():
        ratios = ", ".join(f"{count} processors {wall[count] / wall[1]:.2f}" for count in PROCESSORS[1:])
        print(f"  wall of the {what} beside one processor: {ratios}")
    return page


def cancelling(browser: Browser, url: str) -> None:
    """How long hands work on once the reader has cancelled the checks."""
    page = opened(browser, url, 3)
    work = Work(page)
    page.wait_for_function("() => window.at.stability")
    wait_until(lambda: work.workers() >= 3, "starting two hands", 600, pause=work.pause)
    page.wait_for_function("() => document.getElementById('progress').textContent.includes('left')")
    page.evaluate("document.querySelector('#progress button').click()")
    began = time.perf_counter()
    wait_until(lambda: work.workers() <= 1, "ending the hands", pause=work.pause)
    print(f"  checks cancelled: the last hand ended after {(time.perf_counter() - began) * 1e3:.0f} ms")
    page.close()


def answering(browser: Browser, page: Page, bars: Bars) -> None:
    """What a reader does with a large solved model, each as main-thread work beside that of an empty page."""
    blank = browser.new_page()
    idle = Work(blank).of(lambda: None)
    blank.close()
    work = Work(page)
    sets = [f"combination:U{i}" for i in range(10)]
    find = page.get_by_label("Find in every column")
    heads, rows = page.locator(".data thead button"), page.locator(".data tbody th button")
    chips = page.locator(".filters button")

    def told(what: str, act: Callable[[int], object]) -> None:
        took = [work.of(partial(act, i)) - idle for i in range(RUNS)]
        bars.hold(f"{what}: main thread", median(took), LIGHT, "ms", 0)

    def switch(i: int) -> None:
        page.select_option("#set", value=sets[i % len(sets)])

    page.get_by_role("tab", name="Checks", exact=True).click()
    told("checks, a combination is switched", switch)
    told("checks, sorted by utilisation", lambda _: heads.nth(3).click())
    told("checks, narrowed by a chip, and not", lambda _: chips.last.click())
    if chips.last.get_attribute("aria-pressed") == "true":
        chips.last.click()
    told("checks, a member is selected", lambda i: rows.nth(i).click())
    page.get_by_role("tab", name="Member forces", exact=True).click()
    told("forces, a combination is switched", switch)
    told("forces, the envelope", lambda i: page.select_option("#set", value=["envelope:ULS", sets[0]][i % 2]))
    told("forces, sorted by id", lambda _: heads.nth(0).click())
    told("forces, sorted by a figure", lambda _: heads.nth(1).click())
    told("forces, words are found", lambda i: find.fill(f"{'CXY'[i % 3]}{i}."))
    told("forces, a figure is found", lambda i: find.fill(f"{i}7.{i}"))
    told("forces, all rows are back", lambda i: find.fill("" if i % 2 else "nowhere"))
    find.fill("")
    told("forces, a member is selected", lambda i: rows.nth(i).click())
    # At a reader's pace, who holds a key down: switches overtake answers that are on their way.
    for i in range(len(sets)):
        switch(i)
        work.pause(PACE_S)
    work.settled()
    before = work.heap()
    for i in range(SWITCHES):
        switch(i)
        work.pause(PACE_S)
    work.settled()
    after = work.heap()
    print(f"  memory before {SWITCHES} switches {before:.1f} MB, after them {after:.1f} MB")
    bars.hold("memory after over before", after / before, 1.1, "times", 3)


def main() -> int:
    found = next(
        (path for name in ("chromium", "google-chrome", "chromium-browser") if (path := shutil.which(name))), None
    )
    bars = Bars()
    first_load(bars)
    with (
        tempfile.TemporaryDirectory() as folder,
        start_service(Path(folder)) as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        hundred_members(browser, service, bars)
        print("9,889 members, 10 combinations, every member checked as a design member:")
        url = park(service, checked(10_000, 10))
        cancelling(browser, url)
        page = arriving(browser, url)
        answering(browser, page, bars)
        browser.close()
    return bars.end()


if __name__ == "__main__":
    sys.exit(main())
