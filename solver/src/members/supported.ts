/** Supports between the ends of a design member, and the pieces that they cut it into. */

import type { Line } from "../topology/line.ts";
import type { Ends } from "./ends.ts";

/** The longest piece between nodes that a support fixes along y or z, the ends among them: all of it where there are none. */
export function longestSupported({ spans, system }: Line, ends: Ends, way: "y" | "z"): number {
  if (spans.length === 1) return system;
  let [at, last, longest] = [0, 0, 0];
  for (let i = 0; i < spans.length; i++) {
    const { member } = spans[i]!;
    at += member.length + (member.beyond ?? 0);
    if (i < spans.length - 1 && !ends.supported(i + 1, way)) continue;
    longest = Math.max(longest, at - last);
    last = at;
  }
  return longest;
}
