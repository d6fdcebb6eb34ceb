/** What results say about themselves: digits, trust, and an equilibrium figure that does not divide round-off by round-off. */

import { describe, expect, test } from "vitest";
import { solve } from "../../../src/api/index.ts";
import { model, support } from "../../building.ts";
import { randomFrame } from "../../frames.ts";

const COLUMN = { A: [0, 0, 0], B: [0, 0, 4], C: [0, 0, 8] } as Record<string, [number, number, number]>;
const PIECES = [
  { id: "1", start: "A", end: "B" },
  { id: "2", start: "B", end: "C" },
];
const FOOT = [support("A", "A", "ffffff")];

describe("equilibrium is measured by the forces in the structure", () => {
  test("an axially loaded column", () => {
    const { load_cases, warnings } = solve(
      model({ nodes: COLUMN, members: PIECES, supports: FOOT, loads: { node_loads: [{ node: "C", fz: -1e6 }] } }),
    );
    expect(load_cases[0]!.equilibrium.error).toBeLessThan(1e-12);
    expect(warnings.map(({ code }) => code)).not.toContain("equilibrium");
  });

  test("temperature alone on a structure in general position that is free to grow", () => {
    const { load_cases, warnings } = solve(
      model({
        nodes: { A: [0, 0, 0], B: [1.3, 2.1, 3.7], C: [4.4, -1.2, 6.1] },
        members: PIECES,
        supports: FOOT,
        loads: { member_loads: ["1", "2"].map((member) => ({ member, type: "temperature", dt: 37 })) },
      }),
    );
    expect(load_cases[0]!.equilibrium.error).toBeLessThan(1e-12);
    expect(warnings.map(({ code }) => code)).not.toContain("equilibrium");
  });
});

describe("digits", () => {
  test("ordinary frames keep more than nine and need no further refinement", () => {
    for (let seed = 0; seed < 40; seed++) {
      const { conditioning } = solve(randomFrame(seed, { limitState: "SLS" }));
      expect(conditioning.digits, `seed ${seed}`).toBeGreaterThan(9);
      expect(conditioning).toMatchObject({ trusted: true, distrust: null });
    }
  });

  test("a structure that would move by more than its own size is not trusted, and says so", () => {
    const { conditioning, warnings } = solve(
      model({ nodes: COLUMN, members: PIECES, supports: FOOT, loads: { node_loads: [{ node: "C", fx: 1e9 }] } }),
    );
    // P·L³/3EI = 1e9 · 512 / (3 · 2.1e11 · 8.356e-5) m, far beyond the 8 m of the column.
    expect(conditioning.trusted).toBe(false);
    expect(conditioning.distrust).toMatch(/would move by \S+ m along X at node 'C', more than its own size of 8.00 m/);
    expect(warnings.map(({ code }) => code)).toContain("not_trusted");
  });

  test("no load, no doubt", () => {
    expect(solve(model({ nodes: COLUMN, members: PIECES, supports: FOOT, cases: [] })).conditioning).toMatchObject({
      digits: 16,
      trusted: true,
    });
  });
});
