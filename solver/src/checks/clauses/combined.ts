/** Bending with shear: EN 1993-1-1 6.2.8; and what high shear leaves for 6.2.10. */

import type { Action, Capacity } from "./capacity.ts";
import type { Outcome } from "./outcome.ts";
import { hw, type Profile } from "./profile.ts";
import { isRound, shears } from "./shear.ts";
import { torsionFactor } from "./torsion.ts";

/** ρ = (2·V/VRd − 1)² above half the shear resistance, else 0 (6.2.8(2), (3)). */
export const rho = (v: number, v_rd: number): number => (v > 0.5 * v_rd ? Math.min(1, ((2 * v) / v_rd - 1) ** 2) : 0);

/** Plastic modulus of the part that carries the shear, reduced by ρ in 6.2.8(5). */
export function Wv(p: Profile, av: number): number {
  const depth = hw(p);
  if (p.kind === "i") return (depth * depth * p.tw) / 4;
  if (p.kind === "channel") return (av * av) / (4 * p.tw);
  return p.kind === "rhs" ? (av * av) / (8 * p.tw) : p.wpl_y;
}

/** Resistances with the shear area's yield strength cut by ρ; zero where the shear takes all. */
export interface Reduced {
  m_y: number;
  m_z: number;
  npl: number;
  rho_z: number;
  rho_y: number;
  /** The larger of VEd/VRd along z and y. */
  shear: number;
}

/** Moment and axial resistances with shear (6.2.8(3), (5); 6.2.10(3)). */
export function reduced(c: Capacity, f: Action, plastic: boolean): Reduced {
  const twist = Math.max(0, torsionFactor(c, f));
  const v = shears(c.p, f.vy, f.vz);
  const rho_z = rho(v.z, c.v_z * twist);
  const rho_y = rho(v.y, c.vpl_y * twist);
  const w_y = plastic ? c.p.wpl_y : c.p.wel_y;
  const w_z = plastic ? c.p.wpl_z : c.p.wel_z;
  // An elastic section yields first at its edge, so there the whole modulus takes the reduction.
  const lost = plastic ? Math.min(w_y, Wv(c.p, c.av_z)) : w_y;
  return {
    m_y: (Math.max(0, w_y - rho_z * lost) * c.fy) / c.gamma_m0,
    m_z: (w_z * (1 - rho_y) * c.fy) / c.gamma_m0,
    // A round section has one shear area whichever way the shear acts.
    npl: Math.max(0, c.npl - ((rho_z * c.av_z + (isRound(c.p) ? 0 : rho_y * c.av_y)) * c.fy) / c.gamma_m0),
    rho_z,
    rho_y,
    shear: Math.max(v.z / c.v_z, v.y / c.vpl_y),
  };
}

/** True where shear above half its resistance meets bending at this station. */
export function highShear(c: Capacity, f: Action): boolean {
  const twist = Math.max(0, torsionFactor(c, f));
  const v = shears(c.p, f.vy, f.vz);
  return (f.my > 0 && v.z > 0.5 * c.v_z * twist) || (f.mz > 0 && v.y > 0.5 * c.vpl_y * twist);
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
export function shearTakesAll(c: Capacity, f: Action, r: Reduced, n: number, plastic: boolean): Exhausted | null {
  if (!((f.my > 0 && r.m_y === 0) || (f.mz > 0 && r.m_z === 0) || (n > 0 && r.npl === 0))) return null;
  const m_y = ((plastic ? c.p.wpl_y : c.p.wel_y) * c.fy) / c.gamma_m0;
  const m_z = ((plastic ? c.p.wpl_z : c.p.wel_z) * c.fy) / c.gamma_m0;
  return {
    utilisation: Math.max(1, r.shear) + n / c.npl + f.my / m_y + f.mz / m_z,
    reason: "VEd reaches VRd, which leaves nothing for other forces",
  };
}

export interface BendingShear extends Outcome {
  utilisation: number;
  r: Reduced;
  plastic: boolean;
}

/** max(My,Ed/My,V,Rd, Mz,Ed/Mz,V,Rd) (6.2.8(1)). */
export function bending_shear(c: Capacity, f: Action, plastic: boolean): BendingShear {
  const r = reduced(c, f, plastic);
  const none = shearTakesAll(c, f, r, 0, plastic);
  return { r, plastic, reason: none?.reason ?? null, utilisation: none?.utilisation ?? Math.max(used(f.my, r.m_y), used(f.mz, r.m_z)) };
}
