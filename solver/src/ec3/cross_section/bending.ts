/** Bending alone: EN 1993-1-1 6.2.5. */

import type { Outcome } from "../outcome.ts";
import type { Action, Capacity } from "../resistances.ts";
import type { SectionClass } from "./classification.ts";

/** Mc,Rd = W·fy/γM0 with Wpl in classes 1 and 2, Wel in class 3, Weff in class 4 (6.2.5(2)). */
export const Mc_Rd = (w: number, fy: number, gamma_m0: number): number => (w * fy) / gamma_m0;

/** Modulus by class with its symbol; Wel stands in for a Wpl that the model does not give, under its own name. */
export function modulus({ p, effective }: Capacity, axis: "y" | "z", found: SectionClass): [w: number, symbol: string] {
  const y = axis === "y";
  if (found === 4 && effective) return [effective[axis].w, y ? "Weff,y" : "Weff,z"];
  const pl = y ? p.wpl_y : p.wpl_z;
  const el = y ? p.wel_y : p.wel_z;
  return found < 3 && pl !== el ? [pl, y ? "Wpl,y" : "Wpl,z"] : [el, y ? "Wel,y" : "Wel,z"];
}

export interface Bending extends Outcome {
  utilisation: number;
  m: number;
  w: number;
  symbol: string;
  m_rd: number;
}

/** MEd/Mc,Rd about one axis (6.2.5(1)). */
export function bending(c: Capacity, f: Action, axis: "y" | "z", found: SectionClass): Bending {
  const { 0: w, 1: symbol } = modulus(c, axis, found);
  const m_rd = Mc_Rd(w, c.fy, c.gamma_m0);
  const m = axis === "y" ? f.my : f.mz;
  return { m, w, symbol, m_rd, utilisation: m / m_rd, reason: null };
}
