/** Shallow rafters by second order against their exact balance: bars that keep their straight line and turn as far as they must. */

import { describe, expect, test } from "vitest";
import { type Model, type Results, solve } from "../../src/api/index.ts";
import { hinge, model, SECTION, STEEL, support } from "../building.ts";

const U = [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }];
const HALF = 10;
const EA = STEEL.e * SECTION.a;
const combination = (results: Results) => results.load_combinations[0]!;

/** Two rafters on fixed pins that meet in a hinge, a force on it; `pieces` is into how many members each is cut. */
function rafters(rise: number, force: number, pieces = 1): Model {
  const nodes: Record<string, [number, number, number]> = {};
  const members: Record<string, unknown>[] = [];
  const half = (side: 1 | -1): void => {
    const name = (k: number): string => (k === pieces ? "apex" : `${side}-${k}`);
    for (let k = 0; k <= pieces; k++) nodes[name(k)] = [side * HALF * (1 - k / pieces), 0, (rise * k) / pieces];
    for (let k = 0; k < pieces; k++) {
      members.push({ id: `${side}/${k}`, start: name(k), end: name(k + 1), ...(k === pieces - 1 && side > 0 ? { end_hinge: "pin" } : {}) });
    }
  };
  half(1);
  half(-1);
  return model({
    nodes,
    members,
    // Bars too stiff to buckle, so that nothing but the rise gives way.
    section: { iy: 1e-2, iz: 1e-2 },
    hinges: [hinge("pin", { ry: "free", rz: "free" })],
    supports: [support("1", "1-0", "ffffrf"), support("2", "-1-0", "ffffrf"), support("3", "apex", "rfrfrf")],
    loads: { node_loads: [{ node: "apex", fz: -force }] },
    combinations: U,
    options: { order: "second", shear_deformation: false },
  });
}

/** What the apex bears as it has come down by `sag`, and the compression of the rafters then: their engineering strain, their true direction. */
function exact(rise: number, sag: number): { force: number; compression: number } {
  const before = Math.hypot(HALF, rise);
  const after = Math.hypot(HALF, rise - sag);
  const compression = (EA * (before - after)) / before;
  return { force: (2 * compression * (rise - sag)) / after, compression };
}

/** The force at which rafters snap through: the largest of all sags. */
const most = (rise: number): number => Math.max(...Array.from({ length: 10_000 }, (_, k) => exact(rise, (rise * k) / 10_000).force));

describe("three-hinged rafters that rise by 1/20 of their span and less", () => {
  test.each([
    [1, 0.05],
    [1, 0.2],
    [1, 0.33],
    [0.5, 0.25],
    [0.25, 0.3],
  ])("rise %d m, come down by %d of it: the force along them is within 0.007 of exact", (rise, share) => {
    const { force, compression } = exact(rise, share * rise);
    for (const pieces of [1, 3]) {
      const { end_forces, displacements, failed } = combination(solve(rafters(rise, force, pieces)));
      expect(failed).toBeNull();
      expect(Math.abs(-end_forces[0]! / compression - 1)).toBeLessThan(7e-3);
      if (share > 0.1) expect(Math.abs(-displacements[6 * pieces + 2]! / (share * rise) - 1)).toBeLessThan(0.01);
    }
  });

  test("no balance is shown beyond the force at which they snap through, and how far beyond is told", () => {
    for (const rise of [0.25, 1]) {
      expect(combination(solve(rafters(rise, 0.97 * most(rise)))).failed).toBeNull();
      for (const share of [1.05, 1.2]) {
        const { failed } = combination(solve(rafters(rise, share * most(rise))));
        expect(failed?.code).toBe("beyond_critical");
        expect(failed!.load_ratio! / share).toBeCloseTo(1, 1);
      }
    }
  });
});

/** Slender rafters of 16 m with a rise of 0.5 m, held sideways where they end, under a load all along. */
const bowed = (load: number): Results =>
  solve(
    model({
      nodes: { A: [-8, 0, 0], B: [0, 0, 0.5], C: [8, 0, 0] },
      members: [
        { id: "left", start: "A", end: "B", end_hinge: "pin" },
        { id: "right", start: "B", end: "C" },
      ],
      hinges: [hinge("pin", { ry: "free" })],
      supports: [support("1", "A", "ffffrf"), support("2", "C", "ffffrf"), support("3", "B", "rfrfrf")],
      loads: { member_loads: ["left", "right"].map((member) => ({ member, type: "distributed", fz: -load })) },
      combinations: U,
      options: { order: "second" },
    }),
  );

test("of rafters that bow the limit told is the load they bear, be their forces critical earlier or later", () => {
  const critical = 1000 * bowed(1000).stability[0]!.alpha_cr!;
  for (const share of [0.85, 0.93, 0.98]) {
    const { failed } = combination(bowed(share * critical));
    expect(failed?.message).toContain("as it deforms");
    const borne = (share * critical) / failed!.load_ratio!;
    expect(combination(bowed(0.97 * borne)).failed).toBeNull();
    expect(combination(bowed(1.03 * borne)).failed?.code).toBe("beyond_critical");
  }
});

describe("what turns and keeps its forces", () => {
  test("a soft mast that leans far presses no harder: N stays the load", () => {
    const { end_forces, failed } = combination(
      solve(
        model({
          nodes: { A: [0, 0, 0], B: [0, 0, 10] },
          members: [{ id: "M", start: "A", end: "B" }],
          section: { iy: 1e-6, iz: 1e-6 },
          supports: [support("1", "A", "ffffff")],
          loads: { node_loads: [{ node: "B", fx: 300, fz: -2000 }] },
          combinations: U,
          options: { order: "second", shear_deformation: false },
        }),
      ),
    );
    expect(failed).toBeNull();
    expect(end_forces[0]).toBeCloseTo(-2000, 6);
  });

  test("a beam between fixed pins, cut in two, is not carried by the cable it could become", () => {
    const beam = (press: number): Results =>
      solve(
        model({
          nodes: { A: [0, 0, 0], B: [5, 0, 0], C: [10, 0, 0] },
          members: [
            { id: "1", start: "A", end: "B" },
            { id: "2", start: "B", end: "C" },
          ],
          section: { iy: 2e-6, iz: 2e-6 },
          supports: [support("1", "A", "ffffrf"), support("2", "C", "ffffrf")],
          loads: {
            node_loads: [
              { node: "B", fz: -2000 },
              { node: "B", fx: press },
            ],
          },
          combinations: U,
          options: { order: "second", shear_deformation: false },
        }),
      );
    // M = F·L/4, to what the two halves' opposite forces leave.
    expect(combination(beam(1000)).extrema.my.max[0]! / 5000).toBeCloseTo(1, 1);
  });
});
