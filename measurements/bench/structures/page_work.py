"""A page that is measured: when what is in it, and its processor time and memory by Chromium's own count of them."""

from collections.abc import Callable

from playwright.sync_api import Browser, Page

from tests.waiting import wait_until

# Looks at the clock of the main thread in a row that find nothing done; the time between two of them is what
# "nothing has been done for a while" means, and no wait for anything.
QUIET, LOOK_S = 4, 0.25
# A main thread that is asked for its clock does this much for that alone.
IDLE_MS = 4
WATCH = """
window.at = {};
const first = (what) => { at[what] ??= performance.now(); };
const watching = new MutationObserver(() => {
  const tab = document.getElementById('tab-reactions');
  if (tab && !tab.hidden) first('forces');
  const critical = document.getElementById('critical');
  if (critical && !critical.textContent.includes('being found')) first('stability');
  const table = document.querySelector('.data');
  if (table?.caption?.textContent.startsWith('Checks') && table.querySelector('tbody tr')) first('checks');
});
watching.observe(document, { subtree: true, childList: true, attributes: true });
// Awaited and not looked for: whoever looks at every frame has the page make frames.
window.solved = new Promise((done) => {
  document.addEventListener('handoff:solved', () => { first('solved'); watching.disconnect(); done(at.solved); });
});
"""
# As the page keeps it of a reader who has signed in.
SIGNED_IN = """sessionStorage.setItem('handoff:tier', JSON.stringify({ name: 'pro', email: 'bench@example.com' }));"""


def opened(browser: Browser, url: str, processors: int) -> Page:
    """The model on its way through the solver, for a reader who has signed in, on so many processors as it seems."""
    page = browser.new_page()
    page.set_default_timeout(600_000)
    page.add_init_script(WATCH)
    page.add_init_script(SIGNED_IN)
    page.add_init_script(f"Object.defineProperty(navigator, 'hardwareConcurrency', {{ value: {processors} }});")
    page.goto(url)
    return page


def processor_ms(page: Page) -> float:
    """Of the page's own process, with its workers, since it began; drawing and the browser's own pages are others'."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    metrics = session.send("Performance.getMetrics")["metrics"]
    session.detach()
    return next(1e3 * float(item["value"]) for item in metrics if item["name"] == "ProcessTime")


class Work:
    """What a page's main thread has done: its threads' ticks, so that a busy machine costs nothing."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def metric(self, name: str) -> float:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return float(next(item["value"] for item in metrics if item["name"] == name))

    def spent(self) -> float:
        return self.metric("TaskDuration") * 1e3

    def settled(self) -> float:
        """Once nothing has been done for a while; the worker's answers come in between."""
        before, quiet = self.spent(), 0

        def is_quiet() -> bool:
            nonlocal before, quiet
            now = self.spent()
            quiet = quiet + 1 if now - before < IDLE_MS else 0
            before = now
            return quiet >= QUIET

        wait_until(is_quiet, "coming to rest", 600, LOOK_S, self.pause)
        return before

    def pause(self, seconds: float) -> None:
        self.page.wait_for_timeout(1e3 * seconds)

    def of(self, act: Callable[[], object]) -> float:
        before = self.settled()
        act()
        return self.settled() - before

    def heap(self) -> float:
        """Megabytes in use after rubbish was collected."""
        self.session.send("HeapProfiler.collectGarbage")
        return self.metric("JSHeapUsedSize") / 1e6

    def workers(self) -> int:
        """Workers of all pages of this browser, those that others started too."""
        targets = self.session.send("Target.getTargets", {"filter": [{"type": "worker"}]})["targetInfos"]
        return len(targets)
