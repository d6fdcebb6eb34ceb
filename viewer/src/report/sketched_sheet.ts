/** The sheet of a drawing without a graphics card: where places and directions of the model come to lie on it. */
import { type Tag, tag } from "../controls/markup.ts";
import type { Box, Spot } from "../geometry/placing.ts";
import { dot, type Vec } from "../geometry/vectors.ts";
import { sheet as spanned } from "../model/sheet.ts";
import type { Source } from "../tables/source.ts";

export type Point = [x: number, y: number];

/** How the sheet shows a place and a direction of the model. */
export interface Sheet {
  width: number;
  height: number;
  /** Left free along each side, px. */
  edge: number;
  /** Pixels to a metre. */
  scale: number;
  at(place: Vec): Point;
  /** What of a vector lies in the sheet, its second part downwards. */
  way(vector: Vec): Point;
}

/** Of the drawing on the first sheet, px. */
const SIZE = [760, 330] as const;
const EDGE = 54;
/** The same at top and bottom: two loads on one another with their words. */
const ABOVE = 66;
/** Stands for no extent at all, m. */
const POINT = 1e-9;

/** The smaller it is, the larger its words are on paper. `free`: along the sides, and at top and bottom. */
export function sheetOf(
  { parts: { bounds }, model }: Source,
  [width, height]: readonly [number, number] = SIZE,
  [edge, above]: readonly [number, number] = [EDGE, ABOVE],
): Sheet {
  const [right, up] = spanned(bounds);
  const way = (vector: Vec): Point => [dot(vector, right), -dot(vector, up)];
  const flat = model.model.nodes.map(({ x, y, z }) => way([x, y, z]));
  const span = (k: 0 | 1): Point => flat.reduce(([a, b], p) => [Math.min(a, p[k]), Math.max(b, p[k])], [Infinity, -Infinity]);
  const [[x0, x1], [y0, y1]] = [span(0), span(1)];
  const scale = Math.min((width - 2 * edge) / (x1 - x0 || POINT), (height - 2 * above) / (y1 - y0 || POINT));
  const tenths = (value: number): number => Number(value.toFixed(1));
  const at = (place: Vec): Point => {
    const [x, y] = way(place);
    return [tenths(width / 2 + (x - (x0 + x1) / 2) * scale), tenths(height / 2 + (y - (y0 + y1) / 2) * scale)];
  };
  return { width, height, edge, scale, at, way };
}

/** As high as the model asks for in this width, within bounds: a beam needs but a strip. */
export function fittedSheet(
  source: Source,
  width: number,
  [least, most]: readonly [number, number],
  free: readonly [number, number],
): Sheet {
  const { way, scale } = sheetOf(source, [width, Infinity], free);
  const heights = source.model.model.nodes.map(({ x, y, z }) => way([x, y, z])[1] * scale);
  const high = heights.reduce((a, b) => Math.max(a, b), -Infinity) - heights.reduce((a, b) => Math.min(a, b), Infinity);
  return sheetOf(source, [width, Math.round(Math.min(most, Math.max(least, high + 2 * free[1])))], free);
}

/** All that is drawn on a sheet; `label` is for whoever cannot see it. */
export const drawing = ({ width, height }: Sheet, label: string, ...drawn: (Tag | null)[]): Tag =>
  tag("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label, "font-family": "Arial, sans-serif" }, ...drawn);

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

/** A place on the sheet, to a tenth of a pixel. */
/** Size of a result's figures, and about how wide a digit of them is, px. */
export const FIGURES = { size: 11, digit: 6.2 };

export const f = (value: number): string => value.toFixed(1);
