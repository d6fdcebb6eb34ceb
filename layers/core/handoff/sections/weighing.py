"""The area that weighs: a section's own, or that of the wall which is made, where properties are of a thinner one."""

from handoff.materials import standards
from handoff.runtime.settings import schema_file
from handoff.sections.catalogue import Answer


def weighing_area(section: Answer) -> float:
    """In m², for a density to multiply.

    AISC's tubes and pipes have the properties of 0.93 t (AISC 360 B4.2) and the mass of t: 1.047 to 1.079 times that of
    their area. In all other tables rounding and rolling stay within 1.013.
    """
    made: float = section["mass_per_m"] / standards()["elastic"]["steel"]["density"]
    area: float = section["a"]
    return made if made > schema_file("tolerances")["listed_mass"]["over_area"] * area else area
