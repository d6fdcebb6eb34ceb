/** Trace of members in bending, 6.3.2. */

import { ANNEXES } from "../../ec3/annexes.ts";
import type { Lateral, LateralInput } from "../../ec3/member_buckling/lateral.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { Step } from "../../results/checks.ts";
import type { Annex } from "../../topology/context.ts";
import { computed, decided, q } from "./quantity.ts";

const decision = (my: number, m_b: number): Step =>
  decided("6.3.2.1(1)", "Lateral-torsional buckling", "My,Ed/Mb,Rd ≤ 1", [q("My,Ed", my, "kNm"), q("Mb,Rd", m_b, "kNm")], my / m_b);

/** A member that does not buckle sideways, and why. */
export const unsusceptibleSteps = (why: string, my: number, m_rd: number): Step[] => [
  computed("6.3.2.1(2)", "Is the member susceptible?", why, [], q("χLT", 1)),
  decision(my, m_rd),
];

/** From Mcr to Mb,Rd; c_1 is that of the moment diagram, symbol that of the modulus. */
export function lateralSteps(c: Capacity, annex: Annex, symbol: string, c_1: number, i: LateralInput, r: Lateral): Step[] {
  const { rule } = i;
  const rolled = rule.method === "rolled";
  const steps = [
    computed(
      "6.3.2.2(1)",
      "Relative slenderness",
      "λLT = √(Wy·fy/Mcr)",
      [q(symbol, i.w, "mm3"), q("fy", i.fy, "N/mm2"), q("Mcr", i.m_cr, "kNm")],
      q("λLT", r.lambda),
    ),
    computed(
      rule.source,
      "Buckling curve",
      rolled ? "rolled and equivalent welded sections, 6.3.2.3" : "general case, 6.3.2.2",
      [q("h/b", c.p.h / c.p.b), q("fabrication", c.p.fabrication), q("curve", rule.curve), q("λLT,0", rule.lambda_0), q("β", rule.beta)],
      q("αLT", rule.alpha),
      ...(rule.unserved ? [rule.unserved] : []),
    ),
    computed(
      `${rule.clause}(1)`,
      "Reduction factor",
      rolled
        ? "χLT = 1/(φLT + √(φLT² − β·λLT²)) ≤ 1, ≤ 1/λLT²; φLT = 0.5·[1 + αLT·(λLT − λLT,0) + β·λLT²]"
        : "χLT = 1/(φLT + √(φLT² − λLT²)) ≤ 1; φLT = 0.5·[1 + αLT·(λLT − 0.2) + λLT²]",
      [q("αLT", rule.alpha), q("λLT", r.lambda), q("φLT", r.phi)],
      q("χLT", r.plain),
      ...(r.ignored ? [`λLT ≤ ${rule.ignored_to}: lateral-torsional buckling is ignored (6.3.2.2(4))`] : []),
    ),
  ];
  const modified = i.k_c !== null && r.f !== null;
  if (i.k_c !== null && r.f !== null)
    steps.push(
      computed(
        "6.3.2.3(2)",
        "Moment shape between restraints",
        "χLT,mod = χLT/f ≤ 1, ≤ 1/λLT²; f = 1 − 0.5·(1 − kc)·[1 − 2·(λLT − 0.8)²] ≤ 1",
        [q("C1", c_1), q("kc", i.k_c), q("f", r.f)],
        q("χLT,mod", r.chi),
        ANNEXES[annex].ltb.kc === "c1"
          ? "kc = 1/√C1 (national annex), C1 by eigenvalue of this moment diagram"
          : "kc = 1/√C1, not below Table 6.6: 1/(1.33 − 0.33·ψ) for a straight diagram, 0.91 under spread loads or several forces, 0.77 to 0.82 under one; C1 by eigenvalue of this moment diagram",
      ),
    );
  const chi = modified ? "χLT,mod" : "χLT";
  steps.push(
    computed(
      "6.3.2.1(3)",
      "Buckling resistance moment",
      `Mb,Rd = ${chi}·Wy·fy/γM1`,
      [q(chi, r.chi), q(symbol, i.w, "mm3"), q("fy", i.fy, "N/mm2"), q("γM1", i.gamma_m1)],
      q("Mb,Rd", r.m_b, "kNm"),
    ),
    decision(i.my, r.m_b),
  );
  return steps;
}
