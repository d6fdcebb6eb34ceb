/** Trace of bending alone, 6.2.5. */

import type { Bending } from "../../ec3/cross_section/bending.ts";
import type { SectionClass } from "../../ec3/cross_section/classification.ts";
import type { Step } from "../../results/checks.ts";
import { computed, decided, q } from "./quantity.ts";

export const bendingSteps = (
  c: { fy: number; gamma_m0: number },
  axis: "y" | "z" | "u" | "v",
  found: SectionClass,
  r: Omit<Bending, "reason">,
): Step[] => [
  computed(
    "6.2.5(2)",
    `Bending resistance, class ${found}`,
    `Mc,${axis},Rd = ${r.symbol}·fy/γM0`,
    [q(r.symbol, r.w, "mm3"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)],
    q(`Mc,${axis},Rd`, r.m_rd, "kNm"),
  ),
  decided(
    "6.2.5(1)",
    "Bending",
    `M${axis},Ed/Mc,${axis},Rd ≤ 1`,
    [q(`M${axis},Ed`, r.m, "kNm"), q(`Mc,${axis},Rd`, r.m_rd, "kNm")],
    r.utilisation,
  ),
];
