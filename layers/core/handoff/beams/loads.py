"""The loads of a beam: downward positive in the request, components along global Z in the model."""

from dataclasses import dataclass
from typing import Any

from handoff.beams.sentences import WORDS, say
from handoff.beams.tables import TABLES
from handoff.beams.units import newtons, plain


@dataclass(frozen=True)
class Load:
    """A uniform load in kN/m over the whole span, or, with a position (fraction of the span), a point load in kN."""

    kn: float
    position: float | None = None

    @property
    def upward(self) -> bool:
        return self.kn < 0

    @property
    def kind(self) -> str:
        return "uniform" if self.position is None else "point"

    def entry(self) -> dict[str, Any]:
        where = {} if self.position is None else {"position": self.position}
        return {**TABLES["loads"][self.kind], **where, "name": self.words(), "fz": -newtons(self.kn)}

    def words(self, span_m: float | None = None) -> str:
        """As people say it: "5 kN/m upward", "20 kN at mid-span"; where the span is known, "20 kN at 1.5 m"."""
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
        return "".join(say("load", {fact for fact, so in facts.items() if so}, values))


def acting(*loads: Load) -> tuple[Load, ...]:
    """A load of zero is no load."""
    return tuple(load for load in loads if load.kn != 0)


def words(loads: tuple[Load, ...], span_m: float) -> str:
    return " + ".join(load.words(span_m) for load in loads) or str(WORDS["no_load"])
