/** Members that a difference of temperature bows while they are pressed: first order leaves the force times that bow out of their moments. */

import type { Capacity } from "../../clauses/capacity.ts";
import type { Vector } from "../context.ts";
import type { LineDiagram } from "../forces/linediagram.ts";
import type { State } from "./combinations.ts";

const AXES = ["y", "z"] as const;

/**
 * A member free to bow by κ·L²/8 has no moment of it by first order, and 6.3.3 has none to enlarge; the imperfection of its buckling curve is another one.
 * Null where it may bear it: N·e/(1 − N/Ncr) of its elastic modulus beside all that `use` tells, N/Ncr being less than what flexural buckling uses.
 */
export function warmBow({ p, fy }: Capacity, states: readonly State[], used: number, use: (key: string) => number): string | null {
  for (const { diagram, peaks, combination } of states)
    for (const [i, axis] of AXES.entries()) {
      const e = peaks.n > 0 && used <= 1 ? bow(diagram, i as 0 | 1) : 0;
      const grown = (peaks.n * e) / (1 - use(`buckling_${axis}`));
      if (e > 0 && used + grown / (p[`wel_${axis}`] * fy) > 1)
        return `temperature bows it by ${(e * 1e3).toFixed(1)} mm in ${combination.id}, and first order leaves NEd times that out: give order second`;
    }
  return null;
}

/** By which it bows of temperature, about y-y or z-z: no further than free ends let it, and no further than it moves from its chord. */
function bow(diagram: LineDiagram, about: 0 | 1): number {
  const { length } = diagram.line;
  const curved = Math.max(...diagram.diagrams.map(({ free }) => Math.abs(free?.[about] ?? 0)));
  return curved && Math.min((curved * length ** 2) / 8, offChord(diagram, length));
}

function offChord(diagram: LineDiagram, length: number): number {
  const at = (i: number): Vector => diagram.displacement((i * length) / 8);
  const [start, end] = [at(0), at(8)];
  const away = [2, 4, 6].map((i) => Math.hypot(...at(i).map((u, c) => u - start[c]! - ((end[c]! - start[c]!) * i) / 8)));
  return Math.max(...away);
}
