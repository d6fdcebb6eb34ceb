"""Processor time and memory of an open page, by Chromium's own count of them."""

from collections.abc import Callable

from playwright.sync_api import Page

# Looks at the clock of the main thread in a row that find nothing done.
QUIET = 3


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
        return self.metric("JSHeapUsedSize") / 1e6

    def workers(self) -> int:
        """Workers of all pages of this browser, those that others started too."""
        targets = self.session.send("Target.getTargets", {"filter": [{"type": "worker"}]})["targetInfos"]
        return len(targets)
