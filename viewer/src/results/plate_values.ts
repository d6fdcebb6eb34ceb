/** The quantities of plates that the page shows: names, words and units. */
import type { Quantity } from "../format/units.ts";

export const VALUE_NAMES = [
  "mx",
  "my",
  "mxy",
  "m1",
  "m2",
  "nx",
  "ny",
  "nxy",
  "n1",
  "n2",
  "qx",
  "qy",
  "q",
  "von_mises_top",
  "von_mises_bottom",
] as const;
export type PlateValue = (typeof VALUE_NAMES)[number];
export type ContourName = PlateValue | "displacement";

export const CONTOURS: Record<ContourName, { label: string; words: string; quantity: Quantity }> = {
  displacement: { label: "Displacement", words: "Displacement of plates", quantity: "deflection" },
  mx: { label: "mx", words: "Moment mx, positive stretches +z", quantity: "plate_moment" },
  my: { label: "my", words: "Moment my, positive stretches +z", quantity: "plate_moment" },
  mxy: { label: "mxy", words: "Twisting moment mxy", quantity: "plate_moment" },
  m1: { label: "m1", words: "Larger principal moment m1", quantity: "plate_moment" },
  m2: { label: "m2", words: "Smaller principal moment m2", quantity: "plate_moment" },
  nx: { label: "nx", words: "Membrane force nx, tension positive", quantity: "line_load" },
  ny: { label: "ny", words: "Membrane force ny, tension positive", quantity: "line_load" },
  nxy: { label: "nxy", words: "Membrane shear nxy", quantity: "line_load" },
  n1: { label: "n1", words: "Larger principal membrane force n1", quantity: "line_load" },
  n2: { label: "n2", words: "Smaller principal membrane force n2", quantity: "line_load" },
  qx: { label: "qx", words: "Shear force qx", quantity: "line_load" },
  qy: { label: "qy", words: "Shear force qy", quantity: "line_load" },
  q: { label: "q", words: "Resultant shear force q", quantity: "line_load" },
  von_mises_top: { label: "σv +z", words: "Von Mises stress at the +z face", quantity: "stress" },
  von_mises_bottom: { label: "σv −z", words: "Von Mises stress at the −z face", quantity: "stress" },
};

/** One value per corner of every plate, plate after plate. */
export interface PlateField {
  values: Float32Array;
  low: number;
  high: number;
}

/** One plate's values at its centre (node null) and corners, in the order of `VALUE_NAMES`; `by` indexes `combinations`. */
export interface PlateRange {
  combinations: string[] | null;
  /** Degrees from local x to the first principal directions at the centre; null for an envelope. */
  angle: { n: number; m: number } | null;
  points: { node: string | null; values: { min: number; max: number; minBy: number; maxBy: number }[] }[];
}
