/** Sway imperfections as loads: EN 1993-1-1 5.3.2(3), φ = φ0·αh·αm with φ0 = 1/200. */

import { describe, expect, test } from "vitest";
import { type Results, solve } from "../../../src/api/index.ts";
import { model, type Parts, SECTION, STEEL, support } from "../../building.ts";

const combinations = [
  { id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1.5 }] },
  { id: "S", limit_state: "SLS", terms: [{ load_case: "L", factor: 1 }] },
];

function column(height: number, imperfections: Record<string, unknown>, more: Partial<Parts> = {}): Results {
  return solve(
    model({
      nodes: { A: [0, 0, 0], B: [0, 0, height] },
      members: [{ id: "M", start: "A", end: "B" }],
      supports: [support("1", "A", "ffffff")],
      loads: { node_loads: [{ node: "B", fz: -1e5 }] },
      combinations,
      options: { imperfections },
      ...more,
    }),
  );
}

describe("φ", () => {
  for (const [height, columns, expected] of [
    [4, 1, 1 / 200],
    [6.25, 1, (1 / 200) * 0.8],
    [9, 4, (1 / 200) * (2 / 3) * Math.sqrt(0.625)],
    [1, 1, 1 / 200],
    [100, 2, (1 / 200) * (2 / 3) * Math.sqrt(0.75)],
  ] as const) {
    test(`h = ${height} m, m = ${columns}: ${expected.toFixed(6)}`, () => {
      expect(column(height, { directions: ["+x"], columns }).imperfections!.phi).toBeCloseTo(expected, 12);
    });
  }

  test("height given beats the model's", () => {
    expect(column(4, { directions: ["+x"], height: 16 }).imperfections).toMatchObject({ height: 16, alpha_h: 2 / 3 });
  });
});

/** A post of 4 m under 100 kN and one of 9 m beside it. */
function posts(second: Record<string, unknown>[], more: Partial<Parts> = {}): Results {
  return column(
    4,
    { directions: ["+x"] },
    {
      nodes: { A: [0, 0, 0], B: [0, 0, 4], C: [5, 0, 0], D: [5, 0, 9] },
      members: [{ id: "M", start: "A", end: "B" }, ...second],
      supports: [support("1", "A", "ffffff"), support("2", "C", "ffffff")],
      loads: { node_loads: [{ node: "B", fz: -1e5 }, ...(second.length ? [{ node: "D", fz: -1e5 }] : [])] },
      ...more,
    },
  );
}

describe("h is the height of the structure (5.3.2(3)a)", () => {
  /** Reactions along x of both feet, where it leans. */
  const feet = ({ load_combinations }: Results) => [0, 6].map((at) => -load_combinations[2]!.reactions[at]! / 1.5e5);
  test("each that stands apart leans by its own, and the largest φ is told", () => {
    const results = posts([{ id: "N", start: "C", end: "D" }]);
    expect(feet(results)[0]).toBeCloseTo(1 / 200, 12);
    expect(feet(results)[1]).toBeCloseTo(2 / 3 / 200, 12);
    expect(results.imperfections).toMatchObject({ phi: 1 / 200, height: 4, alpha_h: 1 });
  });
  test("nodes that take no part have none of it", () => {
    const results = posts([], { supports: [support("1", "A", "ffffff")] });
    expect(results.imperfections).toMatchObject({ phi: 1 / 200, height: 4 });
  });
  test("what hangs together leans by the height of all", () => {
    const results = posts([
      { id: "N", start: "C", end: "D" },
      { id: "O", start: "B", end: "D" },
    ]);
    expect(feet(results)[0]! + feet(results)[1]!).toBeCloseTo((2 * 2) / 3 / 200, 12);
    expect(results.imperfections).toMatchObject({ height: 9, alpha_h: 2 / 3 });
  });
});

test("ULS combinations get a variant per direction, with φ·V at the loaded node; SLS and the model's own stay", () => {
  const results = column(4, { directions: ["+x", "-x", "+y", "-y"] });
  expect(results.load_combinations.map(({ id }) => id)).toEqual(["U", "S", "U +x", "U -x", "U +y", "U -y"]);
  expect(results.load_cases.map(({ id }) => id)).toEqual(["L", "L φx", "L φy"]);
  expect(results.imperfections!.load_cases).toEqual([1, 2]);
  const side = 1.5e5 / 200;
  const reactions = results.load_combinations.map((set) => set.reactions);
  expect(reactions[0]![0]).toBeCloseTo(0, 6);
  expect(reactions[2]![0]).toBeCloseTo(-side, 6);
  expect(reactions[2]![4]).toBeCloseTo(-side * 4, 6);
  expect(reactions[3]![0]).toBeCloseTo(side, 6);
  expect(reactions[4]![1]).toBeCloseTo(-side, 6);
  expect(reactions[5]![2]).toBeCloseTo(1.5e5, 6);
  expect(results.stability.map(({ combination }) => combination)).toEqual([0, 2, 3, 4, 5]);
});

test("self-weight, line and point loads on members lean as well", () => {
  const member_loads = [
    { member: "M", type: "distributed", axes: "global", fz: -3000 },
    { member: "M", type: "point", axes: "global", position: 0.5, fz: -7000 },
  ];
  const { load_cases } = column(4, { directions: ["+x"] }, { loads: { self_weight: 1, member_loads } });
  const weight = 9.80665 * STEEL.density * SECTION.a * 4 + 12000 + 7000;
  expect(load_cases[1]!.equilibrium.loads[0]! / (weight / 200)).toBeCloseTo(1, 12);
  expect(load_cases[1]!.equilibrium.loads[2]).toBeCloseTo(0, 9);
});

test("second order turns the lean into H/(1 − 1/α_cr), nearly", () => {
  const { load_combinations, stability } = column(
    4,
    { directions: ["+x"] },
    { options: { order: "second", imperfections: { directions: ["+x"] } } },
  );
  const alpha = stability[1]!.alpha_cr!;
  const strong = (Math.PI ** 2 * STEEL.e * SECTION.iy) / (4 * 16 * 1.5e5);
  const weak = (strong * SECTION.iz) / SECTION.iy;
  expect(alpha / weak).toBeCloseTo(1, 2);
  // Whichever axis x bends about; the amplification of a cantilever's tip moment is within a few percent of it.
  const moment = Math.abs(load_combinations[2]!.reactions[4]!);
  const bounds = [strong, weak].map((critical) => (4 * (1.5e5 / 200)) / (1 - 1 / critical));
  expect(Math.min(...bounds.map((bound) => Math.abs(moment / bound - 1)))).toBeLessThan(0.05);
});

test("an id that is taken is not taken twice", () => {
  const more = [...combinations, { id: "U +x", limit_state: "SLS", terms: [{ load_case: "L", factor: 1 }] }];
  const ids = column(4, { directions: ["+x"] }, { combinations: more }).load_combinations.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

describe("a lean that is among the loads", () => {
  const directions = ["+x", "-x"];
  test("adds nothing: load cases and combinations are the model's own", () => {
    const results = column(4, { directions, among_loads: true });
    expect(results.load_cases.map(({ id }) => id)).toEqual(["L"]);
    expect(results.load_combinations.map(({ id }) => id)).toEqual(["U", "S"]);
    expect(results.imperfections).toBeNull();
  });
  test("false is as good as left out", () =>
    expect(column(4, { directions, among_loads: false }).load_combinations.map(({ id }) => id)).toEqual(["U", "S", "U +x", "U -x"]));
  test("members bow all the same where they are asked to, about a structure that stands straight", () => {
    const results = column(4, { directions, among_loads: true, bow: "a" });
    expect(results.imperfections).toMatchObject({ phi: 0, bow: { ratio: 1 / 300 } });
    expect(results.load_combinations.map(({ id }) => id)).toEqual(["U", "S", "U +x", "U -x"]);
    // A bow pushes as much as it pulls: nothing is left for the support but what bends it.
    expect(results.load_combinations[2]!.reactions[0]).toBeCloseTo(0, 6);
  });
});

describe("a structure askew to x and y leans along itself too", () => {
  /** A braced bay turned in plan by an angle: two columns, a beam hinged to them, one diagonal; each node held across the bay by a long tie. */
  const bay = (degrees: number, directions: string[]): Results => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    return solve(
      model({
        nodes: {
          A: [0, 0, 0],
          B: [0, 0, 4],
          C: [6 * c, 6 * s, 4],
          D: [6 * c, 6 * s, 0],
          E: [-40 * s, 40 * c, 4],
          F: [6 * c - 40 * s, 6 * s + 40 * c, 4],
        },
        members: [
          { id: "left", start: "A", end: "B", type: "truss" },
          { id: "right", start: "D", end: "C", type: "truss" },
          { id: "beam", start: "B", end: "C", type: "truss" },
          { id: "brace", start: "A", end: "C", type: "truss" },
          { id: "across", start: "B", end: "E", type: "truss" },
          { id: "across2", start: "C", end: "F", type: "truss" },
        ],
        supports: ["A", "D", "E", "F"].map((node) => support(node, node, "ffffff")),
        loads: {
          node_loads: [
            { node: "B", fz: -1e5 },
            { node: "C", fz: -1e5 },
          ],
        },
        combinations,
        options: { imperfections: { directions } },
      }),
    );
  };
  const ALL = ["+x", "-x", "+y", "-y"];
  const brace = ({ load_combinations }: Results): number =>
    Math.max(...load_combinations.map(({ end_forces }) => end_forces[3 * 12 + 6]! - load_combinations[0]!.end_forces[3 * 12 + 6]!));

  test.each([0, 45, 60, 90, 135, 150, 210])("a bay at %i° has the brace force of one along x: φ·V/cos of its slope", (degrees) => {
    const along = (3e5 / 200) * (Math.hypot(6, 4) / 6);
    expect(brace(bay(degrees, ALL)) / along).toBeCloseTo(1, 2);
  });
  test("between those angles at least 96 % of it: cos 15° is 0.966", () => {
    const along = (3e5 / 200) * (Math.hypot(6, 4) / 6);
    for (const degrees of [17, 22, 37, 52]) expect(brace(bay(degrees, ALL)) / along).toBeGreaterThan(0.96);
  });
  test("a column turned about itself leans across its own axes", () => {
    const turned = column(4, { directions: ALL }, { members: [{ id: "M", start: "A", end: "B", rotation: 45 }] });
    const bending = turned.load_combinations.map(({ end_forces }) => Math.abs(end_forces[4]!));
    expect(Math.max(...bending) / ((1.5e5 / 200) * 4)).toBeCloseTo(1, 9);
  });
  test("towards both sides, and only between directions that are asked for", () => {
    const ids = (directions: string[]): string[] => bay(45, directions).load_combinations.map(({ id }) => id);
    expect(ids(ALL)).toEqual(["U", "S", "U +x", "U -x", "U +y", "U -y", "U 45°", "U 225°"]);
    expect(ids(["+x", "+y"])).toEqual(["U", "S", "U +x", "U +y", "U 45°"]);
    expect(ids(["+x", "-x"])).toEqual(["U", "S", "U +x", "U -x"]);
  });
});
