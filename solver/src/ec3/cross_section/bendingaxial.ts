/** Bending and axial force: EN 1993-1-1 6.2.9, and 6.2.10 where shear is high. */

import type { Outcome } from "../outcome.ts";
import { hw, isSolid, type Profile } from "../profile.ts";
import type { Action, Capacity } from "../resistances.ts";
import { compressedArea, Npl_Rd } from "./axial.ts";
import { modulus } from "./bending.ts";
import { plasticUpTo, type SectionClass } from "./classification.ts";
import { type Exhausted, type Reduced, reduced, shearTakesAll, used } from "./combined.ts";
import { isRound } from "./shear.ts";
import { solidMN } from "./solid.ts";

/** a = (A − 2·b·tf)/A, at most 0.5 (6.2.9.1(5)). */
export const a_web = (p: Profile): number => Math.min(0.5, (p.a - 2 * p.b * p.tf) / p.a);

/** af = (A − 2·h·t)/A of a rectangular hollow section, at most 0.5 (6.2.9.1(5)). */
export const a_flange = (p: Profile): number => Math.min(0.5, (p.a - 2 * p.h * p.tw) / p.a);

/** True where 6.2.9.1(4) leaves the plastic moment unreduced: criteria (6.33) and (6.34) about y, (6.35) about z. */
export function exempt(p: Profile, axis: "y" | "z", n: number, npl_rd: number, fy: number, gamma_m0: number): boolean {
  if (p.kind !== "i") return false;
  const web = (hw(p) * p.tw * fy) / gamma_m0;
  return axis === "y" ? n <= 0.25 * npl_rd && n <= 0.5 * web : n <= web;
}

/** Factor MN,y/Mpl,y of classes 1 and 2 at axial ratio n (6.36), (6.39); tubes 1 − n^1.7 (6.2.9.1(5)). */
export function mn_y(p: Profile, n: number): number {
  if (n >= 1) return 0;
  if (isSolid(p)) return solidMN(n);
  if (p.kind === "chs") return 1 - n ** 1.7;
  return Math.min(1, (1 - n) / (1 - 0.5 * a_web(p)));
}

/** Factor MN,z/Mpl,z of classes 1 and 2 at axial ratio n (6.37), (6.38), (6.40). */
export function mn_z(p: Profile, n: number): number {
  if (n >= 1) return 0;
  if (isSolid(p)) return solidMN(n);
  if (p.kind === "chs") return 1 - n ** 1.7;
  if (p.kind === "rhs") return Math.min(1, (1 - n) / (1 - 0.5 * a_flange(p)));
  const a = a_web(p);
  return n <= a ? 1 : 1 - ((n - a) / (1 - a)) ** 2;
}

/** Exponents α and β of (6.41): for hollow sections 1.66/(1 − 1.13·n²), at most 6. */
export function exponents(p: Profile, n: number): [alpha: number, beta: number] {
  if (p.kind === "i") return [2, Math.max(1, 5 * n)];
  if (isRound(p)) return [2, 2];
  // 6.2.9.1(6) gives other shapes no exponents but unity, the safe side.
  if (p.kind === "rectangle") return [1, 1];
  const left = 1 - 1.13 * n * n;
  const both = left > 0 ? Math.min(6, 1.66 / left) : 6;
  return [both, both];
}

/** One axis of 6.2.9.1: the moment resistance that the axial force leaves. */
export interface MomentWithAxial {
  exempt: boolean;
  m_n: number;
}

export interface BendingAxial extends Outcome {
  utilisation: number;
  r: Reduced;
  found: SectionClass;
  n: number;
  /** NEd is compression. */
  compressed: boolean;
  /** ΔMz,Ed = NEd·eN, where the centroid of a class 4 section shifts (6.2.9.3(2)). */
  shifted: number;
  /** n = NEd/Npl,Rd. */
  ratio: number;
  /** Null where the linear sum holds. */
  y: MomentWithAxial | null;
  z: MomentWithAxial | null;
  exponents: [alpha: number, beta: number] | null;
  /** (6.41), where both axes bend. */
  sum: number | null;
}

interface Weakest {
  n: number;
  my: number;
  mz: number;
  /** Largest shift of the centroid. */
  e_n: number;
  /** Plastic resistances, and the compression up to which bending about y-y leaves them. */
  mpl_y: number;
  mpl_z: number;
  plastic_to: number;
}

const weakest = new WeakMap<Capacity, Weakest>();

/** The least resistances that any class leaves the section. */
function weakestOf(c: Capacity): Weakest {
  let found = weakest.get(c);
  if (!found) weakest.set(c, (found = weakestAnew(c)));
  return found;
}

function weakestAnew(c: Capacity): Weakest {
  const moment = (axis: "y" | "z", one: SectionClass): number => (modulus(c, axis, one)[0] * c.fy) / c.gamma_m0;
  const least = (axis: "y" | "z"): number => Math.min(moment(axis, 1), moment(axis, 3), moment(axis, 4));
  const n = Math.min(c.npl, Npl_Rd(compressedArea(c), c.fy, c.gamma_m0));
  const e_n = Math.max(0, c.effective?.n.e_n ?? 0);
  const plastic = { mpl_y: moment("y", 1), mpl_z: moment("z", 1), plastic_to: plasticUpTo(c.p, c.fy) };
  return { n, my: least("y"), mz: least("z"), e_n, ...plastic };
}

/** Forces along a stretch: none is larger, and the axial force is nowhere smaller than `least`. */
export interface Range extends Pick<Action, "n" | "my" | "mz"> {
  least?: number;
}

/**
 * A utilisation that `bending_axial` does not exceed under forces of a range, without high shear or torsion. Infinity where that is more than 1. Of a section
 * that compression may make elastic the linear sum by its weakest class counts as well.
 */
export function bendingAxialAtMost(c: Capacity, { n, my, mz, least = 0 }: Range): number {
  const w = weakestOf(c);
  const isLinear = c.p.kind === "channel";
  const plastic = isLinear ? 0 : plasticAtMost(c, w, { n: Math.abs(n), my, mz, least });
  if (!isLinear && c.class_n < 3) return plastic;
  // What bends an I-section about y-y leaves it plastic up to some compression.
  const bent = n <= w.plastic_to ? 0 : my / w.my;
  const linear = Math.abs(n) / w.n + (isLinear ? my / w.my : bent) + (mz + Math.max(0, n) * w.e_n) / w.mz;
  return linear > 1 ? Infinity : Math.max(plastic, linear);
}

/** By the plastic resistances that the largest axial force leaves, and the exponents of (6.41) of the smallest, which are the least. */
function plasticAtMost({ p, npl, fy, gamma_m0 }: Capacity, w: Weakest, { n, my, mz, least }: Required<Range>): number {
  const ratio = n / npl;
  const left = (axis: "y" | "z"): number => (exempt(p, axis, n, npl, fy, gamma_m0) ? 1 : axis === "y" ? mn_y(p, ratio) : mn_z(p, ratio));
  const y = my > 0 ? my / (left("y") * w.mpl_y) : 0;
  const z = mz > 0 ? mz / (left("z") * w.mpl_z) : 0;
  if (!(ratio < 1 && y <= 1 && z <= 1)) return Infinity;
  const [alpha, beta] = exponents(p, least / npl);
  const sum = y > 0 && z > 0 ? y ** alpha + z ** beta : 0;
  return sum > 1 ? Infinity : Math.max(ratio, y, z, sum);
}

/** A moment resistance this far below its moment is as good as none: its ratio would only print a number nobody can read. */
const HOPELESS = 1e6;

/** 6.2.9.2 in class 3, 6.2.9.3(2) in class 4, the linear sum of 6.2.1(7) for channels, 6.2.9.1 for the rest. */
export function bending_axial(c: Capacity, given: Action, found: SectionClass): BendingAxial {
  const plastic = found < 3;
  const shifted = found === 4 ? Math.max(0, given.n) * (c.effective?.n.e_n ?? 0) : 0;
  const f = shifted > 0 ? { ...given, mz: given.mz + shifted } : given;
  const r = reduced(c, f, found);
  const n = Math.abs(f.n);
  const ratio = used(n, r.npl);
  const linear = ratio + used(f.my, r.m_y) + used(f.mz, r.m_z);
  let exhausted: Exhausted | null = shearTakesAll(c, f, r, n, found);
  if (!plastic || c.p.kind === "channel") {
    const { utilisation, reason } = exhausted ?? { utilisation: linear, reason: null };
    return { utilisation, reason, r, found, n, compressed: given.n > 0, shifted, ratio, y: null, z: null, exponents: null, sum: null };
  }
  const y = momentWithAxial(c, "y", r.m_y, n, ratio, r);
  const z = momentWithAxial(c, "z", r.m_z, n, ratio, r);
  const powers = exponents(c.p, ratio);
  const u_y = used(f.my, y.m_n);
  const u_z = used(f.mz, z.m_n);
  const sum = f.my > 0 && f.mz > 0 ? u_y ** powers[0] + u_z ** powers[1] : null;
  const largest = Math.max(n > 0 || f.my + f.mz === 0 ? ratio : 0, u_y, u_z, sum ?? 0);
  // Without any moment resistance left, the linear sum over the resistances without axial force: NEd/Npl,Rd and more, and finite.
  if (ratio >= 1) exhausted ??= { utilisation: linear, reason: "NEd exceeds Npl,Rd" };
  else if (largest > HOPELESS) exhausted ??= { utilisation: linear, reason: "NEd leaves next to no moment resistance" };
  const { utilisation, reason } = exhausted ?? { utilisation: largest, reason: null };
  return { utilisation, reason, r, found, n, compressed: given.n > 0, shifted, ratio, y, z, exponents: powers, sum };
}

/** MN,Rd about one axis, 6.2.9.1(4) and (5); high shear weakens the web of the exemption too. */
function momentWithAxial(c: Capacity, axis: "y" | "z", m: number, n: number, ratio: number, r: Reduced): MomentWithAxial {
  const free = exempt(c.p, axis, n, r.npl, c.fy * (1 - r.rho_z), c.gamma_m0);
  return { exempt: free, m_n: (free ? 1 : axis === "y" ? mn_y(c.p, ratio) : mn_z(c.p, ratio)) * m };
}
