"""The 50-newer rule with a hundred creates at once: exactly the fifty newest open."""

import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from handoff.aws import storage
from handoff.drafts import drafts
from handoff.runtime import settings
from measurements.proof.figures import Figure, counted, none_of
from measurements.proof.stores import NAMES, store


def prove(threads: int = 100, rounds: int = 3, names: tuple[str, ...] = NAMES) -> Iterator[Figure]:
    newest: int = settings.limits()["newer_drafts"]
    for name in names:
        with store(name):
            wrong = [told for number in range(rounds) if (told := _round(f"round-{number}", threads, newest))]
        yield counted(f"{name}: rounds of {threads} threads", rounds)
        yield none_of(f"rounds with other than exactly {newest} live, the newest", wrong)


def _round(account: str, threads: int, newest: int) -> str | None:
    """What was wrong, if anything was."""
    start = threading.Barrier(threads)

    def park(number: int) -> str:
        start.wait()
        return drafts.park(account, f'{{"{number}":1}}'.encode(), members=0).id

    with ThreadPoolExecutor(threads) as pool:
        made = list(pool.map(park, range(threads)))
        committed = [row["id"] for row in storage.query(drafts.partition(account), "DRAFT#", "DRAFT#~")]
        living = [id for id, found in zip(committed, pool.map(drafts.find, committed), strict=True) if found]
    if sorted(made) != sorted(committed):
        return f"{account}: {len(made)} acknowledged, {len(committed)} committed"
    return None if living == committed[-newest:] else f"{account}: {len(living)} live"
