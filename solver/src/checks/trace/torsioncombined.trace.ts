/** Trace of torsion with warping: 6.2.7 with the other forces, and EN 1993-6 Annex A. */

import type { TorsionBuckling, TorsionBucklingInput } from "../../ec3/member_buckling/torsionbuckling.ts";
import type { Action, Capacity } from "../../ec3/resistances.ts";
import type { TorsionCombined } from "../../ec3/torsion/torsioncombined.ts";
import type { Step } from "../../results/checks.ts";
import { computed, decided, q } from "./quantity.ts";

export const torsionCombinedSteps = (c: Capacity, f: Action, found: number, r: TorsionCombined): Step[] => [
  ...stressSteps(c, f, r),
  ...(r.plastic ? plasticSteps(c, found, r.plastic, r) : []),
  ...(r.elastic ? [elasticStep(c, r.elastic, r)] : []),
];

const stressSteps = (c: Capacity, f: Action, r: TorsionCombined): Step[] => [
  computed(
    "6.2.7(2), (3)",
    "Torque divided between St Venant and warping",
    "G·It·θ′ − E·Iw·θ‴ = T with the warping stated at the ends; Tt = G·It·θ′, Tw = T − Tt, B = −E·Iw·θ″",
    [q("TEd", f.mx, "kNm"), q("It", c.p.it, "mm4"), q("Iw", c.p.iw, "mm6"), q("Tt,Ed", r.twist.t_t, "kNm"), q("Tw,Ed", r.twist.t_w, "kNm")],
    q("BEd", r.twist.b, "kNm2"),
    "T is the analysis's, about the shear centre, with what the ends held against twist add where warping is hindered",
  ),
  computed(
    "6.2.7(4)",
    "Stresses of torsion",
    "τt = Tt·t/It; τw = Tw·Sω/(Iw·t); σw = B·ω/Iw",
    [q("τt,Ed", r.tau_t, "N/mm2"), q("τw,Ed", r.tau_w, "N/mm2"), q("ω", r.sectorial.omega, "mm2")],
    q("σw,Ed", r.sigma_w, "N/mm2"),
  ),
  decided(
    "6.2.7(1)",
    "Shear stresses of torsion",
    "(τt,Ed + τw,Ed)/((fy/√3)/γM0) ≤ 1",
    [q("τt,Ed", r.tau_t, "N/mm2"), q("τw,Ed", r.tau_w, "N/mm2"), q("(fy/√3)/γM0", r.tau_rd, "N/mm2")],
    r.shear,
  ),
];

type Plastic = NonNullable<TorsionCombined["plastic"]>;
type Elastic = NonNullable<TorsionCombined["elastic"]>;

const plasticSteps = (c: Capacity, found: number, plastic: Plastic, { shear, utilisation }: TorsionCombined): Step[] => [
  computed(
    "6.2.7(6)",
    "Resistance to the bimoment",
    c.p.kind === "i" ? "BRd = (b²·tf/4)·(h − tf)·fy/γM0" : "BRd = Iw/ω·fy/γM0",
    [q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0), q("class", found)],
    q("BRd", plastic.b_rd, "kNm2"),
  ),
  decided(
    "6.2.1(7)",
    "Torsion, bending and axial force",
    "max(bending and axial force (6.2.9) + BEd/BRd, shear stresses (6.2.7)) ≤ 1",
    [q("6.2.9", plastic.bending), q("BEd/BRd", plastic.share), q("6.2.7", shear)],
    utilisation,
  ),
];

const elasticStep = (c: Capacity, elastic: Elastic, { shear, utilisation }: TorsionCombined): Step =>
  decided(
    "6.2.7(5), 6.2.1(5)",
    "Yield criterion, class 3",
    "max(√(σx,Ed² + 3·τEd²)/(fy/γM0), shear stresses (6.2.7)) ≤ 1",
    [
      q("place", elastic.place),
      q("σx,Ed", elastic.sigma, "N/mm2"),
      q("τEd", elastic.tau, "N/mm2"),
      q("fy/γM0", c.fy / c.gamma_m0, "N/mm2"),
      q("6.2.7", shear),
    ],
    utilisation,
    "magnitudes of all stresses at the place are added up",
  );

/** EN 1993-6 Annex A. */
export const torsionBucklingSteps = (i: TorsionBucklingInput, r: TorsionBuckling): Step[] => [
  computed(
    "EN 1993-6 A(1)",
    "Bending about z-z of the twisted section",
    "Mz,Ed + θ·My,Ed",
    [q("Mz,Ed", i.mz, "kNm"), q("θ", i.theta), q("My,Ed", i.my, "kNm")],
    q("Mz", r.mz, "kNm"),
  ),
  decided(
    "EN 1993-6 A(1)",
    "Bending and torsion, buckling",
    "My,Ed/Mb,Rd + Mz/Mz,Rd + kw·kα·BEd/BRd ≤ 1; kw = 0.7 − 0.2·BEd/BRd, kα = 1/(1 − My,Ed/Mcr)",
    [
      q("Mb,Rd", i.m_b, "kNm"),
      q("Mz,Rd", i.m_z, "kNm"),
      q("BEd", i.b, "kNm2"),
      q("BRd", i.b_rd, "kNm2"),
      q("Mcr", i.m_cr, "kNm"),
      q("kw", r.k_w),
      q("kα", r.k_alpha),
    ],
    r.utilisation,
    "EN 1993-1-1 has no rule for it; Cmz = kzw = 1, the safe side",
  ),
];
