/** Axial force alone: EN 1993-1-1 6.2.3 and 6.2.4. */

import type { Outcome } from "../outcome.ts";
import type { Action, Capacity } from "../resistances.ts";

/** Npl,Rd = A·fy/γM0 (6.2.3(2)a, 6.2.4(2)). */
export const Npl_Rd = (a: number, fy: number, gamma_m0: number): number => (a * fy) / gamma_m0;

export interface Axial extends Outcome {
  utilisation: number;
  n: number;
  /** A, or Aeff in class 4. */
  a: number;
  n_rd: number;
}

/** What every shape has for its axial resistance; an angle has no effective section. */
export interface AxialCapacity extends Pick<Capacity, "fy" | "gamma_m0" | "npl"> {
  p: { a: number };
  effective?: Capacity["effective"];
}

/** Area in even compression: Aeff where that makes the section class 4 (6.2.4(2)). */
export const compressedArea = ({ p, effective }: Pick<AxialCapacity, "p" | "effective">): number => effective?.n.a ?? p.a;

/** NEd/Nt,Rd (6.2.3(1)). */
export function tension(c: AxialCapacity, f: Pick<Action, "n">): Axial {
  const n = Math.max(0, -f.n);
  return { n, a: c.p.a, n_rd: c.npl, utilisation: n / c.npl, reason: null };
}

/** NEd/Nc,Rd by the class in even compression, whatever bends beside it (6.2.4(1)). */
export function compression(c: AxialCapacity, f: Pick<Action, "n">): Axial {
  const n = Math.max(0, f.n);
  const a = compressedArea(c);
  const n_rd = Npl_Rd(a, c.fy, c.gamma_m0);
  return { n, a, n_rd, utilisation: n / n_rd, reason: null };
}
