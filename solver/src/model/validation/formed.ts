/** Properties of an outline by the formulas of sections, as far as rows judge by them. */

import { CHANNEL, DIMENSIONS, FORMULAS, type Sizes, THIN } from "../../generated/formulas.ts";
import type { Entity } from "./entries.ts";
import { RULES } from "./rulebook.ts";

/** Without radii, small beside the rows' factor or out of all measure, by thin walls. */
export function properties(shape: Entity, r?: number): Sizes {
  const keys = RULES.outlines[shape["type"]];
  if (!keys) return {};
  const one = (shape["type"] as string).replace("double_", "");
  const size: Sizes = Object.fromEntries(DIMENSIONS.filter((key) => key in shape && !key.startsWith("r")).map((key) => [key, shape[key]]));
  if (r !== undefined) size["r"] = r;
  const whole = { ...size, ...(FORMULAS.outline[one] ?? CHANNEL)(size) };
  const known = {
    ...whole,
    ...FORMULAS.torsion[one]?.(whole),
    ...FORMULAS.elastic[one]!(whole),
    ...(r === undefined && THIN[one]?.(size)),
  };
  return Object.fromEntries(keys.map((key) => [key, known[key]! * (one === shape["type"] ? 1 : 2)]));
}
