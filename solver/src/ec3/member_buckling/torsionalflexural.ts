/** Torsional and torsional-flexural buckling in compression: EN 1993-1-1 6.3.1.4. */

import { channelCentroid, channelShearCentre, type Profile } from "../profile.ts";
import { ALPHA, type ColumnInput, chi, curveOf, lambda, Nb_Rd } from "./flexural.ts";

/** Distance from centroid to shear centre and polar radius of a channel, thin-walled. */
export function channelOffset(p: Profile): { y0: number; i0_squared: number } {
  const y0 = channelCentroid(p.a, p.h, p.b, p.tw, p.tf) - p.tw / 2 + channelShearCentre(p.h, p.b, p.tw, p.tf);
  return { y0, i0_squared: (p.iy + p.iz) / p.a + y0 * y0 };
}

/** Ncr,T = (G·It + π²·E·Iw/lT²)/i0² (6.3.1.4, NCCI for torsional buckling). */
export const Ncr_T = (e: number, g: number, it: number, iw: number, l_t: number, i0_squared: number): number =>
  (g * it + (Math.PI ** 2 * e * iw) / (l_t * l_t)) / i0_squared;

/** Ncr,TF of a channel, symmetric about y-y: flexure about y couples with twist. */
export function Ncr_TF(ncr_y: number, ncr_t: number, y0: number, i0_squared: number): number {
  const beta = 1 - (y0 * y0) / i0_squared;
  const sum = ncr_y + ncr_t;
  return (sum - Math.sqrt(Math.max(0, sum * sum - 4 * beta * ncr_y * ncr_t))) / (2 * beta);
}

export interface TorsionalFlexural {
  y0: number;
  i0_squared: number;
  ncr: number;
  lambda: number;
  alpha: number;
  chi: number;
  n_b: number;
}

/** Nb,Rd of an open section that twists: with Ncr,T where it is doubly symmetric, with Ncr,TF where it bends as it twists; on the curve of the z axis (6.3.1.4). */
export function torsionalFlexural(i: ColumnInput, ncr_y: number, ncr_t: number): TorsionalFlexural {
  const { p, a, fy } = i;
  const { y0, i0_squared } = p.kind === "channel" ? channelOffset(p) : { y0: 0, i0_squared: (p.iy + p.iz) / p.a };
  const ncr = y0 === 0 ? ncr_t : Ncr_TF(ncr_y, ncr_t, y0, i0_squared);
  const slenderness = lambda(a, fy, ncr);
  const alpha = ALPHA[curveOf(p, "z", i.s460)];
  const reduction = chi(slenderness, alpha);
  return { y0, i0_squared, ncr, lambda: slenderness, alpha, chi: reduction, n_b: Nb_Rd(reduction, a, fy, i.gamma_m1) };
}
