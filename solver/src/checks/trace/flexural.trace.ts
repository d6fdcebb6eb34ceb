/** Trace of members in compression, 6.3.1. */

import { type ClassForces, isSlender, sectionClass } from "../../ec3/cross_section/classification.ts";
import { type Column, phi } from "../../ec3/member_buckling/flexural.ts";
import type { TorsionalFlexural } from "../../ec3/member_buckling/torsionalflexural.ts";
import type { Capacity } from "../../ec3/resistances.ts";
import type { Twisting } from "../../members/twisting.ts";
import type { Quantity, Step } from "../../results/checks.ts";
import { classSteps } from "./class.trace.ts";
import { effectiveAreaSteps } from "./effective.trace.ts";
import { computed, decided, q } from "./quantity.ts";

/** 6.3.1.1 to 6.3.1.3: flexural buckling about one axis. */
export function flexuralSteps(c: Capacity, e: number, axis: "y" | "z", col: Column, by: string, forces: ClassForces): Step[] {
  const { n, my, mz } = forces;
  const slender = isSlender(c.p, c.fy, forces);
  const area = slender ? "Aeff" : "A";
  return [
    ...classSteps(c.p, c.fy, { n, my, mz }),
    ...(slender ? effectiveAreaSteps(c) : []),
    eulerStep(e, axis, axis === "y" ? c.p.iy : c.p.iz, col, q("Lcr by", by)),
    computed(
      "6.3.1.3(1)",
      "Relative slenderness",
      `λ = √(${area}·fy/Ncr)`,
      [q(area, col.a, "mm2"), q("fy", c.fy, "N/mm2"), q("class", slender ? 4 : sectionClass(c.p, c.fy, forces))],
      q(`λ${axis}`, col.lambda),
    ),
    computed(
      "Table 6.2, 6.1",
      "Buckling curve",
      "by shape, fabrication, h/b, tf and grade",
      [q("fabrication", c.p.fabrication), q("h/b", c.p.h / c.p.b), q("tf", c.p.tf, "mm"), q("curve", col.curve)],
      q("α", col.alpha),
    ),
    computed(
      "6.3.1.2(1)",
      "Reduction factor",
      "χ = 1/(φ + √(φ² − λ²)) ≤ 1; φ = 0.5·[1 + α·(λ − 0.2) + λ²]",
      [q("α", col.alpha), q(`λ${axis}`, col.lambda), q("φ", phi(col.lambda, col.alpha))],
      q(`χ${axis}`, col.chi),
    ),
    ...buckledSteps(c, axis, area, col, n),
  ];
}

/** 6.3.1.3: what a strut of any section buckles at about one axis. */
export const eulerStep = (e: number, axis: string, i: number, { l_cr, n_cr }: Pick<Column, "l_cr" | "n_cr">, ...by: Quantity[]): Step =>
  computed(
    "6.3.1.3(1)",
    `Critical force about ${axis}-${axis}`,
    "Ncr = π²·E·I/Lcr²",
    [q("E", e, "N/mm2"), q(`I${axis}`, i, "mm4"), q(`Lcr,${axis}`, l_cr, "m"), ...by],
    q(`Ncr,${axis}`, n_cr, "kN"),
  );

/** 6.3.1.1: what it bears, and whether it does. */
export const buckledSteps = (
  c: Pick<Capacity, "fy" | "gamma_m1">,
  axis: string,
  area: string,
  { chi, a, n_b }: Pick<Column, "chi" | "a" | "n_b">,
  n: number,
): Step[] => [
  computed(
    "6.3.1.1(3)",
    "Buckling resistance",
    `Nb,Rd = χ·${area}·fy/γM1`,
    [q(`χ${axis}`, chi), q(area, a, "mm2"), q("fy", c.fy, "N/mm2"), q("γM1", c.gamma_m1)],
    q(`Nb,${axis},Rd`, n_b, "kN"),
  ),
  decided(
    "6.3.1.1(1)",
    `Flexural buckling about ${axis}-${axis}`,
    "NEd/Nb,Rd ≤ 1",
    [q("NEd", n, "kN"), q(`Nb,${axis},Rd`, n_b, "kN")],
    n / n_b,
  ),
];

/** 6.3.1.4: torsional buckling of an I, torsional-flexural buckling of a channel. */
export function torsionalFlexuralSteps(c: Capacity, ncr_y: number, t: TorsionalFlexural, twist: Twisting, n: number): Step[] {
  const flange = twist.a > 0;
  const radius = Math.sqrt(t.i0_squared + twist.a ** 2);
  const steps = [
    computed(
      flange ? "BB.3.3.1(1)" : "6.3.1.4(2)",
      "Torsional critical force",
      twist.l_t === null
        ? "Ncr,T = G·It/i0²: not both ends are shown to be kept from twisting, so that warping does not help it"
        : flange
          ? "Ncr,T = (G·It + π²·E·(Iw + Iz·a²)/lT²)/is²; is² = iy² + iz² + a²"
          : "Ncr,T = (G·It + min(π²·E·Iw/lT²; kT·lT))/i0²; i0² = iy² + iz² + y0²",
      [
        q("It", c.p.it, "mm4"),
        q("Iw", c.p.iw, "mm6"),
        twist.l_t === null ? q("lT", "any") : q("lT", twist.l_t, "m"),
        q("held", twist.by),
        ...(t.y0 > 0 ? [q("y0", t.y0, "mm")] : []),
        ...(flange ? [q("a", twist.a, "mm")] : []),
        q(flange ? "is" : "i0", radius, "mm"),
      ],
      q("Ncr,T", twist.ncr_t, "kN"),
      ...(t.y0 > 0 ? ["shear centre by thin-walled formulas"] : []),
      ...(flange ? ["restraints hold one flange alone: the member twists about it"] : []),
    ),
  ];
  if (t.y0 > 0)
    steps.push(
      computed(
        "6.3.1.4(2)",
        "Torsional-flexural critical force",
        "Ncr,TF = [Ncr,y + Ncr,T − √((Ncr,y + Ncr,T)² − 4·β·Ncr,y·Ncr,T)]/(2·β); β = 1 − (y0/i0)²",
        [q("Ncr,y", ncr_y, "kN"), q("Ncr,T", twist.ncr_t, "kN")],
        q("Ncr,TF", t.ncr, "kN"),
      ),
    );
  return [
    ...steps,
    computed("6.3.1.4(3)", "Reduction factor", "χ = 1/(φ + √(φ² − λ²)) ≤ 1", [q("λT", t.lambda), q("α", t.alpha)], q("χT", t.chi)),
    decided("6.3.1.1(1)", "Torsional buckling", "NEd/Nb,Rd ≤ 1", [q("NEd", n, "kN"), q("Nb,T,Rd", t.n_b, "kN")], n / t.n_b),
  ];
}
