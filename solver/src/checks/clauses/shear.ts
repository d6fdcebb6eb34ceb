/** Shear and torsion at one station: EN 1993-1-1 6.2.6 and 6.2.7, EN 1993-1-5 5.2. */

import { AvFormula, hw } from "../run/profile.ts";
import { computed, decided, q } from "../run/quantity.ts";
import type { Action, Capacity, StationCheck } from "./capacity.ts";
import { epsilon } from "./classification.ts";
import * as R from "./resistance.ts";

/** 6.2.6: shear along z, with web buckling by EN 1993-1-5 where the web is slender; hollow sections with torsion by 6.2.7(9). */
export const shear_z: StationCheck = (c, f, steps) => {
  const { z: v } = shears(c, f);
  const reduction = torsionFactor(c, f);
  const v_rd = c.v_z * reduction;
  if (steps) {
    const { depth } = c;
    const eps = epsilon(c.fy);
    steps.push(
      computed(
        "6.2.6(3)",
        "Shear area along z",
        AvFormula(c.p, "z"),
        [
          q("A", c.p.a, "mm2"),
          q("h", c.p.h, "mm"),
          q("b", c.p.b, "mm"),
          q("tw", c.p.tw, "mm"),
          q("tf", c.p.tf, "mm"),
          q("r", c.p.r, "mm"),
          q("hw", depth, "mm"),
          q("η", c.eta),
        ],
        q("Av,z", c.av_z, "mm2"),
      ),
      computed(
        "6.2.6(2)",
        "Plastic shear resistance",
        "Vpl,Rd = Av·(fy/√3)/γM0",
        [q("Av,z", c.av_z, "mm2"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)],
        q("Vpl,z,Rd", c.vpl_z, "kN"),
      ),
      computed(
        "6.2.6(6)",
        "Does the web buckle in shear?",
        "hw/tw > 72·ε/η",
        [q("hw/tw", depth / c.p.tw), q("72·ε/η", (72 * eps) / c.eta)],
        q("shear buckling", c.slender_web ? "to be verified" : "no"),
      ),
    );
    if (c.slender_web) {
      const lambda = R.lambda_w(depth, c.p.tw, eps);
      steps.push(
        computed(
          "EN 1993-1-5 5.2, 5.3",
          "Shear buckling resistance of the web",
          "Vb,Rd = χw·hw·tw·fy/(√3·γM1); λw = hw/(37.4·tw·ε·√5.34)",
          [q("λw", lambda), q("χw", Math.min(c.eta, R.chi_w(lambda, c.eta))), q("γM1", c.gamma_m1)],
          q("Vb,Rd", c.v_z, "kN"),
          "unstiffened web, non-rigid end post, web only",
        ),
      );
    }
    if (reduction < 1)
      steps.push(computed("6.2.7(9)", "Reduction by torsion", "1 − τt,Ed/((fy/√3)/γM0)", [q("TEd", f.mx, "kNm")], q("factor", reduction)));
    const round = c.p.kind === "chs" && f.vy > 0;
    steps.push(
      decided(
        "6.2.6(1)",
        round ? "Shear" : "Shear along z",
        round ? "VEd/Vc,Rd ≤ 1; VEd = √(Vy,Ed² + Vz,Ed²)" : "Vz,Ed/Vc,z,Rd ≤ 1",
        [...(round ? [q("Vy,Ed", f.vy, "kN"), q("VEd", v, "kN")] : []), q("Vz,Ed", f.vz, "kN"), q("Vc,z,Rd", v_rd, "kN")],
        v / v_rd,
      ),
    );
  }
  return v === 0 ? 0 : v / v_rd;
};

/** Shear forces against the resistances along z and y: a tube has no axes, so there it is the resultant. */
export function shears(c: Capacity, f: Action): { z: number; y: number } {
  if (c.p.kind !== "chs") return { z: f.vz, y: f.vy };
  const v = Math.hypot(f.vy, f.vz);
  return { z: v, y: v };
}

/** 6.2.6: shear along y. */
export const shear_y: StationCheck = (c, f, steps) => {
  const v_rd = c.vpl_y * torsionFactor(c, f);
  steps?.push(
    computed(
      "6.2.6(3)",
      "Shear area along y",
      AvFormula(c.p, "y"),
      [q("A", c.p.a, "mm2"), q("hw", hw(c.p), "mm"), q("tw", c.p.tw, "mm")],
      q("Av,y", c.av_y, "mm2"),
    ),
    computed(
      "6.2.6(2)",
      "Plastic shear resistance",
      "Vpl,Rd = Av·(fy/√3)/γM0",
      [q("Av,y", c.av_y, "mm2"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)],
      q("Vpl,y,Rd", v_rd, "kN"),
    ),
    decided("6.2.6(1)", "Shear along y", "Vy,Ed/Vpl,y,Rd ≤ 1", [q("Vy,Ed", f.vy, "kN"), q("Vpl,y,Rd", v_rd, "kN")], f.vy / v_rd),
  );
  return f.vy === 0 ? 0 : f.vy / v_rd;
};

/** St Venant torsion above this share of the shear yield stress is not neglected in open sections. */
const TORSION_NEGLECTED = 0.02;

/** 6.2.7: torsion of closed sections; an open section twists and warps, which is not covered. */
export const torsion: StationCheck = (c, f, steps) => {
  const tau_rd = c.fy / Math.sqrt(3) / c.gamma_m0;
  if (c.p.kind === "i" || c.p.kind === "channel") {
    const tau = (f.mx * Math.max(c.p.tf, c.p.tw)) / c.p.it;
    steps?.push(
      computed(
        "6.2.7",
        "St Venant torsion of an open section",
        "τt,Ed = TEd·t/It",
        [q("TEd", f.mx, "kNm"), q("It", c.p.it, "mm4"), q("2 % of (fy/√3)/γM0", TORSION_NEGLECTED * tau_rd, "N/mm2")],
        q("τt,Ed", tau, "N/mm2"),
        "neglected below 2 % of the shear yield stress; above it torsion with warping is not covered",
      ),
    );
    return tau <= TORSION_NEGLECTED * tau_rd ? 0 : null;
  }
  const t_rd = R.Wt(c.p) * tau_rd;
  steps?.push(
    computed(
      "6.2.7(1)",
      "Torsion resistance of a closed section",
      "TRd = Wt·(fy/√3)/γM0",
      [q("Wt", R.Wt(c.p), "mm3"), q("fy", c.fy, "N/mm2"), q("γM0", c.gamma_m0)],
      q("TRd", t_rd, "kNm"),
      "St Venant (Bredt) torsion",
    ),
    decided("6.2.7(1)", "Torsion", "TEd/TRd ≤ 1", [q("TEd", f.mx, "kNm"), q("TRd", t_rd, "kNm")], f.mx / t_rd),
  );
  return f.mx / t_rd;
};

/** What torsion leaves of the shear resistance of a closed section, 6.2.7(9). */
export function torsionFactor(c: Capacity, f: Action): number {
  if (f.mx === 0 || c.p.kind === "i" || c.p.kind === "channel") return 1;
  return Math.max(1e-9, 1 - f.mx / R.Wt(c.p) / (c.fy / Math.sqrt(3) / c.gamma_m0));
}
