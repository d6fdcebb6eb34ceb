"""The loads of a beam: downward positive in the request, components along global Z in the model."""

from dataclasses import dataclass
from typing import Any

from handoff.beams.sentences import Sentence, say
from handoff.beams.units import newtons, plain

# The load as people say it: "10 kN/m", "20 kN at mid-span", "5 kN/m upward"; where the span is known, "20 kN at 1.5 m".
WORDS = (
    Sentence("{size} kN/m", ("!point",)),
    Sentence("{size} kN", ("point",)),
    Sentence(" upward", ("upward",)),
    Sentence(" at mid-span", ("point middle",)),
    Sentence(" at {fraction} of the span", ("point !middle !span",)),
    Sentence(" at {place} m", ("point !middle span",)),
)
NO_LOAD = "no load"


@dataclass(frozen=True)
class Load:
    """A uniform load in kN/m over the whole span, or, with a position (fraction of the span), a point load in kN."""

    kn: float
    position: float | None = None

    @property
    def upward(self) -> bool:
        return self.kn < 0

    def entry(self, member: str) -> dict[str, Any]:
        force = {"fz": -newtons(self.kn)}
        if self.position is None:
            where: dict[str, Any] = {"type": "distributed", "axes": "global", "start": 0.0, "end": 1.0}
        else:
            where = {"type": "point", "axes": "global", "position": self.position}
        return {"member": member, "name": self.words(), **where, **force}

    def words(self, span_m: float | None = None) -> str:
        position = 0.0 if self.position is None else self.position
        facts = {
            "upward": self.upward,
            "point": self.position is not None,
            "middle": position == 0.5,
            "span": span_m is not None,
        }
        values = {
            "size": plain(abs(self.kn)),
            "fraction": plain(position),
            "place": plain(position * (span_m or 0.0)),
        }
        return "".join(say(WORDS, {fact for fact, so in facts.items() if so}, values))


def present(*loads: Load | None) -> tuple[Load, ...]:
    """The loads that act: a load of zero is no load."""
    return tuple(load for load in loads if load is not None and load.kn != 0)


def words(loads: tuple[Load, ...], span_m: float) -> str:
    return " + ".join(load.words(span_m) for load in loads) or NO_LOAD
