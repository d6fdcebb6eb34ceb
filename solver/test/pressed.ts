/** Structures under forces along their members that are given, and not those of loads. */

import { CutStructure } from "../src/analysis/cut_structure.ts";
import type { Frame } from "../src/model/frame.ts";
import type { Kernel } from "../src/numerics/kernel.ts";

/** A kernel with one piece to each member, tension positive, and its elastic factor. */
export function pressed(frame: Frame, forces: readonly number[]): Kernel {
  const structure = new CutStructure(frame, [], new Set());
  const members = [...frame.length];
  structure.members.cut(Float64Array.from(members.flatMap((length, m) => [m, 0, length, 1])));
  structure.press({
    endForces: Float64Array.from({ length: 12 * members.length }, (_, i) => (i % 6 === 0 ? forces[Math.floor(i / 12)]! : 0)),
    plateForces: new Float64Array(0),
    spans: { whole: new Float64Array(6 * members.length), strain: new Float64Array(3 * members.length), onsets: new Map() },
  });
  structure.kernel.beginFactor();
  structure.kernel.advanceFactor(Infinity);
  return structure.kernel;
}
