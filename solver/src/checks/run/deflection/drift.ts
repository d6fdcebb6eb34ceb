/** Storey drift: how far the ends of an upright member, and the floors along it, move sideways against each other. */

import type { DeflectionCheck } from "../../../generated/model.ts";
import type { Joints } from "../../stability/joints.ts";
import type { Vector } from "../context.ts";
import type { Line, Span } from "../forces/line.ts";
import type { LineDiagram } from "../forces/linediagram.ts";

/** From one floor to the next, or from the foot to the head. */
export interface Storey {
  a: number;
  b: number;
  /** Rise between the two, m. */
  height: number;
}

/** A line that rises less than this share of its length has no storeys: it is a beam or a rafter. */
const UPRIGHT = 0.7;

/** Floors are where other members meet the line; the whole height counts besides. Null where the line is not upright. */
export function storeysOf(line: Line, joints: Joints): Storey[] | null {
  const first = line.spans[0] as Span;
  const rise = Math.abs(first.member.axes.x[2]);
  if (line.reason?.includes("not in one line") || rise < UPRIGHT) return null;
  const floors = [0];
  line.nodes.slice(1, -1).forEach((node, i) => {
    if (joints.held(node, 2)) floors.push((line.spans[i + 1] as Span).from);
  });
  floors.push(line.length);
  const storeys = floors.slice(1).map((b, i): Storey => ({ a: floors[i] as number, b, height: (b - (floors[i] as number)) * rise }));
  return storeys.length > 1 ? [...storeys, { a: 0, b: line.length, height: line.length * rise }] : storeys;
}

/** Sideways movement of the upper end against the lower: the whole of it, or what lies along a local axis. */
export function driftOf(diagram: LineDiagram, { a, b }: Storey, axis: DeflectionCheck["axis"]): number {
  const [low, high] = [diagram.displacement(a), diagram.displacement(b)];
  const sideways: Vector = [high[0] - low[0], high[1] - low[1], 0];
  if (axis !== "y" && axis !== "z") return Math.hypot(sideways[0], sideways[1]);
  const way = (diagram.line.spans[0] as Span).member.axes[axis];
  return Math.abs(sideways[0] * way[0] + sideways[1] * way[1]);
}
