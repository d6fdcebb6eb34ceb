/** Consistent mass of a bar, 12×12 in local axes: translation with its shear-flexible shape, rotary inertia, twist. */

import type { Stiffness } from "../results/index.ts";
import { putPlane, shearRatios } from "./geometric.ts";

/**
 * Przemieniecki 1968, 11.3: `perLength` is all mass along the bar, of which `own` (ρ·A) resists rotation and twist as well; radii of
 * gyration follow from the stiffnesses, one material throughout.
 */
export function consistentMass(stiffness: Stiffness, length: number, perLength: number, out: Float64Array, own: number = perLength): void {
  out.fill(0);
  const m = perLength * length;
  const turning = own * length;
  const phi = shearRatios(stiffness, length);
  for (const [move, p, ei] of [
    [1, phi.y, stiffness.eiz],
    [2, phi.z, stiffness.eiy],
  ] as const) {
    const square = (1 + p) * (1 + p);
    const t = m / square;
    const r = (turning * ei) / (stiffness.ea * length * length * square);
    putPlane(out, move, {
      ww: t * (13 / 35 + 0.7 * p + (p * p) / 3) + r * 1.2,
      wt: length * (t * (11 / 210 + (11 * p) / 120 + (p * p) / 24) + r * (0.1 - p / 2)),
      tt: length * length * (t * (1 / 105 + p / 60 + (p * p) / 120) + r * (2 / 15 + p / 6 + (p * p) / 3)),
      wW: t * (9 / 70 + 0.3 * p + (p * p) / 6) - r * 1.2,
      wT: length * (-t * (13 / 420 + (3 * p) / 40 + (p * p) / 24) + r * (0.1 - p / 2)),
      tT: length * length * (-t * (1 / 140 + p / 60 + (p * p) / 120) + r * (-1 / 30 - p / 6 + (p * p) / 6)),
    });
  }
  const twist = (turning * (stiffness.eiy + stiffness.eiz)) / stiffness.ea;
  for (const [at, value] of [
    [0, m],
    [3, twist],
  ] as const) {
    out[13 * at] = out[13 * (at + 6)] = value / 3;
    out[12 * at + at + 6] = out[12 * (at + 6) + at] = value / 6;
  }
}
