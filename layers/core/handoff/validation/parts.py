"""What hangs together: nodes joined by members and plates, or whatever else has neighbours."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar

Linked = TypeVar("Linked", str, int)


def links(pairs: Iterable[tuple[Linked, Linked]]) -> dict[Linked, list[Linked]]:
    """Neighbours, of both in a pair the other."""
    found: dict[Linked, list[Linked]] = defaultdict(list)
    for a, b in pairs:
        found[a].append(b)
        found[b].append(a)
    return found


def plate_pairs(plates: Iterable[dict[str, list[str]]]) -> Iterator[tuple[str, str]]:
    """The first corner of each plate with its others, which join all of them."""
    return ((plate["nodes"][0], corner) for plate in plates for corner in plate["nodes"][1:])


def parts(neighbours: Mapping[Linked, Iterable[Linked]]) -> Iterator[list[Linked]]:
    """All that can be reached from one another, each part beginning with its first."""
    seen: set[Linked] = set()
    for root in neighbours:
        if root not in seen:
            seen.add(root)
            part, frontier = [root], [root]
            while frontier:
                reached = {other for node in frontier for other in neighbours[node] if other not in seen}
                seen |= reached
                frontier = list(reached)
                part += frontier
            yield part
