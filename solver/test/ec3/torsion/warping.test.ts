/** Torsion with warping along a member: closed forms of GIt·θ′ − EIw·θ‴ = T, and a published beam. */

import { describe, expect, test } from "vitest";
import { solveTwist, type TorqueSegment } from "../../../src/ec3/torsion/warping.ts";
import { library } from "../../../src/model/sections/included.ts";
import { verified } from "../../verified.ts";

const [E, G] = [210e9, 81e9];
/** IPE 300 over 6 m: k·L = 4.71. */
const [EIW, GIT, L] = [E * 125.9e-9, G * 201.2e-9, 6];
const K = Math.sqrt(GIT / EIW);
const even = (from: number, to: number, t: number): TorqueSegment => ({ from, to, t: [t, t, t] });

describe("closed forms", () => {
  test("a torque in mid-span between forks: B = T·tanh(kL/2)/(2k), all of it warping there, θ = T·L/(4GIt)·(1 − tanh(kL/2)/(kL/2))", () => {
    const T = 1e3;
    const beam = solveTwist([even(0, L / 2, T / 2), even(L / 2, L, -T / 2)], EIW, GIT, ["free", "free"]);
    const middle = beam.at(L / 2, -1);
    expect(Math.abs(middle.b)).toBeCloseTo((T * Math.tanh((K * L) / 2)) / (2 * K), 6);
    expect(middle.t_t).toBeCloseTo(0, 6);
    expect(middle.t_w).toBeCloseTo(T / 2, 6);
    expect(middle.theta).toBeCloseTo(((T * L) / (4 * GIT)) * (1 - Math.tanh((K * L) / 2) / ((K * L) / 2)), 9);
    expect(beam.at(L, -1).theta).toBeCloseTo(0, 12);
    expect(beam.at(0, 1).b).toBeCloseTo(0, 9);
  });
  test("a torque at the tip of a cantilever: B = T·tanh(kL)/k at the root, free at the tip", () => {
    const T = 1e3;
    const beam = solveTwist([even(0, L, T)], EIW, GIT, ["fixed", "free"]);
    expect(Math.abs(beam.at(0, 1).b)).toBeCloseTo((T * Math.tanh(K * L)) / K, 6);
    expect(beam.at(0, 1).t_t).toBeCloseTo(0, 9);
    expect(beam.at(L, -1).b).toBeCloseTo(0, 6);
    expect(beam.at(L, -1).theta).toBeCloseTo(((T * L) / GIT) * (1 - Math.tanh(K * L) / (K * L)), 9);
  });
  test("an even torque m between forks: B = m/k²·(1 − 1/cosh(kL/2)) in mid-span", () => {
    const m = 500;
    const beam = solveTwist([{ from: 0, to: L, t: [(m * L) / 2, 0, (-m * L) / 2] }], EIW, GIT, ["free", "free"]);
    expect(Math.abs(beam.at(L / 2, 1).b)).toBeCloseTo((m / (K * K)) * (1 - 1 / Math.cosh((K * L) / 2)), 6);
  });
  test("a parabola of torque satisfies the equation everywhere, cut anywhere", () => {
    const T = (x: number): number => 800 - 300 * x + 25 * x * x;
    const cut = (places: number[]): TorqueSegment[] =>
      places.slice(1).map((to, i) => {
        const from = places[i] as number;
        return { from, to, t: [T(from), T((from + to) / 2), T(to)] };
      });
    const [whole, parts] = [[0, L] as number[], [0, 1.1, 2, 4.7, L]].map((at) => solveTwist(cut(at), EIW, GIT, ["fixed", "free"]));
    for (const x of [0.3, 1.5, 3, 5.2]) {
      const [a, b] = [whole?.at(x, 1), parts?.at(x, 1)];
      for (const key of ["t_t", "t_w", "b", "theta"] as const) expect(b?.[key]).toBeCloseTo(a?.[key] as number, 6);
      // Tw = dB/dx by differences, as −EIw·θ‴.
      const d = 1e-4;
      expect(((whole?.at(x + d, 1).b as number) - (whole?.at(x - d, 1).b as number)) / (2 * d)).toBeCloseTo(a?.t_w as number, 2);
    }
  });
  test("without warping stiffness to speak of it is St Venant's, without overflow", () => {
    const beam = solveTwist([even(0, L, 1e3)], 1e-6, GIT, ["fixed", "fixed"]);
    expect(beam.at(3, 1).t_t).toBeCloseTo(1e3, 9);
    expect(Number.isFinite(beam.at(0, 1).b)).toBe(true);
  });
});

test("254 x 254 x 73 UKC over 4 m with 7.5 kNm in mid-span (the beam of SCI P385 as Tekla Tedds prints it): θ·My = 5.31 kNm for My = 102 kNm", () => {
  // Section tables: It = 57.6 cm⁴, Iw = 0.562 dm⁶; G = 81 000 N/mm² (3.2.6).
  const beam = solveTwist([even(0, 2, 3.75e3), even(2, 4, -3.75e3)], E * 0.562e-6, 81e9 * 57.6e-8, ["free", "free"]);
  expect(beam.at(2, 1).theta * 102).toBeCloseTo(5.31, 1);
});

describe("published torsion", () => {
  const about = { group: "EN 1993-1-1" } as const;
  test("SCI P385 Figure 2.7 for an IPE 300 of 6 m with 1 kNm at its tip: B = 1.2764 kNm² at the root, Tt by tenths", () => {
    const source = "SCI P385 Figure 2.7, as JimZwartveld/grillex on GitHub prints it in docs/verification/warping_torsion.rst";
    const case_ = "Torque at the tip of an IPE 300 cantilever";
    const beam = solveTwist([even(0, 6, 1)], 210e6 * 1.26e-7, (210e6 / 2.6) * 2.01e-7, ["fixed", "free"]);
    const root = Math.abs(beam.at(0, 1).b);
    verified({ ...about, case: case_, source, quantity: "bimoment at the root", unit: "kNm2", expected: 1.2764, ours: root });
    expect(root).toBeCloseTo(1.2764, 4);
    [0, 0.375, 0.609, 0.756, 0.847, 0.904, 0.939, 0.961, 0.973, 0.98, 0.982].forEach((t_t, i) => {
      expect(beam.at(0.6 * i, i === 10 ? -1 : 1).t_t).toBeCloseTo(t_t, 3);
    });
  });
  test("UKC 254 x 254 x 73 over 4 m, 7.5 kNm in mid-span where My = 102 kNm: Mz = φ·My = 5.31 kNm", () => {
    // The sheet does not print its span: 100 kN and 1 kN/m over 4 m give its My of 102 kNm and its Vy of 52 kN, and 2 m is its middle.
    const { it = 0, iw = 0 } = library().find("UC254x254x73")!;
    const { theta } = solveTwist([even(0, 2, 3.75e3), even(2, 4, -3.75e3)], E * iw, G * it, ["free", "free"]).at(2, -1);
    const source =
      "Tedds steel beam torsion design 1.0.05 to SCI P385 (Appendix C, case 3), https://www.scribd.com/document/790715172, page 2";
    const case_ = "Eccentric load on a UKC 254 x 254 x 73";
    verified({ ...about, case: case_, source, quantity: "Mz of the twist", unit: "kNm", expected: 5.31, ours: 102 * theta });
    expect(102 * theta).toBeCloseTo(5.31, 2);
  });
  test("UB 457 x 191 x 82 and UB 305 x 165 x 40, Vlasov's closed forms", () => {
    const source = "beam-v03 on GitHub (Captain-802), tests/batch/hand-checks.md, HC-13 to HC-15 (SCI P385 section constants)";
    const [ub457, ub305] = [
      [210e9 * 0.922e-6, 81e9 * 69.2e-8],
      [210e9 * 0.164e-6, 81e9 * 14.7e-8],
    ] as const;
    const tip = solveTwist([even(0, 4, 2.4e3)], ...ub457, ["fixed", "free"]);
    const spread = solveTwist([{ from: 0, to: 3, t: [924 * 3, 924 * 1.5, 0] }], ...ub305, ["fixed", "free"]);
    const held = solveTwist([{ from: 0, to: 8, t: [1875 * 4, 0, -1875 * 4] }], ...ub457, ["fixed", "fixed"]);
    for (const [name, quantity, unit, expected, ours] of [
      ["cantilever of 4 m, torque at its tip", "twist of the tip", "rad", 0.093812, tip.at(4, -1).theta],
      ["cantilever of 4 m, torque at its tip", "bimoment at the root", "kNm2", 4.3417, Math.abs(tip.at(0, 1).b) / 1e3],
      ["cantilever of 3 m, even torque", "twist of the tip", "rad", 0.125587, spread.at(3, -1).theta],
      ["beam of 8 m, warping prevented, even torque", "twist in mid-span", "rad", 0.070713, held.at(4, 1).theta],
    ] as const) {
      verified({ ...about, case: `Torsion: ${name}`, source, quantity, unit, expected, ours: Math.abs(ours) });
      expect(Math.abs(Math.abs(ours) / expected - 1), `${name}: ${quantity}`).toBeLessThan(2e-5);
    }
  });
});
