/** What the library knows about a section, and how it is asked. */

export interface SectionShape {
  type: "i" | "channel" | "angle" | "rhs" | "chs" | "tee" | "rectangle" | "circle" | "double_angle" | "double_channel";
  h?: number;
  b?: number;
  tw?: number;
  tf?: number;
  d?: number;
  t?: number;
  /** Root radius, or the outer corner's. */
  r?: number;
  /** Between the two halves of a double section. */
  gap?: number;
  /** Toe radius, or the inner corner's. */
  r2?: number;
}

export type BucklingCurve = "a0" | "a" | "b" | "c" | "d";

/** One section in SI base units and EN axes, field for field what GET /api/sdk/sections answers. */
export interface SectionProperties {
  name: string;
  family: string;
  region: "EU" | "UK" | "US";
  standard: string;
  range: string;
  origin: "computed" | "tabulated";
  fabrication: "hot_rolled" | "hot_finished" | "cold_formed" | "welded";
  shape: SectionShape;
  tapered_flanges: boolean;
  mass_per_m: number;
  a: number;
  iy: number;
  iz: number;
  iyz: number;
  it: number;
  iw: number;
  iu?: number;
  iv?: number;
  wel_y: number;
  wel_z: number;
  wpl_y: number;
  wpl_z: number;
  wt?: number;
  avy: number;
  avz: number;
  radius_y: number;
  radius_z: number;
  radius_u?: number;
  radius_v?: number;
  centroid_y?: number;
  centroid_z?: number;
  shear_centre_y?: number;
  shear_centre_z?: number;
  perimeter: number;
  principal_angle?: number;
  wel: number;
  wpl: number;
  buckling_curves: { y: BucklingCurve; z: BucklingCurve; y_s460: BucklingCurve; z_s460: BucklingCurve };
}

/** One table of the library. */
export interface SectionFamily {
  family: string;
  region: string;
  title: string;
  standard: string;
  fabrication: SectionProperties["fabrication"];
  shape: SectionShape["type"];
  /** Legs or sides are equal, so that names may give one for both. */
  equalLegs: boolean;
  /** What people write before the numbers. */
  letters: string[];
  /** Series of it that are rolled to order, by what their names begin with: nobody is to be surprised by one. */
  rare: string[];
  names: string[];
}

/** Sections that no table lists: by their dimensions in mm, or cut from or doubled of one that is listed. */
export interface MadeFamily {
  family: string;
  title: string;
  shape: SectionShape["type"];
  fabrication: SectionProperties["fabrication"];
  /** How a name is written; what stands in [] may be left out. */
  written: string;
  example: string;
}

export interface SectionLibrary {
  /** The section a name means, however it is spelt. */
  find(name: string): SectionProperties | undefined;
  /** The catalogue's own spelling of a name. */
  canonical(name: string): string | undefined;
  /** Every table with its names, in catalogue order. */
  families(): SectionFamily[];
}
