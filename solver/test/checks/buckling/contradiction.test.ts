/** Lengths that a mode of the structure contradicts, on modes written by hand. */

import { describe, expect, test } from "vitest";
import { bentByWave, contradictions } from "../../../src/checks/buckling/contradiction.ts";
import { swayOf } from "../../../src/checks/buckling/sway.ts";
import type { SwayInput } from "../../../src/checks/buckling/swayinput.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import type { Mode } from "../../../src/topology/context.ts";
import { type BeamCase, beamContext, runChecks, tabulated } from "../fake.ts";
import { checked } from "../held.ts";

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
    check([bow(about_y), mode(14, true, [])], { n: -900e3, design }).questions.filter((question) => question.includes("own mode"));
  const at = (...positions: number[]) => positions.map((position) => ({ position, flange: "both" as const }));
  test("the axis", () => {
    const short = { l_cr_y: 2, l_cr_z: 2 };
    expect(asked(0, short)).toEqual([expect.stringMatching(/bow about z-z.*l_cr_z = 8\.32 m/)]);
    expect(asked(1, short)).toEqual([expect.stringMatching(/bow about y-y.*l_cr_y = 14\.03 m/)]);
    // A purlin on one flange is no restraint of both, about z-z alone.
    const purlin = "flange top or bottom holds that flange alone and does not shorten l_cr_z";
    expect([0, 1].map((about_y) => asked(about_y, short).join().includes(purlin))).toEqual([true, false]);
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
        turned,
        length: 4,
        e: 210e9,
        n: 900e3,
        squash: 1835e3,
        used: 0.9,
        pressing: () => 900e3,
        wave: null,
      },
      design: { id: "D", members: ["M"] as [string], l_cr_y: 2, l_cr_z: 2, ...lengths },
      p: { iy: 57e-6, iz: 20.03e-6 } as SwayInput["p"],
      isLoose: () => false,
    }));
  const length = (inertia: number): string => (Math.PI * Math.sqrt((210e9 * inertia) / (0.6 * 900e3))).toFixed(2);
  expect(contradictions(inputs(false, {}))).toEqual([expect.stringContaining(`l_cr_z = ${length(20.03e-6)} m`)]);
  expect(contradictions(inputs(true, {}))).toEqual([expect.stringContaining(`l_cr_y = ${length(57e-6)} m`)]);
  expect(contradictions(inputs(false, { l_cr_z: Number(length(20.03e-6)) }))).toEqual([]);
});

describe("a piece of a line that nothing holds where it goes on", () => {
  const HEB200 = { ...tabulated("HEB200"), id: "section" };
  // What a tee has: a flange of 200 × 15 and a stem of 185 × 15, from the stem's tip 142.2 mm to the centroid.
  const TEE = {
    ...{ id: "section", a: 5.775e-3, iy: 2.0713e-5, iz: 1.0052e-5, it: 4.33e-7, wel_y: 1.4567e-4, fabrication: "welded" },
    shape: { type: "tee", h: 0.2, b: 0.2, tw: 0.015, tf: 0.015 },
  };
  /** A column of 8 m, pressed by its Euler force about z-z over 1.1; halfway up a bar holds it along x, across its z-z axis alone. */
  const questions = (section: { iz: number }, designs: Record<string, unknown>[]): string[] => {
    const euler = (Math.PI ** 2 * 210e9 * section.iz) / 64;
    const found = checked({
      nodes: { a: [0, 0, 0], m: [0, 0, 4], t: [0, 0, 8], g: [3, 0, 4] },
      members: [
        ["lower", "a", "m"],
        ["upper", "m", "t"],
        ["bar", "m", "g", { type: "truss" }],
      ],
      supports: { a: "fffrrf", t: "ffrrrf", g: "ffffff" },
      loads: { node_loads: [{ node: "t", fz: -euler / 1.1 }] },
      section,
      material: { grade: "S355", fy: 355e6 },
      designs: designs.map((design) => ({ ...design, l_lt: 8 })),
    });
    return Object.values(found).flatMap((one) => one.questions.filter((question) => question.includes("own mode")));
  };
  const pieces = (more: object): Record<string, unknown>[] => [
    { id: "D", members: ["lower"], ...more },
    { id: "E", members: ["upper"], ...more },
  ];
  test("bows with the whole line, be its length its own; half of the whole is short as well", () => {
    for (const section of [HEB200 as unknown as { iz: number }, TEE]) {
      const asked = [expect.stringMatching(/bow about z-z, with αcr = 1\.10 stands for l_cr_z = 8\.0\d m/)];
      expect(questions(section, pieces({ l_cr_y: 4, l_cr_z: 4 }))).toEqual([...asked, ...asked]);
      expect(questions(section, [{ id: "D", members: ["lower", "upper"], l_cr_y: 4, l_cr_z: 4 }])).toEqual(asked);
    }
  });
  test("is not asked about with the line's length, without one, or where its ends are declared to be held", () => {
    const ends = [0, 1].map((position) => ({ position, flange: "both" }));
    for (const more of [{ l_cr_y: 4, l_cr_z: 8 }, { l_cr_y: 4 }, { l_cr_y: 4, l_cr_z: 4, lateral_restraints: ends }])
      expect(questions(HEB200 as unknown as { iz: number }, pieces(more)), JSON.stringify(more)).toEqual([]);
  });
});

test("a plain bow of the member's own counts beside a mode of sway, which second order has in its forces", () => {
  const modes: Mode[] = [
    { ...mode(1.2, false), about_y: [0] },
    { ...mode(5, true), sways_y: [1] },
  ];
  const context = beamContext({ ...column, n: -900e3, design: { l_cr_y: 4, l_cr_z: 2 } });
  const { model } = context;
  const second = { ...model, analysis: { ...model.analysis, options: { order: "second" as const } } };
  const found = runChecks({ ...context, model: second, stability: modes })[0] as CheckResult;
  expect(found.questions).toEqual(expect.arrayContaining([expect.stringMatching(/bow about z-z, with αcr = 1\.20/)]));
});

test("what others bend in a wave is asked about below 3, and from 3 on where 1/(1 − 1/αcr) times what it uses is above 1; of all the lowest", () => {
  const at = (wave: number, most: number) =>
    ({ found: { turns: false }, wave, most, n: 0, e: 210e9, p: { iy: 57e-6, iz: 20e-6 }, length: 2 }) as unknown as SwayInput;
  const asked = (wave: number, most: number): boolean => bentByWave([at(wave, most)]) !== null;
  expect([asked(2.9, 0.1), asked(4, 0.74), asked(4, 0.76), asked(4, 1.1)]).toEqual([true, false, true, false]);
  expect(bentByWave([at(2.68, 0.9), at(2.52, 0.9), at(2.91, 0.9)])).toContain("αcr = 2.52");
});
