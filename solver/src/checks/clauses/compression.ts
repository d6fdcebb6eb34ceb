/** A member in compression: EN 1993-1-1 6.3.1 with its trace. */

import { type MemberCheck, type MemberInput, verified } from "../run/member.ts";
import { computed, decided, q } from "../run/quantity.ts";
import * as F from "./flexural.ts";

/** Buckling about one axis. */
export interface Column {
  l_cr: number;
  n_cr: number;
  lambda: number;
  chi: number;
  n_b: number;
}

export function column(input: MemberInput, axis: "y" | "z", l_cr: number): Column {
  const { c, s } = input;
  const n_cr = F.Ncr(s.e, axis === "y" ? c.p.iy : c.p.iz, l_cr);
  const lambda = F.lambda(c.p.a, c.fy, n_cr);
  const chi = F.chi(lambda, F.ALPHA[F.curveOf(c.p, axis, input.s460)]);
  return { l_cr, n_cr, lambda, chi, n_b: (chi * c.p.a * c.fy) / c.gamma_m1 };
}

/** 6.3.1: flexural buckling about one axis. */
export function flexural(input: MemberInput, axis: "y" | "z", col: Column, n: number, found: number): MemberCheck {
  const { c, s } = input;
  const curve = F.curveOf(c.p, axis, input.s460);
  const alpha = F.ALPHA[curve];
  const i = axis === "y" ? c.p.iy : c.p.iz;
  return verified(`buckling_${axis}`, n / col.n_b, () => [
    computed(
      "6.3.1.3(1)",
      `Critical force about ${axis}-${axis}`,
      "Ncr = π²·E·I/Lcr²",
      [q("E", s.e, "N/mm2"), q(`I${axis}`, i, "mm4"), q(`Lcr,${axis}`, col.l_cr, "m")],
      q(`Ncr,${axis}`, col.n_cr, "kN"),
    ),
    computed(
      "6.3.1.3(1)",
      "Relative slenderness",
      "λ = √(A·fy/Ncr)",
      [q("A", c.p.a, "mm2"), q("fy", c.fy, "N/mm2"), q("class", found)],
      q(`λ${axis}`, col.lambda),
    ),
    computed(
      "Table 6.2, 6.1",
      "Buckling curve",
      "by shape, fabrication, h/b, tf and grade",
      [q("fabrication", c.p.fabrication), q("h/b", c.p.h / c.p.b), q("tf", c.p.tf, "mm"), q("curve", curve)],
      q("α", alpha),
    ),
    computed(
      "6.3.1.2(1)",
      "Reduction factor",
      "χ = 1/(φ + √(φ² − λ²)) ≤ 1; φ = 0.5·[1 + α·(λ − 0.2) + λ²]",
      [q("α", alpha), q(`λ${axis}`, col.lambda), q("φ", F.phi(col.lambda, alpha))],
      q(`χ${axis}`, col.chi),
    ),
    computed(
      "6.3.1.1(3)",
      "Buckling resistance",
      "Nb,Rd = χ·A·fy/γM1",
      [q(`χ${axis}`, col.chi), q("A", c.p.a, "mm2"), q("fy", c.fy, "N/mm2"), q("γM1", c.gamma_m1)],
      q(`Nb,${axis},Rd`, col.n_b, "kN"),
    ),
    decided(
      "6.3.1.1(1)",
      `Flexural buckling about ${axis}-${axis}`,
      "NEd/Nb,Rd ≤ 1",
      [q("NEd", n, "kN"), q(`Nb,${axis},Rd`, col.n_b, "kN")],
      n / col.n_b,
    ),
  ]);
}

/** 6.3.1.4: torsional-flexural buckling of a channel, on the curve of the z axis. */
export function torsionalFlexural(input: MemberInput, y: Column, z: Column, n: number): { result: MemberCheck; n_b: number } {
  const { c, s } = input;
  const l_t = z.l_cr;
  const { y0, i0_squared } = F.channelOffset(c.p);
  const ncr_t = F.Ncr_T(s.e, s.g, c.p.it, c.p.iw, l_t, i0_squared);
  const ncr = F.Ncr_TF(y.n_cr, ncr_t, y0, i0_squared);
  const lambda = F.lambda(c.p.a, c.fy, ncr);
  const alpha = F.ALPHA[F.curveOf(c.p, "z", input.s460)];
  const chi = F.chi(lambda, alpha);
  const n_b = (chi * c.p.a * c.fy) / c.gamma_m1;
  const result = verified("buckling_tf", n / n_b, () => [
    computed(
      "6.3.1.4(2)",
      "Torsional critical force",
      "Ncr,T = (G·It + π²·E·Iw/lT²)/i0²; i0² = iy² + iz² + y0²",
      [q("It", c.p.it, "mm4"), q("Iw", c.p.iw, "mm6"), q("lT", l_t, "m"), q("y0", y0, "mm"), q("i0", Math.sqrt(i0_squared), "mm")],
      q("Ncr,T", ncr_t, "kN"),
      "shear centre by thin-walled formulas; lT taken as Lcr,z",
    ),
    computed(
      "6.3.1.4(2)",
      "Torsional-flexural critical force",
      "Ncr,TF = [Ncr,y + Ncr,T − √((Ncr,y + Ncr,T)² − 4·β·Ncr,y·Ncr,T)]/(2·β); β = 1 − (y0/i0)²",
      [q("Ncr,y", y.n_cr, "kN"), q("Ncr,T", ncr_t, "kN")],
      q("Ncr,TF", ncr, "kN"),
    ),
    computed("6.3.1.4(3)", "Reduction factor", "χ = 1/(φ + √(φ² − λ²)) ≤ 1", [q("λT", lambda), q("α", alpha)], q("χT", chi)),
    decided("6.3.1.1(1)", "Torsional-flexural buckling", "NEd/Nb,Rd ≤ 1", [q("NEd", n, "kN"), q("Nb,T,Rd", n_b, "kN")], n / n_b),
  ]);
  return { result, n_b };
}
