"""Weighs the page and times it in a real browser: 100 members against an empty page, 10,000 without a stutter."""

import gzip
import json
import shutil
import sys
import tempfile
import urllib.request
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from tests.frames import frame  # noqa: E402
from tests.local_service import LocalService, start_service  # noqa: E402

DIST = ROOT / "viewer" / "dist"
FLAGS = ["--no-sandbox", "--enable-unsafe-swiftshader", "--use-angle=swiftshader", "--disable-background-networking"]
# Fetched later, when a model names a library section or a reader asks for a file.
LATER = (
    "sections-",
    "validate-",
    "pynite-",
    "opensees-",
    "report-",
    "python-",
    "ended-",
    "contours-",
    "plate-",
    "fields-",
    "checking-",
    "designing-",
    "panel-",
    "rotations-",
    "plates-",
)
RUNS = 5
# Looks at the clock of the main thread in a row that find nothing done.
QUIET = 3
SWITCHES = 100
# Long tasks of the main thread, and apart from them the frames in which the picture is drawn and geometry uploaded.
WATCH = """
window.frames_ = [];
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (draw) => ask((now) => {
  const start = performance.now();
  draw(now);
  frames_.push([start, performance.now() - start]);
});
window.longTasks = [];
new PerformanceObserver((list) => { for (const t of list.getEntries()) longTasks.push([t.startTime, t.duration]); })
  .observe({ entryTypes: ['longtask'] });
document.addEventListener('handoff:solved', () => { window.solvedAt = performance.now(); });
"""


def first_load() -> None:
    files = [DIST / "index.html", *(f for f in (DIST / "assets").iterdir() if not f.name.startswith(LATER))]
    sizes = {file.name: len(gzip.compress(file.read_bytes(), 9)) for file in files}
    for name, size in sorted(sizes.items(), key=lambda item: -item[1]):
        print(f"  {size / 1e3:7.1f} kB  {name}")
    print(f"first load {sum(sizes.values()) / 1e3:.1f} kB gzip in all (bar 260)")


def park(service: LocalService, model: dict[str, Any]) -> str:
    headers = {"X-API-Key": service.pro_key, "Content-Type": "application/json"}
    request = urllib.request.Request(
        f"{service.base_url}/api/sdk/solve", json.dumps({"model": model}).encode(), headers
    )
    with urllib.request.urlopen(request) as response:
        return str(json.load(response)["open_url"])


def empty_page(browser: Browser, url: str) -> float:
    """Milliseconds until a page that does nothing has fetched and run the same scripts."""
    page = browser.new_page()
    assets = [file.name for file in (DIST / "assets").iterdir() if not file.name.startswith(LATER)]
    three, worker = (
        next(f"/assets/{name}" for name in assets if name.startswith(kind)) for kind in ("three-", "worker-")
    )
    # The page's own modules would open the page: they are fetched, the large ones are run.
    body = f"""<!doctype html><title>empty</title><script type="module">
      const worker = new Worker({json.dumps(worker)}, {{ type: 'module' }});
      const heard = new Promise((done) => {{
        worker.onmessage = done;
        worker.postMessage({{ call: 0, ask: 'json' }});
      }});
      const others = {json.dumps(assets)}.map((name) => fetch("/assets/" + name).then((r) => r.text()));
      await Promise.all([heard, import({json.dumps(three)}), ...others]);
      window.doneAt = performance.now();
    </script>"""
    page.route(url, lambda route: route.fulfill(content_type="text/html", body=body))
    page.goto(url)
    page.wait_for_function("() => window.doneAt")
    took = float(page.evaluate("doneAt"))
    page.close()
    return took


def solved_page(browser: Browser, url: str) -> float:
    page = browser.new_page()
    page.add_init_script(WATCH)
    page.goto(url)
    page.wait_for_function("() => window.solvedAt", timeout=120_000)
    took = float(page.evaluate("solvedAt"))
    page.close()
    return took


def hundred_members(browser: Browser, service: LocalService) -> None:
    url = park(service, frame(100))
    solved_page(browser, url)
    pairs = [(empty_page(browser, f"{service.base_url}/open"), solved_page(browser, url)) for _ in range(RUNS)]
    empty, solved = median(a for a, _ in pairs), median(b for _, b in pairs)
    ratio = solved / empty
    print(f"100 members: navigation to solved {solved:.0f} ms, empty page {empty:.0f} ms, ratio {ratio:.2f} (bar 3)")


class Work:
    """Processor time of a page's main thread, by Chromium's own count of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent(self) -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return float(next(item["value"] for item in metrics if item["name"] == "TaskDuration")) * 1e3

    def settled(self) -> float:
        """Once nothing has been done for a while; the worker's answers come in between."""
        before, quiet = self.spent(), 0
        while quiet < QUIET:
            self.page.wait_for_timeout(250)
            now = self.spent()
            quiet = quiet + 1 if now - before < 4 else 0
            before = now
        return before

    def of(self, act: Callable[[], object]) -> float:
        before = self.settled()
        act()
        return self.settled() - before

    def heap(self) -> float:
        """Megabytes in use after rubbish was collected."""
        self.session.send("HeapProfiler.collectGarbage")
        return float(self.page.evaluate("performance.memory.usedJSHeapSize")) / 1e6


def answering(browser: Browser, page: Page) -> None:
    """What a reader does with a large solved model, each as main-thread work beside that of an empty page."""
    blank = browser.new_page()
    idle = Work(blank).of(lambda: None)
    blank.close()
    work = Work(page)
    sets = ["combination:ULS1", "combination:ULS2"]
    find = page.get_by_label("Find in every column")
    heads, rows = page.locator(".data thead button"), page.locator(".data tbody th button")
    chips = page.locator(".filters button")

    def told(what: str, act: Callable[[int], object]) -> None:
        took = []
        for i in range(RUNS):
            took.append(work.of(partial(act, i)) - idle)
        print(f"  {what} {median(took):.0f} ms of main-thread work (bar 150)", flush=True)

    page.get_by_role("tab", name="Checks", exact=True).click()
    told("checks: a combination is switched", lambda i: page.select_option("#set", value=sets[i % 2]))
    told("checks: sorted by utilisation", lambda _: heads.nth(3).click())
    told("checks: narrowed by a chip", lambda i: chips.nth(i % 3).click())
    told("checks: a member is selected", lambda i: rows.nth(i).click())
    page.get_by_role("tab", name="Member forces", exact=True).click()
    told("forces: a combination is switched", lambda i: page.select_option("#set", value=sets[i % 2]))
    told("forces: sorted by id", lambda _: heads.nth(0).click())
    told("forces: sorted by a figure", lambda _: heads.nth(1).click())
    told("forces: words are found", lambda i: find.fill(f"C{'xyz'[i % 3]}-{i}"))
    told("forces: a figure is found", lambda i: find.fill(f"{i}7.{i}"))
    told("forces: all rows are back", lambda i: find.fill("" if i % 2 else "nowhere"))
    find.fill("")
    told("forces: a member is selected", lambda i: rows.nth(i).click())
    before = work.heap()
    for i in range(SWITCHES):
        page.select_option("#set", value=sets[i % 2])
        page.wait_for_timeout(50)
    work.settled()
    print(f"  memory after {SWITCHES} switches {work.heap():.0f} MB, before them {before:.0f} MB (bar 1.1 times)")


def ten_thousand_members(browser: Browser, service: LocalService) -> None:
    page = browser.new_page()
    page.set_default_timeout(180_000)
    page.add_init_script(WATCH)
    page.goto(park(service, frame(10_000)))
    page.get_by_text("Use an API key instead").click()
    page.get_by_label("API key", exact=True).fill(service.pro_key)
    page.wait_for_timeout(3000)
    page.evaluate("longTasks.length = 0; performance.mark('asked')")
    page.get_by_role("button", name="Use this key").click()
    page.wait_for_function("() => window.solvedAt")
    page.wait_for_timeout(3000)
    asked = float(page.evaluate("performance.getEntriesByName('asked')[0].startTime"))
    solved = float(page.evaluate("solvedAt")) - asked
    drawn = page.evaluate("frames_")
    tasks = [
        length - sum(d for at, d in drawn if begin <= at < begin + length)
        for begin, length in page.evaluate("longTasks")
    ]
    longest = max(tasks, default=0.0)
    frames = max((d for _, d in drawn), default=0.0)
    print(f"10,000 members: asked to solved {solved:.0f} ms; longest main-thread task {longest:.0f} ms (bar 200)")
    print(f"  apart from drawing and geometry upload: {len(drawn)} frames, the longest {frames:.0f} ms (software)")
    answering(browser, page)
    page.close()


def main() -> None:
    first_load()
    found = next(
        (path for name in ("chromium", "google-chrome", "chromium-browser") if (path := shutil.which(name))), None
    )
    with (
        tempfile.TemporaryDirectory() as folder,
        start_service(Path(folder)) as service,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        hundred_members(browser, service)
        ten_thousand_members(browser, service)
        browser.close()


if __name__ == "__main__":
    main()
