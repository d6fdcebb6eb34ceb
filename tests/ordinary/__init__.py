"""24 ordinary steel structures, modelled as an engineer posts them.

Combinations are by rule. No buckling length, no order of analysis and no imperfection is given.
"""

from collections.abc import Callable

from tests.ordinary import bridges, floors, frames, halls, industry, masts
from tests.ordinary.builder import Builder

STRUCTURES: dict[str, Callable[[], Builder]] = {
    "portal with purlins": halls.portal,
    "two-bay portal": halls.two_bays,
    "haunched portal": halls.haunched,
    "lean-to": halls.lean_to,
    "truss hall": halls.truss_hall,
    "space roof": halls.space_roof,
    "arch": halls.arch,
    "braced with rods": frames.braced_with_rods,
    "moment frame": frames.moment_frame,
    "core with leaning columns": frames.leaning_columns,
    "Vierendeel girder": frames.vierendeel,
    "Pratt truss": bridges.pratt,
    "Warren footbridge": bridges.warren,
    "bridge girder": bridges.girder,
    "conveyor gallery": bridges.gallery,
    "lattice mast": masts.mast,
    "tower": masts.tower,
    "billboard": masts.billboard,
    "canopy": masts.canopy,
    "pipe rack": industry.pipe_rack,
    "platform with stairs": industry.platform,
    "crane runway": industry.runway,
    "mezzanine": floors.mezzanine,
    "balcony": floors.balcony,
}
