/** What does not change along a member, and the forces and class at a station. */

import type { Forces } from "../run/context.ts";
import { Av_y, Av_z, hw, type Profile } from "../run/profile.ts";
import type { Step } from "../run/trace.ts";
import { type ClassForces, epsilon, type SectionClass, sectionClass } from "./classification.ts";
import * as R from "./resistance.ts";

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
    class_n,
    last: { n: NaN, found: 1 },
    p,
    fy,
    gamma_m0,
    gamma_m1,
    eta,
    npl: R.Npl_Rd(p.a, fy, gamma_m0),
    av_z,
    av_y,
    vpl_z,
    vpl_y: R.Vpl_Rd(av_y, fy, gamma_m0),
    v_z,
    slender_web,
    depth,
    class_y,
    class_z,
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
    bent: false,
    n: f.n > 0 ? -n : n,
    vy: cut(f.vy, c.vpl_y),
    vz: cut(f.vz, c.vpl_z),
    mx: cut(f.mx, R.Mc_Rd(c.p.wel_z, c.fy, 1)),
    my: cut(f.my, R.Mc_Rd(c.p.wpl_y, c.fy, c.gamma_m0)),
    mz: cut(f.mz, R.Mc_Rd(c.p.wpl_z, c.fy, c.gamma_m0)),
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

/** Modulus by class with its symbol; Wel stands in for a Wpl that the model does not give, under its own name. */
export function modulus(p: Profile, axis: "y" | "z", found: SectionClass): [number, string] {
  const plastic = found < 3;
  const [pl, el] = axis === "y" ? [p.wpl_y, p.wel_y] : [p.wpl_z, p.wel_z];
  return plastic && pl !== el ? [pl, `Wpl,${axis}`] : [el, `Wel,${axis}`];
}
