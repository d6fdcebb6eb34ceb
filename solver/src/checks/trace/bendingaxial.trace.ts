/** Trace of bending and axial force, 6.2.9 and 6.2.10. */

import { a_flange, a_web, type BendingAxial, type MomentWithAxial } from "../../ec3/cross_section/bendingaxial.ts";
import { isSolid } from "../../ec3/profile.ts";
import type { Action, Capacity } from "../../ec3/resistances.ts";
import type { Quantity, Step } from "../../results/checks.ts";
import { acting, exhaustedStep, LINEAR, linearInputs, reductionSteps } from "./combined.trace.ts";
import { computed, decided, noted, q } from "./quantity.ts";

export function bendingAxialSteps(c: Capacity, f: Action, b: BendingAxial): Step[] {
  const { r, y, z } = b;
  const steps = reductionSteps(c, f, r, b.found);
  const given = acting(f, b.n);
  const exhausted = exhaustedStep(c, { ...f, mz: f.mz + b.shifted }, r, b.n, b.found);
  const linear = (): Step =>
    decided("6.2.1(7)", "Bending and axial force, linear sum", LINEAR, linearInputs(f, b.n, r), b.utilisation, ...noted(b));
  if (!y || !z) return [...steps, exhausted ?? (b.found < 3 ? linear() : elasticStep(b, given))];
  const clause = r.rho_z + r.rho_y > 0 ? "6.2.10(3)" : "6.2.9.1";
  steps.push(
    computed(clause, "Axial ratio", "n = NEd/Npl,Rd", [q("NEd", b.n, "kN"), q("Npl,Rd", r.npl, "kN")], q("n", b.ratio)),
    momentStep(c, "y", r.m_y, b.ratio, y),
    momentStep(c, "z", r.m_z, b.ratio, z),
  );
  if (exhausted || b.reason !== null) return [...steps, exhausted ?? linear()];
  const left = [q("n", b.ratio), q("MN,y,Rd", y.m_n, "kNm"), q("MN,z,Rd", z.m_n, "kNm")];
  const alone = "n, My,Ed/MN,y,Rd, Mz,Ed/MN,z,Rd";
  if (b.sum === null) steps.push(decided("6.2.9.1(2)", "Bending and axial force", `max(${alone}) ≤ 1`, [...given, ...left], b.utilisation));
  else {
    const [alpha, beta] = b.exponents as [number, number];
    steps.push(
      decided(
        "6.2.9.1(6)",
        "Bi-axial bending and axial force",
        `max(${alone}, (My,Ed/MN,y,Rd)^α + (Mz,Ed/MN,z,Rd)^β) ≤ 1`,
        [...given, ...left, q("α", alpha), q("β", beta), q("(6.41)", b.sum)],
        b.utilisation,
      ),
    );
  }
  return steps;
}

/** Classes 3 and 4: the linear sum. */
function elasticStep(b: BendingAxial, given: Quantity[]): Step {
  const slender = b.found === 4;
  const [a, w] = slender ? [b.compressed ? "Aeff" : "A", "Weff"] : ["A", "Wel"];
  const mz = b.shifted > 0 ? "(Mz,Ed + ΔMz,Ed)" : "Mz,Ed";
  return decided(
    slender ? "6.2.9.3(2)" : "6.2.9.2(1)",
    `Bending and axial force, class ${b.found}`,
    `NEd/(${a}·fy/γM0) + My,Ed/(${w},y·fy/γM0) + ${mz}/(${w},z·fy/γM0) ≤ 1`,
    [
      ...given,
      ...(b.shifted > 0 ? [q("ΔMz,Ed = NEd·eN", b.shifted, "kNm")] : []),
      q(`${a}·fy/γM0`, b.r.npl, "kN"),
      q(`${w},y·fy/γM0`, b.r.m_y, "kNm"),
      q(`${w},z·fy/γM0`, b.r.m_z, "kNm"),
    ],
    b.utilisation,
  );
}

function momentStep(c: Capacity, axis: "y" | "z", m_pl: number, ratio: number, { exempt, m_n }: MomentWithAxial): Step {
  const formula = exempt
    ? `MN,${axis},Rd = Mpl,${axis},Rd`
    : ratio >= 1
      ? `MN,${axis},Rd = 0, n ≥ 1`
      : isSolid(c.p)
        ? `MN,${axis},Rd = Mpl,${axis},Rd·(1 − n²)`
        : c.p.kind === "chs"
          ? "MN,Rd = Mpl,Rd·(1 − n^1.7)"
          : axis === "y"
            ? "MN,y,Rd = Mpl,y,Rd·(1 − n)/(1 − 0.5·a) ≤ Mpl,y,Rd"
            : c.p.kind === "rhs"
              ? "MN,z,Rd = Mpl,z,Rd·(1 − n)/(1 − 0.5·af) ≤ Mpl,z,Rd"
              : "MN,z,Rd = Mpl,z,Rd·[1 − ((n − a)/(1 − a))²], n ≤ a: Mpl,z,Rd";
  const a = axis === "z" && c.p.kind === "rhs" ? q("af", a_flange(c.p)) : q("a", a_web(c.p));
  const inputs = [q(`Mpl,${axis},Rd`, m_pl, "kNm"), ...(c.p.kind === "chs" || isSolid(c.p) || exempt ? [] : [a])];
  return computed(
    exempt ? "6.2.9.1(4)" : isSolid(c.p) ? "6.2.9.1(3)" : "6.2.9.1(5)",
    `Moment resistance about ${axis} with axial force`,
    formula,
    inputs,
    q(`MN,${axis},Rd`, m_n, "kNm"),
    ...(exempt ? [axis === "y" ? "NEd ≤ 0.25·Npl,Rd and NEd ≤ 0.5·hw·tw·fy/γM0" : "NEd ≤ hw·tw·fy/γM0"] : []),
  );
}
