/** Heights of what hangs together: h of EN 1993-1-1 5.3.2(3)a is that of a structure, not of all that the model has. */

import type { Frame } from "./frame.ts";

/** Of each node the height of the structure that it belongs to, m; of one that takes no part nothing. */
export function heightsOf({ position, start, end, plates }: Frame): Float64Array {
  const count = position.length / 3;
  const parent = Int32Array.from({ length: count }, (_, i) => i);
  const find = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
    return i;
  };
  start.forEach((node, m) => (parent[find(node)] = find(end[m]!)));
  for (const corners of plates.nodes) for (const node of corners) parent[find(node)] = find(corners[0]!);
  const [low, high] = [new Float64Array(count).fill(Infinity), new Float64Array(count).fill(-Infinity)];
  for (let i = 0; i < count; i++) {
    const root = find(i);
    low[root] = Math.min(low[root]!, position[3 * i + 2]!);
    high[root] = Math.max(high[root]!, position[3 * i + 2]!);
  }
  return low.map((_, i) => high[find(i)]! - low[find(i)]!);
}
