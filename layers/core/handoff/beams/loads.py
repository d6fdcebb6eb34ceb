"""The loads of a beam: downward positive in the request, components along global Z in the model."""

from dataclasses import dataclass
from typing import Any

from handoff.beams.units import newtons, plain


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
        """The load as people say it: "10 kN/m", "20 kN at mid-span", "5 kN/m upward"; with a span, "20 kN at 1.5 m"."""
        size = f"{plain(abs(self.kn))} kN" + ("/m" if self.position is None else "")
        direction = " upward" if self.upward else ""
        return size + direction + self._place(span_m)

    def _place(self, span_m: float | None) -> str:
        if self.position is None:
            return ""
        if self.position == 0.5:
            return " at mid-span"
        if span_m is None:
            return f" at {plain(self.position)} of the span"
        return f" at {plain(self.position * span_m)} m"


def present(*loads: Load | None) -> tuple[Load, ...]:
    """The loads that act: a load of zero is no load."""
    return tuple(load for load in loads if load is not None and load.kn != 0)


def words(loads: tuple[Load, ...], span_m: float) -> str:
    return " + ".join(load.words(span_m) for load in loads) or "no load"
