/** Trace of shear, 6.2.6. */

import { epsilon } from "../../ec3/cross_section/classification.ts";
import { chi_w, isRound, lambda_w, type Shear, webDepth } from "../../ec3/cross_section/shear.ts";
import { hw, isSolid, type Profile, wall } from "../../ec3/profile.ts";
import type { Action, Capacity } from "../../ec3/resistances.ts";
import { torsionBuckles } from "../../ec3/torsion/torsion.ts";
import type { Step } from "../../results/checks.ts";
import { computed, decided, noted, q } from "./quantity.ts";

/** The formula behind Av. */
function areaFormula(p: Profile, axis: "y" | "z"): string {
  if (p.kind === "chs") return "Av = 2·A/π";
  if (p.kind === "circle") return "Av = 3/4·A, elastic (6.2.6(4))";
  if (p.kind === "rectangle") return "Av = 2/3·A, elastic (6.2.6(4))";
  if (p.kind === "rhs" && p.fabrication !== "welded") return axis === "z" ? "Av = A·h/(b+h)" : "Av = A·b/(b+h)";
  if (axis === "y") return "Av = A − Σ(hw·tw)";
  if (p.fabrication === "welded") return "Av = η·Σ(hw·tw)";
  return p.kind === "i" ? "Av = max(A − 2·b·tf + (tw + 2·r)·tf, η·hw·tw)" : "Av = A − 2·b·tf + (tw + r)·tf";
}

/** (6.26), (6.27) and (6.28). */
function twistFormula(p: Profile): string {
  if (p.kind === "i") return "√(1 − τt,Ed/(1.25·(fy/√3)/γM0))";
  return p.kind === "channel" ? "√(1 − τt,Ed/(1.25·(fy/√3)/γM0)) − τw,Ed/((fy/√3)/γM0)" : "1 − τt,Ed/((fy/√3)/γM0)";
}

/** What torsion leaves of the resistance, where it takes something. */
function twistSteps(c: Capacity, f: Action, r: Shear, along: "h" | "b"): Step[] {
  if (r.twist >= 1) return [];
  const formula = torsionBuckles(c, along) ? "1 − τt,Ed/τRd: shear and torsion add up, the safe side" : twistFormula(c.p);
  return [computed("6.2.7(9)", "Reduction by torsion", formula, [q("TEd", f.mx, "kNm")], q("factor", r.twist))];
}

const plastic = (c: Capacity, axis: "y" | "z", av: number, v_rd: number): Step =>
  computed(
    "6.2.6(2)",
    "Plastic shear resistance",
    "Vpl,Rd = Av·(fy/√3)/γM0",
    [q(`Av,${axis}`, av, "mm2"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)],
    q(`Vpl,${axis},Rd`, v_rd, "kN"),
  );

/** EN 1993-1-5 5.2 and 5.3 of the webs along the depth, or of the walls along the width. */
export function buckling(c: Capacity, along: "h" | "b"): Step {
  const [depth, t] = [webDepth(c.p, along), wall(c.p, along)];
  const lambda = lambda_w(depth, t, epsilon(c.fy));
  return computed(
    "EN 1993-1-5 5.2, 5.3",
    "Shear buckling resistance of the web",
    `Vb,Rd = ${c.p.kind === "rhs" ? "2·" : ""}χw·hw·tw·fy/(√3·γM1); λw = hw/(37.4·tw·ε·√5.34)`,
    [q("hw", depth, "mm"), q("tw", t, "mm"), q("λw", lambda), q("χw", Math.min(c.eta, chi_w(lambda, c.eta))), q("γM1", c.gamma_m1)],
    q("Vb,Rd", along === "h" ? c.v_z : c.v_y, "kN"),
    "unstiffened web, non-rigid end post; the flanges' share χf is left out, the safe side",
    "5.1(2) asks for transverse stiffeners at the supports",
  );
}

export function shearZSteps(c: Capacity, f: Action, r: Shear): Step[] {
  const { p } = c;
  const depth = webDepth(p);
  const eps = epsilon(c.fy);
  const steps = [
    computed(
      "6.2.6(3)",
      "Shear area along z",
      areaFormula(p, "z"),
      [
        q("A", p.a, "mm2"),
        q("h", p.h, "mm"),
        q("b", p.b, "mm"),
        q("tw", p.tw, "mm"),
        q("tf", p.tf, "mm"),
        q("r", p.r, "mm"),
        q("hw", depth, "mm"),
        q("η", c.eta),
      ],
      q("Av,z", c.av_z, "mm2"),
    ),
    plastic(c, "z", c.av_z, c.vpl_z),
  ];
  if (!isSolid(p))
    steps.push(
      computed(
        "6.2.6(6)",
        "Does the web buckle in shear?",
        "hw/tw > 72·ε/η",
        [q("hw/tw", depth / p.tw), q("72·ε/η", (72 * eps) / c.eta)],
        q("shear buckling", c.slender_web ? "to be verified" : "no"),
      ),
    );
  if (c.slender_web) steps.push(buckling(c, "h"));
  steps.push(...twistSteps(c, f, r, "h"));
  const round = isRound(p) && f.vy > 0;
  steps.push(
    decided(
      "6.2.6(1)",
      round ? "Shear" : "Shear along z",
      round ? "VEd/Vc,Rd ≤ 1; VEd = √(Vy,Ed² + Vz,Ed²)" : "Vz,Ed/Vc,z,Rd ≤ 1",
      [...(round ? [q("Vy,Ed", f.vy, "kN"), q("VEd", r.v, "kN")] : []), q("Vz,Ed", f.vz, "kN"), q("Vc,z,Rd", r.v_rd, "kN")],
      r.utilisation,
      ...noted(r),
    ),
  );
  return steps;
}

export const shearYSteps = (c: Capacity, f: Action, r: Shear): Step[] => [
  computed(
    "6.2.6(3)",
    "Shear area along y",
    areaFormula(c.p, "y"),
    [q("A", c.p.a, "mm2"), q("hw", hw(c.p), "mm"), q("tw", c.p.tw, "mm")],
    q("Av,y", c.av_y, "mm2"),
  ),
  plastic(c, "y", c.av_y, c.vpl_y),
  ...(c.slender_y ? [buckling(c, "b")] : []),
  ...twistSteps(c, f, r, "b"),
  decided(
    "6.2.6(1)",
    "Shear along y",
    "Vy,Ed/Vc,y,Rd ≤ 1",
    [q("Vy,Ed", r.v, "kN"), q("Vc,y,Rd", r.v_rd, "kN")],
    r.utilisation,
    ...noted(r),
  ),
];
