/** Trace of axial force alone, 6.2.3 and 6.2.4. */

import type { Axial, AxialCapacity } from "../../ec3/cross_section/axial.ts";
import type { Step } from "../../results/checks.ts";
import { computed, decided, q } from "./quantity.ts";

export const tensionSteps = (c: AxialCapacity, r: Axial): Step[] => [
  computed(
    "6.2.3(2)a",
    "Plastic tension resistance",
    "Npl,Rd = A·fy/γM0",
    [q("A", c.p.a, "mm2"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)],
    q("Npl,Rd", c.npl, "kN"),
    "of the gross section; of holes and threads by nu_rd",
  ),
  decided("6.2.3(1)", "Tension", "NEd/Nt,Rd ≤ 1", [q("NEd", r.n, "kN"), q("Nt,Rd", c.npl, "kN")], r.utilisation),
];

export function compressionSteps(c: AxialCapacity, r: Axial): Step[] {
  const symbol = c.effective ? "Aeff" : "A";
  const inputs = [q(symbol, r.a, "mm2"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)];
  return [
    computed("6.2.4(2)", "Compression resistance", `Nc,Rd = ${symbol}·fy/γM0`, inputs, q("Nc,Rd", r.n_rd, "kN")),
    decided("6.2.4(1)", "Compression", "NEd/Nc,Rd ≤ 1", [q("NEd", r.n, "kN"), q("Nc,Rd", r.n_rd, "kN")], r.utilisation),
  ];
}
