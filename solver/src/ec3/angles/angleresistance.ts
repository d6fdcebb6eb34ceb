/** Cross-sections of single angles, elastic about their principal axes: EN 1993-1-1 Table 5.2 sheet 3, 6.2.3 to 6.2.9.2. */

import type { Forces } from "../../topology/context.ts";
import { Npl_Rd } from "../cross_section/axial.ts";
import { epsilon } from "../cross_section/classification.ts";
import { rho } from "../cross_section/combined.ts";
import { Vpl_Rd } from "../cross_section/shear.ts";
import { type TeeWalls, teeWalls } from "../cross_section/tee.ts";
import type { Outcome } from "../outcome.ts";
import type { PrincipalProfile } from "../principal.ts";
import { tau_Rd } from "../torsion/torsion.ts";

/** Slenderness of the legs against Table 5.2, and against EN 1993-1-5 4.4 where class 3 is exceeded in compression. */
export interface AngleClass {
  eps: number;
  /** h/t and (b + h)/(2·t) of the legs in compression (sheet 3). */
  ht: number;
  mean: number;
  /** c/t of the longer leg as an outstand in bending (sheet 2). */
  ct: number;
  /** λp of the longer leg and ρ by EN 1993-1-5 (4.3), b̄ = h, kσ = 0.43. */
  lambda_p: number;
  rho: number;
  compression: 3 | 4;
  /** Legs no wider than class 3 allows in bending. */
  bending: 3 | 4;
}

export function angleClass(p: PrincipalProfile, fy: number): AngleClass {
  const eps = epsilon(fy);
  const leg = Math.max(p.h, p.b);
  const [ht, mean, ct] = [leg / p.t, (p.h + p.b) / (2 * p.t), (leg - p.t - p.r) / p.t];
  const lambda_p = ht / (28.4 * eps * Math.sqrt(0.43));
  const within = (value: number, limit: number): boolean => value <= limit * (1 + 1e-9);
  return {
    eps,
    ht,
    mean,
    ct,
    lambda_p,
    rho: lambda_p <= 0.748 ? 1 : (lambda_p - 0.188) / lambda_p ** 2,
    compression: within(ht, 15 * eps) && within(mean, 11.5 * eps) ? 3 : 4,
    bending: within(ct, 14 * eps) ? 3 : 4,
  };
}

/** Resolved once per section, material and check. */
export interface AngleCapacity {
  readonly p: PrincipalProfile;
  readonly fy: number;
  readonly gamma_m0: number;
  readonly gamma_m1: number;
  readonly npl: number;
  readonly m_u: number;
  readonly m_v: number;
  readonly av_z: number;
  readonly av_y: number;
  readonly vpl_z: number;
  readonly vpl_y: number;
  readonly class: AngleClass;
  /** Of a tee: its outstands. */
  readonly walls: TeeWalls | null;
  /** Of an angle: the same with ρ·fy, where its legs are of class 4 in compression or bending. */
  readonly reduced: AngleCapacity | null;
}

/**
 * Slender walls leave a part of fy, and γM1 with it (EN 1993-1-5 section 10, reduced stresses, which knows no shift of the centroid): of a tee whatever acts,
 * of an angle where its legs are compressed.
 */
export function angleCapacity(p: PrincipalProfile, given: number, m0: number, gamma_m1: number): AngleCapacity {
  const walls = p.tee && teeWalls(p.tee, given);
  const legs = angleClass(p, given);
  const slim = !walls && legs.rho < 1 && (legs.compression === 4 || legs.bending === 4);
  const by = (rho: number, reduced: AngleCapacity | null): AngleCapacity => ({
    ...resistances(p, rho * given, rho < 1 ? Math.max(m0, gamma_m1) : m0),
    ...{ gamma_m1, class: walls ? angleClass(p, rho * given) : legs, walls, reduced },
  });
  return by(walls?.rho ?? 1, slim ? by(legs.rho, null) : null);
}

function resistances(p: PrincipalProfile, fy: number, gamma_m0: number): Omit<AngleCapacity, "gamma_m1" | "class" | "walls" | "reduced"> {
  const { av_z, av_y } = p;
  return {
    p,
    fy,
    gamma_m0,
    npl: Npl_Rd(p.a, fy, gamma_m0),
    m_u: (p.wel_u * fy) / gamma_m0,
    m_v: (p.wel_v * fy) / gamma_m0,
    av_z,
    av_y,
    vpl_z: Vpl_Rd(av_z, fy, gamma_m0),
    vpl_y: Vpl_Rd(av_y, fy, gamma_m0),
  };
}

/** Forces about principal axes, moments signed; n is compression positive, t the torque about the shear centre. */
export interface AngleAction {
  n: number;
  mu: number;
  mv: number;
  vy: number;
  vz: number;
  t: number;
}

/** Below this share of the resistance a force is round-off. */
const NEGLIGIBLE = 1e-6;

/** Internal forces in the model's signs, about the legs' axes through the centroid, as an action on this angle. */
export function angleAction(c: AngleCapacity, f: Forces): AngleAction {
  const { p } = c;
  const { y, z } = p.shear_centre;
  const cut = (value: number, resistance: number): number => (Math.abs(value) < NEGLIGIBLE * resistance ? 0 : value);
  return {
    n: -cut(f.n, c.npl),
    mu: cut(f.mz * p.e_v[0] + f.my * p.e_v[1], c.m_u),
    mv: cut(f.mz * p.e_u[0] + f.my * p.e_u[1], c.m_v),
    vy: cut(f.vy, c.vpl_y),
    vz: cut(f.vz, c.vpl_z),
    // V = dM/dx is the force on the face that looks towards the start, hence the signs.
    t: cut(f.mx + y * f.vz - z * f.vy, (c.p.it / c.p.t) * c.fy),
  };
}

/** τt,Ed = TEd·t/It (6.2.7(1)), St Venant: an angle's warping is negligible. */
export const tau_t = (c: AngleCapacity, f: AngleAction): number => (Math.abs(f.t) * c.p.t) / c.p.it;

/** What torsion leaves of the shear resistance, after (6.26) without its gain of 1.25. */
export const shearLeft = (c: AngleCapacity, f: AngleAction): number => 1 - tau_t(c, f) / tau_Rd(c.fy, c.gamma_m0);

export interface AngleShear extends Outcome {
  utilisation: number;
  v: number;
  v_rd: number;
}

/** VEd/Vpl,T,Rd along a leg (6.2.6(1), 6.2.7(9)); where torsion takes all, what it takes and what shear asks for stand side by side. */
export function angleShear(c: AngleCapacity, f: AngleAction, axis: "y" | "z"): AngleShear {
  const [v, vpl] = axis === "y" ? [Math.abs(f.vy), c.vpl_y] : [Math.abs(f.vz), c.vpl_z];
  const left = shearLeft(c, f);
  if (v === 0) return { v, v_rd: Math.max(0, left) * vpl, utilisation: 0, reason: null };
  if (left <= 0) return { v, v_rd: 0, utilisation: 1 - left + v / vpl, reason: "torsion leaves no shear resistance" };
  return { v, v_rd: left * vpl, utilisation: v / (left * vpl), reason: null };
}

export interface AngleStress extends Outcome {
  utilisation: number;
  /** The corner where the yield criterion is highest, its normal stress (tension positive) and the shear stress of torsion. */
  corner: string;
  sigma: number;
  tau: number;
  /** ρ of high shear (6.2.8(3)). */
  rho: number;
}

/** σx,Ed of bending and axial force at the corners (6.2.9.2), with τt,Ed by the yield criterion (6.2.1(5)) and fy less ρ where shear is high (6.2.10). */
export function angleStress(c: AngleCapacity, f: AngleAction): AngleStress {
  const { p } = c;
  const left = Math.max(0, shearLeft(c, f));
  const lost = Math.max(rho(Math.abs(f.vz), c.vpl_z * left), rho(Math.abs(f.vy), c.vpl_y * left));
  let [sigma, corner] = [0, ""];
  for (const { name, u, v } of p.points) {
    const here = -f.n / p.a - (f.mu * v) / p.iu - (f.mv * u) / p.iv;
    if (corner === "" || Math.abs(here) > Math.abs(sigma)) [sigma, corner] = [here, name];
  }
  const tau = tau_t(c, f);
  const plain = (Math.sqrt(sigma * sigma + 3 * tau * tau) * c.gamma_m0) / c.fy;
  // Where shear takes all, its own utilisation stands beside the plain sum.
  if (lost >= 1) {
    const shear = Math.max(angleShear(c, f, "z").utilisation, angleShear(c, f, "y").utilisation);
    return { utilisation: plain + shear, corner, sigma, tau, rho: 1, reason: "VEd reaches VRd, which leaves nothing for other forces" };
  }
  return { utilisation: plain / (1 - lost), corner, sigma, tau, rho: lost, reason: null };
}
