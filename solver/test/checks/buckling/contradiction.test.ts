/** Lengths that a mode of the structure contradicts, on modes written by hand. */

import { describe, expect, test } from "vitest";
import { contradictions } from "../../../src/checks/buckling/contradiction.ts";
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
      isLoose: () => false,
    }));
  const length = (inertia: number): string => (Math.PI * Math.sqrt((210e9 * inertia) / (0.6 * 900e3))).toFixed(2);
  expect(contradictions(inputs(false, {}))).toEqual([expect.stringContaining(`l_cr_z = ${length(20.03e-6)} m`)]);
  expect(contradictions(inputs(true, {}))).toEqual([expect.stringContaining(`l_cr_y = ${length(57e-6)} m`)]);
  expect(contradictions(inputs(false, { l_cr_z: Number(length(20.03e-6)) }))).toEqual([]);
});

test("a length of sway is held against the mode of sway, unless second order leans the structure both ways in its plane (5.2.2(7)b)", () => {
  const asked = (leant: boolean): string[] =>
    contradictions([
      {
        found: swayOf([mode(5, true)], 0, [0]),
        ...{ second: true, turned: false, length: 4, e: 210e9, n: 300e3, squash: 1835e3, used: 0.9 },
        design: { id: "D", members: ["M"], l_cr_y: 4.01, l_cr_z: 4 },
        p: { iy: 57e-6, iz: 57e-6 },
        isLoose: () => true,
        leant: (axis) => leant && axis === "y",
      },
    ]);
  // π·√(E·I/(5·300 kN)) = 8.87 m.
  expect(asked(false)).toEqual([expect.stringContaining("the sway mode with αcr = 5.00 stands for l_cr_y = 8.87 m")]);
  expect(asked(true)).toEqual([]);
});

test("by second order a longer length is never asked what a shorter one is not", () => {
  const asked = (l_cr_y: number): boolean =>
    contradictions([
      {
        found: swayOf([mode(5, true)], 0, [0]),
        ...{ second: true, turned: false, length: 4, e: 210e9, n: 150e3, squash: 1835e3, used: 0.9 },
        design: { id: "D", members: ["M"], l_cr_y, l_cr_z: 4 },
        p: { iy: 57e-6, iz: 57e-6 },
        isLoose: () => true,
        leant: () => false,
      },
    ]).length > 0;
  // π·√(E·I/(5·150 kN)) = 12.55 m, within 10 % of its force; 150 kN are 2.6 % of Ncr of 4.5 m and 8 % of that of 8 m.
  expect([4.5, 6, 8, 11, 12.5, 14].map(asked)).toEqual([true, true, true, true, false, false]);
});

test("a piece of a rafter is not asked for the length of a sway that second order leans both ways, however long a length it has (5.2.2(7)b)", () => {
  const asked = (l_cr_y: number, directions: string[]): string[] =>
    checked({
      nodes: { A: [0, 0, 0], B: [0, 0, 6], H: [4, 0, 6.6], R: [8, 0, 7.2], C: [16, 0, 6], D: [16, 0, 0] },
      members: [
        ["left", "A", "B"],
        ["lower", "B", "H"],
        ["upper", "H", "R"],
        ["down", "R", "C"],
        ["right", "D", "C"],
      ],
      supports: { A: "fffrrf", D: "fffrrf", ...Object.fromEntries(["B", "H", "R", "C"].map((node) => [node, "rfrrrr"])) },
      section: { iy: 2e-4, iz: 1e-4 },
      loads: {
        node_loads: [
          { node: "B", fx: 400e3, fz: -600e3 },
          { node: "C", fx: -400e3, fz: -600e3 },
        ],
      },
      designs: [{ id: "lower", members: ["lower"], l_cr_y, l_cr_z: 4.05 }],
      options: { order: "second", imperfections: { directions } },
    }).lower!.questions.filter((question) => question.includes("the sway mode with"));
  expect(asked(8.1, ["+x"])).toHaveLength(1);
  for (const l_cr_y of [4.05, 4.5, 8.1]) expect(asked(l_cr_y, ["+x", "-x"]), `${l_cr_y} m`).toEqual([]);
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

describe("a length of sway is compared with the mode about its own axis, 5.2.2(8)", () => {
  // An IPE 300 of 4 m, clamped at its foot and free along x at its head: Lcr,y = 2·L = 8 m. Along y rails hold it every 2 m, and Ncr,z of 4 m lies below Ncr,y of 8 m.
  const n = (Math.PI ** 2 * 210e9 * tabulated("IPE300").iy!) / 64 / 3;
  const asked = (design: object, strut = false): string[] =>
    checked({
      nodes: { a: [0, 0, 0], m: [0, 0, 2], t: [0, 0, 4], s: [0, 9, 0], r: [0, 9, 9] },
      members: [
        ["lower", "a", "m"],
        ["upper", "m", "t"],
        ["strut", "s", "r"],
      ],
      supports: { a: "ffffff", m: "rfrrrr", t: "rfrrrr", s: "fffrrf", r: "ffrrrf" },
      loads: {
        node_loads: [
          { node: "t", fz: -n },
          // Beside it a strut of 9 m that bows ahead of all sway: of the mode of sway nobody knows the way.
          { node: "r", fz: strut ? -100e3 : -1e3 },
        ],
      },
      options: { imperfections: { directions: ["+x", "-x", "+y", "-y"], among_loads: true } },
      designs: [{ id: "D", members: ["lower", "upper"], ...design }],
    }).D!.questions.filter((question) => question.includes("the sway mode with"));
  const asks = [expect.stringContaining("αcr = 3.00 stands for l_cr_y = 8.00 m")];
  test("the weaker axis answers for nothing, be its length left out, declared or given", () => {
    const at = [0, 0.5, 1].map((position) => ({ position, flange: "both" }));
    for (const more of [{}, { lateral_restraints: at }, { l_cr_z: 2 }, { l_cr_z: 4 }])
      expect(asked({ l_cr_y: 4.2, ...more }), JSON.stringify(more)).toEqual(asks);
  });
  test("nor where a bow lies below the mode of sway", () => expect(asked({ l_cr_y: 4.2 }, true)).toEqual(asks));
  test("the mode's own length is not asked about", () => expect(asked({ l_cr_y: 8 })).toEqual([]));

  /** Combinations of one mode at α, by their compression; about z, over 8 m, Ncr is π²·E·Iz/8² = 648 kN, far below what the mode stands for. */
  const of = (alpha: number, l_cr_y: number, ...forces: number[]): string[] =>
    contradictions(
      forces.map((push) => ({
        found: swayOf([{ ...mode(alpha, true), sways_y: [1] }], 0, [0]),
        ...{ turned: false, length: 8, e: 210e9, n: push, squash: 8e6, used: 0.9, isLoose: () => false },
        design: { id: "D", members: ["M"] as [string], l_cr_y, l_cr_z: 8 },
        p: { iy: 230.8e-6, iz: 20e-6 } as SwayInput["p"],
      })),
    );
  test("where wind relieves the column the same mode stands for a longer length, which is of no matter", () => {
    const n = (Math.PI ** 2 * 210e9 * 230.8e-6) / 256 / 3;
    expect(of(3, 16, n, 0.75 * n)).toEqual([]);
    expect(of(3, 8.4, n, 0.75 * n)).toEqual([expect.stringMatching(/l_cr_y = 1[68]\.\d\d m/)]);
  });
});
