"""Forces that look as if they were meant in kilonewtons."""

from collections.abc import Iterator

from handoff.validation.document import Document
from handoff.validation.report import Finding
from handoff.validation.rulebook import RULES

_FORCES = RULES["forces"]


def forces(document: Document) -> Iterator[Finding]:
    """One warning for the model: whoever loads a structure with at most a few hundred newtons meant kilonewtons."""
    largest = 0.0
    first = None
    for kind in ("node_loads", "member_loads"):
        for loads in document.loads[kind]:
            for i, load in enumerate(loads.items):
                size = max([abs(load[key]) for key in ("fx", "fy", "fz") if key in load], default=0.0)
                # Whoever names a load "0.1 kN/m" and writes 100 has converted it.
                if size > _FORCES["largest_n"] or _FORCES["converted"] in load.get("name", ""):
                    return
                # A load of exactly 1 is a unit load, put there to read off influence.
                if size > _FORCES["unit_load"] and first is None:
                    first = (*loads.where, loads.places[i])
                largest = max(largest, size)
    if first is not None:
        told = f"the largest force in the model is {largest:.6g}, which looks like kN: forces are in N and N/m"
        yield first, "force_unit", told
