/** Stresses and resistances of open sections that twist: sectorial quantities of I-sections and channels, 6.2.7. */

import { channelShearCentre, type Profile } from "../profile.ts";

/** Sectorial coordinates and moments, thin-walled, about the shear centre. */
export interface Sectorial {
  /** Largest warping ordinate, at the toe of a flange or at the corner of a channel. */
  omega: number;
  /** Largest sectorial moment over the thickness it meets, Sω/t. */
  s_omega: number;
  /** Bimoment at which both flanges are plastic, over fy; of a channel, at which its first fibre yields. */
  w_pl: number;
}

export function sectorial(p: Profile): Sectorial {
  const depth = p.h - p.tf;
  if (p.kind === "i") return { omega: (depth * p.b) / 4, s_omega: (depth * p.b * p.b) / 16, w_pl: (depth * p.tf * p.b * p.b) / 4 };
  const flange = p.b - p.tw / 2;
  const e = channelShearCentre(p.h, p.b, p.tw, p.tf);
  const [corner, toe] = [(e * depth) / 2, ((flange - e) * depth) / 2];
  const omega = Math.max(corner, toe);
  // Sω grows from the toe to where ω vanishes, flange − e away, and falls again to the corner and on to the middle of the web.
  const [peak, atCorner] = [((flange - e) ** 2 * depth * p.tf) / 4, (((flange - e) ** 2 - e * e) * depth * p.tf) / 4];
  const inWeb = atCorner - (e * depth * depth * p.tw) / 8;
  return { omega, s_omega: Math.max(peak / p.tf, Math.abs(atCorner) / p.tw, Math.abs(inWeb) / p.tw), w_pl: p.iw / omega };
}

/** σw,Ed = BEd·ω/Iw. */
export const sigma_w = (p: Profile, b: number, s: Sectorial): number => (b * s.omega) / p.iw;

/** τw,Ed = Tw,Ed·Sω/(Iw·tf). */
export const tau_w = (p: Profile, t_w: number, s: Sectorial): number => (t_w * s.s_omega) / p.iw;

/** Forces and their stresses at the places of the section where they meet, magnitudes added up. */
export interface YieldForces {
  n: number;
  my: number;
  mz: number;
  vy: number;
  vz: number;
  tau_t: number;
  tau_w: number;
  sigma_w: number;
}

export interface YieldPoint {
  place: string;
  sigma: number;
  tau: number;
  /** √(σ² + 3·τ²). */
  equivalent: number;
}

/** The yield criterion (6.2.1(5)) at toe and middle of the flange, edge and middle of the web: the place where it is highest. */
export function yieldPoint(p: Profile, f: YieldForces): YieldPoint {
  const depth = p.h - p.tf;
  const web = p.h - 2 * p.tf;
  const even = f.n / p.a;
  const flanges = f.my / p.wel_y;
  const flangeShear = (f.vz * (p.kind === "i" ? p.b / 2 : p.b) * depth) / (2 * p.iy) + (1.5 * f.vy) / (2 * p.b * p.tf);
  const edge = (f.vz * p.b * depth * p.tf) / (2 * p.iy * p.tw);
  const middle = edge + (f.vz * web * web) / (8 * p.iy);
  const web_t = (f.tau_t * p.tw) / Math.max(p.tf, p.tw);
  // The corner of a channel warps and bends about z-z too, as the toes do; an I-section's web does neither.
  const sideways = p.kind === "channel" ? f.mz / p.wel_z + f.sigma_w : 0;
  const points: [string, number, number][] = [
    ["toe of the flange", even + flanges + f.mz / p.wel_z + f.sigma_w, f.tau_t],
    ["flange at the web", even + flanges + sideways, f.tau_t + f.tau_w + flangeShear],
    ["edge of the web", even + (f.my * web) / (2 * p.iy) + sideways, web_t + edge + (p.kind === "channel" ? f.tau_w : 0)],
    ["middle of the web", even + (p.kind === "channel" ? f.mz / p.wel_z : 0), web_t + middle + (p.kind === "channel" ? f.tau_w : 0)],
  ];
  return points
    .map(([place, sigma, tau]): YieldPoint => ({ place, sigma, tau, equivalent: Math.sqrt(sigma * sigma + 3 * tau * tau) }))
    .reduce((a, b) => (b.equivalent > a.equivalent ? b : a));
}
