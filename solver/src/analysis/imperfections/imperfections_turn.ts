/**
 * A structure that leans by turning about the vertical, EN 1993-1-1 5.3.2(10): opposite faces sway in opposite directions, and the outermost by φ
 * (Figure 5.5); what stands nearer the middle leans by less.
 */

import type { Frame } from "../../model/frame.ts";
import { structuresOf } from "../../topology/structures.ts";

/** A member stands where it is within 30° of the vertical: rise² ≥ 3·run². */
const STANDS = 3;

/** Horizontal shares of a lean at a place of a structure; both are 1 at most. */
export type Turn = (node: number, x: number, y: number) => readonly [number, number];

/** About the middle of what stands in each structure. */
export function turnOf(frame: Frame): Turn {
  const { position, start, end } = frame;
  const structures = structuresOf(frame);
  const boxes = new Map<number, Box>();
  start.forEach((a, m) => {
    const b = end[m]!;
    const [dx, dy, dz] = [0, 1, 2].map((c) => position[3 * b + c]! - position[3 * a + c]!) as [number, number, number];
    if (dz * dz < STANDS * (dx * dx + dy * dy)) return;
    let box = boxes.get(structures[a]!);
    if (!box) boxes.set(structures[a]!, (box = new Box()));
    for (const node of [a, b]) box.add(position[3 * node]!, position[3 * node + 1]!);
  });
  return (node, x, y) => boxes.get(structures[node]!)?.shares(x, y) ?? [0, 0];
}

/** A plan of a structure. */
class Box {
  private readonly low: [number, number] = [Infinity, Infinity];
  private readonly high: [number, number] = [-Infinity, -Infinity];

  add(...at: [number, number]): void {
    for (const c of [0, 1] as const) {
      this.low[c] = Math.min(this.low[c], at[c]);
      this.high[c] = Math.max(this.high[c], at[c]);
    }
  }

  shares(x: number, y: number): [number, number] {
    const reach = Math.max(this.high[0] - this.low[0], this.high[1] - this.low[1]) / 2;
    const from = (c: 0 | 1, at: number): number => (reach > 0 ? (at - (this.low[c] + this.high[c]) / 2) / reach : 0);
    return [-from(1, y) + 0, from(0, x)];
  }
}
