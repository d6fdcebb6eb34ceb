"""A single-span beam along X as a model: what create-beam and check-beam have in common."""

from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from handoff.beams import loads
from handoff.beams.loads import Load
from handoff.beams.profile import Profile
from handoff.beams.sentences import WORDS
from handoff.beams.tables import TABLES
from handoff.beams.units import plain


@dataclass(frozen=True)
class Beam:
    span_m: float
    support: str
    profile: Profile
    material: str
    loads: tuple[Load, ...]

    @property
    def held(self) -> dict[str, Any]:
        """The named support: its words, the model's supports, and Euler's buckling length as a share of the span."""
        found: dict[str, Any] = TABLES["supports"][self.support]
        return found

    @property
    def title(self) -> str:
        """For example "IPE300, 6 m, simply supported, 10 kN/m"."""
        said: str = WORDS["title"].format(
            name=self.profile.name,
            span=plain(self.span_m),
            held=self.held["words"],
            loads=loads.words(self.loads, self.span_m),
        )
        return said


def model(beam: Beam, material: dict[str, Any], description: str) -> dict[str, Any]:
    """Everything but combinations, design members and checks. One member, whatever the loads."""
    made: dict[str, Any] = deepcopy(TABLES["model"])
    made["settings"] |= {"title": beam.title, "description": description}
    structure = made["model"]
    structure["nodes"][1]["x"] = beam.span_m
    structure["materials"][0] |= {"name": material["grade"], **material}
    structure["sections"][0] |= {"name": beam.profile.name, **beam.profile.entry}
    structure["supports"] = deepcopy(beam.held["entries"])
    structure["load_cases"][0] |= {
        "name": loads.words(beam.loads, beam.span_m),
        "member_loads": [load.entry() for load in beam.loads],
    }
    return made


def combination(limit_state: str, factor: float = 1.0) -> dict[str, Any]:
    made: dict[str, Any] = deepcopy(TABLES["combinations"][limit_state])
    made["name"] = WORDS["combination"].format(limit_state=limit_state, factor=plain(factor))
    made["terms"][0]["factor"] = factor
    return made
