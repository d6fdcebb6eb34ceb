/** What of a transverse force goes straight on through the web to forces on the other flange, EN 1993-1-5 Figure 6.1(b). */

import type { LineDiagram } from "../../diagrams/linediagram.ts";
import { firstReaching, type Patch, type Strip, stripsOf } from "./patch_loads.ts";
import type { WebForce } from "./webforces.ts";

/** Beyond this share of the web's depth shear carries the one force to the other. */
const NEAR = 0.5;

/** What is farther beyond, m, has no weight at all, however it is rounded. */
const MARGIN = 1e-6;

/** Of forces on a line the share, 0 to 1: what stands in line with one counts whole (b), and with the distance less and less, until it stands by itself (a). */
export function opposing(diagram: LineDiagram, alone: readonly WebForce[], { widest, least, way }: Patch): (one: WebForce) => number {
  const near = NEAR * widest;
  const known = new Map<boolean, Strip[]>();
  return ({ s, up, force, spread = 0 }) => {
    if (force <= least) return 0;
    const strips = known.get(!up) ?? stripsOf(diagram, alone, !up, way);
    known.set(!up, strips);
    const half = spread / 2;
    const weight = (x: number): number => Math.max(0, 1 - Math.max(0, Math.abs(x - s) - half) / near);
    const edges = [-half - near, -half, half, half + near].map((from) => s + from);
    let sum = 0;
    for (let i = firstReaching(strips, (edges[0] as number) - MARGIN); (strips[i]?.a ?? Infinity) <= (edges[3] as number) + MARGIN; i++)
      sum += weighed(strips[i] as Strip, weight, edges);
    return Math.min(1, sum / force);
  };
}

/** Between edges the weight is straight, and so is the load: Simpson's rule is exact. */
function weighed({ a, b, at_a, at_b, force }: Strip, weight: (x: number) => number, edges: readonly number[]): number {
  if (a === b) return force * weight(a);
  const at = (x: number): number => weight(x) * (at_a + ((at_b - at_a) * (x - a)) / (b - a));
  let sum = 0;
  for (let i = 1; i < edges.length; i++) {
    const [from, to] = [Math.max(a, edges[i - 1] as number), Math.min(b, edges[i] as number)];
    if (to > from) sum += ((to - from) / 6) * (at(from) + 4 * at((from + to) / 2) + at(to));
  }
  return sum;
}
