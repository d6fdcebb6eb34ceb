/** A member in bending: EN 1993-1-1 6.3.2 with its trace. */

import { type MemberCheck, type MemberInput, open, verified } from "../run/member.ts";
import { kcTable } from "../run/moments.ts";
import { susceptible } from "../run/profile.ts";
import { computed, decided, q } from "../run/quantity.ts";
import type { Step } from "../run/trace.ts";
import { criticalMoment } from "../stability/critical.ts";
import { modulus } from "./capacity.ts";
import { classSteps } from "./classification.ts";
import * as T from "./torsional.ts";

/** 6.3.2: lateral-torsional buckling; χLT goes on into 6.3.3. */
export function lateralTorsional(input: MemberInput, found: 1 | 2 | 3): { result: MemberCheck; chi: number } {
  const { c, peaks, check, annex } = input;
  const [w, symbol] = modulus(c.p, "y", found);
  const m_rk = w * c.fy;
  if (check.restrained) {
    return {
      result: {
        key: "ltb",
        status: "skipped",
        utilisation: null,
        reason: "restrained: the check takes the compression flange as continuously held sideways",
        steps: () => [],
      },
      chi: 1,
    };
  }
  const m_rd = m_rk / c.gamma_m1;
  const held = !susceptible(c.p);
  if (held || peaks.my === 0) {
    const why = held ? "square and circular hollow sections are not susceptible" : "no bending about y-y";
    const steps = (): Step[] => [
      computed("6.3.2.1(2)", "Is the member susceptible?", why, [], q("χLT", 1)),
      decided(
        "6.3.2.1(1)",
        "Lateral-torsional buckling",
        "My,Ed/Mb,Rd ≤ 1",
        [q("My,Ed", peaks.my, "kNm"), q("Mb,Rd", m_rd, "kNm")],
        peaks.my / m_rd,
      ),
    ];
    return { result: verified("ltb", peaks.my / m_rd, steps), chi: 1 };
  }
  const rule = T.ltbRule(c.p, check.ltb_method, annex);
  const useF = (check.use_f ?? false) && rule.method === "rolled";
  const critical = criticalMoment(input.diagram, input.joints, input.member, check, c.p, input.s, peaks.my, useF, input.known);
  if (critical.m_cr === null)
    return {
      result: open("ltb", "the restraints leave the member free to move sideways or twist: give lateral_restraints or supports", () => [
        critical.step(),
      ]),
      chi: 1,
    };
  const lambda = T.lambda_LT(w, c.fy, critical.m_cr);
  const plain = T.chi_LT(lambda, rule);
  const ignored = lambda <= rule.ignored_to;
  const c_1 = critical.c1 ?? 1;
  // The UK annex puts kc = 1/√C1 in place of Table 6.6; C1 of a fixed beam's diagram would give far less than the table's 0.9.
  const k_c = Math.max(1 / Math.sqrt(c_1), useF && annex !== "UK" ? kcTable(input) : 0);
  const f = T.f_LT(lambda, k_c);
  const chi = useF && !ignored ? T.chi_LT_mod(plain, f, lambda) : plain;
  const m_b = chi * m_rd;
  const m_cr = critical.m_cr;
  const steps = (): Step[] => [
    ...classSteps(c.p, c.fy, { n: Math.max(0, peaks.n), my: peaks.my, mz: peaks.mz }),
    critical.step(),
    computed(
      "6.3.2.2(1)",
      "Relative slenderness",
      "λLT = √(Wy·fy/Mcr)",
      [q(symbol, w, "mm3"), q("fy", c.fy, "N/mm2"), q("Mcr", m_cr, "kNm")],
      q("λLT", lambda),
    ),
    computed(
      rule.source,
      "Buckling curve",
      rule.method === "rolled" ? "rolled and equivalent welded sections, 6.3.2.3" : "general case, 6.3.2.2",
      [q("h/b", c.p.h / c.p.b), q("fabrication", c.p.fabrication), q("curve", rule.curve), q("λLT,0", rule.lambda_0), q("β", rule.beta)],
      q("αLT", rule.alpha),
    ),
    computed(
      `${rule.clause}(1)`,
      "Reduction factor",
      rule.method === "rolled"
        ? "χLT = 1/(φLT + √(φLT² − β·λLT²)) ≤ 1, ≤ 1/λLT²; φLT = 0.5·[1 + αLT·(λLT − λLT,0) + β·λLT²]"
        : "χLT = 1/(φLT + √(φLT² − λLT²)) ≤ 1; φLT = 0.5·[1 + αLT·(λLT − 0.2) + λLT²]",
      [q("αLT", rule.alpha), q("λLT", lambda), q("φLT", T.phi_LT(lambda, rule))],
      q("χLT", plain),
      ...(ignored ? [`λLT ≤ ${rule.ignored_to}: lateral-torsional buckling is ignored (6.3.2.2(4))`] : []),
    ),
    ...(useF
      ? [
          computed(
            "6.3.2.3(2)",
            "Moment shape between restraints",
            "χLT,mod = χLT/f ≤ 1, ≤ 1/λLT²; f = 1 − 0.5·(1 − kc)·[1 − 2·(λLT − 0.8)²] ≤ 1",
            [q("C1", c_1), q("kc", k_c), q("f", f)],
            q("χLT,mod", chi),
            annex === "UK"
              ? "kc = 1/√C1 (UK NA.2.18), C1 by eigenvalue of this moment diagram"
              : "kc = 1/√C1, not below Table 6.6: 1/(1.33 − 0.33·ψ) for a straight diagram, 0.91 under spread and 0.77 under point loads; C1 by eigenvalue of this moment diagram",
          ),
        ]
      : []),
    computed(
      "6.3.2.1(3)",
      "Buckling resistance moment",
      `Mb,Rd = ${useF ? "χLT,mod" : "χLT"}·Wy·fy/γM1`,
      [q(useF ? "χLT,mod" : "χLT", chi), q(symbol, w, "mm3"), q("fy", c.fy, "N/mm2"), q("γM1", c.gamma_m1)],
      q("Mb,Rd", m_b, "kNm"),
    ),
    decided(
      "6.3.2.1(1)",
      "Lateral-torsional buckling",
      "My,Ed/Mb,Rd ≤ 1",
      [q("My,Ed", peaks.my, "kNm"), q("Mb,Rd", m_b, "kNm")],
      peaks.my / m_b,
    ),
  ];
  return { result: verified("ltb", peaks.my / m_b, steps), chi };
}
