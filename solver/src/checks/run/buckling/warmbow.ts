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
export function warmBow(
  { p, fy, gamma_m1 }: Capacity,
  states: readonly State[],
  used: number,
  use: (key: string) => number,
): string | null {
  if (used > 1) return null;
  for (const { diagram, peaks, combination } of states) {
    if (!(peaks.n > 0)) continue;
    for (const [i, axis] of AXES.entries()) {
      const e = bow(diagram, i as 0 | 1);
      const grown = (peaks.n * e) / Math.max(0, 1 - use(`buckling_${axis}`));
      const modulus = axis === "y" ? p.wel_y : p.wel_z;
      if (e > 0 && used + (grown * gamma_m1) / (modulus * fy) > 1)
        return `a difference of temperature bows it by ${(e * 1e3).toFixed(1)} mm in ${combination.id}, and first order leaves NEd times that out of the moments of 6.3.3: let analysis.options have order second`;
    }
  }
  return null;
}

/** By which it bows of temperature, about y-y or z-z: no further than free ends let it, and no further than it moves from its chord. */
function bow(diagram: LineDiagram, about: 0 | 1): number {
  const { length } = diagram.line;
  const curved = diagram.diagrams.reduce((most, { free }) => Math.max(most, Math.abs(free?.[about] ?? 0)), 0);
  return curved === 0 ? 0 : Math.min((curved * length ** 2) / 8, offChord(diagram));
}

function offChord(diagram: LineDiagram): number {
  const { length } = diagram.line;
  const [start, end] = [diagram.displacement(0), diagram.displacement(length)];
  let most = 0;
  for (let i = 1; i < 8; i++) {
    const at = diagram.displacement((i * length) / 8);
    const away = (c: 0 | 1 | 2): number => at[c] - start[c] - ((end[c] - start[c]) * i) / 8;
    most = Math.max(most, size([away(0), away(1), away(2)]));
  }
  return most;
}

const size = ([x, y, z]: Vector): number => Math.hypot(x, y, z);
