/** Bending and axial force with torsion of closed and solid sections: EN 1993-1-1 6.2.7(5) by the yield criterion of 6.2.1(5). */

import { bending_axial, bendingAxialAtMost, type Range } from "../cross_section/bendingaxial.ts";
import type { SectionClass } from "../cross_section/classification.ts";
import { rho } from "../cross_section/combined.ts";
import type { Outcome } from "../outcome.ts";
import type { Action, Capacity } from "../resistances.ts";
import { TORSION_NEGLECTED, torsionBuckles, torsionFactor, torsionShare } from "./torsion.ts";

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
 * Where walls buckle TRd is what they bear; torsion as part of η3 of EN 1993-1-5 7.1 is in bending and axial force themselves.
 */
export function bendingTorsion(c: Capacity, f: Action, found: SectionClass): BendingTorsion {
  const torsion = torsionShare(c, f.mx);
  const buckles = torsionBuckles(c);
  if (torsion >= 1) {
    // Where torsion is part of η3 it would count twice.
    const bending = bending_axial(c, buckles ? { ...f, mx: 0 } : f, found).utilisation;
    const reason = "TEd reaches TRd, which leaves nothing for other forces";
    return { torsion, left: 0, bending, utilisation: torsion + bending, reason };
  }
  const left = Math.sqrt(1 - torsion * torsion);
  const weaker = { ...f, n: f.n / left, my: f.my / left, mz: f.mz / left };
  // Here torsion takes of the shear resistance as it does in stocky walls.
  if (buckles) Object.assign(weaker, { mx: 0, vz: f.vz / torsionFactor(c, f), vy: f.vy / torsionFactor(c, f, "b") });
  const { utilisation: bending, reason } = bending_axial(c, weaker, found);
  return { torsion, left, bending, utilisation: Math.hypot(torsion, bending * left), reason };
}

/** A utilisation that forces of a range do not exceed, without high shear; Infinity where this shows nothing. */
export function bendingTorsionAtMost(c: Capacity, f: Range & { mx: number }): number {
  const torsion = torsionShare(c, f.mx);
  if (torsion >= 1) return Infinity;
  const left = Math.sqrt(1 - torsion * torsion);
  return Math.hypot(torsion, left * bendingAxialAtMost(c, { n: f.n / left, my: f.my / left, mz: f.mz / left, least: f.least ?? 0 }));
}

export interface BucklingTorsion {
  torsion: number;
  /** (2·t − 1)² where torsion buckles walls, else 0. */
  rho: number;
  utilisation: number;
}

/**
 * Buckling of a closed or solid section that torsion stresses besides: with s·fy in place of fy every resistance of 6.3 is at least s times as large, so
 * that √(t² + u²) ≤ 1 is on the safe side, u the largest utilisation by 6.3. Where torsion buckles walls u + (2·t − 1)² ≤ 1 too, as by EN 1993-1-5 7.1(5)
 * with u for η1. Null where torsion is too small to matter.
 */
export function bucklingTorsion(c: Capacity, mx: number, buckling: number): BucklingTorsion | null {
  const torsion = torsionShare(c, mx);
  const lost = torsionBuckles(c) ? rho(torsion, 1) : 0;
  if (torsion <= TORSION_NEGLECTED) return null;
  return { torsion, rho: lost, utilisation: Math.max(buckling + lost, Math.hypot(torsion, buckling)) };
}
