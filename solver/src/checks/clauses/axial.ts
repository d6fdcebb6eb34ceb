/** Axial force alone: EN 1993-1-1 6.2.3 and 6.2.4. */

import type { Action, Capacity } from "./capacity.ts";
import type { Outcome } from "./outcome.ts";

/** Npl,Rd = A·fy/γM0 (6.2.3(2)a, 6.2.4(2)). */
export const Npl_Rd = (a: number, fy: number, gamma_m0: number): number => (a * fy) / gamma_m0;

export interface Axial extends Outcome {
  utilisation: number;
  n: number;
}

/** NEd/Nt,Rd (6.2.3(1)). */
export function tension(c: Pick<Capacity, "npl">, f: Pick<Action, "n">): Axial {
  const n = Math.max(0, -f.n);
  return { n, utilisation: n / c.npl, reason: null };
}

/** NEd/Nc,Rd of classes 1 to 3 (6.2.4(1)). */
export function compression(c: Pick<Capacity, "npl">, f: Pick<Action, "n">): Axial {
  const n = Math.max(0, f.n);
  return { n, utilisation: n / c.npl, reason: null };
}
