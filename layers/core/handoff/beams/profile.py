"""The cross-section of a beam: a named section of the library, or a solid rectangle."""

from dataclasses import dataclass
from typing import Any

from handoff import sections
from handoff.beams.units import metres, millimetres, plain
from handoff.beams.wording import InputRefused
from handoff.errors import NotFound
from handoff.sections.formulas import POWERS, evaluated


@dataclass(frozen=True)
class Profile:
    """What the builders need of a section: its name, its entry in the model, and what decides strength and method."""

    name: str
    entry: dict[str, Any]
    shape: str
    fabrication: str
    area: float
    thickness_mm: float


def library(name: str) -> Profile:
    """A library section; the model carries its canonical name, which is complete by itself."""
    try:
        found = sections.find(name)
    except NotFound as unknown:
        # The section is a parameter here, not the resource asked for.
        raise InputRefused("unknown_section", "section", str(unknown)) from None
    shape = found["shape"]
    plates = [shape[key] for key in ("tf", "tw", "t") if shape.get(key)]
    # A solid bar's thickness in the sense of the product standards is its smallest side.
    thickness = max(plates) if plates else min(shape[key] for key in ("h", "b", "d") if key in shape)
    return Profile(
        name=found["name"],
        entry={"library": found["name"]},
        shape=shape["type"],
        fabrication=found["fabrication"],
        area=found["a"],
        thickness_mm=millimetres(thickness),
    )


def solid(height_mm: float, width_mm: float) -> Profile:
    """A solid rectangle; its thickness in the sense of the product standards is its smaller side."""
    found = evaluated("solid", "rectangle", {"h": height_mm, "b": width_mm})
    section: dict[str, Any] = {key: value / 10.0 ** (3 * POWERS[key]) for key, value in found.items()}
    section["shape"] = {"type": "rectangle", "h": metres(height_mm), "b": metres(width_mm)}
    return Profile(
        name=f"{plain(height_mm)} × {plain(width_mm)} mm",
        entry=section,
        shape="rectangle",
        fabrication="hot_rolled",
        area=section["a"],
        thickness_mm=min(height_mm, width_mm),
    )
