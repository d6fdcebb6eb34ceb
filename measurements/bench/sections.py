"""What a section costs: a cold start, one lookup, the whole list, the static file."""

import gzip
import json
import subprocess
import sys
import timeit

from description.section_library import library
from handoff.sections import answers, canonical, find, listing
from handoff.sections.lookup import remembered

COLD = """
import time
start = time.perf_counter()
from handoff.sections import {call}
loaded = time.perf_counter()
{call}("RHS 200 x 100 x 8")
print(loaded - start, time.perf_counter() - loaded)
"""
SPELLINGS = ["IPE300", "HE 300 B", "457x191x67 UB", "RHS 200 x 100 x 8,0", "HSS6X4X1/4", "L 150x100x12", "W310X38.7"]


def cold(call: str) -> tuple[float, float]:
    runs = [
        subprocess.run(
            [sys.executable, "-c", COLD.format(call=call)], check=True, capture_output=True, text=True
        ).stdout
        for _ in range(7)
    ]
    return min((float(after), float(before)) for before, after in map(str.split, runs))


def each(action, names: list[str], before=lambda: None) -> float:
    """Microseconds for one name, the best of several rounds."""
    best = min(timeit.repeat(lambda: [action(name) for name in names], setup=before, number=1, repeat=30))
    return best / len(names) * 1e6


def forget() -> None:
    answers._known.cache_clear()


def main() -> None:
    for call in ("canonical", "find"):
        first, loading = cold(call)
        print(f"cold start, first {call}: {first * 1e3:.2f} ms after an import of {loading * 1e3:.1f} ms")
    names = [name for group in listing(None)["families"] for name in group["names"]]
    print(f"canonical, {len(names)} names: {each(canonical, names, remembered.cache_clear):.2f} us each, first time")
    print(
        f"canonical, {len(SPELLINGS)} free spellings: {each(canonical, SPELLINGS, remembered.cache_clear):.2f} us each"
    )
    canonical("IPE300")
    print(f"canonical, seen before: {each(canonical, ['IPE300']):.2f} us")
    for name in ("IPE300", "L150x100x12", "UPE200", "RHS200x100x8", "CHS168.3x10", "C15X50"):
        print(f"find {name}: {each(find, [name], forget):.1f} us, again {each(find, [name]):.1f} us")
    print(f"list of all families: {each(lambda _: listing(None), ['']) / 1e3:.2f} ms")
    content = json.dumps(library(), separators=(",", ":"), ensure_ascii=False).encode()
    print(f"static file: {len(content)} bytes, {len(gzip.compress(content, 9))} gzip, {len(names)} sections")


if __name__ == "__main__":
    main()
