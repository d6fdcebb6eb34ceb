/** What hangs together: a model may have several structures that stand apart. */

import type { Frame } from "../model/frame.ts";

/** Of each node one node of the structure that it belongs to, the same for all of that structure. */
export function structuresOf({ position, start, end, plates }: Pick<Frame, "position" | "start" | "end" | "plates">): Int32Array {
  const parent = Int32Array.from({ length: position.length / 3 }, (_, i) => i);
  const find = (i: number): number => {
    while (parent[i] !== i) i = parent[i] = parent[parent[i]!]!;
    return i;
  };
  start.forEach((node, m) => (parent[find(node)] = find(end[m]!)));
  for (const corners of plates.nodes) for (const node of corners) parent[find(node)] = find(corners[0]!);
  return parent.map((_, i) => find(i));
}
