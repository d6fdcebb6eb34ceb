/** The sheet of a drawing without a graphics card: where places and directions of the model come to lie on it. */
import { sheet as spanned } from "../model/sheet.ts";
import { dot, type Vec } from "../model/vectors.ts";
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

const WIDTH = 760;
const HEIGHT = 300;
const EDGE = 54;
/** Stands for no extent at all, m. */
const POINT = 1e-9;

export function sheetOf({ parts: { bounds }, model }: Source): Sheet {
  const [right, up] = spanned(bounds);
  const way = (vector: Vec): Point => [dot(vector, right), -dot(vector, up)];
  const flat = model.model.nodes.map(({ x, y, z }) => way([x, y, z]));
  const span = (k: 0 | 1): Point => flat.reduce(([a, b], p) => [Math.min(a, p[k]), Math.max(b, p[k])], [Infinity, -Infinity]);
  const [[x0, x1], [y0, y1]] = [span(0), span(1)];
  const scale = Math.min((WIDTH - 2 * EDGE) / (x1 - x0 || POINT), (HEIGHT - 2 * EDGE) / (y1 - y0 || POINT));
  const tenths = (value: number): number => Number(value.toFixed(1));
  const at = (place: Vec): Point => {
    const [x, y] = way(place);
    return [tenths(WIDTH / 2 + (x - (x0 + x1) / 2) * scale), tenths(HEIGHT / 2 + (y - (y0 + y1) / 2) * scale)];
  };
  return { width: WIDTH, height: HEIGHT, edge: EDGE, scale, at, way };
}
