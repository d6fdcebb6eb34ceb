/** The sheets of a report's drawings, and the words on them. */
import { type Tag, tag } from "../controls/markup.ts";
import { f, type Point } from "../drawing/sheet.ts";
import type { Box, Spot } from "../geometry/placing.ts";

/** Of the drawing on the first sheet, px. */
export const SIZE = [760, 330] as const;
/** Left free along the sides; at top and bottom is room for two loads on one another with their words, px. */
export const FREE = [54, 66] as const;

/** Of a drawing three of which stand on a sheet of paper, its words of 6 points. */
export const THIRD = [600, 290] as const;

/** Words stay readable over lines. */
const HALO = { stroke: "#fff", "stroke-width": 2.5, "paint-order": "stroke" };

/** Words at their spot, with a line that leads there from the point where they stand off; where there is no spot, none. */
export function written([x, y]: Point, text: string, spot: Spot | null, taken: Box[], how: Record<string, string | number>): Tag[] {
  if (!spot) return [];
  const { box, leader } = spot;
  taken.push(box);
  return [
    ...(leader
      ? [tag("path", { d: `M${f(x)} ${f(y)}L${leader.map(f).join(" ")}`, fill: "none", stroke: how.fill ?? "#000", "stroke-width": 0.6 })]
      : []),
    tag("text", { x: f(box[0] + 2), y: f(box[3] - 4.5), ...how, ...HALO }, text),
  ];
}

/** Size of a result's figures, and about how wide a digit of them is, px. */
export const FIGURES = { size: 11, digit: 6.2 };
