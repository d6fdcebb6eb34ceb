"""The cross-section of a beam: a named section of the library, or a solid rectangle."""

from dataclasses import dataclass
from typing import Any

from handoff.beams.catalogue import Library, section
from handoff.beams.tables import TABLES
from handoff.beams.units import metres, millimetres, plain
from handoff.materials import thickness
from handoff.sections.formulas import POWERS, evaluated
from handoff.sections.weighing import weighing_area


@dataclass(frozen=True)
class Profile:
    """What the builders need of a section: its name, its entry in the model, and what decides strength and method."""

    name: str
    entry: dict[str, Any]
    shape: str
    fabrication: str
    weighing_area: float
    thickness_mm: float


def listed(name: str, library: Library) -> Profile:
    """A library section; the model carries its canonical name, which is complete by itself."""
    found = section(name, library)
    return Profile(
        name=found["name"],
        entry={"library": found["name"]},
        shape=found["shape"]["type"],
        fabrication=found["fabrication"],
        weighing_area=weighing_area(found),
        thickness_mm=millimetres(thickness(found["shape"])),
    )


def solid(height_mm: float, width_mm: float) -> Profile:
    """A section of these sides, which no table lists."""
    said, size = TABLES["solid"], {"h": height_mm, "b": width_mm}
    found = evaluated("solid", said["shape"], size)
    entry: dict[str, Any] = {
        **{key: value / 10.0 ** (3 * POWERS[key]) for key, value in found.items()},
        "shape": {"type": said["shape"], "h": metres(height_mm), "b": metres(width_mm)},
    }
    return Profile(
        name=said["name"].format(h=plain(height_mm), b=plain(width_mm)),
        entry=entry,
        shape=said["shape"],
        fabrication=said["fabrication"],
        weighing_area=entry["a"],
        thickness_mm=thickness(size),
    )
