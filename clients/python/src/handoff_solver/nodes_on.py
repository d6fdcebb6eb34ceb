"""Which nodes lie on members between their ends."""

from __future__ import annotations

import bisect
from collections.abc import Iterable
from typing import Any

from .axes import Vector, dot, minus, scaled


def nodes_on(members: Iterable[dict[str, Any]], at: dict[str, Vector]) -> dict[str, list[str]]:
    """By member, in order from its start; looked for among the nodes within its span of x alone."""
    ordered = sorted(at, key=lambda name: at[name][0])
    places = [at[name][0] for name in ordered]
    found: dict[str, list[str]] = {}
    for member in members:
        start, along = at[member["start"]], minus(at[member["end"]], at[member["start"]])
        size = dot(along, along)
        reach = 1e-6 * size**0.5
        low, high = sorted((start[0], start[0] + along[0]))
        on = []
        for name in ordered[bisect.bisect_left(places, low - reach) : bisect.bisect_right(places, high + reach)]:
            offset = minus(at[name], start)
            share = dot(offset, along) / size
            if name in (member["start"], member["end"]) or not 0 < share < 1:
                continue
            aside = minus(offset, scaled(along, share))
            if dot(aside, aside) <= reach * reach:
                on.append((share, name))
        found[member["id"]] = [name for _, name in sorted(on)]
    return found
