"""Lines of beams that run on over what bears them, without a hinge: where each bears, and whether its joints turn."""

from collections.abc import Iterator
from math import hypot, inf
from typing import NamedTuple

from handoff.validation.chains import split
from handoff.validation.document import Document, remembered
from handoff.validation.runs import Runs, other


class Line(NamedTuple):
    """Nodes in order, and of each piece between two of them its member and the part that it belongs to."""

    nodes: list[str]
    members: list[str]
    parts: list[int]
    # By part that hangs freely, its length over that of the span beside it.
    hanging: dict[int, float]
    # Whether a column, or a support that cannot turn, is bent by what bends the line.
    rigid: bool


@remembered
def _runs(document: Document) -> Runs | None:
    whole = split(document)
    return Runs(whole) if whole is not None and whole.joined else None


def lines(document: Document) -> Iterator[Line]:
    """Of at least two parts; those without a column or support of their own bear on lines that have two."""
    runs = _runs(document)
    if runs is None:
        return
    girders: set[int] = set()
    bare: list[tuple[list[int], list[int]]] = []
    for chain in runs.chains():
        nodes = [runs.node(chain[0]), *(runs.node(other(end)) for end in chain)]
        count = sum(node in runs.bears for node in nodes)
        if not count:
            bare.append((chain, nodes))
        elif line := _line(runs, chain, nodes, runs.bears):
            yield line
        if count > 1:
            girders.update(nodes)
    for chain, nodes in bare:
        if line := _line(runs, chain, nodes, girders):
            yield line


def _line(runs: Runs, chain: list[int], nodes: list[int], bears: set[int]) -> Line | None:
    """None of one part alone."""
    parts: list[int] = []
    last = 0
    for i in range(len(chain)):
        last += i > 0 and nodes[i] in bears
        parts.append(last)
    if not last:
        return None
    outer = ((0, 1, nodes[0]), (last, last - 1, nodes[-1]))
    hanging = {place: beside for place, beside, node in outer if node not in bears and runs.used(node) == 1}
    sizes = [0.0] * (last + 1)
    for part, end in zip(parts, chain, strict=True) if hanging else ():
        sizes[part] += hypot(*runs.reach(end))
    shares = {place: inf if beside in hanging else sizes[place] / sizes[beside] for place, beside in hanging.items()}
    ends = (each for end in chain for each in (end, other(end)))
    rigid = any(runs.node(end) in bears and runs.holds(end) for end in ends)
    return Line([runs.nodes[node] for node in nodes], [runs.names[end // 2] for end in chain], parts, shares, rigid)
