/** Loads that act once more along another direction: sideways as a lean of the structure has it, or up again. */

import type { Frame } from "../../model/frame.ts";
import { type CaseLoads, readCase } from "../../model/loads.ts";
import type { MemberLoads } from "../../results/index.ts";

/** Where what presses down at a place of a structure acts once more: shares along global axes; `node` says of which structure. */
export type Tilt = (node: number, x: number, y: number) => readonly [number, number, number];

const constant =
  (...shares: [number, number, number]): Tilt =>
  () =>
    shares;
export const ALONG = { x: constant(1, 0, 0), y: constant(0, 1, 0), z: constant(0, 0, 1) };

/** The loads that a case presses down, times φ of all or of each node's; along z, times 1, they are what lifts it again. */
export function tilted(frame: Frame, own: CaseLoads, tilt: Tilt, phi: number | Float64Array, id: string): CaseLoads {
  const { axes, position, start, offset, length } = frame;
  const phiAt = (node: number): number => (typeof phi === "number" ? phi : phi[node]!);
  const out = readCase({ id, nature: own.nature, self_weight: 0 }, id, frame);
  for (let node = 0; node < frame.nodeIds.length; node++) {
    const down = -phiAt(node) * own.nodal[6 * node + 2]!;
    if (down === 0) continue;
    tilt(node, position[3 * node]!, position[3 * node + 1]!).forEach((share, c) => {
      if (share !== 0) out.nodal[6 * node + c] = share * down;
    });
  }
  /** Three local components at `at`, of what acts at `x` along the member, turned. */
  const turned = (m: number, x: number, from: number[], at: number): [number, number, number] => {
    const up = from[at]! * axes[9 * m + 2]! + from[at + 1]! * axes[9 * m + 5]! + from[at + 2]! * axes[9 * m + 8]!;
    const node = start[m]!;
    const place = (c: 0 | 1): number => position[3 * node + c]! + offset[6 * m + c]! + x * axes[9 * m + c]!;
    const shares = tilt(node, place(0), place(1));
    const along = (row: number): number => shares.reduce((sum, share, c) => sum + share * axes[9 * m + row + c]!, 0);
    return [0, 3, 6].map((row) => -phiAt(node) * up * along(row) + 0) as [number, number, number];
  };
  const { lines, points, weights } = own.member;
  const target: MemberLoads = out.member;
  for (let i = 0; i < weights.length; i += 4) {
    const m = weights[i]!;
    const [first, last] = [turned(m, 0, weights, i + 1), turned(m, length[m]!, weights, i + 1)];
    if (first.every((value, k) => value === last[k])) target.weights.push(m, ...first);
    else target.lines.push(m, 0, length[m]!, ...first, ...last);
  }
  for (let i = 0; i < lines.length; i += 9) {
    const [m, from, to] = [lines[i]!, lines[i + 1]!, lines[i + 2]!];
    target.lines.push(m, from, to, ...turned(m, from, lines, i + 3), ...turned(m, to, lines, i + 6));
  }
  for (let i = 0; i < points.length; i += 8) {
    const force = turned(points[i]!, points[i + 1]!, points, i + 2);
    if (force.some((value) => value !== 0)) target.points.push(points[i]!, points[i + 1]!, ...force, 0, 0, 0);
  }
  return out;
}
