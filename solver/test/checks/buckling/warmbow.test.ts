/** A pressed member that a difference of temperature bows: first order has no moment of it. */

import { describe, expect, test } from "vitest";
import { library } from "../../../src/model/sections/included.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import { CLAMP, checked, cutBeam, FORK, SLIDE, type Structure } from "../held.ts";

const [L, N, G] = [6, 760e3, 200];
const BOWS = "bows it by";

/** An IPE 300 of 6 m, held sideways in the middle, pressed by N, one flange warmer by 200 K/m. */
const strut = (more: Partial<Structure> = {}, gradient: object = { gradient_z: G }): Structure => ({
  ...cutBeam(L, [L / 2], { N0: FORK, N1: "rfrfrr", end: SLIDE }),
  material: { thermal_expansion: 12e-6 },
  loads: {
    node_loads: [{ node: "end", fx: -N }],
    member_loads: ["M0", "M1"].map((member) => ({ member, type: "temperature", ...gradient })),
  },
  designs: [{ id: "D", members: ["M0", "M1"], l_cr_z: L / 2 }],
  ...more,
});

test("it bows by α·g·L²/8, and by second order N·e/(1 − N/Ncr) is in its moment", () => {
  const e = (12e-6 * G * L ** 2) / 8;
  const first = checked(strut()).D!;
  expect(first.utilisation).toBeLessThan(1);
  expect(first.questions.join()).toContain(`${BOWS} ${(e * 1e3).toFixed(1)} mm in U`);
  expect(first.verifications.find(({ key }) => key === "bending_y")?.utilisation ?? 0).toBe(0);
  const second = checked(strut({ options: { order: "second" } })).D!;
  const n_cr = (Math.PI ** 2 * 210e9 * 83.56e-6) / L ** 2;
  // A parabola under N: M = N·e·8/u²·(1/cos(u/2) − 1) with u = π·√(N/Ncr), within a hundredth of N·e/(1 − N/Ncr).
  const u = Math.PI * Math.sqrt(N / n_cr);
  const moment = ((N * e * 8) / u ** 2) * (1 / Math.cos(u / 2) - 1);
  const bent = second.verifications.find(({ key }) => key === "bending_y")!.utilisation as number;
  expect(bent / (moment / (628.4e-6 * 235e6))).toBeCloseTo(1, 2);
  expect(second.utilisation).toBeGreaterThan(1);
  expect(second.questions.join()).not.toContain(BOWS);
});

test("nothing is asked of a tie, of a member warmed evenly, of one whose clamped ends keep it straight or of one with room to spare", () => {
  const loads = (fx: number): Partial<Structure> => ({
    loads: { node_loads: [{ node: "end", fx }], member_loads: strut().loads!.member_loads },
  });
  expect(checked(strut(loads(N))).D!.questions.join()).not.toContain(BOWS);
  expect(checked(strut(loads(-N / 4))).D!.questions.join()).not.toContain(BOWS);
  expect(checked(strut({}, { dt: 10 })).D!.questions.join()).not.toContain(BOWS);
  const clamped = strut({ supports: { N0: "ffffff", N1: "rfrfrr", end: "rfffff" } });
  expect(checked(clamped).D!.questions.join()).not.toContain(BOWS);
});

describe("a tube bows as one, however it is cut", () => {
  const PIECES = [0, 1, 2, 3].map((i) => `M${i}`);
  /** 4 pieces in a row, each a design member, one side warmer by `g`. */
  const cut = (length: number, n: number, g: number, more: Partial<Structure>, warm = PIECES): Record<string, CheckResult> =>
    checked({
      ...cutBeam(
        length,
        [1, 2, 3].map((i) => (i * length) / 4),
      ),
      section: { ...library().find("HFCHS168.3x8"), id: "section" },
      material: { grade: "S355", fy: 355e6, thermal_expansion: 12e-6 },
      loads: {
        node_loads: [{ node: "end", fx: -n }],
        member_loads: warm.map((member) => ({ member, type: "temperature", gradient_y: g })),
      },
      designs: PIECES.map((id) => ({ id, members: [id] })),
      ...more,
    });
  const bows = (e: number): string => `${BOWS} ${(e * 1e3).toFixed(1)} mm in U`;
  const second = { options: { order: "second" } };

  test("between its supports by κ·L²/8 of the whole line, and every piece fails by second order", () => {
    const e = (12e-6 * 375 * 6 ** 2) / 8;
    for (const piece of Object.values(cut(6, 526e3, 375, {}))) {
      expect(piece.utilisation).toBeLessThan(0.9);
      expect(piece.questions).toEqual([expect.stringContaining(bows(e))]);
    }
    for (const piece of Object.values(cut(6, 526e3, 375, second))) expect(piece.utilisation).toBeGreaterThan(1);
  });
  test("a piece that nothing warms bows with the others, and one that is held where it is cut does not", () => {
    expect(cut(6, 526e3, 375, {}, ["M1", "M2"]).M0!.questions.join()).toContain(BOWS);
    const supports = { N0: FORK, N1: "rffrrr", N2: "rffrrr", N3: "rffrrr", end: SLIDE };
    for (const piece of Object.values(cut(6, 526e3, 375, { supports }))) expect(piece.questions.join()).not.toContain(BOWS);
  });
  test("from a root to a free tip by κ·L²/2", () => {
    const designs = PIECES.map((id) => ({ id, members: [id], l_cr_y: 8, l_cr_z: 8 }));
    const cantilever = { supports: { N0: CLAMP }, designs };
    const e = (12e-6 * 225 * 4 ** 2) / 2;
    for (const piece of Object.values(cut(4, 270e3, 225, cantilever))) expect(piece.questions.join()).toContain(bows(e));
    expect(cut(4, 270e3, 225, { ...cantilever, ...second }).M0!.utilisation).toBeGreaterThan(1);
  });
  test("with clamped ends it stays straight", () => {
    const clamped = cut(6, 526e3, 375, { supports: { N0: CLAMP, end: "rfffff" } });
    for (const piece of Object.values(clamped)) expect(piece.questions.join()).not.toContain(BOWS);
  });
});
