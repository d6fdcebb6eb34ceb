/** Heights of what hangs together: h of EN 1993-1-1 5.3.2(3)a is that of a structure, not of all that the model has. */

import type { Frame } from "../model/frame.ts";
import { structuresOf } from "./structures.ts";

/** Of each node the height of the structure that it belongs to, m; of one that takes no part nothing. */
export function heightsOf(frame: Frame): Float64Array {
  const { position } = frame;
  const structures = structuresOf(frame);
  const [low, high] = [new Float64Array(structures.length).fill(Infinity), new Float64Array(structures.length).fill(-Infinity)];
  structures.forEach((root, i) => {
    low[root] = Math.min(low[root]!, position[3 * i + 2]!);
    high[root] = Math.max(high[root]!, position[3 * i + 2]!);
  });
  return low.map((_, i) => high[structures[i]!]! - low[structures[i]!]!);
}
