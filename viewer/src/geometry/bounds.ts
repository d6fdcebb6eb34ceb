/** The box around a model, and from which side it is met. */
import type { Node } from "handoff-solver";
import { middleOf, minus, norm, type Vec, vector } from "./vectors.ts";

export interface Bounds {
  low: Vec;
  high: Vec;
  /** The diagonal, m; 1 where all is one point. */
  size: number;
  centre: Vec;
}

export function boundsOf(nodes: readonly Pick<Node, "x" | "y" | "z">[]): Bounds {
  if (!nodes.length) return { low: [0, 0, 0], high: [0, 0, 0], size: 1, centre: [0, 0, 0] };
  const extent = extentOf(nodes.map(({ x, y, z }): Vec => [x, y, z]));
  return { ...extent, size: extent.size || 1 };
}

/** The box round some places; its diagonal may be nought. */
export function extentOf(places: readonly Vec[]): Bounds {
  const low = vector((k) => places.reduce((least, place) => Math.min(least, place[k]), Infinity));
  const high = vector((k) => places.reduce((most, place) => Math.max(most, place[k]), -Infinity));
  return { low, high, centre: middleOf([low, high]), size: norm(minus(high, low)) };
}

/** Lengths below this are none beside the model's own, m. */
export const slackOf = ({ size }: Pick<Bounds, "size">): number => size * 1e-6;

/** Whether the model has no extent in a direction. */
export const isFlat = (bounds: Bounds, k: number): boolean => bounds.high[k]! - bounds.low[k]! < slackOf(bounds);

/** Towards whoever looks from a corner. */
export const CORNER: Vec = [0.82, -1.35, 0.72];

/** A flat model is met face on, its plane being the picture; another one from a corner. */
export const homeView = (bounds: Bounds): "front" | "side" | "iso" => (isFlat(bounds, 1) ? "front" : isFlat(bounds, 0) ? "side" : "iso");
