/** Bending and axial force with torsion of closed and solid sections: EN 1993-1-1 6.2.7(5) by the yield criterion of 6.2.1(5). */

import { bending_axial } from "./bendingaxial.ts";
import type { Action, Capacity } from "./capacity.ts";
import type { SectionClass } from "./classification.ts";
import type { Outcome } from "./outcome.ts";
import { tau_Rd, Wt } from "./torsion.ts";

export interface BendingTorsion extends Outcome {
  utilisation: number;
  /** TEd/TRd. */
  torsion: number;
  /** √(1 − (TEd/TRd)²): what the shear stress of torsion leaves of the yield strength. */
  left: number;
  /** Bending and axial force against what is left. */
  bending: number;
}

/**
 * The shear stress τ of torsion runs all round the section, so that √(fy² − 3·τ²) is left for normal stresses: bending and axial force are held against
 * resistances of that strength. As one share, √(t² + (u·s)²) with t = TEd/TRd and u the utilisation by what is left, s: it passes 1 with u.
 */
export function bendingTorsion(c: Capacity, f: Action, found: SectionClass): BendingTorsion {
  const torsion = f.mx / Wt(c.p) / tau_Rd(c.fy, c.gamma_m0);
  const alone = bending_axial(c, f, found).utilisation;
  if (torsion >= 1)
    return {
      torsion,
      left: 0,
      bending: alone,
      utilisation: torsion + alone,
      reason: "TEd reaches TRd, which leaves nothing for other forces",
    };
  const left = Math.sqrt(1 - torsion * torsion);
  const { utilisation: bending, reason } = bending_axial(c, { ...f, n: f.n / left, my: f.my / left, mz: f.mz / left }, found);
  return { torsion, left, bending, utilisation: Math.hypot(torsion, bending * left), reason };
}
