"""The named ways to hold a beam, every degree of freedom spelled out."""

from dataclasses import dataclass

DIRECTIONS = ("ux", "uy", "uz", "rx", "ry", "rz")

Held = tuple[str, ...]

# A fork: the section cannot move sideways or twist, and is free to turn about both its axes.
FORK = ("uy", "uz", "rx")
CLAMP = DIRECTIONS


@dataclass(frozen=True)
class Support:
    """How start and end are held (None: a free end), in words, and Euler's buckling length as a share of the span."""

    words: str
    start: Held
    end: Held | None
    buckling: float


NAMED = {
    "simply_supported": Support("simply supported", ("ux", *FORK), FORK, 1.0),
    "cantilever": Support("cantilever", CLAMP, None, 2.0),
    "fixed": Support("fixed at both ends", CLAMP, CLAMP, 0.5),
}


def entries(support: str) -> list[dict[str, str]]:
    """The model's supports, S1 at node N1 and, unless that end is free, S2 at node N2."""
    named = NAMED[support]
    return [
        {"id": f"S{number}", "node": f"N{number}", **_freedoms(held)}
        for number, held in ((1, named.start), (2, named.end))
        if held is not None
    ]


def _freedoms(held: Held) -> dict[str, str]:
    return {direction: "fixed" if direction in held else "free" for direction in DIRECTIONS}
