/** What a section's outline gives, beside which rows judge the properties that the section states of its own. */

import { DIMENSIONS, FORMULAS, type Sizes } from "../../generated/formulas.ts";
import { OUTLINES } from "../../generated/outlines.ts";
import { type Document, type Entity, remembered } from "./document.ts";
import { RULES } from "./rulebook.ts";

/** Of a section with properties of its own, those of its shape that rows judge; without radii, which are small beside the rows' factor, or out of all measure. */
function outlineOf(section: Entity): Sizes {
  const { shape } = section;
  const keys = Object.hasOwn(section, "iy") && shape ? RULES.outlines[shape.type] : undefined;
  if (!keys) return {};
  const one = (shape.type as string).replace("double_", "");
  const size: Sizes = Object.fromEntries(DIMENSIONS.filter((key) => key in shape && !key.startsWith("r")).map((key) => [key, shape[key]]));
  const whole = { ...size, ...(FORMULAS.outline[one] ?? OUTLINES.outline[one])!(size) };
  const known = {
    ...whole,
    ...FORMULAS.torsion[one]?.(whole),
    ...(FORMULAS.elastic[one] ?? OUTLINES.elastic[one])!(whole),
    ...OUTLINES.thin[one]?.(size),
  };
  return Object.fromEntries(keys.map((key) => [key, known[key]! * (one === shape.type ? 1 : 2)]));
}

/** By shape, the properties that its formulas give to well within the factor of the rows, whatever the proportions. */
export const JUDGED = RULES.outlines;
const outline = remembered((_, section: Entity) => outlineOf(section));
export const given =
  (key: string) =>
  (document: Document, section: Entity): number | undefined =>
    outline(document, section)[key];
