"""A model's entities as types; written by clients/python/scripts/typed.py, not by hand."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

Grade = Literal["S235", "S275", "S355", "S420", "S460"]


class Settings(TypedDict, total=False):
    """Who and what the model is for; text only, no units."""

    title: str
    author: str
    description: str
    reference: str
    national_annex: Literal["none", "UK", "SG", "FI", "DE", "NO", "NL"]


class Structure(TypedDict):
    """Geometry, materials and loads: collections of entities that refer to each other by id, in SI units."""

    nodes: list[Node]
    materials: list[Material]
    sections: list[Section]
    members: list[Member]
    supports: list[Support]
    load_cases: list[LoadCase]
    hinges: NotRequired[list[Hinge]]
    plates: NotRequired[list[Plate]]
    load_combinations: NotRequired[list[LoadCombination]]
    groups: NotRequired[list[Group]]
    storeys: NotRequired[list[Storey]]
    design_members: NotRequired[list[DesignMember]]


class Node(TypedDict):
    """A point of the structure; coordinates in metres, right-handed, Z up."""

    id: str
    x: float
    y: float
    z: float
    name: NotRequired[str]


class LibraryMaterial(TypedDict):
    """A material by its name in a standard: e, g, density and strength, in SI units, follow from it."""

    id: str
    library: Literal[
        "S235",
        "S235JR",
        "S235J0",
        "S235J2",
        "S235JRH",
        "S275",
        "S275JR",
        "S275J0",
        "S275J2",
        "S275N",
        "S275NL",
        "S275M",
        "S275ML",
        "S275J0H",
        "S275J2H",
        "S275NH",
        "S275NLH",
        "S275MH",
        "S275MLH",
        "S355",
        "S355JR",
        "S355J0",
        "S355J2",
        "S355K2",
        "S355N",
        "S355NL",
        "S355M",
        "S355ML",
        "S355J0H",
        "S355J2H",
        "S355K2H",
        "S355NH",
        "S355NLH",
        "S355MH",
        "S355MLH",
        "S420N",
        "S420NL",
        "S420M",
        "S420ML",
        "S420",
        "S420NH",
        "S420NLH",
        "S420MH",
        "S420MLH",
        "S460N",
        "S460NL",
        "S460M",
        "S460ML",
        "S460",
        "S460NH",
        "S460NLH",
        "S460MH",
        "S460MLH",
        "EN AW-6060-T6",
        "EN AW-6061-T6",
        "EN AW-6063-T6",
        "EN AW-6063-T66",
        "EN AW-6005A-T6",
        "EN AW-6082-T6",
        "C12/15",
        "C16/20",
        "C20/25",
        "C25/30",
        "C30/37",
        "C35/45",
        "C40/50",
        "C45/55",
        "C50/60",
        "C55/67",
        "C60/75",
        "C70/85",
        "C80/95",
        "C90/105",
    ]
    name: NotRequired[str]
    fy_rule: NotRequired[Literal["product_standard", "table_3_1"]]


class ExplicitMaterial(TypedDict):
    """A material by its own numbers; e, g, fy, fu in Pa, density in kg/m³."""

    id: str
    type: Literal["steel", "aluminium", "concrete", "timber", "other"]
    e: float
    g: float
    density: float
    name: NotRequired[str]
    grade: NotRequired[str]
    nu: NotRequired[float]
    thermal_expansion: NotRequired[float]
    fy: NotRequired[float]
    fu: NotRequired[float]
    fy_rule: NotRequired[Literal["given", "product_standard", "table_3_1"]]


Material = LibraryMaterial | ExplicitMaterial


class LibrarySection(TypedDict):
    """A section of the published steel library; its name alone is complete (properties in SI units)."""

    id: str
    library: str
    name: NotRequired[str]


class ShapedSection(TypedDict):
    """A section by its shape's dimensions in metres alone: area, second moments, torsion and warping
    constants, moduli and shear areas are computed from them, root radius included.
    """

    id: str
    shape: ParametricShape
    name: NotRequired[str]
    fabrication: NotRequired[Literal["hot_rolled", "hot_finished", "cold_formed", "welded"]]


class ExplicitSection(TypedDict):
    """A section by its properties: m², m³, m⁴ and m⁶; y-y major, z-z minor."""

    id: str
    a: float
    iy: float
    iz: float
    it: float
    name: NotRequired[str]
    iyz: NotRequired[float]
    iw: NotRequired[float]
    avy: NotRequired[float]
    avz: NotRequired[float]
    wel_y: NotRequired[float]
    wel_z: NotRequired[float]
    wpl_y: NotRequired[float]
    wpl_z: NotRequired[float]
    shape: NotRequired[Shape]
    fabrication: NotRequired[Literal["hot_rolled", "hot_finished", "cold_formed", "welded"]]


Section = LibrarySection | ShapedSection | ExplicitSection


class IShape(TypedDict):
    """I or H shape; dimensions in metres."""

    type: Literal["i"]
    h: float
    b: float
    tw: float
    tf: float
    r: NotRequired[float]


class RhsShape(TypedDict):
    """Rectangular or square hollow section, or welded box; dimensions in metres."""

    type: Literal["rhs"]
    h: float
    b: float
    t: float
    r: NotRequired[float]
    tf: NotRequired[float]


class ChsShape(TypedDict):
    """Circular hollow section; dimensions in metres."""

    type: Literal["chs"]
    t: float
    d: float


class RectangleShape(TypedDict):
    """Solid rectangle; dimensions in metres."""

    type: Literal["rectangle"]
    h: float
    b: float


class CircleShape(TypedDict):
    """Solid circle; dimensions in metres."""

    type: Literal["circle"]
    d: float


class TeeShape(TypedDict):
    """Tee with its flange on top (towards +z) and its stem down; dimensions in metres."""

    type: Literal["tee"]
    h: float
    b: float
    tw: float
    tf: float
    r: NotRequired[float]


ParametricShape = IShape | RhsShape | ChsShape | RectangleShape | CircleShape | TeeShape


class ChannelShape(TypedDict):
    """Channel; dimensions in metres."""

    type: Literal["channel"]
    h: float
    b: float
    tw: float
    tf: float
    r: NotRequired[float]


class AngleShape(TypedDict):
    """Angle of leg lengths h and b; dimensions in metres."""

    type: Literal["angle"]
    h: float
    b: float
    t: float
    r: NotRequired[float]


class DoubleAngleShape(TypedDict):
    """Two angles back to back, the legs h upright; dimensions in metres."""

    type: Literal["double_angle"]
    h: float
    b: float
    t: float
    r: NotRequired[float]
    gap: NotRequired[float]


class DoubleChannelShape(TypedDict):
    """Two channels back to back; dimensions in metres."""

    type: Literal["double_channel"]
    h: float
    b: float
    tw: float
    tf: float
    r: NotRequired[float]
    gap: NotRequired[float]


class GeneralShape(TypedDict):
    """Any other outline; overall dimensions in metres, for drawing only."""

    type: Literal["general"]
    h: NotRequired[float]
    b: NotRequired[float]


Shape = (
    IShape
    | ChannelShape
    | AngleShape
    | RhsShape
    | ChsShape
    | RectangleShape
    | CircleShape
    | TeeShape
    | DoubleAngleShape
    | DoubleChannelShape
    | GeneralShape
)


class Hinge(TypedDict):
    """How a member end joins its node, in the member's local axes; springs in N/m and N·m/rad."""

    id: str
    ux: Literal["rigid", "free"] | float
    uy: Literal["rigid", "free"] | float
    uz: Literal["rigid", "free"] | float
    rx: Literal["rigid", "free"] | float
    ry: Literal["rigid", "free"] | float
    rz: Literal["rigid", "free"] | float
    name: NotRequired[str]


class Member(TypedDict):
    """A straight bar from start to end; rotation in degrees, offsets in metres."""

    id: str
    start: str
    end: str
    section: str
    material: str
    name: NotRequired[str]
    type: NotRequired[Literal["beam", "truss", "tension", "compression"]]
    rotation: NotRequired[float]
    connect: NotRequired[bool]
    start_hinge: NotRequired[str]
    end_hinge: NotRequired[str]
    start_offset: NotRequired[list[float]]
    end_offset: NotRequired[list[float]]


class Plate(TypedDict):
    """A shell of three or four nodes in order round its edge, convex, flat or slightly warped; thickness in
    metres.
    """

    id: str
    nodes: list[str]
    thickness: float
    material: str
    name: NotRequired[str]
    offset: NotRequired[float]


class Support(TypedDict):
    """What holds a node, in global axes; springs in N/m and N·m/rad."""

    id: str
    node: str
    ux: Literal["fixed", "free", "push", "pull"] | float
    uy: Literal["fixed", "free", "push", "pull"] | float
    uz: Literal["fixed", "free", "push", "pull"] | float
    rx: Literal["fixed", "free"] | float
    ry: Literal["fixed", "free"] | float
    rz: Literal["fixed", "free"] | float
    name: NotRequired[str]
    ux_only: NotRequired[Literal["push", "pull"]]
    uy_only: NotRequired[Literal["push", "pull"]]
    uz_only: NotRequired[Literal["push", "pull"]]


class LoadCase(TypedDict):
    """Loads that act together; components in N, N/m, N·m, Pa, K: gravity is fz negative."""

    id: str
    nature: Literal["permanent", "imposed", "snow", "wind", "temperature", "accidental", "seismic", "other"]
    self_weight: float
    name: NotRequired[str]
    category: NotRequired[Literal["A", "B", "C", "D", "E", "F", "G", "H", "up_to_1000_m", "above_1000_m", "nordic"]]
    source: NotRequired[str]
    alternatives: NotRequired[str]
    directions: NotRequired[Literal["one", "both"]]
    node_loads: NotRequired[list[NodeLoad]]
    member_loads: NotRequired[list[MemberLoad]]
    plate_loads: NotRequired[list[PlateLoad]]
    area_loads: NotRequired[list[AreaLoad]]
    support_displacements: NotRequired[list[SupportDisplacement]]


class NodeLoad(TypedDict):
    """Force (N) and moment (N·m) on a node, global components; at least one."""

    node: str
    name: NotRequired[str]
    fx: NotRequired[float]
    fy: NotRequired[float]
    fz: NotRequired[float]
    mx: NotRequired[float]
    my: NotRequired[float]
    mz: NotRequired[float]


class DistributedLoad(TypedDict):
    """A line load in N/m, uniform, partial or trapezoidal; from start to end as fractions of the length."""

    member: str
    type: Literal["distributed"]
    name: NotRequired[str]
    axes: NotRequired[Literal["global", "local", "projected"]]
    start: NotRequired[float]
    end: NotRequired[float]
    fx: NotRequired[float]
    fy: NotRequired[float]
    fz: NotRequired[float]
    fx_end: NotRequired[float]
    fy_end: NotRequired[float]
    fz_end: NotRequired[float]


class PointLoad(TypedDict):
    """A force in N at a fraction of the member's length."""

    member: str
    type: Literal["point"]
    position: float
    name: NotRequired[str]
    axes: NotRequired[Literal["global", "local"]]
    fx: NotRequired[float]
    fy: NotRequired[float]
    fz: NotRequired[float]


class MomentLoad(TypedDict):
    """A moment in N·m at a fraction of the member's length."""

    member: str
    type: Literal["moment"]
    position: float
    name: NotRequired[str]
    axes: NotRequired[Literal["global", "local"]]
    mx: NotRequired[float]
    my: NotRequired[float]
    mz: NotRequired[float]


class TemperatureLoad(TypedDict):
    """A uniform change in K and gradients in K/m over the section."""

    member: str
    type: Literal["temperature"]
    name: NotRequired[str]
    dt: NotRequired[float]
    gradient_y: NotRequired[float]
    gradient_z: NotRequired[float]


MemberLoad = DistributedLoad | PointLoad | MomentLoad | TemperatureLoad


class PlateLoad(TypedDict):
    """A uniform pressure in Pa, a change of temperature in K or a gradient of it in K/m on a plate; at least
    one.
    """

    plate: str
    name: NotRequired[str]
    pressure: NotRequired[float]
    axes: NotRequired[Literal["local", "global", "projected"]]
    dt: NotRequired[float]
    gradient_z: NotRequired[float]


class AreaLoad(TypedDict):
    """A uniform pressure in Pa on a flat, convex area between members, given to the members along its edges."""

    nodes: list[str]
    pressure: float
    name: NotRequired[str]
    axes: NotRequired[Literal["global", "projected", "local"]]
    spread: NotRequired[Literal["two_way", "one_way"]]
    direction: NotRequired[list[float]]


class SupportDisplacement(TypedDict):
    """An imposed movement of a support, global: metres and degrees, in directions the support holds; at least
    one.
    """

    support: str
    name: NotRequired[str]
    ux: NotRequired[float]
    uy: NotRequired[float]
    uz: NotRequired[float]
    rx: NotRequired[float]
    ry: NotRequired[float]
    rz: NotRequired[float]


class LoadCombination(TypedDict):
    """A weighted sum of load cases for one limit state; factors without unit."""

    id: str
    limit_state: Literal["ULS", "SLS", "ALS"]
    terms: list[Term]
    name: NotRequired[str]
    situation: NotRequired[
        Literal["persistent", "transient", "accidental", "seismic", "characteristic", "frequent", "quasi_permanent"]
    ]


class Term(TypedDict):
    """A load case times a factor without unit."""

    load_case: str
    factor: float


class Group(TypedDict):
    """Members under one name, for checks and tables; a member may be in several, no units."""

    id: str
    members: list[str]
    name: NotRequired[str]


class Storey(TypedDict):
    """A name for what lies from a level in metres up to the next storey's, for checks and tables; a member
    belongs where its lower end is.
    """

    id: str
    z: float
    name: NotRequired[str]


class DesignMember(TypedDict):
    """Members in a line that are verified as one; buckling lengths in metres, left out: the whole length where
    its ends are shown to be held, twice it for a column clamped at one end and free at the other, else not
    verified.
    """

    id: str
    members: list[str]
    name: NotRequired[str]
    l_cr_y: NotRequired[float]
    l_cr_z: NotRequired[float]
    l_lt: NotRequired[float]
    l_cr_v: NotRequired[float]
    connection: NotRequired[Literal["centric", "one_leg"]]
    nu_rd: NotRequired[float]
    warping_start: NotRequired[Literal["free", "fixed"]]
    warping_end: NotRequired[Literal["free", "fixed"]]
    load_line: NotRequired[Literal["centroid", "shear_centre"]]
    l_t: NotRequired[float]
    lateral_restraints: NotRequired[list[LateralRestraint]]
    stiff_bearing_length: NotRequired[float]
    web_stiffeners: NotRequired[Literal["none", "at_forces"]]


class LateralRestraint(TypedDict):
    """A point held sideways, as a fraction of the design member's length."""

    position: float
    flange: Literal["top", "bottom", "both"]


class Analysis(TypedDict, total=False):
    """What to compute and to check; ids, counts and factors without unit."""

    options: Options
    buckling: Buckling
    modal: Modal
    combinations: CombinationRule
    checks: list[Check]


class Options(TypedDict, total=False):
    """How to analyse; no units."""

    order: Literal["first", "second"]
    shear_deformation: bool
    stations: int
    imperfections: Imperfections


class Imperfections(TypedDict):
    """Imperfections by EN 1993-1-1 5.3.2(3): every ULS and ALS combination once more per direction, with its
    loads down times φ sideways, and bows of members where asked for.
    """

    directions: list[Literal["+x", "-x", "+y", "-y", "+rz", "-rz"]]
    among_loads: NotRequired[bool]
    height: NotRequired[float]
    columns: NotRequired[int]
    bow: NotRequired[Literal["a0", "a", "b", "c", "d"]]


class Buckling(TypedDict):
    """Elastic critical load factors of combinations; no units."""

    combinations: list[str]
    modes: NotRequired[int]


class Modal(TypedDict, total=False):
    """Natural frequencies (Hz) with masses from load cases."""

    modes: int
    mass_sources: list[MassSource]


class MassSource(TypedDict):
    """A load case that counts as mass, times a factor without unit."""

    load_case: str
    factor: float


class CombinationRule(TypedDict):
    """Combinations of EN 1990 made from every load case's nature and category, beside those of
    load_combinations; factors without unit.
    """

    rule: Literal["en1990_610", "en1990_610ab"]
    sls: NotRequired[list[Literal["characteristic", "frequent", "quasi_permanent"]]]
    annex: NotRequired[Literal["recommended", "UK", "DE", "NL"]]
    patterns: NotRequired[bool]


class En199311(TypedDict):
    """Steel member check to EN 1993-1-1:2005; partial factors without unit, mcr in N·m."""

    id: str
    limit_state: Literal["ULS", "SLS", "ALS"]
    type: Literal["en1993_1_1"]
    name: NotRequired[str]
    design_members: NotRequired[list[str]]
    members: NotRequired[list[str]]
    groups: NotRequired[list[str]]
    storeys: NotRequired[list[str]]
    all: NotRequired[Literal[True]]
    informative: NotRequired[bool]
    gamma_m0: NotRequired[float]
    gamma_m1: NotRequired[float]
    restrained: NotRequired[bool]
    load_height: NotRequired[Literal["adverse", "top", "centre", "bottom"]]
    ltb_method: NotRequired[Literal["rolled", "general"]]
    use_f: NotRequired[bool]
    root_warping: NotRequired[Literal["free", "fixed"]]
    eta: NotRequired[float]
    interaction: NotRequired[Literal["annex_b"]]
    mcr: NotRequired[float]


class Deflection(TypedDict):
    """Deflection against length / limit_ratio, no unit (a free end: 2 × length / limit_ratio, of an upright
    member height / limit_ratio); how it is measured is named in the results.
    """

    id: str
    limit_state: Literal["ULS", "SLS", "ALS"]
    type: Literal["deflection"]
    limit_ratio: float
    name: NotRequired[str]
    design_members: NotRequired[list[str]]
    members: NotRequired[list[str]]
    groups: NotRequired[list[str]]
    storeys: NotRequired[list[str]]
    all: NotRequired[Literal[True]]
    informative: NotRequired[bool]
    span: NotRequired[float]
    axis: NotRequired[Literal["y", "z", "resultant"]]
    measure: NotRequired[Literal["span", "absolute", "drift"]]
    part: NotRequired[Literal["total", "variable"]]
    camber: NotRequired[float]


Check = En199311 | Deflection


class ModelDocument(TypedDict):
    """A whole structural model in SI base units: metres, newtons, pascals, kilograms, kelvin; angles in
    degrees; Z up.
    """

    schema_version: Literal["1.0"]
    model: Structure
    settings: NotRequired[Settings]
    analysis: NotRequired[Analysis]
    results: NotRequired[Any]


class SettingsMore(TypedDict, total=False):
    author: str
    description: str
    reference: str
    national_annex: Literal["none", "UK", "SG", "FI", "DE", "NO", "NL"]


class LoadCaseMore(TypedDict, total=False):
    name: str
    category: Literal["A", "B", "C", "D", "E", "F", "G", "H", "up_to_1000_m", "above_1000_m", "nordic"]
    source: str
    alternatives: str
    directions: Literal["one", "both"]
    node_loads: list[NodeLoad]
    member_loads: list[MemberLoad]
    plate_loads: list[PlateLoad]
    area_loads: list[AreaLoad]
    support_displacements: list[SupportDisplacement]


class DistributedLoadMore(TypedDict, total=False):
    name: str
    axes: Literal["global", "local", "projected"]
    start: float
    end: float
    fx_end: float
    fy_end: float
    fz_end: float


class PointLoadMore(TypedDict, total=False):
    name: str
    axes: Literal["global", "local"]


class CombinationRuleMore(TypedDict, total=False):
    sls: list[Literal["characteristic", "frequent", "quasi_permanent"]]
    annex: Literal["recommended", "UK", "DE", "NL"]
    patterns: bool


class DesignMemberMore(TypedDict, total=False):
    name: str
    l_cr_y: float
    l_cr_z: float
    l_lt: float
    l_cr_v: float
    connection: Literal["centric", "one_leg"]
    nu_rd: float
    warping_start: Literal["free", "fixed"]
    warping_end: Literal["free", "fixed"]
    load_line: Literal["centroid", "shear_centre"]
    l_t: float
    lateral_restraints: list[LateralRestraint]
    stiff_bearing_length: float
    web_stiffeners: Literal["none", "at_forces"]


class En199311More(TypedDict, total=False):
    name: str
    design_members: list[str]
    members: list[str]
    groups: list[str]
    storeys: list[str]
    all: Literal[True]
    informative: bool
    gamma_m0: float
    gamma_m1: float
    restrained: bool
    load_height: Literal["adverse", "top", "centre", "bottom"]
    ltb_method: Literal["rolled", "general"]
    use_f: bool
    root_warping: Literal["free", "fixed"]
    eta: float
    interaction: Literal["annex_b"]
    mcr: float


class DeflectionMore(TypedDict, total=False):
    name: str
    design_members: list[str]
    members: list[str]
    groups: list[str]
    storeys: list[str]
    all: Literal[True]
    informative: bool
    span: float
    axis: Literal["y", "z", "resultant"]
    measure: Literal["span", "absolute", "drift"]
    part: Literal["total", "variable"]
    camber: float
