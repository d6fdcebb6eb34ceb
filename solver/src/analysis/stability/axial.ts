/** Axial forces inside members: what presses each piece of them. */

import type { Onset, SpanLoads } from "../../diagrams/spans.ts";
import { largestOf } from "../largest.ts";

/** Beside the largest force anywhere: less is round-off of bending, and no pressure. */
const NOTHING = 1e-9;

/** Force in the middle of each of `parts` equal pieces of every member, tension positive. */
export function axialForces(endForces: Float64Array, spans: SpanLoads, length: Float64Array, parts: number): Float64Array {
  const out = new Float64Array(length.length * parts);
  const nothing = NOTHING * largestOf(endForces, 0);
  for (let m = 0; m < length.length; m++) {
    const l = length[m]!;
    const [first, last] = [spans.whole[6 * m]!, spans.whole[6 * m + 3]!];
    const onsets = spans.onsets.get(m);
    for (let k = 0; k < parts; k++) {
      const x = (l * (k + 0.5)) / parts;
      let force = endForces[12 * m]! - x * (first + ((last - first) * x) / (2 * l));
      if (onsets) for (const onset of onsets) force -= takenBy(onset, x);
      out[m * parts + k] = Math.abs(force) > nothing ? force : 0;
    }
  }
  return out;
}

/** What has set in before x has taken from the force. */
function takenBy(onset: Onset, x: number): number {
  const past = x - onset[0]!;
  return past > 0 ? onset[4]! + past * (onset[7]! + (past * onset[10]!) / 2) : 0;
}
