"""A load in kN among others in N: a thousand times smaller than all that are like it."""

from collections.abc import Iterator

from handoff.sentences import said
from handoff.validation.document import Document
from handoff.validation.entries import FORCES, Entity, Entries
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_AMONG = RULES["kilonewtons"]
# No wall, nobody and no machine weighs so little; and how many times larger every other is.
_MOST: float = _AMONG["most"]
_TIMES: float = _AMONG["times"]
_TIMES_MOST: float = _AMONG["times_most"]
# A mesh of many nodes may well have a few newtons on each.
_NODES: int = _AMONG["nodes"]


def strays(document: Document) -> Iterator[Finding]:
    """Told once of each list: whoever typed one so may have typed several."""
    for home in FORCES["in"]:
        for loads in document.lists(home):
            if loads.largest > _MOST and (home != "node_loads" or len(loads.items) <= _NODES):
                sizes = loads.sizes()
                found = _stray(document, loads, sizes) if any(0 < size <= _MOST for size in sizes) else []
                for place, size, least in found[:1]:
                    words = said("kilonewtons", size=f"{size:.6g}", least=f"{least:.6g}")
                    yield (*loads.where, place), "force_unit", words


def _stray(document: Document, loads: Entries, sizes: list[float]) -> list[tuple[int | str, float, float]]:
    """Where each is, its size, and that of the least of its likes."""
    likes: dict[str, list[tuple[int | str, Entity, float]]] = {}
    for place, load, size in zip(loads.places, loads.items, sizes, strict=True):
        if size > 0:
            likes.setdefault(_likeness(document, load), []).append((place, load, size))
    found: list[tuple[int | str, float, float]] = []
    for like in likes.values():
        large = [size for _, _, size in like if size > _MOST]
        small = [(place, size) for place, load, size in like if size <= _MOST and not _converted(load)]
        if large and len(small) <= len(large):
            least, most = min(large), max(large)
            times = [(place, size, least) for place, size in small if _TIMES * size <= least]
            found += [one for one in times if most <= _TIMES_MOST * one[1]]
    return found


def _converted(load: Entity) -> bool:
    return FORCES["converted"] in load.get("name", "")


def _likeness(document: Document, load: Entity) -> str:
    """The same components of the same kind of load, on members of one section."""
    parts = [key for key in FORCES["components"] if load.get(key, 0.0) != 0]
    on = document.lookup("members")[load["member"]]["section"] if "member" in load else ""
    return " ".join([load.get("type", ""), load.get("axes", ""), *parts, on])
