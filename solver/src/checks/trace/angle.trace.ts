/** Trace of an angle's cross-sections, 6.2, and what its numbers rest on. */

import { ANGLE_LTB } from "../../ec3/angles/anglebuckling.ts";
import { type AngleAction, type AngleCapacity, type AngleShear, type AngleStress, tau_t } from "../../ec3/angles/angleresistance.ts";
import type { TeeWalls } from "../../ec3/cross_section/tee.ts";
import type { Strength } from "../../ec3/strength.ts";
import { tau_Rd } from "../../ec3/torsion/torsion.ts";
import type { DesignMember } from "../../generated/model.ts";
import type { Quantity, Step } from "../../results/checks.ts";
import { bendingSteps } from "./bending.trace.ts";
import { computed, decided, noted, q } from "./quantity.ts";

export function angleBasis(c: AngleCapacity, fy: Strength, grade: string, design: DesignMember, annex: string): Quantity[] {
  return [
    q("section", c.p.name),
    q("fabrication", c.p.fabrication),
    q("grade", grade),
    q("fy", c.fy, "N/mm2"),
    q("fy from", fy.source),
    q("thickest element", fy.t, "mm"),
    q("γM0", c.gamma_m0),
    q("γM1", c.gamma_m1),
    q("national annex", annex),
    q("axes", c.p.tee ? `principal: u-u is ${c.p.iy >= c.p.iz ? "y-y" : "z-z"}` : "principal: u-u major, v-v minor"),
    q("Iu", c.p.iu, "mm4"),
    q("Iv", c.p.iv, "mm4"),
    q("curve", c.p.curve),
    q("LTB curve", `${ANGLE_LTB.curve} (${ANGLE_LTB.source})`),
    ...(c.p.tee ? [] : [q("connection", design.connection ?? "not stated")]),
  ];
}

export const angleForcesStep = (combination: string, member: string, x: number, f: AngleAction): Step =>
  computed(
    "5.1",
    "Design forces about the principal axes",
    "from the analysis, turned from the legs' axes to u-u and v-v; T about the shear centre",
    [
      q("combination", combination),
      q("member", member),
      q("x", x, "m"),
      q("NEd (compression +)", f.n, "kN"),
      q("Mu,Ed", f.mu, "kNm"),
      q("Mv,Ed", f.mv, "kNm"),
      q("Vy,Ed", f.vy, "kN"),
      q("Vz,Ed", f.vz, "kN"),
      q("TEd", f.t, "kNm"),
    ],
    null,
    "below 1e-6 of the resistance a force counts as zero",
  );

function teeClassSteps({ eps, flange, stem, lambda_p, rho }: TeeWalls, fy: number): Step[] {
  return [
    computed(
      "5.5.2, Table 5.2 sheet 2",
      "Class of flange and stem",
      "c/t ≤ 14·ε: class 3",
      [q("c/t of the flange", flange), q("c/t of the stem", stem), q("14·ε", 14 * eps)],
      q("class", rho < 1 ? 4 : 3),
      "resistances are elastic, so that classes 1 and 2 are not told from 3; the stem counts as evenly compressed",
    ),
    ...(rho < 1
      ? [
          computed(
            "EN 1993-1-5 4.4(2), 10",
            "Reduced stress",
            "λp = (c/t)/(28.4·ε·√0.43); ρ = (λp − 0.188)/λp²; fy becomes ρ·fy",
            [q("λp", lambda_p), q("ρ", rho)],
            q("ρ·fy", fy, "N/mm2"),
          ),
        ]
      : []),
  ];
}

export function angleClassSteps({ class: k, walls, fy }: AngleCapacity): Step[] {
  if (walls) return teeClassSteps(walls, fy);
  const steps = [
    computed(
      "5.5.2, Table 5.2 sheet 3",
      "Class of the legs",
      "compression: h/t ≤ 15·ε and (b + h)/(2·t) ≤ 11.5·ε; bending: c/t ≤ 14·ε",
      [
        q("h/t", k.ht),
        q("15·ε", 15 * k.eps),
        q("(b + h)/2t", k.mean),
        q("11.5·ε", 11.5 * k.eps),
        q("c/t", k.ct),
        q("14·ε", 14 * k.eps),
        q("class in bending", k.bending),
      ],
      q("class in compression", k.compression),
      "resistances are elastic, so that classes 1 and 2 are not told from 3",
    ),
  ];
  if (k.compression === 4 || k.bending === 4)
    steps.push(
      computed(
        "EN 1993-1-5 4.4(2)",
        "Slender legs",
        "λp = (h/t)/(28.4·ε·√0.43); λp ≤ 0.748: ρ = 1, else (λp − 0.188)/λp²",
        [q("h/t", k.ht), q("ε", k.eps), q("λp", k.lambda_p)],
        q("ρ", k.rho),
        k.rho === 1 ? "fully effective" : "fy becomes ρ·fy (EN 1993-1-5 10)",
      ),
    );
  return steps;
}

export const angleBendingSteps = (c: AngleCapacity, f: AngleAction, axis: "u" | "v"): Step[] => {
  const [m, w, m_rd] = axis === "u" ? [Math.abs(f.mu), c.p.wel_u, c.m_u] : [Math.abs(f.mv), c.p.wel_v, c.m_v];
  return bendingSteps(c, axis, 3, { m, w, symbol: `Wel,${axis}`, m_rd, utilisation: m / m_rd });
};

export function angleShearSteps(c: AngleCapacity, f: AngleAction, axis: "y" | "z", r: AngleShear): Step[] {
  const [av, vpl] = axis === "y" ? [c.av_y, c.vpl_y] : [c.av_z, c.vpl_z];
  return [
    computed(
      "6.2.6(2)",
      `Shear resistance along ${axis}`,
      "Vpl,Rd = Av·(fy/√3)/γM0",
      [q("Av", av, "mm2"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)],
      q(`Vpl,${axis},Rd`, vpl, "kN"),
      c.p.tee ? "Av by 6.2.6(3)(c); along y the flange" : "6.2.6(3) names no angle: the leg along the force alone counts",
    ),
    ...(f.t === 0
      ? []
      : [
          computed(
            "6.2.7(9)",
            "Shear resistance with torsion",
            "Vpl,T,Rd = (1 − τt,Ed/((fy/√3)/γM0))·Vpl,Rd",
            [q("τt,Ed", tau_t(c, f), "N/mm2")],
            q("Vpl,T,Rd", r.v_rd, "kN"),
          ),
        ]),
    decided("6.2.6(1)", `Shear along ${axis}`, "VEd/VRd ≤ 1", [q("VEd", r.v, "kN"), q("VRd", r.v_rd, "kN")], r.utilisation, ...noted(r)),
  ];
}

export function angleTorsionSteps(c: AngleCapacity, f: AngleAction): Step[] {
  const [tau, tau_rd] = [tau_t(c, f), tau_Rd(c.fy, c.gamma_m0)];
  return [
    computed(
      "6.2.7(1)",
      "St Venant torsion",
      "τt,Ed = TEd·t/It",
      [q("TEd", Math.abs(f.t), "kNm"), q("t", c.p.t, "mm"), q("It", c.p.it, "mm4")],
      q("τt,Ed", tau, "N/mm2"),
      "TEd about the shear centre, where the legs' mid-lines cross; an angle does not warp",
    ),
    decided("6.2.7(1)", "Torsion", "τt,Ed/((fy/√3)/γM0) ≤ 1", [q("τt,Ed", tau, "N/mm2"), q("(fy/√3)/γM0", tau_rd, "N/mm2")], tau / tau_rd),
  ];
}

export const angleStressSteps = (c: AngleCapacity, f: AngleAction, r: AngleStress): Step[] => [
  computed(
    "6.2.9.2(1)",
    "Normal stress at the corner where it is largest",
    "σx,Ed = NEd/A ± Mu,Ed·v/Iu ± Mv,Ed·u/Iv",
    [q("NEd", f.n, "kN"), q("Mu,Ed", f.mu, "kNm"), q("Mv,Ed", f.mv, "kNm"), q("corner", r.corner)],
    q("σx,Ed", r.sigma, "N/mm2"),
    "tension positive",
  ),
  decided(
    f.t === 0 ? "6.2.9.2(1)" : "6.2.1(5)",
    "Bending, axial force and torsion",
    "√(σx,Ed² + 3·τt,Ed²)/((1 − ρ)·fy/γM0) ≤ 1",
    [q("σx,Ed", r.sigma, "N/mm2"), q("τt,Ed", r.tau, "N/mm2"), q("ρ", r.rho), q("fy/γM0", c.fy / c.gamma_m0, "N/mm2")],
    r.utilisation,
    ...noted(r),
  ),
];
