/** The sheet of a drawing without a graphics card: where places and directions of the model come to lie on it. */
import { type Tag, tag } from "../controls/markup.ts";
import { type Bounds, boundsOf, CORNER, homeView } from "../geometry/bounds.ts";
import { dot, norm, scaled, type Vec } from "../geometry/vectors.ts";

export type Point = [x: number, y: number];
type Place = Readonly<Record<"x" | "y" | "z", number>>;

/** How the sheet shows a place and a direction of the model. */
export interface Sheet {
  width: number;
  height: number;
  /** Left free along each side, px. */
  edge: number;
  /** Pixels to a metre. */
  scale: number;
  /** The global axis that runs across the sheet and the one it is seen along; null for a view in space. */
  axes: readonly [across: 0 | 1, along: 0 | 1] | null;
  at(place: Vec): Point;
  /** What of a vector lies in the sheet, its second part downwards. */
  way(vector: Vec): Point;
}

/** Stands for no extent at all, m. */
const POINT = 1e-9;

/** Two unit vectors that span the sheet: to the right, and up. A plane model is met face on, another one from a corner. */
export function spanOf(bounds: Bounds): [Vec, Vec] {
  const view = homeView(bounds);
  if (view !== "iso") return [view === "front" ? [1, 0, 0] : [0, 1, 0], [0, 0, 1]];
  return spanFrom(CORNER);
}

/** The same for whoever looks from there, not from straight above. */
export function spanFrom(eye: Vec): [Vec, Vec] {
  const [x, y, z] = scaled(eye, 1 / norm(eye));
  const across = Math.hypot(x, y);
  return [
    [-y / across, x / across, 0],
    [(-x * z) / across, (-y * z) / across, across],
  ];
}

const AXES = { front: [0, 1], side: [1, 0], iso: null } as const;

/** The smaller it is, the larger its words are on paper. `free`: along the sides, and at top and bottom. */
export function sheetOf(
  nodes: readonly Place[],
  [width, height]: readonly [number, number],
  [edge, above]: readonly [number, number],
): Sheet {
  const bounds = boundsOf(nodes);
  const [right, up] = spanOf(bounds);
  const way = (vector: Vec): Point => [dot(vector, right), -dot(vector, up)];
  const flat = nodes.map(({ x, y, z }) => way([x, y, z]));
  const span = (k: 0 | 1): Point => flat.reduce(([a, b], p) => [Math.min(a, p[k]), Math.max(b, p[k])], [Infinity, -Infinity]);
  const [[x0, x1], [y0, y1]] = [span(0), span(1)];
  const scale = Math.min((width - 2 * edge) / (x1 - x0 || POINT), (height - 2 * above) / (y1 - y0 || POINT));
  const tenths = (value: number): number => Number(value.toFixed(1));
  const at = (place: Vec): Point => {
    const [x, y] = way(place);
    return [tenths(width / 2 + (x - (x0 + x1) / 2) * scale), tenths(height / 2 + (y - (y0 + y1) / 2) * scale)];
  };
  return { width, height, edge, scale, axes: AXES[homeView(bounds)], at, way };
}

/** As high as the model asks for in this width, within bounds: a beam needs but a strip. */
export function fittedSheet(
  nodes: readonly Place[],
  width: number,
  [least, most]: readonly [number, number],
  free: readonly [number, number],
): Sheet {
  const { way, scale } = sheetOf(nodes, [width, Infinity], free);
  const heights = nodes.map(({ x, y, z }) => way([x, y, z])[1] * scale);
  const high = heights.reduce((a, b) => Math.max(a, b), -Infinity) - heights.reduce((a, b) => Math.min(a, b), Infinity);
  return sheetOf(nodes, [width, Math.round(Math.min(most, Math.max(least, high + 2 * free[1])))], free);
}

/** All that is drawn on a sheet; `label` is for whoever cannot see it. */
export const drawing = ({ width, height }: Sheet, label: string, ...drawn: (Tag | null)[]): Tag =>
  tag("svg", { viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label, "font-family": "Arial, sans-serif" }, ...drawn);

export const f = (value: number): string => value.toFixed(1);

/** Through points of the sheet, one after the other. */
export const pathOf = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join("L")}`;
