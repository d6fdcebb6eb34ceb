/** Imperfections in the shape of a mode that no lean brings about (EN 1993-1-1 5.3.2(11)), against closed forms. */

import { describe, expect, test } from "vitest";
import type { Results } from "../../src/api/index.ts";
import { e0 } from "../../src/api/mode_imperfections.ts";
import { tabulated } from "../checks/fake.ts";
import { type Structure, solved } from "../checks/held.ts";

describe("e0 of (5.10)", () => {
  // λ = 1.483 on curve c of HEB 200 about z-z: 0.49·1.283·200.3/78.08 = 1.613 cm.
  test("with γM1 = 1 it is α·(λ − 0.2)·W/A", () => expect(e0(1.483, 0.49, 200.3e-6 / 78.08e-4, 1)).toBeCloseTo(0.01613, 5));
  // χ = 0.320: 1 − 0.320·2.199/1.1 over 1 − 0.320·2.199.
  test("with γM1 = 1.1 it is (1 − χ·λ²/γM1)/(1 − χ·λ²) times as much", () =>
    expect(e0(1.483, 0.49, 1, 1.1) / e0(1.483, 0.49, 1, 1)).toBeCloseTo((1 - (0.32 * 2.199) / 1.1) / (1 - 0.32 * 2.199), 2));
  test("a stocky one is straight", () => expect(e0(0.15, 0.49, 1, 1)).toBe(0));
});

/** HEB 200 in S355 over 12 m, in four pieces between springs of 200 kN/m sideways. */
const PIECES = [0, 1, 2, 3];
const strut = (n: number, options: Structure["options"] = {}): Results =>
  solved({
    options: { order: undefined, ...options, shear_deformation: false } as Record<string, unknown>,
    nodes: Object.fromEntries([...PIECES, 4].map((i) => [`n${i}`, [3 * i, 0, 0]])),
    members: PIECES.map((i) => [`s${i}`, `n${i}`, `n${i + 1}`]),
    supports: {
      ...{ n0: "ffffrr", n4: "rfffrr" },
      ...Object.fromEntries([1, 2, 3].map((i) => [`n${i}`, { ux: "free", uy: 200e3, uz: "fixed", rx: "free", ry: "free", rz: "free" }])),
    },
    loads: { node_loads: [{ node: "n4", fx: -n }] },
    section: { ...tabulated("HEB200"), id: "section" },
    material: { grade: "S355", fy: 355e6 },
    designs: PIECES.map((i) => ({ id: `d${i}`, members: [`s${i}`] })),
  });

/** Half a wave of 12 m: π²·E·Iz/L² + (k/3 m)·L²/π² = 288 + 973 kN. */
const N_CR = (Math.PI ** 2 * 210e9 * 2003e-8) / 144 + (200e3 / 3) * (144 / Math.PI ** 2);
const AFY = 78.08e-4 * 355e6;

/** Moments about z-z at a place of a combination, N·m. */
function largestMz({ load_combinations }: Results, id: string): number {
  const { extrema } = load_combinations.find((one) => one.id === id)!;
  return Math.max(...extrema.mz.max, ...extrema.mz.min.map((value) => -value));
}

describe("a strut on springs", () => {
  const results = strut(700e3);
  const alpha = N_CR / 700e3;
  test("leans neither way, and waves both: two variants of second order", () => {
    expect(results.load_combinations.map(({ id, order }) => [id, order])).toEqual([
      ["U", 2],
      ["U +mode", 2],
      ["U -mode", 2],
    ]);
    expect(results.assumptions.said.join()).toContain("in the shape of buckling modes (5.3.2(11))");
    expect(results.stability[0]!.alpha_waving).toBeCloseTo(alpha, 1);
    expect(results.stability[0]).not.toHaveProperty("waves");
  });
  test("the moment in its middle is e0·N·αcr/(αcr − 1)", () => {
    const bow = e0(Math.sqrt(AFY / N_CR), 0.49, 200.3e-6 / 78.08e-4, 1);
    // The mode is found on four members, whose curvature comes out 4 % high.
    for (const id of ["U +mode", "U -mode"]) {
      const share = largestMz(results, id) / ((bow * 700e3 * alpha) / (alpha - 1));
      expect(share).toBeGreaterThan(0.95);
      expect(share).toBeLessThan(1.02);
    }
    expect(largestMz(results, "U")).toBeLessThan(1);
  });
  test("nothing is asked, and its checks have the moment", () => {
    expect([results.questions, results.gaps]).toEqual([[], []]);
    for (const { governing } of results.checks) expect(governing!.combination).toMatch(/mode$/);
  });
  test("under 1000 kN it fails, as by the length of the mode it does: χ = 0.320, 1000 kN over 888", () => {
    expect(strut(1e6).checks.map(({ verdict }) => verdict)).toContain("fail");
  });
  test("what the model's own choice leaves out is a doubt, and no member passes the model", () => {
    const { doubts, summary } = strut(700e3, { order: "second", imperfections: { directions: ["+x"] } });
    expect(doubts.map(({ code, message }) => `${code}: ${message}`).join("\n")).toMatch(/order_stated: .*buckling mode with αcr = 1\.8/);
    expect(summary.verdict).not.toBe("passes");
  });
  test("above ten times its loads nothing waves", () => expect(strut(100e3).load_combinations.map(({ id }) => id)).toEqual(["U"]));
});
