"""Pictures of a model and of its results as SVG, drawn as in the page's report; nothing else needs to be installed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from .session import solver

Quantity = Literal["my", "mz", "mx", "vz", "vy", "n", "shape", "model", "My", "Mz", "Mx", "Vz", "Vy", "N"]
Units = Literal["metric", "imperial"]


@dataclass(frozen=True)
class Picture:
    """A notebook shows it; `save` writes it, `rows` has the least and the largest value along each member."""

    #: "" where there is nothing to draw.
    svg: str = field(repr=False)
    caption: str
    #: In SI units, with places from the member's start and combinations.
    rows: list[dict[str, Any]] = field(repr=False)
    text: str = field(repr=False)

    def _repr_svg_(self) -> str | None:
        return self.svg or None

    def __str__(self) -> str:
        return self.text

    def save(self, path: str | Path) -> Path:
        """As an SVG file, which browsers and word processors open."""
        file = Path(path)
        file.write_text(self.svg, encoding="utf-8")
        return file


def drawn(
    model: Any,
    results: Mapping[str, Any] | None,
    quantity: Quantity = "model",
    set: str | None = None,
    members: Sequence[str] | str | None = None,
    units: Units = "metric",
) -> Picture:
    """Without results the model alone."""
    named = [members] if isinstance(members, str) else members
    wish = {"quantity": quantity, "set": set, "members": named, "units": units}
    with solver() as opened:
        engine = opened.with_paper()
        engine.call("begin_picture", model, results, wish)
        return Picture(**engine.call("take"))
