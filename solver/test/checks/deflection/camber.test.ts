/** Pre-camber, EN 1990 A1.4.3: w_max = w_tot − w_c of a beam under even loads, whose sag is 5qL⁴/(384EI). */

import { describe, expect, test } from "vitest";
import { type Model, solve } from "../../../src/api/index.ts";
import type { CheckResult } from "../../../src/results/checks.ts";

const [L, E, IY, G, Q] = [10, 210e9, 2e-4, 5e3, 8e3];
const sag = (q: number): number => (5 * q * L ** 4) / (384 * E * IY);
const LIMIT = L / 250;
const PIN = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "free", rz: "free" };
const FREE = { ux: "free", uy: "free", uz: "free", rx: "free", ry: "free", rz: "free" };
const CLAMP = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" };

interface Built {
  variable?: number;
  member?: object;
  supports?: object[];
  options?: object;
}

function checked(check: object, { variable = Q, member = {}, supports, options = {} }: Built = {}): CheckResult {
  const load = (fz: number) => [{ member: "M", type: "distributed", fz: -fz }];
  const model = {
    schema_version: "1.0",
    model: {
      nodes: [
        { id: "A", x: 0, y: 0, z: 0 },
        { id: "B", x: L, y: 0, z: 0 },
      ],
      materials: [{ id: "m", type: "steel", e: E, g: 81e9, density: 7850 }],
      sections: [{ id: "s", a: 0.01, iy: IY, iz: 1e-5, it: 1e-6 }],
      members: [{ id: "M", start: "A", end: "B", section: "s", material: "m", ...member }],
      supports: supports ?? [
        { id: "a", node: "A", ...PIN },
        { id: "b", node: "B", ...PIN, ux: "free" },
      ],
      load_cases: [
        { id: "G", nature: "permanent", self_weight: 0, member_loads: load(G) },
        { id: "Q", nature: "imposed", self_weight: 0, member_loads: load(variable) },
      ],
      load_combinations: [{ id: "S", limit_state: "SLS", terms: ["G", "Q"].map((load_case) => ({ load_case, factor: 1 })) }],
    },
    analysis: {
      options: { shear_deformation: false, ...options },
      checks: [{ id: "D", type: "deflection", members: ["M"], limit_state: "SLS", limit_ratio: 250, ...check }],
    },
  };
  return solve(model as unknown as Model).checks[0]!;
}
const reasonOf = (result: CheckResult): string => result.verifications.map(({ reason }) => reason).join();

describe("of one span", () => {
  test("what permanent loads sag, made up for, leaves the sag of the variable ones", () => {
    expect(checked({}).utilisation).toBeCloseTo(sag(G + Q) / LIMIT, 6);
    expect(checked({ camber: sag(G) }).utilisation).toBeCloseTo(sag(Q) / LIMIT, 6);
    expect(checked({ camber: sag(G) }).basis).toContainEqual(expect.objectContaining({ symbol: "w_c" }));
  });

  test("upwards is up, whichever way its own z points", () => {
    expect(checked({ camber: sag(G) }, { member: { rotation: 180 } }).utilisation).toBeCloseTo(sag(Q) / LIMIT, 6);
  });

  test("more than permanent loads sag stands up without the variable ones, and that counts", () => {
    const found = checked({ camber: 0.06 });
    expect(found.utilisation).toBeCloseTo((0.06 - sag(G)) / LIMIT, 6);
    expect(found.verdict).toBe("fail");
  });

  test("where the variable load lifts, the rise adds to it", () => {
    expect(checked({ camber: 0.02 }, { variable: -Q }).utilisation).toBeCloseTo((0.02 + sag(Q) - sag(G)) / LIMIT, 6);
  });
});

describe("is refused", () => {
  test("of a part of the loads, of other measures and sideways", () => {
    for (const other of [{ part: "variable" }, { measure: "absolute" }, { axis: "y" }]) {
      const found = checked({ camber: 0.02, ...other });
      expect(found.verdict).toBe("cannot_verify");
      expect(reasonOf(found)).toContain("leave it out of this check");
    }
  });

  test("of what sticks out", () => {
    const supports = [
      { id: "a", node: "A", ...CLAMP },
      { id: "b", node: "B", ...FREE },
    ];
    expect(reasonOf(checked({ camber: 0.02 }, { supports }))).toContain("one span between ends that are held");
  });

  test("of a member whose z lies flat", () => {
    expect(reasonOf(checked({ camber: 0.02 }, { member: { rotation: 90 } }))).toContain("z is not upright");
  });

  test("where the state is no sum of those of its loads", () => {
    expect(reasonOf(checked({ camber: 0.02 }, { options: { order: "second" } }))).toContain("is no sum");
  });
});
