/** Trace of bending with shear, 6.2.8. */

import { modulus } from "../../ec3/cross_section/bending.ts";
import type { SectionClass } from "../../ec3/cross_section/classification.ts";
import { type BendingShear, type Reduced, shearTakesAll, Wv } from "../../ec3/cross_section/combined.ts";
import type { ShearMoment } from "../../ec3/cross_section/shearmoment.ts";
import type { Action, Capacity } from "../../ec3/resistances.ts";
import { torsionBuckles } from "../../ec3/torsion/torsion.ts";
import type { Quantity, Step } from "../../results/checks.ts";
import { computed, decided, q } from "./quantity.ts";

export const bendingShearSteps = (c: Capacity, f: Action, b: BendingShear): Step[] => [
  ...reductionSteps(c, f, b.r, b.found),
  exhaustedStep(c, f, b.r, 0, b.found) ??
    decided(
      "6.2.8(1)",
      "Bending and shear",
      "max(My,Ed/My,V,Rd, Mz,Ed/Mz,V,Rd) ≤ 1",
      [q("My,Ed", f.my, "kNm"), q("My,V,Rd", b.r.m_y, "kNm"), q("Mz,Ed", f.mz, "kNm"), q("Mz,V,Rd", b.r.m_z, "kNm")],
      b.utilisation,
    ),
];

/** What stands for the ratio where shear takes a whole resistance; null where it does not. */
export function exhaustedStep(c: Capacity, f: Action, r: Reduced, n: number, found: SectionClass): Step | null {
  const all = shearTakesAll(c, f, r, n, found);
  return (
    all &&
    decided(
      "6.2.1(7)",
      "Shear takes all, linear sum",
      `max(1, η3) + ${LINEAR}; η3 = VEd/VRd`,
      [q("η3", r.shear), ...linearInputs(f, n, { ...all.full, npl: all.full.n })],
      all.utilisation,
      all.reason,
    )
  );
}

/** 6.2.1(7). */
export const LINEAR = "NEd/NRd + My,Ed/My,Rd + Mz,Ed/Mz,Rd ≤ 1";

/** Forces, and the resistances that they are divided by. */
export const linearInputs = (f: Moments, n: number, r: Pick<Reduced, "m_y" | "m_z" | "npl">): Quantity[] => {
  const resistances = [q("NRd", r.npl, "kN"), q("My,Rd", r.m_y, "kNm"), q("Mz,Rd", r.m_z, "kNm")];
  return [...acting(f, n), ...resistances];
};

type Moments = Pick<Action, "my" | "mz">;

/** Axial force and moments. */
export const acting = (f: Moments, n: number): Quantity[] => [q("NEd", n, "kN"), q("My,Ed", f.my, "kNm"), q("Mz,Ed", f.mz, "kNm")];

/** ρ and the moment resistance it leaves; also the head of 6.2.10. */
export function reductionSteps(c: Capacity, f: Action, r: Reduced, found: SectionClass): Step[] {
  if (r.rho_z === 0 && r.rho_y === 0) {
    return [
      computed(
        "6.2.8(2)",
        "Is shear high?",
        "VEd ≤ 0.5·VRd",
        [q("Vz,Ed", f.vz, "kN"), q("0.5·Vz,Rd", 0.5 * c.v_z, "kN"), q("Vy,Ed", f.vy, "kN"), q("0.5·Vy,Rd", 0.5 * c.v_y, "kN")],
        q("ρ", 0),
        "no reduction",
      ),
    ];
  }
  return [
    computed(
      "6.2.8(3)",
      "Reduction for shear",
      f.mx > 0 && torsionBuckles(c) ? "ρ = (2·η3 − 1)²; η3 = VEd/VRd + TEd/TRd" : "ρ = (2·VEd/VRd − 1)²",
      [q("Vz,Ed", f.vz, "kN"), q("Vz,Rd", c.v_z, "kN"), q("Vy,Ed", f.vy, "kN"), q("Vy,Rd", c.v_y, "kN"), q("ρy", r.rho_y)],
      q("ρz", r.rho_z),
    ),
    r.slender ? slenderStep("y", r.slender, r.rho_z, r.m_y) : momentStep(c, r, found),
    ...(r.slender_z ? [slenderStep("z", r.slender_z, r.rho_y, r.m_z)] : []),
    ...(r.pressed < 1 ? [pressedStep(r)] : []),
  ];
}

/** EN 1993-1-5 7.1(4) and (5). */
const pressedStep = (r: Reduced): Step =>
  computed(
    "EN 1993-1-5 7.1(4), (5)",
    "Shear that buckles a wall compressed from edge to edge",
    "η1 + (2·η3 − 1)² ≤ 1 with Mf,Rd = 0: every resistance times 1 − (2·η3 − 1)²",
    [q("My,V,Rd", r.m_y, "kNm"), q("Mz,V,Rd", r.m_z, "kNm"), q("NV,Rd", r.npl, "kN")],
    q("1 − (2·η3 − 1)²", r.pressed),
  );

/** EN 1993-1-5 7.1 solved for the moment. */
const slenderStep = (axis: "y" | "z", s: ShearMoment, rho: number, m_v: number): Step =>
  computed(
    "EN 1993-1-5 7.1",
    "Moment resistance with shear that buckles the web",
    `M${axis},V,Rd = Mpl,Rd − (Mpl,Rd − Mf,Rd)·(2·η3 − 1)² ≤ Mc,${axis},Rd; η3 = VEd/Vbw,Rd`,
    [q("Mf,Rd", s.m_f, "kNm"), q("Mpl,Rd", s.m_pl, "kNm"), q("(2·η3 − 1)²", rho)],
    q(`M${axis},V,Rd`, m_v, "kNm"),
    "Mf,Rd of the effective flanges, less what NEd takes of them; Mpl,Rd with the whole web",
  );

const momentStep = (c: Capacity, r: Reduced, found: SectionClass): Step =>
  computed(
    "6.2.8(5)",
    "Moment resistance with shear",
    found < 3 ? "My,V,Rd = (Wpl,y − ρ·Wv)·fy/γM0" : `My,V,Rd = (1 − ρ)·${modulus(c, "y", found)[1]}·fy/γM0`,
    [q("Wv", Wv(c.p, c.av_z), "mm3"), q("ρz", r.rho_z), q("fy", c.fy, "N/mm2")],
    q("My,V,Rd", r.m_y, "kNm"),
    c.p.kind === "i" ? "Wv = Aw²/(4·tw)" : "Wv: plastic modulus of the shear area",
  );
