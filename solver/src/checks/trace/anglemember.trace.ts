/** Trace of an angle as a member, 6.3 and BB.1.2. */

import {
  ANGLE_LTB,
  type AngleInteraction,
  type AngleLateral,
  type AngleMaterial,
  type AngleStrut,
  type AngleTwist,
} from "../../ec3/angles/anglebuckling.ts";
import type { AngleCapacity } from "../../ec3/angles/angleresistance.ts";
import { ALPHA, phi } from "../../ec3/member_buckling/flexural.ts";
import { phi_LT } from "../../ec3/member_buckling/lateral.ts";
import type { Step } from "../../results/checks.ts";
import { buckledSteps, eulerStep } from "./flexural.trace.ts";
import { computed, decided, q } from "./quantity.ts";

/** 6.3.1.1 to 6.3.1.3, or BB.1.2 for an angle connected through one leg. */
export function angleStrutSteps(c: AngleCapacity, m: AngleMaterial, s: AngleStrut, by: string, n: number): Step[] {
  const slenderness = s.effective ?? s.lambda;
  const symbol = s.effective === null ? `λ${s.axis}` : `λeff,${s.axis}`;
  return [
    eulerStep(m.e, s.axis, s.i, s, q("Lcr by", by)),
    computed(
      "6.3.1.3(1)",
      "Relative slenderness",
      "λ = √(A·fy/Ncr)",
      [q("A", c.p.a, "mm2"), q("fy", c.fy, "N/mm2")],
      q(`λ${s.axis}`, s.lambda),
    ),
    ...(s.effective === null
      ? []
      : [
          computed(
            "BB.1.2(1)",
            "Effective slenderness, connected through one leg",
            s.axis === "v" ? "λeff,v = 0.35 + 0.7·λv" : `λeff,${s.axis} = 0.50 + 0.7·λ${s.axis}`,
            [q(`λ${s.axis}`, s.lambda)],
            q(symbol, s.effective),
            "the model states that the chords hold the ends and that each is welded or has two bolts or more: eccentricities are in λeff",
          ),
        ]),
    computed(
      "6.3.1.2(1), Table 6.2",
      `Reduction factor, curve ${c.p.curve}`,
      "χ = 1/(φ + √(φ² − λ²)) ≤ 1; φ = 0.5·[1 + α·(λ − 0.2) + λ²]",
      [q("α", ALPHA[c.p.curve]), q(symbol, slenderness), q("φ", phi(slenderness, ALPHA[c.p.curve]))],
      q(`χ${s.axis}`, s.chi),
    ),
    ...buckledSteps(c, s.axis, "A", { ...s, a: c.p.a }, n),
  ];
}

/** 6.3.1.4. */
export const angleTwistSteps = (c: AngleCapacity, u: AngleStrut, v: AngleStrut, t: AngleTwist, n: number): Step[] => [
  computed(
    "6.3.1.4(2)",
    "Torsional critical force",
    "Ncr,T = G·It/i0²; i0² = iu² + iv² + us² + vs²",
    [q("It", c.p.it, "mm4"), q("us", c.p.shear_centre.u, "mm"), q("vs", c.p.shear_centre.v, "mm"), q("i0", Math.sqrt(t.i0_squared), "mm")],
    q("Ncr,T", t.ncr_t, "kN"),
    "an angle's warping stiffness is left out",
  ),
  computed(
    "6.3.1.4(2)",
    "Torsional-flexural critical force",
    "smallest N of (N − Ncr,u)(N − Ncr,v)(N − Ncr,T) − N²(N − Ncr,u)(vs/i0)² − N²(N − Ncr,v)(us/i0)² = 0",
    [q("Ncr,u", u.n_cr, "kN"), q("Ncr,v", t.ncr_v, "kN"), q("Ncr,T", t.ncr_t, "kN")],
    q("Ncr,TF", t.ncr, "kN"),
    ...(t.ncr_v > v.n_cr ? ["Ncr,v = A·fy/λeff,v² of BB.1.2: the chords hold its ends, so that it is more than between pins"] : []),
  ),
  computed(
    "6.3.1.4(3)",
    `Reduction factor, curve ${c.p.curve}`,
    "χ = 1/(φ + √(φ² − λ²)) ≤ 1",
    [q("λT", t.lambda), q("α", ALPHA[c.p.curve])],
    q("χT", t.chi),
  ),
  decided("6.3.1.1(1)", "Torsional-flexural buckling", "NEd/Nb,Rd ≤ 1", [q("NEd", n, "kN"), q("Nb,T,Rd", t.n_b, "kN")], n / t.n_b),
];

/** 6.3.2.2 about u-u. */
export const angleLateralSteps = (c: AngleCapacity, e: number, g: number, length: number, r: AngleLateral, mu: number): Step[] => [
  computed(
    "6.3.2.2(2)",
    "Elastic critical moment about u-u, a lower bound",
    "Mcr = π²·E·Iv/L²·(√(k² + G·It·L²/(π²·E·Iv)) − k); k = zg + |βu|/2",
    [
      q("E", e, "N/mm2"),
      q("G", g, "N/mm2"),
      q("Iv", c.p.iv, "mm4"),
      q("It", c.p.it, "mm4"),
      q("L", length, "m"),
      q("zg", r.height, "mm"),
      q("βu", c.p.beta_u, "mm"),
    ],
    q("Mcr", r.m_cr, "kNm"),
    "between forks, an even moment, loads at the edge farthest from the shear centre, warping left out",
  ),
  computed(
    "6.3.2.2(1), Table 6.4",
    "Reduction factor, curve d",
    "λLT = √(Wel,u·fy/Mcr); φLT = 0.5·[1 + αLT·(λLT − 0.2) + λLT²]; χLT = 1/(φLT + √(φLT² − λLT²)) ≤ 1",
    [
      q("Wel,u", c.p.wel_u, "mm3"),
      q("fy", c.fy, "N/mm2"),
      q("λLT", r.lambda),
      q("αLT", ANGLE_LTB.alpha),
      q("φLT", phi_LT(r.lambda, ANGLE_LTB)),
    ],
    q("χLT", r.chi),
  ),
  computed(
    "6.3.2.1(3)",
    "Buckling resistance",
    "Mb,Rd = χLT·Wel,u·fy/γM1",
    [q("χLT", r.chi), q("γM1", c.gamma_m1)],
    q("Mb,Rd", r.m_b, "kNm"),
  ),
  decided("6.3.2.1(1)", "Lateral-torsional buckling", "Mu,Ed/Mb,Rd ≤ 1", [q("Mu,Ed", mu, "kNm"), q("Mb,Rd", r.m_b, "kNm")], mu / r.m_b),
];

export interface AngleInteractionTrace {
  n: number;
  mu: number;
  mv: number;
  n_b: number;
  n_cr: number;
  m_b: number;
  m_v: number;
}

/** Compression with bending, or bending about both axes. */
export function angleInteractionSteps(i: AngleInteractionTrace, r: AngleInteraction): Step[] {
  const pressed = i.n > 0;
  const bent = "Mu,Ed/Mb,Rd + Mv,Ed/(Wel,v·fy/γM1)";
  return [
    ...(pressed
      ? [
          computed(
            "5.2.2(5)",
            "Growth of the moments, second order",
            "k = 1/(1 − NEd/Ncr)",
            [q("NEd", i.n, "kN"), q("Ncr", i.n_cr, "kN")],
            q("k", r.growth),
            "6.3.3 speaks of doubly symmetric sections: the lowest critical force and Cm = 1 stand for its factors, on the safe side",
          ),
        ]
      : []),
    decided(
      "6.3.3(4)",
      pressed ? "Bending and axial compression" : "Bending about both axes",
      pressed ? `NEd/Nb,Rd + k·(${bent}) ≤ 1` : `${bent} ≤ 1`,
      [
        ...(pressed ? [q("NEd", i.n, "kN"), q("Nb,Rd", i.n_b, "kN")] : []),
        q("Mu,Ed", i.mu, "kNm"),
        q("Mb,Rd", i.m_b, "kNm"),
        q("Mv,Ed", i.mv, "kNm"),
        q("Mv,Rk/γM1", i.m_v, "kNm"),
      ],
      r.utilisation,
    ),
  ];
}
