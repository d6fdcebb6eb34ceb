/** Single angles as members: EN 1993-1-1 6.3.1, 6.3.1.4, 6.3.2.2 and Annex BB.1.2. */

import { ALPHA, chi, lambda, Nb_Rd, Ncr } from "../member_buckling/flexural.ts";
import { chi_LT, type LtbRule, lambda_LT } from "../member_buckling/lateral.ts";
import { Ncr_T } from "../member_buckling/torsionalflexural.ts";
import type { PrincipalProfile } from "../principal.ts";

export type AngleAxis = "u" | "v" | "y" | "z";

/** λeff of an angle bolted with two or more bolts, or welded, through one leg (BB.1.2(1), (BB.1)). */
export const lambda_eff = (axis: AngleAxis, slenderness: number): number => (axis === "v" ? 0.35 : 0.5) + 0.7 * slenderness;

export interface AngleStrut {
  axis: AngleAxis;
  l_cr: number;
  i: number;
  n_cr: number;
  lambda: number;
  /** λeff where the member is connected through one leg, else null. */
  effective: number | null;
  chi: number;
  n_b: number;
}

export interface AngleMaterial {
  e: number;
  g: number;
  fy: number;
  gamma_m1: number;
}

export const inertia = (p: PrincipalProfile, axis: AngleAxis): number => ({ u: p.iu, v: p.iv, y: p.iy, z: p.iz })[axis];

/** Flexural buckling about one axis (6.3.1.1), or with the effective slenderness of BB.1.2. */
export function angleStrut(p: PrincipalProfile, m: AngleMaterial, axis: AngleAxis, l_cr: number, oneLeg: boolean): AngleStrut {
  const i = inertia(p, axis);
  const n_cr = Ncr(m.e, i, l_cr);
  const slenderness = lambda(p.a, m.fy, n_cr);
  const effective = oneLeg ? lambda_eff(axis, slenderness) : null;
  const reduction = chi(effective ?? slenderness, ALPHA[p.curve]);
  return { axis, l_cr, i, n_cr, lambda: slenderness, effective, chi: reduction, n_b: Nb_Rd(reduction, p.a, m.fy, m.gamma_m1) };
}

export interface AngleTwist {
  i0_squared: number;
  ncr_t: number;
  /** About v-v: by BB.1.2 the one that λeff stands for, where that is more than between pins. */
  ncr_v: number;
  ncr: number;
  lambda: number;
  chi: number;
  n_b: number;
}

/**
 * Torsional-flexural buckling (6.3.1.4): smallest root of (N − Nu)(N − Nv)(N − NT) − N²(N − Nu)(vs/i0)² − N²(N − Nv)(us/i0)² = 0.
 * The shear centre off the axis u by vs couples twist with bending about v, and the other way round. Warping is left out.
 */
export function angleTwist(p: PrincipalProfile, m: AngleMaterial, u: AngleStrut, v: AngleStrut): AngleTwist {
  const { shear_centre: s } = p;
  const i0_squared = (p.iu + p.iv) / p.a + s.u * s.u + s.v * s.v;
  const ncr_t = Ncr_T(m.e, m.g, p.it, 0, 1, i0_squared);
  // What holds the ends of a slender strut through one leg holds it when it twists too: alone it would buckle about v-v as if BB.1.2 were not.
  const ncr_v = v.effective === null ? v.n_cr : Math.max(v.n_cr, (p.a * m.fy) / v.effective ** 2);
  const [bu, bv] = [(s.v * s.v) / i0_squared, (s.u * s.u) / i0_squared];
  const f = (n: number): number => (n - u.n_cr) * (n - ncr_v) * (n - ncr_t) - n * n * (n - u.n_cr) * bu - n * n * (n - ncr_v) * bv;
  // Negative at 0, not negative at the smallest of the three: the root lies between.
  let [low, high] = [0, Math.min(u.n_cr, ncr_v, ncr_t)];
  for (let i = 0; i < 200 && high - low > 1e-14 * high; i++) {
    const middle = (low + high) / 2;
    if (f(middle) < 0) low = middle;
    else high = middle;
  }
  const slenderness = lambda(p.a, m.fy, high);
  const reduction = chi(slenderness, ALPHA[p.curve]);
  return { i0_squared, ncr_t, ncr_v, ncr: high, lambda: slenderness, chi: reduction, n_b: Nb_Rd(reduction, p.a, m.fy, m.gamma_m1) };
}

/** Table 6.4, other cross-sections: curve d of the general case. */
export const ANGLE_LTB: LtbRule = {
  method: "general",
  curve: "d",
  alpha: ALPHA.d,
  lambda_0: 0.2,
  beta: 1,
  ignored_to: 0.2,
  clause: "6.3.2.2",
  source: "Table 6.4",
  unserved: null,
};

export interface AngleLateral {
  /** Farthest a load can act from the shear centre, across u-u; 0 where none acts between the ends. */
  height: number;
  m_cr: number;
  lambda: number;
  chi: number;
  m_b: number;
}

/**
 * Bending about u-u between forks (6.3.2.2). Mcr is a lower bound: an even moment (C1 = 1), loads on the far edge (C2 = 1), and the outline's
 * unevenness βu on the unfavourable side: Mcr = π²EIv/L²·(√(k² + G·It·L²/(π²EIv)) − k), k = zg + |βu|/2. Warping is left out.
 */
export function angleLateral(p: PrincipalProfile, m: AngleMaterial, length: number, loaded: boolean): AngleLateral {
  const height = loaded ? Math.max(...p.points.map(({ v }) => Math.abs(v - p.shear_centre.v))) : 0;
  const k = height + Math.abs(p.beta_u) / 2;
  const euler = Ncr(m.e, p.iv, length);
  const m_cr = euler * (Math.sqrt(k * k + (m.g * p.it) / euler) - k);
  const slenderness = lambda_LT(p.wel_u, m.fy, m_cr);
  const reduction = chi_LT(slenderness, ANGLE_LTB);
  return { height, m_cr, lambda: slenderness, chi: reduction, m_b: (reduction * p.wel_u * m.fy) / m.gamma_m1 };
}

/** Close to Ncr and beyond it, where NEd/Nb,Rd alone is far above 1, the growth has no meaning; it must not fall back either. */
const GROWTH_LIMIT = 100;

export interface AngleInteraction {
  /** 1/(1 − NEd/Ncr), the whole second-order growth of the moments, at most GROWTH_LIMIT. */
  growth: number;
  utilisation: number;
}

/**
 * Compression with bending. 6.3.3 speaks of doubly symmetric sections, so the moments grow by the whole second-order factor of 5.2.2(5) with the lowest
 * critical force, without help from their shape (Cm = 1): NEd/Nb,Rd + k·(Mu,Ed/Mb,Rd + Mv,Ed/Mv,Rk).
 */
export function angleInteraction(n: number, mu: number, mv: number, n_b: number, n_cr: number, m_b: number, m_v: number): AngleInteraction {
  const growth = n < n_cr ? Math.min(GROWTH_LIMIT, 1 / (1 - n / n_cr)) : GROWTH_LIMIT;
  return { growth, utilisation: n / n_b + growth * (mu / m_b + mv / m_v) };
}
