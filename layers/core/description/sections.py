"""The answers of GET /api/sdk/sections, field by field."""

from typing import Annotated, Any, Literal

from pydantic import MISSING, BaseModel, ConfigDict, Field, RootModel

Curve = Literal["a0", "a", "b", "c", "d"]
Fabrication = Literal["hot_rolled", "hot_finished", "cold_formed", "welded"]
Table = Literal["i", "channel", "angle", "rhs", "chs"]
Kind = Literal["i", "channel", "angle", "rhs", "chs", "tee", "rectangle", "circle", "double_angle", "double_channel"]
Region = Literal["EU", "UK", "US"]


def says(description: str, unit: str = "") -> Any:
    return Field(description=f"{description}, in {unit}." if unit else f"{description}.")


class Answer(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SectionShape(Answer):
    """The outline: which dimensions there are depends on the type."""

    type: Annotated[
        Kind,
        says("i: I and H; rhs: rectangular and square tubes, boxes; chs: round tubes; the double ones back to back"),
    ]
    h: Annotated[float | MISSING, says("Depth along z; of an angle the leg along z", "m")] = MISSING
    b: Annotated[float | MISSING, says("Width along y; of an angle the leg along y", "m")] = MISSING
    tw: Annotated[float | MISSING, says("Web thickness", "m")] = MISSING
    tf: Annotated[
        float | MISSING,
        says("Flange thickness; of a tapered flange at half its width; of a box where it is not t", "m"),
    ] = MISSING
    d: Annotated[float | MISSING, says("Outer diameter", "m")] = MISSING
    t: Annotated[float | MISSING, says("Wall or leg thickness; of American tubes the design thickness", "m")] = MISSING
    r: Annotated[float | MISSING, says("Root radius, or the outer radius of a tube's corner", "m")] = MISSING
    gap: Annotated[float | MISSING, says("Between the two halves of a double section", "m")] = MISSING
    r2: Annotated[float | MISSING, says("Toe radius, or the inner radius of a tube's corner", "m")] = MISSING


class BucklingCurves(Answer):
    """EN 1993-1-1:2005 Table 6.2; flanges over 100 mm with h/b > 1.2, which it leaves out, take its lowest curve."""

    y: Annotated[Curve, says("About y, S235 to S420")]
    z: Annotated[Curve, says("About z, S235 to S420")]
    y_s460: Annotated[Curve, says("About y, S460")]
    z_s460: Annotated[Curve, says("About z, S460")]


class Section(Answer):
    """One section: SI base units, EN axes (y major, z minor), seven significant digits.

    Seen with x pointing at the viewer, y runs right and z up. A channel has its web on the left; an angle has its heel
    at the lower left; a tee has its flange on top.
    """

    name: Annotated[str, says("The one canonical name")]
    family: Annotated[str, says("The family, as the list names it")]
    region: Annotated[Region, says("Where the family is at home")]
    standard: Annotated[str, says("The standard that gives the family's dimensions")]
    range: Annotated[str, says("Where this size is listed")]
    origin: Annotated[
        Literal["computed", "tabulated"],
        says("Computed from the dimensions, or as tabulated because published dimensions do not reproduce the table"),
    ]
    fabrication: Annotated[Fabrication, says("How it is made, as the buckling curves distinguish it")]
    shape: Annotated[SectionShape, says("Shape and dimensions")]
    tapered_flanges: Annotated[bool, says("Whether the inner faces of the flanges slope")]
    mass_per_m: Annotated[float, says("Nominal mass as catalogued; of American tubes that of the nominal wall", "kg/m")]
    a: Annotated[float, says("Area", "m²")]
    iy: Annotated[float, says("Second moment of area about y", "m⁴")]
    iz: Annotated[float, says("Second moment of area about z", "m⁴")]
    iyz: Annotated[float, says("Product moment ∫yz dA; 0 unless the section is an angle", "m⁴")]
    it: Annotated[
        float,
        says(
            "Saint-Venant torsion constant by the formulas of the catalogues: finite elements agree to 5 %, but "
            "give up to 15 % less for HEAA and up to 10 % less for the small IPE A and IPE AA",
            "m⁴",
        ),
    ]
    iw: Annotated[
        float,
        says(
            "Warping constant about the shear centre by the formulas of the catalogues: finite elements agree to 3 %, "
            "and give up to 6 % less for the stockiest columns; 0 for tubes, where it is negligible",
            "m⁶",
        ),
    ]
    iu: Annotated[float | MISSING, says("Angles: largest second moment, about the principal axis u", "m⁴")] = MISSING
    iv: Annotated[float | MISSING, says("Angles: smallest second moment, about the principal axis v", "m⁴")] = MISSING
    wel_y: Annotated[float, says("Elastic modulus about y, at the farthest fibre", "m³")]
    wel_z: Annotated[float, says("Elastic modulus about z, at the farthest fibre", "m³")]
    wpl_y: Annotated[float, says("Plastic modulus about y", "m³")]
    wpl_z: Annotated[float, says("Plastic modulus about z", "m³")]
    wt: Annotated[float | MISSING, says("Tubes: torsion modulus", "m³")] = MISSING
    avy: Annotated[float, says("Shear area for shear along y, EN 1993-1-1 6.2.6 with η = 1.0", "m²")]
    avz: Annotated[float, says("Shear area for shear along z, EN 1993-1-1 6.2.6 with η = 1.0", "m²")]
    radius_y: Annotated[float, says("Radius of gyration about y", "m")]
    radius_z: Annotated[float, says("Radius of gyration about z", "m")]
    radius_u: Annotated[float | MISSING, says("Angles: radius of gyration about u", "m")] = MISSING
    radius_v: Annotated[float | MISSING, says("Angles: radius of gyration about v", "m")] = MISSING
    centroid_y: Annotated[
        float | MISSING, says("Channels and angles: centroid from the back of the web or of the leg along z", "m")
    ] = MISSING
    centroid_z: Annotated[
        float | MISSING, says("Angles: centroid from the back of the leg along y; tees: from the tip of the stem", "m")
    ] = MISSING
    shear_centre_y: Annotated[
        float | MISSING, says("Channels and angles: shear centre from the centroid along y", "m")
    ] = MISSING
    shear_centre_z: Annotated[float | MISSING, says("Angles and tees: shear centre from the centroid along z", "m")] = (
        MISSING
    )
    perimeter: Annotated[float, says("Outer surface per metre of length, as for paint", "m²/m")]
    principal_angle: Annotated[
        float | MISSING, says("Angles: from y to the principal axis u, positive towards z", "degrees")
    ] = MISSING
    wel: Annotated[float, says("Elastic modulus about the major axis, equal to wel_y", "m³")]
    wpl: Annotated[float, says("Plastic modulus about the major axis, equal to wpl_y", "m³")]
    buckling_curves: BucklingCurves


class SectionFamily(Answer):
    """A family with its names in catalogue order. Both Europe and the United States have a family L."""

    family: Annotated[str, says("The family's name, as `family` takes it")]
    region: Annotated[Region, says("Where the family is at home")]
    title: Annotated[str, says("What the family is")]
    standard: Annotated[str, says("The standard that gives its dimensions")]
    fabrication: Annotated[Fabrication, says("How its sections are made")]
    shapes: Annotated[list[Table], says("The shapes in it")]
    count: Annotated[int, says("How many sections")]
    names: Annotated[list[str], says("Their canonical names")]


class MadeFamily(Answer):
    """Sections that no table lists: by their dimensions in mm, or cut from or doubled of a section that one lists."""

    family: Annotated[str, says("The family's name, as `family` takes it")]
    title: Annotated[str, says("What the family is")]
    shape: Annotated[Kind, says("The shape of its sections")]
    fabrication: Annotated[
        Fabrication, says("How its sections are made, unless a root radius says that they are rolled")
    ]
    written: Annotated[str, says("How `name` is written; what stands in [] may be left out")]
    example: Annotated[str, says("One of them")]


class SectionList(Answer):
    """All families, or those asked for."""

    count: Annotated[int, says("How many sections the tables list in all")]
    families: list[SectionFamily]
    made: Annotated[list[MadeFamily], says("Families without a table, whose sections are made as they are asked for")]


class SectionsAnswer(RootModel[Section | SectionList]):
    """One section where `name` is given, otherwise the list of names."""
