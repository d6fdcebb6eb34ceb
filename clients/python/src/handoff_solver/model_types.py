"""A model's entities as types; written by clients/python/scripts/typed.py, not by hand."""

from __future__ import annotations

from typing import Any, Literal, TypedDict


class Settings(TypedDict, total=False):
    """Who and what the model is for; text only, no units."""

    title: str
    author: str
    description: str
    reference: str
    national_annex: Literal["none", "UK", "SG", "FI", "DE", "NO", "NL"]


class _Structure(TypedDict):
    nodes: list[Node]
    materials: list[Material]
    sections: list[Section]
    members: list[Member]
    supports: list[Support]
    load_cases: list[LoadCase]
    load_combinations: list[LoadCombination]


class Structure(_Structure, total=False):
    """Geometry, materials and loads: collections of entities that refer to each other by id, in SI units."""

    hinges: list[Hinge]
    plates: list[Plate]
    groups: list[Group]
    storeys: list[Storey]
    design_members: list[DesignMember]


class _Node(TypedDict):
    id: str
    x: float
    y: float
    z: float


class Node(_Node, total=False):
    """A point of the structure; coordinates in metres, right-handed, Z up."""

    name: str


class _LibraryMaterial(TypedDict):
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


class LibraryMaterial(_LibraryMaterial, total=False):
    """A material by its name in a standard: e, g, density and strength, in SI units, follow from it."""

    name: str
    fy_rule: Literal["product_standard", "table_3_1"]


class _ExplicitMaterial(TypedDict):
    id: str
    type: Literal["steel", "aluminium", "concrete", "timber", "other"]
    e: float
    g: float
    density: float


class ExplicitMaterial(_ExplicitMaterial, total=False):
    """A material by its own numbers; e, g, fy, fu in Pa, density in kg/m³."""

    name: str
    grade: str
    nu: float
    thermal_expansion: float
    fy: float
    fu: float
    fy_rule: Literal["given", "product_standard", "table_3_1"]


Material = LibraryMaterial | ExplicitMaterial


class _LibrarySection(TypedDict):
    id: str
    library: str


class LibrarySection(_LibrarySection, total=False):
    """A section of the published steel library; its name alone is complete (properties in SI units)."""

    name: str


class _ShapedSection(TypedDict):
    id: str
    shape: ParametricShape


class ShapedSection(_ShapedSection, total=False):
    """A section by its shape's dimensions in metres alone: area, second moments, torsion and warping
    constants, moduli and shear areas are computed from them, root radius included.
    """

    name: str
    fabrication: Literal["hot_rolled", "hot_finished", "cold_formed", "welded"]


class _ExplicitSection(TypedDict):
    id: str
    a: float
    iy: float
    iz: float
    it: float


class ExplicitSection(_ExplicitSection, total=False):
    """A section by its properties: m², m³, m⁴ and m⁶; y-y major, z-z minor."""

    name: str
    iyz: float
    iw: float
    avy: float
    avz: float
    wel_y: float
    wel_z: float
    wpl_y: float
    wpl_z: float
    shape: Shape
    fabrication: Literal["hot_rolled", "hot_finished", "cold_formed", "welded"]


Section = LibrarySection | ShapedSection | ExplicitSection


class _IShape(TypedDict):
    type: Literal["i"]
    h: float
    b: float
    tw: float
    tf: float


class IShape(_IShape, total=False):
    """I or H shape; dimensions in metres."""

    r: float


class _RhsShape(TypedDict):
    type: Literal["rhs"]
    h: float
    b: float
    t: float


class RhsShape(_RhsShape, total=False):
    """Rectangular or square hollow section, or welded box; dimensions in metres."""

    r: float
    tf: float


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


class _TeeShape(TypedDict):
    type: Literal["tee"]
    h: float
    b: float
    tw: float
    tf: float


class TeeShape(_TeeShape, total=False):
    """Tee with its flange on top (towards +z) and its stem down; dimensions in metres."""

    r: float


ParametricShape = IShape | RhsShape | ChsShape | RectangleShape | CircleShape | TeeShape


class _ChannelShape(TypedDict):
    type: Literal["channel"]
    h: float
    b: float
    tw: float
    tf: float


class ChannelShape(_ChannelShape, total=False):
    """Channel; dimensions in metres."""

    r: float


class _AngleShape(TypedDict):
    type: Literal["angle"]
    h: float
    b: float
    t: float


class AngleShape(_AngleShape, total=False):
    """Angle of leg lengths h and b; dimensions in metres."""

    r: float


class _DoubleAngleShape(TypedDict):
    type: Literal["double_angle"]
    h: float
    b: float
    t: float


class DoubleAngleShape(_DoubleAngleShape, total=False):
    """Two angles back to back, the legs h upright; dimensions in metres."""

    r: float
    gap: float


class _DoubleChannelShape(TypedDict):
    type: Literal["double_channel"]
    h: float
    b: float
    tw: float
    tf: float


class DoubleChannelShape(_DoubleChannelShape, total=False):
    """Two channels back to back; dimensions in metres."""

    r: float
    gap: float


class _GeneralShape(TypedDict):
    type: Literal["general"]


class GeneralShape(_GeneralShape, total=False):
    """Any other outline; overall dimensions in metres, for drawing only."""

    h: float
    b: float


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


class _Hinge(TypedDict):
    id: str
    ux: Literal["rigid", "free"] | float
    uy: Literal["rigid", "free"] | float
    uz: Literal["rigid", "free"] | float
    rx: Literal["rigid", "free"] | float
    ry: Literal["rigid", "free"] | float
    rz: Literal["rigid", "free"] | float


class Hinge(_Hinge, total=False):
    """How a member end joins its node, in the member's local axes; springs in N/m and N·m/rad."""

    name: str


class _Member(TypedDict):
    id: str
    start: str
    end: str
    section: str
    material: str


class Member(_Member, total=False):
    """A straight bar from start to end; rotation in degrees, offsets in metres."""

    name: str
    type: Literal["beam", "truss", "tension", "compression"]
    rotation: float
    connect: bool
    start_hinge: str
    end_hinge: str
    start_offset: list[float]
    end_offset: list[float]


class _Plate(TypedDict):
    id: str
    nodes: list[str]
    thickness: float
    material: str


class Plate(_Plate, total=False):
    """A shell of three or four nodes in order round its edge, convex, flat or slightly warped; thickness in
    metres.
    """

    name: str
    offset: float


class _Support(TypedDict):
    id: str
    node: str
    ux: Literal["fixed", "free", "push", "pull"] | float
    uy: Literal["fixed", "free", "push", "pull"] | float
    uz: Literal["fixed", "free", "push", "pull"] | float
    rx: Literal["fixed", "free"] | float
    ry: Literal["fixed", "free"] | float
    rz: Literal["fixed", "free"] | float


class Support(_Support, total=False):
    """What holds a node, in global axes; springs in N/m and N·m/rad."""

    name: str
    ux_only: Literal["push", "pull"]
    uy_only: Literal["push", "pull"]
    uz_only: Literal["push", "pull"]


class _LoadCase(TypedDict):
    id: str
    nature: Literal["permanent", "imposed", "snow", "wind", "temperature", "accidental", "seismic", "other"]
    self_weight: float


class LoadCase(_LoadCase, total=False):
    """Loads that act together; components in N, N/m, N·m, Pa, K: gravity is fz negative."""

    name: str
    category: Literal["A", "B", "C", "D", "E", "F", "G", "H", "up_to_1000_m", "above_1000_m", "nordic"]
    node_loads: list[NodeLoad]
    member_loads: list[MemberLoad]
    plate_loads: list[PlateLoad]
    area_loads: list[AreaLoad]
    support_displacements: list[SupportDisplacement]


class _NodeLoad(TypedDict):
    node: str


class NodeLoad(_NodeLoad, total=False):
    """Force (N) and moment (N·m) on a node, global components; at least one."""

    name: str
    fx: float
    fy: float
    fz: float
    mx: float
    my: float
    mz: float


class _DistributedLoad(TypedDict):
    member: str
    type: Literal["distributed"]


class DistributedLoad(_DistributedLoad, total=False):
    """A line load in N/m, uniform, partial or trapezoidal; from start to end as fractions of the length."""

    name: str
    axes: Literal["global", "local", "projected"]
    start: float
    end: float
    fx: float
    fy: float
    fz: float
    fx_end: float
    fy_end: float
    fz_end: float


class _PointLoad(TypedDict):
    member: str
    type: Literal["point"]
    position: float


class PointLoad(_PointLoad, total=False):
    """A force in N at a fraction of the member's length."""

    name: str
    axes: Literal["global", "local"]
    fx: float
    fy: float
    fz: float


class _MomentLoad(TypedDict):
    member: str
    type: Literal["moment"]
    position: float


class MomentLoad(_MomentLoad, total=False):
    """A moment in N·m at a fraction of the member's length."""

    name: str
    axes: Literal["global", "local"]
    mx: float
    my: float
    mz: float


class _TemperatureLoad(TypedDict):
    member: str
    type: Literal["temperature"]


class TemperatureLoad(_TemperatureLoad, total=False):
    """A uniform change in K and gradients in K/m over the section."""

    name: str
    dt: float
    gradient_y: float
    gradient_z: float


MemberLoad = DistributedLoad | PointLoad | MomentLoad | TemperatureLoad


class _PlateLoad(TypedDict):
    plate: str


class PlateLoad(_PlateLoad, total=False):
    """A uniform pressure in Pa, a change of temperature in K or a gradient of it in K/m on a plate; at least
    one.
    """

    name: str
    pressure: float
    axes: Literal["local", "global", "projected"]
    dt: float
    gradient_z: float


class _AreaLoad(TypedDict):
    nodes: list[str]
    pressure: float


class AreaLoad(_AreaLoad, total=False):
    """A uniform pressure in Pa on a flat, convex area between members, given to the members along its edges."""

    name: str
    axes: Literal["global", "projected", "local"]
    spread: Literal["two_way", "one_way"]
    direction: list[float]


class _SupportDisplacement(TypedDict):
    support: str


class SupportDisplacement(_SupportDisplacement, total=False):
    """An imposed movement of a support, global: metres and degrees, in directions the support holds; at least
    one.
    """

    name: str
    ux: float
    uy: float
    uz: float
    rx: float
    ry: float
    rz: float


class _LoadCombination(TypedDict):
    id: str
    limit_state: Literal["ULS", "SLS", "ALS"]
    terms: list[Term]


class LoadCombination(_LoadCombination, total=False):
    """A weighted sum of load cases for one limit state; factors without unit."""

    name: str
    situation: Literal[
        "persistent", "transient", "accidental", "seismic", "characteristic", "frequent", "quasi_permanent"
    ]


class Term(TypedDict):
    """A load case times a factor without unit."""

    load_case: str
    factor: float


class _Group(TypedDict):
    id: str
    members: list[str]


class Group(_Group, total=False):
    """Members under one name, for checks and tables; a member may be in several, no units."""

    name: str


class _Storey(TypedDict):
    id: str
    z: float


class Storey(_Storey, total=False):
    """A name for what lies from a level in metres up to the next storey's, for checks and tables; a member
    belongs where its lower end is.
    """

    name: str


class _DesignMember(TypedDict):
    id: str
    members: list[str]


class DesignMember(_DesignMember, total=False):
    """Members in a line that are verified as one; buckling lengths in metres, left out: the whole length where
    its ends are shown to be held, twice it for a column clamped at one end and free at the other, else not
    verified.
    """

    name: str
    l_cr_y: float
    l_cr_z: float
    l_lt: float
    l_cr_v: float
    connection: Literal["centric", "one_leg"]
    warping_start: Literal["free", "fixed"]
    warping_end: Literal["free", "fixed"]
    load_line: Literal["centroid", "shear_centre"]
    l_t: float
    lateral_restraints: list[LateralRestraint]
    stiff_bearing_length: float
    web_stiffeners: Literal["none", "at_forces"]


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


class _Imperfections(TypedDict):
    directions: list[Literal["+x", "-x", "+y", "-y"]]


class Imperfections(_Imperfections, total=False):
    """Imperfections by EN 1993-1-1 5.3.2(3): every ULS combination once more per direction, with its loads
    down times φ sideways, and bows of members where asked for.
    """

    height: float
    columns: int
    bow: Literal["a0", "a", "b", "c", "d"]


class _Buckling(TypedDict):
    combinations: list[str]


class Buckling(_Buckling, total=False):
    """Elastic critical load factors of combinations; no units."""

    modes: int


class Modal(TypedDict, total=False):
    """Natural frequencies (Hz) with masses from load cases."""

    modes: int
    mass_sources: list[MassSource]


class MassSource(TypedDict):
    """A load case that counts as mass, times a factor without unit."""

    load_case: str
    factor: float


class _CombinationRule(TypedDict):
    rule: Literal["en1990_610", "en1990_610ab"]


class CombinationRule(_CombinationRule, total=False):
    """Combinations of EN 1990 made from every load case's nature and category, beside those of
    load_combinations; factors without unit.
    """

    sls: list[Literal["characteristic", "frequent", "quasi_permanent"]]
    annex: Literal["recommended", "UK", "DE", "NL"]
    patterns: bool


class _En199311(TypedDict):
    id: str
    limit_state: Literal["ULS", "SLS", "ALS"]
    type: Literal["en1993_1_1"]


class En199311(_En199311, total=False):
    """Steel member check to EN 1993-1-1:2005; partial factors without unit, mcr in N·m."""

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


class _Deflection(TypedDict):
    id: str
    limit_state: Literal["ULS", "SLS", "ALS"]
    type: Literal["deflection"]
    limit_ratio: float


class Deflection(_Deflection, total=False):
    """Deflection against length / limit_ratio, no unit (a free end: 2 × length / limit_ratio); how it is
    measured is named in the results.
    """

    name: str
    design_members: list[str]
    members: list[str]
    groups: list[str]
    storeys: list[str]
    all: Literal[True]
    informative: bool
    axis: Literal["y", "z", "resultant"]
    measure: Literal["span", "absolute", "drift"]
    part: Literal["total", "variable"]


Check = En199311 | Deflection


class _ModelDocument(TypedDict):
    schema_version: Literal["1.0"]
    model: Structure


class ModelDocument(_ModelDocument, total=False):
    """A whole structural model in SI base units: metres, newtons, pascals, kilograms, kelvin; angles in
    degrees; Z up.
    """

    settings: Settings
    analysis: Analysis
    results: Any
