"""What each beam endpoint accepts: one table of fields that the reader obeys and the API description prints."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["number", "string", "boolean"]

SUPPORTS = ("simply_supported", "cantilever", "fixed")
LOAD_TYPES = ("udl", "point")
STEELS = ("steel_S235", "steel_S275", "steel_S355", "steel_S460")
SHORTHAND = ("S235", "S275", "S355", "S460")

# Far beyond any structure, near enough that no product of them overflows or underflows.
LOAD_LIMIT_KN = 1e6
SIZE_LIMIT_MM = 5_000.0


@dataclass(frozen=True)
class Field:
    """One input. `aliases` match like the name, in any case; `choices` also with space, hyphen, underscore or none.

    `minimum` and `maximum` are allowed values, `above` is not. `mistaken_for` is how many of the unit that people take
    this one for make one, and that unit.
    """

    name: str
    type: Kind
    description: str
    required: bool = False
    default: float | str | bool | None = None
    aliases: tuple[str, ...] = ()
    choices: tuple[str, ...] = ()
    shorthand: tuple[str, ...] = ()
    minimum: float | None = None
    maximum: float | None = None
    above: float | None = None
    unit: str = ""
    mistaken_for: tuple[int, str] | None = None
    example: float | str | bool | None = None


SPAN = Field(
    "span_m",
    "number",
    "Span in metres, from 0.01 to 1,000.",
    required=True,
    aliases=("span", "length"),
    minimum=0.01,
    maximum=1000.0,
    unit="m",
    mistaken_for=(1000, "mm"),
    example=6,
)

CREATE_BEAM = (
    SPAN,
    Field(
        "support",
        "string",
        "How the beam is held. A cantilever is fixed at its start and free at its end.",
        default="simply_supported",
        choices=("simply_supported", "cantilever"),
    ),
    Field(
        "section",
        "string",
        "Library section name (European, UK or US, any usual spelling); overrides height_mm and width_mm.",
        example="IPE300",
    ),
    Field(
        "height_mm",
        "number",
        "Depth of a solid rectangular section in millimetres; unused where section is given.",
        default=200.0,
        minimum=1.0,
        maximum=SIZE_LIMIT_MM,
        unit="mm",
    ),
    Field(
        "width_mm",
        "number",
        "Width of a solid rectangular section in millimetres; unused where section is given.",
        default=100.0,
        minimum=1.0,
        maximum=SIZE_LIMIT_MM,
        unit="mm",
    ),
    Field(
        "material",
        "string",
        "Material. Steel strengths follow the thickest plate of the section (EN 10025-2; S460: EN 10025-3/-4).",
        default="steel_S235",
        choices=(*STEELS, "aluminium_6061", "concrete_C30"),
        shorthand=SHORTHAND,
    ),
    Field(
        "load_type",
        "string",
        "A uniform load over the whole span, or one point load. point_load implies point.",
        default="udl",
        choices=LOAD_TYPES,
    ),
    Field(
        "load_kn",
        "number",
        "Load: kN/m for udl, kN for point; downward positive, upward negative. The spellings udl and uniform_load "
        "say that it is uniform and contradict load_type point.",
        default=10.0,
        aliases=("load", "udl", "uniform_load"),
        minimum=-LOAD_LIMIT_KN,
        maximum=LOAD_LIMIT_KN,
        unit="kN/m or kN",
    ),
    Field(
        "point_load",
        "number",
        "Point load in kN, downward positive: load_kn and load_type point in one. Contradicts udl and load_type udl.",
        minimum=-LOAD_LIMIT_KN,
        maximum=LOAD_LIMIT_KN,
        unit="kN",
        example=20,
    ),
    Field(
        "load_position_frac",
        "number",
        "Where the point load stands, as a fraction of the span from its start; a uniform load does not use it.",
        default=0.5,
        minimum=0.0,
        maximum=1.0,
        unit="of the span, not metres",
        mistaken_for=(100, "%"),
    ),
)

CHECK_BEAM = (
    SPAN,
    Field(
        "section",
        "string",
        "Library section name (European, UK or US, any usual spelling).",
        required=True,
        example="IPE300",
    ),
    Field(
        "support",
        "string",
        "How the beam is held. A cantilever is fixed at its start and free at its end; fixed is fixed at both ends.",
        default="simply_supported",
        choices=SUPPORTS,
    ),
    Field(
        "material",
        "string",
        "Steel grade; its strength follows the thickest plate of the section (EN 10025-2; S460: EN 10025-3/-4).",
        default="steel_S235",
        choices=STEELS,
        shorthand=SHORTHAND,
    ),
    Field(
        "udl",
        "number",
        "Uniform load over the whole span in kN/m, downward positive, upward negative.",
        aliases=("load_kN_per_m", "uniform_load"),
        minimum=-LOAD_LIMIT_KN,
        maximum=LOAD_LIMIT_KN,
        unit="kN/m",
        example=10,
    ),
    Field(
        "point_load",
        "number",
        "Point load in kN, downward positive, upward negative; may stand together with udl.",
        minimum=-LOAD_LIMIT_KN,
        maximum=LOAD_LIMIT_KN,
        unit="kN",
        example=20,
    ),
    Field(
        "point_position",
        "number",
        "Where the point load stands, as a fraction of the span from its start.",
        default=0.5,
        minimum=0.0,
        maximum=1.0,
        unit="of the span, not metres",
        mistaken_for=(100, "%"),
    ),
    Field(
        "uls_factor",
        "number",
        "One factor on every load in the ULS combination.",
        default=1.35,
        above=0.0,
        maximum=100.0,
    ),
    Field(
        "restrained",
        "boolean",
        "Whether the compression flange is continuously held against lateral movement; lateral-torsional buckling is "
        "then skipped, and reported as skipped.",
        default=False,
        aliases=("laterally_restrained",),
    ),
)
