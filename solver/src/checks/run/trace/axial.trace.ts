/** Trace of axial force alone, 6.2.3 and 6.2.4. */

import type { Axial } from "../../clauses/axial.ts";
import type { Quantity, Step } from "../result.ts";
import { computed, decided, q } from "./quantity.ts";

/** What every shape has for its axial resistance. */
export interface AxialCapacity {
  p: { a: number };
  fy: number;
  gamma_m0: number;
  npl: number;
}

const resistance = (c: AxialCapacity): Quantity[] => [q("A", c.p.a, "mm2"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)];

export const tensionSteps = (c: AxialCapacity, r: Axial): Step[] => [
  computed(
    "6.2.3(2)a",
    "Plastic tension resistance",
    "Npl,Rd = A·fy/γM0",
    resistance(c),
    q("Npl,Rd", c.npl, "kN"),
    "holes and net sections are not considered",
  ),
  decided("6.2.3(1)", "Tension", "NEd/Nt,Rd ≤ 1", [q("NEd", r.n, "kN"), q("Nt,Rd", c.npl, "kN")], r.utilisation),
];

export const compressionSteps = (c: AxialCapacity, r: Axial): Step[] => [
  computed("6.2.4(2)", "Compression resistance", "Nc,Rd = A·fy/γM0", resistance(c), q("Nc,Rd", c.npl, "kN")),
  decided("6.2.4(1)", "Compression", "NEd/Nc,Rd ≤ 1", [q("NEd", r.n, "kN"), q("Nc,Rd", c.npl, "kN")], r.utilisation),
];
