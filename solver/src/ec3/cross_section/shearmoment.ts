/** Bending with shear that buckles the web: EN 1993-1-5 7.1. */

import { wall } from "../profile.ts";
import type { Capacity } from "../resistances.ts";

export interface ShearMoment {
  /** Mf,Rd: the flanges alone, the compressed one effective, less what axial force takes of them (7.1(1), (4)). */
  m_f: number;
  /** Mpl,Rd: effective flanges and the whole web, whatever its class. */
  m_pl: number;
  /** The moment that (7.1) allows beside the shear. */
  m_v: number;
}

/** (7.1) solved for the moment: MEd ≤ Mpl,Rd − (Mpl,Rd − Mf,Rd)·(2·η3 − 1)²; about z-z only a box has webs and flanges. */
export function shearMoment({ p, fy, gamma_m0, effective }: Capacity, axis: "y" | "z", rho: number, n: number): ShearMoment {
  const [h, b, web, tf] = axis === "y" ? [p.h, p.b, p.tw, p.tf] : [p.b, p.h, wall(p, "b"), wall(p, "h")];
  const depth = h - 2 * tf;
  const flange = effective?.[axis].flange ?? b * tf;
  const stress = fy / gamma_m0;
  const alone = flange * (h - tf) * stress;
  const m_f = alone * Math.max(0, 1 - n / ((flange + b * tf) * stress));
  const m_pl = alone + (((p.kind === "rhs" ? 2 : 1) * web * depth * depth) / 4) * stress;
  return { m_f, m_pl, m_v: m_pl - rho * (m_pl - m_f) };
}
