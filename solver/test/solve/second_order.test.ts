/** Second order against closed forms and published benchmarks. */

import { describe, expect, test } from "vitest";
import { type Model, type Results, solve, stations } from "../../src/index.ts";
import { model, support } from "../building.ts";

const KIP = 4448.2216152605;
const INCH = 0.0254;
const E = 29000 * 6.894757293168e6;
/** W14×48, as stiff across the plane of the benchmark as in it. */
const W14 = { a: 14.1 * INCH ** 2, iy: 484 * INCH ** 4, iz: 484 * INCH ** 4, it: 1.45 * INCH ** 4 };
const SOFT = { e: E, g: E / 2.6 };
const LENGTH = 336 * INCH;

const combined = [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }];

/** AISC 360-16 Commentary C2.1, Figure C-C2.2: a pinned column under 0.2 kip/ft, and a cantilever under 1 kip at its top. */
function benchmark(kind: 1 | 2, kips: number, order = "second"): Results {
  const pinned = kind === 1;
  return solve(
    model({
      nodes: { A: [0, 0, 0], B: [0, 0, LENGTH] },
      members: [{ id: "M", start: "A", end: "B", rotation: 0 }],
      supports: pinned ? [support("1", "A", "fffffr"), support("2", "B", "ffrffr")].map(free("ry")) : [support("1", "A", "ffffff")],
      loads: {
        node_loads: [{ node: "B", fz: -kips * KIP, ...(pinned ? {} : { fx: KIP }) }],
        member_loads: pinned ? [{ member: "M", type: "distributed", axes: "global", fx: (0.2 * KIP) / (12 * INCH) }] : [],
      },
      combinations: combined,
      material: SOFT,
      section: W14,
      options: { order, shear_deformation: false },
    }),
  );
}

const free =
  (direction: string) =>
  (item: Record<string, unknown>): Record<string, unknown> => ({ ...item, [direction]: "free", rz: "fixed" });

const peak = (results: Results, quantity: "my" | "mz" | "deflection"): number => {
  const { min, max } = results.load_combinations[0]!.extrema[quantity];
  return Math.max(-min[0]!, max[0]!);
};

describe("AISC 360 Commentary C2, without shear deformation", () => {
  const inKipInches = KIP * INCH;
  // Case 1: P (kip), mid-height moment (kip·in), mid-height deflection (in).
  for (const [p, moment, deflection] of [
    [0, 235, 0.197],
    [150, 269, 0.224],
    [300, 313, 0.261],
    [450, 375, 0.311],
  ] as const) {
    test(`case 1, P = ${p} kip`, () => {
      const results = benchmark(1, p);
      const values = [peak(results, "my"), peak(results, "mz")];
      expect(Math.max(...values) / inKipInches / moment).toBeCloseTo(1, 2);
      expect(peak(results, "deflection") / INCH / deflection).toBeCloseTo(1, 2);
    });
  }
  // Case 2: P (kip), base moment (kip·in), tip deflection (in).
  for (const [p, moment, deflection] of [
    [0, 336, 0.901],
    [100, 469, 1.33],
    [150, 598, 1.75],
    [200, 848, 2.56],
  ] as const) {
    test(`case 2, P = ${p} kip`, () => {
      const results = benchmark(2, p);
      const set = results.load_combinations[0]!;
      expect(Math.max(Math.abs(set.end_forces[4]!), Math.abs(set.end_forces[5]!)) / inKipInches / moment).toBeCloseTo(1, 2);
      expect(set.displacements[6]! / INCH / deflection).toBeCloseTo(1, 2);
      // Beam-column theory: M = H·L·tan(a)/a, a² = P·L²/EI.
      const a = Math.sqrt((p * KIP * LENGTH ** 2) / (E * W14.iy)) || 1e-9;
      const theory = (KIP * LENGTH * Math.tan(a)) / a;
      console.log(
        p,
        Math.max(Math.abs(set.end_forces[4]!), Math.abs(set.end_forces[5]!)) / theory - 1,
        set.equilibrium.error,
        set.iterations,
        set.residual,
      );
    });
  }
});
