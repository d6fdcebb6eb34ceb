/** What the API answers of sections, generated from schemas/openapi.json by scripts/types.mjs. */

/**
 * One section: SI base units, EN axes (y major, z minor), seven significant digits.
 *
 * Seen with x pointing at the viewer, y runs right and z up. A channel has its web on the left; an angle has its heel
 * at the lower left; a tee has its flange on top.
 */
export interface SectionProperties {
  /**
   * The one canonical name.
   */
  name: string;
  /**
   * The family, as the list names it.
   */
  family: string;
  /**
   * Where the family is at home.
   */
  region: "EU" | "UK" | "US";
  /**
   * The standard that gives the family's dimensions.
   */
  standard: string;
  /**
   * Where this size is listed.
   */
  range: string;
  /**
   * Computed from the dimensions, or as tabulated because published dimensions do not reproduce the table.
   */
  origin: "computed" | "tabulated";
  /**
   * How it is made, as the buckling curves distinguish it.
   */
  fabrication: "hot_rolled" | "hot_finished" | "cold_formed" | "welded";
  shape: SectionShape;
  /**
   * Whether the inner faces of the flanges slope.
   */
  tapered_flanges: boolean;
  /**
   * Nominal mass as catalogued; of American tubes that of the nominal wall, in kg/m.
   */
  mass_per_m: number;
  /**
   * Area, in m².
   */
  a: number;
  /**
   * Second moment of area about y, in m⁴.
   */
  iy: number;
  /**
   * Second moment of area about z, in m⁴.
   */
  iz: number;
  /**
   * Product moment ∫yz dA; 0 unless the section is an angle, in m⁴.
   */
  iyz: number;
  /**
   * Saint-Venant torsion constant by the formulas of the catalogues: finite elements agree to 5 %, but give up to 15 % less for HEAA and up to 10 % less for the small IPE A and IPE AA, in m⁴.
   */
  it: number;
  /**
   * Warping constant about the shear centre by the formulas of the catalogues: finite elements agree to 3 %, and give up to 6 % less for the stockiest columns; 0 for tubes, where it is negligible, in m⁶.
   */
  iw: number;
  /**
   * Angles: largest second moment, about the principal axis u, in m⁴.
   */
  iu?: number;
  /**
   * Angles: smallest second moment, about the principal axis v, in m⁴.
   */
  iv?: number;
  /**
   * Elastic modulus about y, at the farthest fibre, in m³.
   */
  wel_y: number;
  /**
   * Elastic modulus about z, at the farthest fibre, in m³.
   */
  wel_z: number;
  /**
   * Plastic modulus about y, in m³.
   */
  wpl_y: number;
  /**
   * Plastic modulus about z, in m³.
   */
  wpl_z: number;
  /**
   * Tubes: torsion modulus, in m³.
   */
  wt?: number;
  /**
   * Shear area for shear along y, EN 1993-1-1 6.2.6 with η = 1.0, in m².
   */
  avy: number;
  /**
   * Shear area for shear along z, EN 1993-1-1 6.2.6 with η = 1.0, in m².
   */
  avz: number;
  /**
   * Radius of gyration about y, in m.
   */
  radius_y: number;
  /**
   * Radius of gyration about z, in m.
   */
  radius_z: number;
  /**
   * Angles: radius of gyration about u, in m.
   */
  radius_u?: number;
  /**
   * Angles: radius of gyration about v, in m.
   */
  radius_v?: number;
  /**
   * Channels and angles: centroid from the back of the web or of the leg along z, in m.
   */
  centroid_y?: number;
  /**
   * Angles: centroid from the back of the leg along y; tees: from the tip of the stem, in m.
   */
  centroid_z?: number;
  /**
   * Channels and angles: shear centre from the centroid along y, in m.
   */
  shear_centre_y?: number;
  /**
   * Angles and tees: shear centre from the centroid along z, in m.
   */
  shear_centre_z?: number;
  /**
   * Outer surface per metre of length, as for paint, in m²/m.
   */
  perimeter: number;
  /**
   * Angles: from y to the principal axis u, positive towards z, in degrees.
   */
  principal_angle?: number;
  /**
   * Elastic modulus about the major axis, equal to wel_y, in m³.
   */
  wel: number;
  /**
   * Plastic modulus about the major axis, equal to wpl_y, in m³.
   */
  wpl: number;
  buckling_curves: BucklingCurves;
}
/**
 * The outline: which dimensions there are depends on the type.
 *
 * This interface was referenced by `SectionProperties`'s JSON-Schema
 * via the `definition` "SectionShape".
 */
export interface SectionShape {
  /**
   * i: I and H; rhs: rectangular and square tubes, boxes; chs: round tubes; the double ones back to back.
   */
  type: "i" | "channel" | "angle" | "rhs" | "chs" | "tee" | "rectangle" | "circle" | "double_angle" | "double_channel";
  /**
   * Depth along z; of an angle the leg along z, in m.
   */
  h?: number;
  /**
   * Width along y; of an angle the leg along y, in m.
   */
  b?: number;
  /**
   * Web thickness, in m.
   */
  tw?: number;
  /**
   * Flange thickness; of a tapered flange at half its width; of a box where it is not t, in m.
   */
  tf?: number;
  /**
   * Outer diameter, in m.
   */
  d?: number;
  /**
   * Wall or leg thickness; of American tubes the design thickness, in m.
   */
  t?: number;
  /**
   * Root radius, or the outer radius of a tube's corner, in m.
   */
  r?: number;
  /**
   * Between the two halves of a double section, in m.
   */
  gap?: number;
  /**
   * Toe radius, or the inner radius of a tube's corner, in m.
   */
  r2?: number;
}
/**
 * EN 1993-1-1:2005 Table 6.2; flanges over 100 mm with h/b > 1.2, which it leaves out, take its lowest curve.
 *
 * This interface was referenced by `SectionProperties`'s JSON-Schema
 * via the `definition` "BucklingCurves".
 */
export interface BucklingCurves {
  /**
   * About y, S235 to S420.
   */
  y: "a0" | "a" | "b" | "c" | "d";
  /**
   * About z, S235 to S420.
   */
  z: "a0" | "a" | "b" | "c" | "d";
  /**
   * About y, S460.
   */
  y_s460: "a0" | "a" | "b" | "c" | "d";
  /**
   * About z, S460.
   */
  z_s460: "a0" | "a" | "b" | "c" | "d";
}
/**
 * Sections that no table lists: by their dimensions in mm, or cut from or doubled of a section that one lists.
 *
 * This interface was referenced by `SectionProperties`'s JSON-Schema
 * via the `definition` "MadeFamily".
 */
export interface MadeFamily {
  /**
   * The family's name, as `family` takes it.
   */
  family: string;
  /**
   * What the family is.
   */
  title: string;
  /**
   * The shape of its sections.
   */
  shape: "i" | "channel" | "angle" | "rhs" | "chs" | "tee" | "rectangle" | "circle" | "double_angle" | "double_channel";
  /**
   * How its sections are made, unless a root radius says that they are rolled.
   */
  fabrication: "hot_rolled" | "hot_finished" | "cold_formed" | "welded";
  /**
   * How `name` is written; what stands in [] may be left out.
   */
  written: string;
  /**
   * One of them.
   */
  example: string;
}
