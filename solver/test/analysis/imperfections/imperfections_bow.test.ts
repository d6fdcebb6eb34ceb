/** Bow imperfections as loads: EN 1993-1-1 5.3.2(3)b with Table 5.1, put in place by 5.3.2(7). */

import { describe, expect, test } from "vitest";
import { type Results, solve, stations } from "../../../src/api/index.ts";
import { model, SECTION, STEEL, support } from "../../building.ts";

const [HEIGHT, PRESS] = [6, 2e5];
const U = [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }];

/** A column pinned at both ends in pieces that end at `cuts`, every second one drawn downwards; it leans on nothing but its own bow. */
function column(bow: string, { cuts = [] as number[], press = PRESS, order = "first", directions = ["+x"] } = {}): Results {
  const places = [0, ...cuts, HEIGHT];
  const name = (i: number): string => `N${i}`;
  return solve(
    model({
      nodes: Object.fromEntries(places.map((z, i) => [name(i), [0, 0, z]])),
      members: places.slice(1).map((_, i) => {
        const [start, end] = i % 2 ? [name(i + 1), name(i)] : [name(i), name(i + 1)];
        return { id: `M${i}`, start, end };
      }),
      supports: [support("1", name(0), "fffrrf"), support("2", name(places.length - 1), "ffrrrr")],
      loads: { node_loads: [{ node: name(places.length - 1), fz: -press }] },
      combinations: U,
      options: { order, shear_deformation: false, imperfections: { directions, bow } },
    }),
  );
}

const bent = (results: Results, id: string): number => {
  const set = results.load_combinations.findIndex((each) => each.id === id);
  const { extrema } = results.load_combinations[set]!;
  return Math.max(...(["my", "mz"] as const).flatMap((q) => [...extrema[q].min, ...extrema[q].max].map(Math.abs)));
};

/** Movement at mid-height along x and y. */
function middle(results: Results, set: string): [number, number] {
  const { x, displacement_x, displacement_y } = stations(results, "M0", set, 3);
  const at = x.indexOf(HEIGHT / 2);
  return [displacement_x[at]!, displacement_y[at]!];
}

describe("e0/L by Table 5.1 bends a pinned column by N·e0 in first order, and pushes no support", () => {
  for (const [curve, ratio] of Object.entries({ a0: 350, a: 300, b: 250, c: 200, d: 150 })) {
    test(`curve ${curve}: 1/${ratio}`, () => {
      const results = column(curve);
      expect(results.imperfections!.bow).toEqual({ curve, ratio: 1 / ratio, load_cases: [2] });
      expect(results.load_cases.map(({ id }) => id)).toEqual(["L", "L φx", "L e0x"]);
      expect(bent(results, "U +x") / ((PRESS * HEIGHT) / ratio)).toBeCloseTo(1, 9);
      expect(bent(results, "U")).toBeLessThan(1e-6 * PRESS);
      expect(results.load_cases[2]!.reactions.every((value) => Math.abs(value) < 1e-9 * PRESS)).toBe(true);
    });
  }
});

test("cut in pieces, turned round or not, the column bows once", () => {
  const whole = column("b");
  const cut = column("b", { cuts: [1.5, 3, 4] });
  expect(bent(cut, "U +x") / bent(whole, "U +x")).toBeCloseTo(1, 9);
  const node = cut.load_combinations[1]!.displacements[6 * 2]!;
  expect(node / middle(whole, "U +x")[0]).toBeCloseTo(1, 9);
});

test("it bows towards the direction of its variant", () => {
  const results = column("b", { directions: ["+x", "-x", "+y"] });
  const [along, against, across] = ["U +x", "U -x", "U +y"].map((set) => middle(results, set));
  expect(along![0]).toBeGreaterThan(1e-4);
  expect(against![0] / along![0]).toBeCloseTo(-1, 9);
  expect(across![1]).toBeGreaterThan(1e-4);
  expect(Math.abs(across![0])).toBeLessThan(1e-9);
});

test("second order amplifies it as Timoshenko and Gere, art. 1.5, say of a uniform load: 2 (sec u − 1)/u²", () => {
  const euler = (axis: "iy" | "iz"): number => (Math.PI ** 2 * STEEL.e * SECTION[axis]) / HEIGHT ** 2;
  const moment = bent(column("c", { order: "second" }), "U +x");
  const expected = (["iy", "iz"] as const).map((axis) => {
    const u = (Math.PI / 2) * Math.sqrt(PRESS / euler(axis));
    return (((PRESS * HEIGHT) / 200) * 2 * (1 / Math.cos(u) - 1)) / (u * u);
  });
  // About whichever axis +x bends; the two are 5 % and 130 % above N·e0.
  expect(Math.min(...expected.map((each) => Math.abs(moment / each - 1)))).toBeLessThan(2e-3);
});

test("what is pulled is straightened, and what runs along the direction does not bow in it", () => {
  expect(middle(column("b", { press: -PRESS }), "U +x")[0]).toBeLessThan(-1e-4);
  const lying = solve(
    model({
      nodes: { A: [0, 0, 0], B: [5, 0, 0] },
      members: [{ id: "M", start: "A", end: "B" }],
      supports: [support("1", "A", "ffffff")],
      loads: { node_loads: [{ node: "B", fx: -1e5 }] },
      combinations: U,
      options: { imperfections: { directions: ["+x"], bow: "a" } },
    }),
  );
  expect(lying.load_cases[2]!.member_loads.lines).toEqual([]);
});

test("bows that cancel in members leave loads and reactions in balance", () => {
  const results = solve(
    model({
      nodes: { A: [0, 0, 0], B: [0, 0, 4], C: [6, 0, 4], D: [6, 0, 0] },
      members: [
        { id: "left", start: "A", end: "B" },
        { id: "beam", start: "B", end: "C" },
        { id: "right", start: "D", end: "C" },
      ],
      supports: [...["A", "D"].map((node) => support(node, node, "fffrrf")), ...["B", "C"].map((node) => support(node, node, "rfrrrr"))],
      loads: {
        node_loads: ["B", "C"].map((node) => ({ node, fz: -255e3 })),
        member_loads: [{ member: "beam", type: "distributed", fz: -5e3 }],
      },
      combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1.35 }] }],
      options: { imperfections: { directions: ["+x"], bow: "b" } },
    }),
  );
  expect(results.load_cases.map(({ id }) => id)).toContain("L e0x");
  for (const { equilibrium } of results.load_cases) expect(equilibrium.error).toBeLessThan(1e-9);
});
