/** Cross-section verifications of EN 1993-1-1 6.2 at one station. */

import { classSteps, epsilon, sectionClass, type ClassForces, type SectionClass } from "./classification.ts";
import type { Forces } from "./context.ts";
import { Av_y, Av_z, AvFormula, hw, type Profile } from "./profile.ts";
import { computed, decided, q } from "./quantity.ts";
import * as R from "./resistance.ts";
import type { Step } from "./trace.ts";

/** What does not change along a member: resolved once per section, material and check. */
export interface Capacity {
  p: Profile;
  fy: number;
  gamma_m0: number;
  gamma_m1: number;
  eta: number;
  npl: number;
  av_z: number;
  av_y: number;
  vpl_z: number;
  vpl_y: number;
  /** Shear resistance along z with web buckling where 6.2.6(6) asks for it. */
  v_z: number;
  slender_web: boolean;
  /** Class in bending about y-y alone and z-z alone: the commonest questions. */
  class_y: SectionClass;
  class_z: SectionClass;
  /** Class in even compression, the worst there is. */
  class_n: SectionClass;
  /** The last class found under compression and bending about y-y: along a member the axial force hardly changes. */
  last: { n: number; found: SectionClass };
  /** Depth of the web as shear buckling sees it. */
  depth: number;
}

export function capacity(p: Profile, fy: number, gamma_m0: number, gamma_m1: number, eta: number): Capacity {
  const av_z = Av_z(p, eta);
  const av_y = Av_y(p);
  const vpl_z = R.Vpl_Rd(av_z, fy, gamma_m0);
  const depth = p.kind === "rhs" && p.fabrication !== "welded" ? p.h - 3 * p.tw : hw(p);
  const slender_web = p.kind !== "chs" && depth / p.tw > ((72 * epsilon(fy)) / eta) * (1 + 1e-9);
  const webs = p.kind === "rhs" ? 2 : 1;
  const v_z = slender_web ? Math.min(vpl_z, R.Vb_Rd(depth, p.tw, webs, fy, epsilon(fy), eta, gamma_m1)) : vpl_z;
  const class_y = sectionClass(p, fy, { n: 0, my: p.wel_y * fy, mz: 0 });
  const class_z = sectionClass(p, fy, { n: 0, my: 0, mz: p.wel_z * fy });
  const class_n = sectionClass(p, fy, { n: p.a * fy, my: 0, mz: 0 });
  return {
    class_n, last: { n: 0, found: 1 }, p, fy, gamma_m0, gamma_m1, eta, npl: R.Npl_Rd(p.a, fy, gamma_m0), av_z, av_y, vpl_z, vpl_y: R.Vpl_Rd(av_y, fy, gamma_m0), v_z, slender_web, depth, class_y, class_z,
  };
}

/** Below this share of its own plastic resistance a force is round-off: it must not make a beam class 4. */
const NEGLIGIBLE = 1e-6;

/** Magnitudes at a station with round-off cut to zero; n is compression positive. */
export interface Action extends ClassForces {
  /** The member bends about y-y somewhere in this combination. */
  bent: boolean;
  vy: number;
  vz: number;
  mx: number;
}

export function actionOf(c: Capacity, f: Forces): Action {
  const cut = (value: number, resistance: number): number => (Math.abs(value) < NEGLIGIBLE * resistance ? 0 : Math.abs(value));
  const n = cut(f.n, c.npl);
  return {
    bent: false, n: f.n > 0 ? -n : n, vy: cut(f.vy, c.vpl_y), vz: cut(f.vz, c.vpl_z), mx: cut(f.mx, R.Mc_Rd(c.p.wel_z, c.fy, 1)),
    my: cut(f.my, R.Mc_Rd(c.p.wpl_y, c.fy, c.gamma_m0)), mz: cut(f.mz, R.Mc_Rd(c.p.wpl_z, c.fy, c.gamma_m0)),
  };
}

/**
 * The forces that class a station. Where a member bent about y-y has no such moment (its pinned end, its point of contraflexure), the
 * class is that of bending with this axial force, as beside it: a slender web must not turn class 4 in the one section where the stress is least.
 */
export function classForces(c: Capacity, f: Action): ClassForces {
  return f.my > 0 || !f.bent || (f.mz > 0 && c.p.kind !== "i") ? f : { n: f.n, my: 1e-3 * c.p.wel_y * c.fy, mz: f.mz };
}

/** Class under these forces. */
export function classOf(c: Capacity, f: ClassForces): SectionClass {
  if (f.n === 0 && f.mz === 0) return f.my > 0 ? c.class_y : 1;
  if (f.n === 0 && f.my === 0) return c.class_z;
  if (c.class_n === 1) return 1;
  if (f.mz > 0 && c.p.kind !== "i") return sectionClass(c.p, c.fy, f);
  if (f.n < 0) return c.class_y === 1 && c.class_z === 1 ? 1 : sectionClass(c.p, c.fy, f);
  if (f.my === 0) return f.mz > 0 ? sectionClass(c.p, c.fy, f) : c.class_n;
  if (c.last.n !== f.n) c.last = { n: f.n, found: sectionClass(c.p, c.fy, f) };
  return c.last.found;
}

/** Utilisation at a station, or null where class 4 leaves it not covered. */
export type StationCheck = (c: Capacity, f: Action, steps: Step[] | null) => number | null;

/** 6.2.3: tension. */
export const tension: StationCheck = (c, f, steps) => {
  const n = Math.max(0, -f.n);
  const u = n / c.npl;
  steps?.push(
    computed("6.2.3(2)a", "Plastic tension resistance", "Npl,Rd = A·fy/γM0", axial(c), q("Npl,Rd", c.npl, "kN"), "holes and net sections are not considered"),
    decided("6.2.3(1)", "Tension", "NEd/Nt,Rd ≤ 1", [q("NEd", n, "kN"), q("Nt,Rd", c.npl, "kN")], u),
  );
  return u;
};

/** 6.2.4: compression. */
export const compression: StationCheck = (c, f, steps) => {
  const n = Math.max(0, f.n);
  const stressed = classForces(c, f);
  steps?.push(...classSteps(c.p, c.fy, stressed));
  if (n > 0 && classOf(c, stressed) === 4) return null;
  const u = n / c.npl;
  steps?.push(
    computed("6.2.4(2)", "Compression resistance", "Nc,Rd = A·fy/γM0", axial(c), q("Nc,Rd", c.npl, "kN")),
    decided("6.2.4(1)", "Compression", "NEd/Nc,Rd ≤ 1", [q("NEd", n, "kN"), q("Nc,Rd", c.npl, "kN")], u),
  );
  return u;
};

/** 6.2.5: bending about one axis, on the class the moments alone give. */
const bending = (axis: "y" | "z"): StationCheck => (c, f, steps) => {
  const alone = { n: 0, my: axis === "y" ? f.my : 0, mz: axis === "z" ? f.mz : 0 };
  steps?.push(...classSteps(c.p, c.fy, alone));
  const found = classOf(c, alone);
  if (found === 4) return null;
  const [w, symbol] = modulus(c.p, axis, found);
  const m_rd = R.Mc_Rd(w, c.fy, c.gamma_m0);
  const m = axis === "y" ? f.my : f.mz;
  steps?.push(
    computed("6.2.5(2)", `Bending resistance, class ${found}`, `Mc,${axis},Rd = ${symbol}·fy/γM0`, [q(symbol, w, "mm3"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)], q(`Mc,${axis},Rd`, m_rd, "kNm")),
    decided("6.2.5(1)", "Bending", `M${axis},Ed/Mc,${axis},Rd ≤ 1`, [q(`M${axis},Ed`, m, "kNm"), q(`Mc,${axis},Rd`, m_rd, "kNm")], m / m_rd),
  );
  return m / m_rd;
};
export const bending_y = bending("y");
export const bending_z = bending("z");

/** 6.2.6: shear along z, with web buckling by EN 1993-1-5 where the web is slender; hollow sections with torsion by 6.2.7(9). */
export const shear_z: StationCheck = (c, f, steps) => {
  const reduction = torsionFactor(c, f);
  const v_rd = c.v_z * reduction;
  if (steps) {
    const { depth } = c;
    const eps = epsilon(c.fy);
    steps.push(
      computed("6.2.6(3)", "Shear area along z", AvFormula(c.p, "z"), [q("A", c.p.a, "mm2"), q("h", c.p.h, "mm"), q("b", c.p.b, "mm"), q("tw", c.p.tw, "mm"), q("tf", c.p.tf, "mm"), q("r", c.p.r, "mm"), q("hw", depth, "mm"), q("η", c.eta)], q("Av,z", c.av_z, "mm2")),
      computed("6.2.6(2)", "Plastic shear resistance", "Vpl,Rd = Av·(fy/√3)/γM0", [q("Av,z", c.av_z, "mm2"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)], q("Vpl,z,Rd", c.vpl_z, "kN")),
      computed("6.2.6(6)", "Does the web buckle in shear?", "hw/tw > 72·ε/η", [q("hw/tw", depth / c.p.tw), q("72·ε/η", (72 * eps) / c.eta)], q("shear buckling", c.slender_web ? "to be verified" : "no")),
    );
    if (c.slender_web) {
      const lambda = R.lambda_w(depth, c.p.tw, eps);
      steps.push(computed(
        "EN 1993-1-5 5.2, 5.3", "Shear buckling resistance of the web", "Vb,Rd = χw·hw·tw·fy/(√3·γM1); λw = hw/(37.4·tw·ε·√5.34)",
        [q("λw", lambda), q("χw", Math.min(c.eta, R.chi_w(lambda, c.eta))), q("γM1", c.gamma_m1)], q("Vb,Rd", c.v_z, "kN"), "unstiffened web, non-rigid end post, web only",
      ));
    }
    if (reduction < 1) steps.push(computed("6.2.7(9)", "Reduction by torsion", "1 − τt,Ed/((fy/√3)/γM0)", [q("TEd", f.mx, "kNm")], q("factor", reduction)));
    steps.push(decided("6.2.6(1)", "Shear along z", "Vz,Ed/Vc,z,Rd ≤ 1", [q("Vz,Ed", f.vz, "kN"), q("Vc,z,Rd", v_rd, "kN")], f.vz / v_rd));
  }
  return f.vz === 0 ? 0 : f.vz / v_rd;
};

/** 6.2.6: shear along y. */
export const shear_y: StationCheck = (c, f, steps) => {
  const v_rd = c.vpl_y * torsionFactor(c, f);
  steps?.push(
    computed("6.2.6(3)", "Shear area along y", AvFormula(c.p, "y"), [q("A", c.p.a, "mm2"), q("hw", hw(c.p), "mm"), q("tw", c.p.tw, "mm")], q("Av,y", c.av_y, "mm2")),
    computed("6.2.6(2)", "Plastic shear resistance", "Vpl,Rd = Av·(fy/√3)/γM0", [q("Av,y", c.av_y, "mm2"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)], q("Vpl,y,Rd", v_rd, "kN")),
    decided("6.2.6(1)", "Shear along y", "Vy,Ed/Vpl,y,Rd ≤ 1", [q("Vy,Ed", f.vy, "kN"), q("Vpl,y,Rd", v_rd, "kN")], f.vy / v_rd),
  );
  return f.vy === 0 ? 0 : f.vy / v_rd;
};

/** St Venant torsion above this share of the shear yield stress is not neglected in open sections. */
const TORSION_NEGLECTED = 0.02;

/** 6.2.7: torsion of closed sections; an open section twists and warps, which is not covered. */
export const torsion: StationCheck = (c, f, steps) => {
  const tau_rd = c.fy / Math.sqrt(3) / c.gamma_m0;
  if (c.p.kind === "i" || c.p.kind === "channel") {
    const tau = (f.mx * Math.max(c.p.tf, c.p.tw)) / c.p.it;
    steps?.push(computed("6.2.7", "St Venant torsion of an open section", "τt,Ed = TEd·t/It", [q("TEd", f.mx, "kNm"), q("It", c.p.it, "mm4"), q("2 % of (fy/√3)/γM0", TORSION_NEGLECTED * tau_rd, "N/mm2")], q("τt,Ed", tau, "N/mm2"), "neglected below 2 % of the shear yield stress; above it torsion with warping is not covered"));
    return tau <= TORSION_NEGLECTED * tau_rd ? 0 : null;
  }
  const t_rd = R.Wt(c.p) * tau_rd;
  steps?.push(
    computed("6.2.7(1)", "Torsion resistance of a closed section", "TRd = Wt·(fy/√3)/γM0", [q("Wt", R.Wt(c.p), "mm3"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)], q("TRd", t_rd, "kNm"), "St Venant (Bredt) torsion"),
    decided("6.2.7(1)", "Torsion", "TEd/TRd ≤ 1", [q("TEd", f.mx, "kNm"), q("TRd", t_rd, "kNm")], f.mx / t_rd),
  );
  return f.mx / t_rd;
};

function torsionFactor(c: Capacity, f: Action): number {
  if (f.mx === 0 || c.p.kind === "i" || c.p.kind === "channel") return 1;
  return Math.max(1e-9, 1 - f.mx / R.Wt(c.p) / (c.fy / Math.sqrt(3) / c.gamma_m0));
}

function axial(c: Capacity): ReturnType<typeof q>[] {
  return [q("A", c.p.a, "mm2"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)];
}

/** Modulus by class with its symbol. */
export function modulus(p: Profile, axis: "y" | "z", found: SectionClass): [number, string] {
  const plastic = found < 3;
  if (axis === "y") return plastic ? [p.wpl_y, "Wpl,y"] : [p.wel_y, "Wel,y"];
  return plastic ? [p.wpl_z, "Wpl,z"] : [p.wel_z, "Wel,z"];
}

export { torsionFactor };
