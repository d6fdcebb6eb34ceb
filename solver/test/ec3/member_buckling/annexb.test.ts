/** Tables B.1, B.2 and B.3, row by row. */

import { describe, expect, test } from "vitest";
import { Cm, type InteractionInput, interactionFactors } from "../../../src/ec3/member_buckling/annexb.ts";

describe("Annex B", () => {
  const shape = { start: 0, end: 0, span: 0, size: 10, linear: false, loading: "uniform" as const, forces: 0 };
  test.each([
    ["straight, ψ = 1", { ...shape, linear: true, start: 10, end: 10 }, 1],
    ["straight, ψ = 0", { ...shape, linear: true, start: 10 }, 0.6],
    ["straight, ψ = −1", { ...shape, linear: true, start: 10, end: -10 }, 0.4],
    ["simple span, even load", { ...shape, span: 10 }, 0.95],
    ["simple span, point load", { ...shape, span: 10, loading: "concentrated" as const }, 0.9],
    ["fixed ends, even load: 0.1 − 0.8·(−0.5)", { ...shape, start: -10, end: -10, span: 5 }, 0.5],
    ["fixed ends, central load: 0.8", { ...shape, start: -10, end: -10, span: 10, loading: "concentrated" as const }, 0.8],
    ["propped, even load: αs = −0.5, ψ = 0", { ...shape, start: -10, span: 5 }, 0.5],
    ["αh = −0.5, ψ = 0", { ...shape, start: -5, span: 10 }, 0.925],
    ["αh = −0.5, ψ = −1: 0.95 + 0.05·(−0.5)·(−1)", { ...shape, start: -5, end: 5, span: 10 }, 0.975],
    ["αs = 0.5", { ...shape, start: 10, end: 10, span: 5 }, 0.6],
    [
      "on both sides of its chord: αs = 0.2 gives 0.4, αh = 10/18 gives 0.978, and counts",
      { ...shape, start: 10, end: 10, span: 2, across: 18 },
      0.95 + 0.5 / 18,
    ],
    ["αs = −0.5, ψ = −1, point load: 0.2 + 0.4", { ...shape, start: -10, end: 10, span: 5, loading: "concentrated" as const }, 0.6],
  ])("Table B.3: %s", (_, given, expected) => expect(Cm(given)).toBeCloseTo(expected, 12));

  const base: InteractionInput = {
    plastic: true,
    hollow: false,
    torsional: true,
    lambda_y: 0.6,
    lambda_z: 1.2,
    n_y: 0.3,
    n_z: 0.5,
    c_my: 0.9,
    c_mz: 0.8,
    c_mlt: 0.95,
  };
  test("Table B.2, classes 1 and 2", () => {
    // kyy = 0.9·(1 + 0.4·0.3) = 1.008; kzz = 0.8·min(1 + 1.8·0.5, 1 + 1.4·0.5) = 1.36; kzy = max(1 − 0.1·1.2·0.5/0.7, 1 − 0.1·0.5/0.7) = 0.92857.
    const k = interactionFactors(base);
    expect(k.k_yy).toBeCloseTo(1.008, 9);
    expect(k.k_zz).toBeCloseTo(1.36, 9);
    expect(k.k_yz).toBeCloseTo(0.816, 9);
    expect(k.k_zy).toBeCloseTo(1 - 0.05 / 0.7, 9);
  });
  test("Table B.2, λz below 0.4: 0.6 + λz ≤ 1 − 0.1·λz·nz/(CmLT − 0.25)", () =>
    expect(interactionFactors({ ...base, lambda_z: 0.3 }).k_zy).toBeCloseTo(0.9, 9));
  test("Table B.1", () => expect(interactionFactors({ ...base, torsional: false }).k_zy).toBeCloseTo(0.6 * 1.008, 9));
  test("hollow kzz", () => expect(interactionFactors({ ...base, hollow: true, torsional: false }).k_zz).toBeCloseTo(0.8 * 1.4, 9));
  test("class 3", () => {
    const k = interactionFactors({ ...base, plastic: false });
    expect(k.k_yy).toBeCloseTo(0.9 * (1 + 0.6 * 0.6 * 0.3), 9);
    expect(k.k_zz).toBeCloseTo(0.8 * (1 + 0.6 * 0.5), 9);
    expect(k.k_yz).toBe(k.k_zz);
    expect(k.k_zy).toBeCloseTo(1 - 0.025 / 0.7, 9);
    expect(interactionFactors({ ...base, plastic: false, torsional: false }).k_zy).toBeCloseTo(0.8 * k.k_yy, 9);
  });
});
