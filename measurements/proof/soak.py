"""Forty thousand requests to one local service: none fails, and its memory stays flat."""

from collections.abc import Iterator

from measurements.proof.figures import Figure, counted, none_of, progress
from measurements.proof.load import is_up, loaded, memory_mb, sent

# Of fifty requests: what readers of links do, with one new link among them.
KINDS = ("open", "model", "open", "validate") * 12 + ("open", "solve")
CONNECTIONS = 8
SECONDS = 20
# A kilobyte kept of each request would be a seventh more.
GROWTH = 1.1


def prove(requests: int = 40_000) -> Iterator[Figure]:
    done = errors = 0
    memory: list[float] = []
    with loaded() as (service, body):
        while done < requests:
            found = sent(service, KINDS, body, CONNECTIONS, SECONDS)
            done += found.requests
            errors += found.errors
            if done > requests // 10:
                memory.append(memory_mb(service))
                progress(f"{done:,} of {requests:,} requests, {found.rate:.0f} a second, {memory[-1]:.0f} MB")
        yield counted("requests", done, requests)
        yield none_of("failed", errors)
        told = f"{memory[0]:.0f} MB after a tenth, {memory[-1]:.0f} at the end, {max(memory):.0f} at most"
        yield Figure("memory of all its processes", told, memory[-1] <= GROWTH * memory[0])
        yield Figure("it still answers", "yes" if is_up(service) else "no", is_up(service))
