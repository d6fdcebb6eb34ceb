/** Trace of torsion, 6.2.7. */

import type { Action, Capacity } from "../../ec3/resistances.ts";
import type { BendingTorsion, BucklingTorsion } from "../../ec3/torsion/bendingtorsion.ts";
import { TORSION_NEGLECTED, type Torsion, tau_Rd } from "../../ec3/torsion/torsion.ts";
import type { Step } from "../../results/checks.ts";
import { computed, decided, noted, q } from "./quantity.ts";
import { buckling } from "./shear.trace.ts";

export function torsionSteps(c: Capacity, f: Action, r: Torsion): Step[] {
  if (r.tau !== null)
    return [
      computed(
        "6.2.7",
        "St Venant torsion of an open section",
        "τt,Ed = TEd·t/It",
        [q("TEd", f.mx, "kNm"), q("It", c.p.it, "mm4"), q("2 % of (fy/√3)/γM0", TORSION_NEGLECTED * r.tau_rd, "N/mm2")],
        q("τt,Ed", r.tau, "N/mm2"),
        "its stress is neglected below 2 % of the shear yield stress; bending and buckling beside it are verified where they do not bear it easily",
      ),
    ];
  const { w_t, t_rd, utilisation } = r as Torsion & { w_t: number; t_rd: number; utilisation: number };
  const buckles = r.tau_rd < tau_Rd(c.fy, c.gamma_m0);
  return [
    ...(buckles ? [buckling(c, c.tau_z <= c.tau_y ? "h" : "b")] : []),
    computed(
      "6.2.7(1)",
      "Torsion resistance of a closed section",
      buckles ? "TRd = Wt·χw·fy/(√3·γM1)·tw/tmin" : "TRd = Wt·(fy/√3)/γM0",
      [
        q("Wt", w_t, "mm3"),
        q("fy", c.fy, "N/mm2"),
        ...(buckles ? [q("γM1", c.gamma_m1), q("tmin", Math.min(c.p.tw, c.p.tf), "mm")] : [q("γM0", c.gamma_m0)]),
      ],
      q("TRd", t_rd, "kNm"),
      "St Venant (Bredt) torsion",
    ),
    decided("6.2.7(1)", "Torsion", "TEd/TRd ≤ 1", [q("TEd", f.mx, "kNm"), q("TRd", t_rd, "kNm")], utilisation),
  ];
}

export const bendingTorsionSteps = (r: BendingTorsion): Step[] => [
  computed(
    "6.2.1(5)",
    "What the shear stress of torsion leaves of the yield strength",
    "s = √(1 − (TEd/TRd)²)",
    [q("TEd/TRd", r.torsion)],
    q("s", r.left),
  ),
  decided(
    "6.2.7(5)",
    "Bending, axial force and torsion",
    "√((TEd/TRd)² + (u·s)²) ≤ 1",
    [q("TEd/TRd", r.torsion), q("s", r.left), q("u of 6.2.9 with s·fy", r.bending)],
    r.utilisation,
    ...noted(r),
  ),
];

export const bucklingTorsionSteps = (r: BucklingTorsion, buckling: number): Step[] => [
  decided(
    "6.3, 6.2.1(5)",
    "Buckling with the shear stress of torsion",
    "max(√((TEd/TRd)² + u²), u + ρ) ≤ 1",
    [q("TEd/TRd", r.torsion), q("largest u of 6.3", buckling), q("ρ", r.rho)],
    r.utilisation,
  ),
];
