/** Trace of the classification, Table 5.2. */

import { type ClassForces, epsilon, parts } from "../../ec3/cross_section/classification.ts";
import type { Profile } from "../../ec3/profile.ts";
import type { Step } from "../../results/checks.ts";
import { computed, q } from "./quantity.ts";

/** 5.5.2(9): class 4 counts as class 3 where the stresses are low enough. */
export const lowStressStep = (sigma: number, factor: number): Step =>
  computed(
    "5.5.2(9)",
    "Class 3 by the stresses that act",
    "ε·√((fy/γM0)/σcom,Ed) in the limits of class 3",
    [q("σcom,Ed", sigma, "N/mm2"), q("√((fy/γM0)/σcom,Ed)", factor)],
    q("class", 3),
  );

export function classSteps(p: Profile, fy: number, f: ClassForces): Step[] {
  return parts(p, fy, f).map((part) =>
    computed(
      "5.5.2, Table 5.2",
      `Class of the ${part.part.split(" ")[0]} (${part.row})`,
      "c/t ≤ limit of class 1, 2, 3; ε = √(235/fy)",
      [
        q(part.part, part.ct),
        q("ε", epsilon(fy)),
        ...(part.alpha === undefined ? [] : [q("α", part.alpha), q("ψ", part.psi as number)]),
        ...part.limits.map((limit, i) => q(`class ${i + 1} limit`, limit)),
      ],
      q("class", part.class),
    ),
  );
}
