/** Axial force and bending, each alone, at one station: EN 1993-1-1 6.2.3, 6.2.4 and 6.2.5. */

import { type Capacity, classForces, classOf, modulus, type StationCheck } from "../clauses/capacity.ts";
import { classSteps } from "../clauses/classification.ts";
import * as R from "../clauses/resistance.ts";
import { computed, decided, q } from "./quantity.ts";

/** 6.2.3: tension. */
export const tension: StationCheck = (c, f, steps) => {
  const n = Math.max(0, -f.n);
  const u = n / c.npl;
  steps?.push(
    computed(
      "6.2.3(2)a",
      "Plastic tension resistance",
      "Npl,Rd = A·fy/γM0",
      axial(c),
      q("Npl,Rd", c.npl, "kN"),
      "holes and net sections are not considered",
    ),
    decided("6.2.3(1)", "Tension", "NEd/Nt,Rd ≤ 1", [q("NEd", n, "kN"), q("Nt,Rd", c.npl, "kN")], u),
  );
  return u;
};

/** 6.2.4: compression. */
export const compression: StationCheck = (c, f, steps) => {
  const n = Math.max(0, f.n);
  const stressed = classForces(c, f);
  steps?.push(...classSteps(c.p, c.fy, stressed));
  if (n > 0 && classOf(c, stressed) === 4) return null;
  const u = n / c.npl;
  steps?.push(
    computed("6.2.4(2)", "Compression resistance", "Nc,Rd = A·fy/γM0", axial(c), q("Nc,Rd", c.npl, "kN")),
    decided("6.2.4(1)", "Compression", "NEd/Nc,Rd ≤ 1", [q("NEd", n, "kN"), q("Nc,Rd", c.npl, "kN")], u),
  );
  return u;
};

/** 6.2.5: bending about one axis, on the class the moments alone give. */
const bending =
  (axis: "y" | "z"): StationCheck =>
  (c, f, steps) => {
    const alone = { n: 0, my: axis === "y" ? f.my : 0, mz: axis === "z" ? f.mz : 0 };
    steps?.push(...classSteps(c.p, c.fy, alone));
    const found = classOf(c, alone);
    if (found === 4) return null;
    const [w, symbol] = modulus(c.p, axis, found);
    const m_rd = R.Mc_Rd(w, c.fy, c.gamma_m0);
    const m = axis === "y" ? f.my : f.mz;
    steps?.push(
      computed(
        "6.2.5(2)",
        `Bending resistance, class ${found}`,
        `Mc,${axis},Rd = ${symbol}·fy/γM0`,
        [q(symbol, w, "mm3"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)],
        q(`Mc,${axis},Rd`, m_rd, "kNm"),
      ),
      decided(
        "6.2.5(1)",
        "Bending",
        `M${axis},Ed/Mc,${axis},Rd ≤ 1`,
        [q(`M${axis},Ed`, m, "kNm"), q(`Mc,${axis},Rd`, m_rd, "kNm")],
        m / m_rd,
      ),
    );
    return m / m_rd;
  };
export const bending_y = bending("y");
export const bending_z = bending("z");

function axial(c: Capacity): ReturnType<typeof q>[] {
  return [q("A", c.p.a, "mm2"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)];
}
