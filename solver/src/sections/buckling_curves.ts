/** Buckling curves of EN 1993-1-1:2005, Table 6.2, by the rows of sections/buckling_curves.json. */

import data from "../../../sections/buckling_curves.json" with { type: "json" };
import type { Sizes } from "../generated/formulas.ts";
import type { BucklingCurve, BucklingCurves } from "./properties.ts";

interface Row {
  shapes: string[];
  fabrication?: string;
  tf_to?: number;
  tf_over?: number;
  h_to_b_over?: number;
  curves: BucklingCurve[];
}

const { axes, rows } = data as { axes: (keyof BucklingCurves)[]; rows: Row[] };

export function bucklingCurves(shape: string, fabrication: string, size: Sizes): BucklingCurves {
  return curvesOf(rows.find((row) => fits(row, shape, fabrication, size))!.curves);
}

/** About y and z of S235 to S420, then of S460. */
export const curvesOf = (curves: string[]): BucklingCurves =>
  Object.fromEntries(axes.map((axis, i) => [axis, curves[i]])) as unknown as BucklingCurves;

function fits(row: Row, shape: string, fabrication: string, { h = 0, b = 1, tf = 0 }: Sizes): boolean {
  if (!row.shapes.includes(shape) || (row.fabrication ?? fabrication) !== fabrication) return false;
  if (shape !== "i") return true;
  return h / b > (row.h_to_b_over ?? 0) && tf > (row.tf_over ?? 0) && tf <= (row.tf_to ?? Infinity);
}
