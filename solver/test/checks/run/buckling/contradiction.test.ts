/** Lengths that a mode of the structure contradicts, on modes written by hand. */

import { describe, expect, test } from "vitest";
import { runChecks } from "../../../../src/checks/index.ts";
import { contradictions } from "../../../../src/checks/run/buckling/contradiction.ts";
import { swayOf } from "../../../../src/checks/run/buckling/sway.ts";
import type { SwayInput } from "../../../../src/checks/run/buckling/swaycheck.ts";
import type { Mode } from "../../../../src/checks/run/context.ts";
import type { CheckResult } from "../../../../src/checks/run/verdict/result.ts";
import { type BeamCase, beamContext, tabulated } from "../../fake.ts";

const mode = (alpha_cr: number, sway: boolean, participation: number[] = [1], combination = 0): Mode => ({
  ...{ combination, alpha_cr, sway, participation },
});
const column: BeamCase = { section: tabulated("HEB200"), length: 4 };
const check = (stability: Mode[], beam: Partial<BeamCase>): CheckResult =>
  runChecks({ ...beamContext({ ...column, ...beam }), stability })[0] as CheckResult;

describe("a bow of the member's own is asked about for the axis it bends about, once", () => {
  // 900 kN at α = 2/3 stand for π·√(E·Iz/(600 kN)) = 8.32 m about z, π·√(E·Iy/(600 kN)) = 14.03 m about y; the column is 4 m long.
  const bow = (about_y: number, alpha = 2 / 3, combination = 0): Mode => ({
    ...mode(alpha, false, [1], combination),
    about_y: [about_y],
  });
  const asked = (about_y: number, design: NonNullable<BeamCase["design"]>): string[] =>
    check([bow(about_y), mode(14, true, [])], { n: -900e3, design }).questions;
  const at = (...positions: number[]) => positions.map((position) => ({ position, flange: "both" as const }));
  test("the axis", () => {
    const short = { l_cr_y: 2, l_cr_z: 2 };
    expect(asked(0, short)).toEqual([expect.stringMatching(/bow about z-z.*l_cr_z = 8\.32 m/)]);
    expect(asked(1, short)).toEqual([expect.stringMatching(/bow about y-y.*l_cr_y = 14\.03 m/)]);
    // About neither plainly: as long as the mode's about the weaker one.
    expect(asked(0.5, short)).toEqual([expect.stringMatching(/own mode with.*l_cr_z = 8\.32 m/)]);
  });
  test("what it proposes answers it", () => {
    for (const [about_y, design] of [
      [0, { l_cr_y: 2, l_cr_z: 8.32 }],
      [0, { l_cr_y: 2, l_cr_z: 2, lateral_restraints: at(0.5) }],
      [1, { l_cr_y: 14.03, l_cr_z: 2 }],
    ] as const)
      expect(asked(about_y, design as NonNullable<BeamCase["design"]>), JSON.stringify(design)).toEqual([]);
  });
  test("restraints farther apart than the length, of one flange, or across the other axis do not", () => {
    const one = [{ position: 0.5, flange: "top" as const }];
    for (const [about_y, lateral_restraints] of [
      [0, at(0.3)],
      [0, at(0, 1)],
      [0, one],
      [1, at(0.5)],
      [0.5, at(0.5)],
    ] as const)
      expect(asked(about_y, { l_cr_y: 2, l_cr_z: 2, lateral_restraints: [...lateral_restraints] }).join(), `${about_y}`).toContain(
        "own mode",
      );
  });
});

test("of several combinations the one that asks for the longest, which answers the others; of a turned section about the other axis", () => {
  const modes = [0, 1, 2].map((c): Mode => ({ ...mode([0.7, 0.6, 0.8][c]!, false, [1], c), about_y: [0] }));
  const inputs = (turned: boolean, lengths: object) =>
    modes.map(({ combination }) => ({
      found: swayOf([...modes, ...modes.map((one) => mode(14, true, [], one.combination))], combination, [0]),
      ...{
        second: false,
        leans: false,
        leansAlong: false,
        straight: false,
        turned,
        swayLength: false,
        length: 4,
        e: 210e9,
        n: 900e3,
        squash: 1835e3,
        used: 0.9,
        most: 0.9,
      },
      design: { id: "D", members: ["M"] as [string], l_cr_y: 2, l_cr_z: 2, ...lengths },
      p: { iy: 57e-6, iz: 20.03e-6 } as SwayInput["p"],
      leaning: () => 0,
      isStiff: () => false,
    }));
  const length = (inertia: number): string => (Math.PI * Math.sqrt((210e9 * inertia) / (0.6 * 900e3))).toFixed(2);
  expect(contradictions(inputs(false, {}))).toEqual([expect.stringContaining(`l_cr_z = ${length(20.03e-6)} m`)]);
  expect(contradictions(inputs(true, {}))).toEqual([expect.stringContaining(`l_cr_y = ${length(57e-6)} m`)]);
  expect(contradictions(inputs(false, { l_cr_z: Number(length(20.03e-6)) }))).toEqual([]);
});
