/** Bending with shear: EN 1993-1-1 6.2.8, EN 1993-1-5 7.1 where the web buckles; and what high shear leaves for 6.2.10. */

import type { Outcome } from "../outcome.ts";
import { hw, type Profile, wall } from "../profile.ts";
import type { Action, Capacity } from "../resistances.ts";
import { torsionBuckles, torsionFactor } from "../torsion/torsion.ts";
import { compressedArea, Npl_Rd } from "./axial.ts";
import { modulus } from "./bending.ts";
import { internalWidth, type SectionClass } from "./classification.ts";
import { isRound, shears } from "./shear.ts";
import { type ShearMoment, shearMoment } from "./shearmoment.ts";

/** ρ = (2·V/VRd − 1)² above half the shear resistance, else 0 (6.2.8(2), (3)). */
export const rho = (v: number, v_rd: number): number => (v > 0.5 * v_rd ? Math.min(1, ((2 * v) / v_rd - 1) ** 2) : 0);

/** Plastic modulus of the part that carries the shear, reduced by ρ in 6.2.8(5). */
export function Wv(p: Profile, av: number, along: "h" | "b" = "h"): number {
  const depth = hw(p);
  if (p.kind === "i") return (depth * depth * p.tw) / 4;
  if (p.kind === "channel") return (av * av) / (4 * p.tw);
  return p.kind === "rhs" ? (av * av) / (8 * wall(p, along)) : p.wpl_y;
}

/** Resistances with the shear area's yield strength cut by ρ; zero where the shear takes all. */
export interface Reduced {
  m_y: number;
  m_z: number;
  /** A·fy/γM0, in compression of class 4 Aeff·fy/γM0. */
  npl: number;
  rho_z: number;
  rho_y: number;
  /** The larger of VEd/VRd along z and y. */
  shear: number;
  /** EN 1993-1-5 7.1, where webs that buckle in shear bend elastically. */
  slender: ShearMoment | null;
  slender_z: ShearMoment | null;
  /** What shear leaves of every resistance where it buckles a wall that is compressed all over (EN 1993-1-5 7.1(4), (5)); 1 elsewhere. */
  pressed: number;
}

type Full = Record<"m_y" | "m_z" | "n", number>;

/** Resistances of the section's class without shear. */
function unsheared(c: Capacity, f: Action, found: SectionClass): Full {
  const moment = (axis: "y" | "z"): number => (modulus(c, axis, found)[0] * c.fy) / c.gamma_m0;
  const n = found === 4 && f.n > 0 ? Npl_Rd(compressedArea(c), c.fy, c.gamma_m0) : c.npl;
  return { m_y: moment("y"), m_z: moment("z"), n };
}

/** The walls along the depth (or the width of a box) are compressed from edge to edge, by the stresses of the gross section. */
function compressedAllOver({ p }: Capacity, f: Action, along: "h" | "b"): boolean {
  const [m, w, depth] = along === "h" ? [f.my, p.wel_y, p.h] : [f.mz, p.wel_z, p.b];
  const other = along === "b" ? f.my / p.wel_y : p.kind === "i" ? 0 : f.mz / p.wel_z;
  const even = f.n / p.a + other;
  return even > 0 && even >= (m / w) * (internalWidth(p, along) / depth);
}

/** VEd/VRd along one way, beside torsion by 6.2.7(9); in walls that buckle η3 of EN 1993-1-5 7.1 is the sum of both shares (7.1(5)). */
function shearShare(c: Capacity, f: Action, v: number, v_rd: number, along: "h" | "b"): number {
  const left = torsionFactor(c, f, along);
  return torsionBuckles(c, along) ? v / v_rd + (1 - left) : v / (v_rd * Math.max(0, left));
}

/** Moment and axial resistances with shear (6.2.8(3), (5); 6.2.10(3)). */
export function reduced(c: Capacity, f: Action, found: SectionClass): Reduced {
  const v = shears(c.p, f.vy, f.vz);
  const rho_z = rho(shearShare(c, f, v.z, c.v_z, "h"), 1);
  const rho_y = rho(shearShare(c, f, v.y, c.v_y, "b"), 1);
  const full = unsheared(c, f, found);
  const slender = c.slender_web && found > 2 && rho_z > 0 ? shearMoment(c, "y", rho_z, Math.abs(f.n)) : null;
  const slender_z = c.slender_y && found > 2 && rho_y > 0 ? shearMoment(c, "z", rho_y, Math.abs(f.n)) : null;
  // (7.1) with Mf,Rd = 0 and η1 of 4.6(1): η1 + (2·η3 − 1)² ≤ 1, so that every resistance keeps 1 − (2·η3 − 1)².
  const pressed = 1 - Math.max(slender && compressedAllOver(c, f, "h") ? rho_z : 0, slender_z && compressedAllOver(c, f, "b") ? rho_y : 0);
  // An elastic section yields first at its edge, so there the whole modulus takes the reduction; so does an open section about z-z.
  const lost = (m: number, av: number, along: "h" | "b"): number => (found < 3 ? Math.min(m, (Wv(c.p, av, along) * c.fy) / c.gamma_m0) : m);
  const lost_z = c.p.kind === "rhs" ? lost(full.m_z, c.av_y, "b") : full.m_z;
  return {
    m_y: Math.min(pressed * full.m_y, slender ? slender.m_v : Math.max(0, full.m_y - rho_z * lost(full.m_y, c.av_z, "h"))),
    m_z: Math.min(pressed * full.m_z, slender_z ? slender_z.m_v : Math.max(0, full.m_z - rho_y * lost_z)),
    // A round section has one shear area whichever way the shear acts.
    npl: Math.min(
      pressed * full.n,
      Math.max(0, full.n - (((slender ? 0 : rho_z * c.av_z) + (isRound(c.p) || slender_z ? 0 : rho_y * c.av_y)) * c.fy) / c.gamma_m0),
    ),
    rho_z,
    rho_y,
    shear: Math.max(v.z / c.v_z, v.y / c.v_y),
    slender,
    slender_z,
    pressed,
  };
}

/** True where shear above half its resistance meets bending at this station. */
export function highShear(c: Capacity, f: Action): boolean {
  const v = shears(c.p, f.vy, f.vz);
  return (f.my > 0 && shearShare(c, f, v.z, c.v_z, "h") > 0.5) || (f.mz > 0 && shearShare(c, f, v.y, c.v_y, "b") > 0.5);
}

/** Force over resistance; nothing asked for uses nothing, even of a resistance of zero. */
export const used = (force: number, resistance: number): number => (force === 0 ? 0 : force / resistance);

/** A resistance wholly used up: what stands for the ratio, and why. */
export interface Exhausted {
  utilisation: number;
  reason: string;
}

/**
 * Where shear takes a whole resistance there is no ratio to it: the shear's own utilisation and the linear sum of 6.2.1(7) over the
 * resistances without shear stand for it, whichever is larger. Null where something is left.
 */
export function shearTakesAll(c: Capacity, f: Action, r: Reduced, n: number, found: SectionClass): (Exhausted & { full: Full }) | null {
  if (!((f.my > 0 && r.m_y === 0) || (f.mz > 0 && r.m_z === 0) || (n > 0 && r.npl === 0))) return null;
  const full = unsheared(c, f, found);
  return {
    utilisation: Math.max(1, r.shear) + n / full.n + f.my / full.m_y + f.mz / full.m_z,
    reason: `VEd ${f.mx > 0 && torsionBuckles(c) ? "with TEd " : ""}reaches VRd, which leaves nothing for other forces`,
    full,
  };
}

export interface BendingShear extends Outcome {
  utilisation: number;
  r: Reduced;
  found: SectionClass;
}

/** max(My,Ed/My,V,Rd, Mz,Ed/Mz,V,Rd) (6.2.8(1)). */
export function bending_shear(c: Capacity, f: Action, found: SectionClass): BendingShear {
  const r = reduced(c, f, found);
  const none = shearTakesAll(c, f, r, 0, found);
  return { r, found, reason: none?.reason ?? null, utilisation: none?.utilisation ?? Math.max(used(f.my, r.m_y), used(f.mz, r.m_z)) };
}
