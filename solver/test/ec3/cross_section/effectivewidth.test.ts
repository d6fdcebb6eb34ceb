/** EN 1993-1-5 4.4: buckling factors, reductions and where the effective width lies. */

import { describe, expect, test } from "vitest";
import { epsilon } from "../../../src/ec3/cross_section/classification.ts";
import {
  k_internal,
  k_root,
  k_tip,
  lambda_p,
  type PlateInput,
  plate,
  rho_internal,
  rho_outstand,
} from "../../../src/ec3/cross_section/effectivewidth.ts";
import { verified } from "../../verified.ts";

const internal: PlateInput = { part: "web", support: "internal", c: 0.3, t: 0.008, count: 1, psi: 1 };

describe("Tables 4.1 and 4.2", () => {
  test("kσ at the ψ the tables print", () => {
    expect([1, 0, -1, -3].map(k_internal)).toEqual([4, 8.2 / 1.05, expect.closeTo(23.88, 9), expect.closeTo(95.68, 9)]);
    expect([1, 0, -1].map(k_tip)).toEqual([expect.closeTo(0.43, 9), 0.57, expect.closeTo(0.85, 9)]);
    expect([1, 0, -1].map(k_root)).toEqual([expect.closeTo(0.4313, 4), expect.closeTo(1.7, 9), expect.closeTo(23.8, 9)]);
  });
  test("each row runs into the next", () => {
    for (const k of [k_internal, k_tip, k_root])
      for (const psi of [-1, 0]) expect(Math.abs(k(psi - 1e-9) / k(psi + 1e-9) - 1)).toBeLessThan(2e-3);
  });
});

describe("ρ", () => {
  test("1 up to its limit and continuous there, falling beyond", () => {
    for (const psi of [1, 0.5, 0, -0.5, -1]) {
      const limit = 0.5 + Math.sqrt(0.085 - 0.055 * psi);
      expect(rho_internal(limit, psi)).toBe(1);
      expect(rho_internal(limit + 1e-9, psi)).toBeCloseTo(1, 6);
      for (let at = limit; at < 4; at += 0.1) expect(rho_internal(at + 0.1, psi)).toBeLessThan(rho_internal(at, psi));
    }
    expect(rho_outstand(0.748)).toBe(1);
    expect(rho_outstand(0.748001)).toBeCloseTo(1, 3);
    expect(rho_outstand(1)).toBeCloseTo(0.812, 12);
  });
  test("300 × 8 in S355, evenly compressed (worked page of the FrameAI plate buckling tool): λp 0.8115, ρ 0.8982, beff 269.5", () => {
    const found = plate(internal, epsilon(355e6));
    expect(found.lambda).toBeCloseTo(0.8115, 4);
    expect(found.rho).toBeCloseTo(0.8982, 4);
    expect((found.c - found.lost) * 1e3).toBeCloseTo(269.5, 1);
  });
  test("1000 × 10, ε = 0.81 (eurocodedesign's plate buckling tests): λp 2.17, ρ 0.414", () => {
    expect(lambda_p(100, 0.81, 4)).toBeCloseTo(2.17, 2);
    expect(rho_internal(2.17, 1)).toBeCloseTo(0.414, 3);
  });
  test("web subpanel 492 × 8 in S235, ψ = 0.406 (JRC/ECCS commentary to EN 1993-1-5): kσ 5.632, λp 0.912, ρ 0.871", () => {
    const k = k_internal(0.406);
    const slenderness = lambda_p(492 / 8, 1, k);
    const source =
      "JRC-ECCS report EUR 22898 EN (2007), ch. 17, p. 200, as ITEC-GPA/Checker on GitHub quotes it (BridgeModuleStagesTests.cs)";
    const about = { group: "EN 1993-1-1", case: "Web subpanel 492 x 8, partly in bending", source, unit: "" } as const;
    for (const [quantity, expected, ours] of [
      ["kσ", 5.632, k],
      ["λp", 0.912, slenderness],
      ["ρ", 0.871, rho_internal(slenderness, 0.406)],
    ] as const) {
      verified({ ...about, quantity, expected, ours });
      expect(Math.abs(ours / expected - 1), quantity).toBeLessThan(2e-3);
    }
  });
});

describe("where the width is lost", () => {
  const thin = { ...internal, t: 0.003 };
  const eps = epsilon(355e6);
  test("evenly compressed: in the middle; an outstand loses its tip", () => {
    expect(plate(thin, eps).middle).toBeCloseTo(0.15, 12);
    const outstand = plate({ ...thin, support: "outstand_tip" }, eps);
    expect(outstand.middle).toBeCloseTo(outstand.lost / 2, 12);
  });
  test("in bending: 0.4 of beff at the compressed edge, 0.6 at the neutral axis, the tension side stays", () => {
    const found = plate({ ...thin, psi: -1 }, eps);
    expect(found.compressed).toBeCloseTo(0.15, 12);
    expect(found.middle - found.lost / 2).toBeCloseTo(0.4 * found.rho * 0.15, 12);
    expect(found.compressed - found.middle - found.lost / 2).toBeCloseTo(0.6 * found.rho * 0.15, 12);
  });
  test("compressed at the root: what lies beyond beff is lost, up to the neutral axis", () => {
    const found = plate({ ...thin, support: "outstand_root", psi: -0.5 }, eps);
    expect(found.middle + found.lost / 2).toBeCloseTo(0.2, 12);
  });
});
