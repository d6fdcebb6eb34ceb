"""The files that the link page fetches before its first picture."""

import re
from pathlib import Path


def first_files(dist: Path) -> set[str]:
    """What the page names, what its scripts import outright, and the worker; not what they import on use."""
    found = {"index.html"}
    waiting = re.findall(r'(?:src|href)="/(assets/[^"]+)"', (dist / "index.html").read_text())
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        if name.endswith(".js"):
            text = (dist / name).read_text()
            waiting += [f"assets/{other}" for other in re.findall(r'(?:from|import)"\./([^"]+\.js)"', text)]
            waiting += re.findall(r'"/(assets/worker-[^"]+\.js)"', text)
    return found
