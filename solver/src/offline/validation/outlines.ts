/** What a section's outline gives, beside which rows judge the properties that the section states of its own. */

import { DIMENSIONS, FORMULAS, type Sizes } from "../../generated/formulas.ts";
import { OUTLINES } from "../../generated/outlines.ts";
import { type Document, type Entity, remembered } from "./document.ts";
import { RULES } from "./rulebook.ts";

/** Of a section with properties of its own, those of its shape that rows judge; without radii, which are small beside the rows' factor or out of all measure, by thin walls. */
function outlineOf(section: Entity, r?: number): Sizes {
  const { shape } = section;
  const keys = Object.hasOwn(section, "iy") && shape ? RULES.outlines[shape.type] : undefined;
  if (!keys) return {};
  const one = (shape.type as string).replace("double_", "");
  const size: Sizes = Object.fromEntries(DIMENSIONS.filter((key) => key in shape && !key.startsWith("r")).map((key) => [key, shape[key]]));
  if (r !== undefined) size["r"] = r;
  const whole = { ...size, ...(FORMULAS.outline[one] ?? OUTLINES.outline[one])!(size) };
  const known = {
    ...whole,
    ...FORMULAS.torsion[one]?.(whole),
    ...(FORMULAS.elastic[one] ?? OUTLINES.elastic[one])!(whole),
    ...(r === undefined && OUTLINES.thin[one]?.(size)),
  };
  return Object.fromEntries(keys.map((key) => [key, known[key]! * (one === shape.type ? 1 : 2)]));
}

/** The same with root radii, of an outline that leaves nothing to be rounded: beside it rows judge closely. */
function drawnOf(section: Entity): Sizes {
  const { type, r = 0, h, b, tf } = section["shape"] ?? {};
  if (RULES.drawn[type] !== "round") return RULES.drawn[type] ? outlineOf(section) : {};
  // Without a radius it is what is rolled less its fillets; one that does not fit is no radius.
  return (r > 0 || section["fabrication"] === "welded") && 2 * r <= Math.min(h - 2 * tf, b) ? outlineOf(section, r) : {};
}

/** By shape, the properties that its formulas give to well within the factor of the rows, whatever the proportions. */
export const JUDGED = RULES.outlines;
const outline = remembered((_, section: Entity) => outlineOf(section));
const drawn = remembered((_, section: Entity) => drawnOf(section));
export const given =
  (key: string) =>
  (document: Document, section: Entity): number | undefined =>
    outline(document, section)[key];
export const givenClosely =
  (key: string) =>
  (document: Document, section: Entity): number | undefined =>
    drawn(document, section)[key];
