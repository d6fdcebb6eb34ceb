/** The combination that moves furthest is found by how far its members' points move, not by their sag or their nodes alone. */
import { type Model, solve } from "handoff-solver";
import { FINE, reachOf, stations } from "handoff-solver/statics";
import { describe, expect, it } from "vitest";
import { combinationKey, envelopeKey } from "../src/model/set_keys.ts";
import { shapeValues } from "../src/solving/curves.ts";
import { boundsOf, furthestSet } from "../src/solving/moving.ts";

const [E, I, L] = [2.1e11, 8.356e-5, 6];
const held = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "free", rz: "free" } as const;
/** N/m, under each end of the first beam. */
const SPRING = 3e6;
const bar = (id: string, i: number, section = "s") => ({ id, start: `N${i}`, end: `N${i + 1}`, section, material: "S" });
const load = (id: string, member: string, w: number) => ({
  id,
  nature: "permanent",
  self_weight: 0,
  member_loads: [{ member, type: "distributed", fz: -w, fx: w / 3 }],
});
const only = (id: string, load_case: string, factor = 1) => ({ id, limit_state: "SLS", terms: [{ load_case, factor }] });

/** Two beams of 6 m: one on springs, one on pins, each loaded in combinations of its own. */
const model = {
  schema_version: "1.0",
  analysis: { options: { shear_deformation: false } },
  model: {
    nodes: [0, L, 0, L].map((x, i) => ({ id: `N${i}`, x, y: i < 2 ? 0 : 2, z: 0 })),
    materials: [{ id: "S", type: "steel", e: E, g: 8.1e10, density: 7850, nu: 0.3, thermal_expansion: 1.2e-5 }],
    sections: [{ id: "s", a: 5.38e-3, iy: I, iz: 6.04e-6, it: 2.01e-7 }],
    members: [bar("soft", 0), bar("stiff", 2)],
    supports: [0, 1, 2, 3].map((i) => ({ id: `S${i}`, node: `N${i}`, ...held, ...(i < 2 ? { uz: SPRING } : {}) })),
    load_cases: [load("A", "stiff", 15e3), load("B", "soft", 10e3)],
    load_combinations: [only("little", "B", 0.5), only("sags", "A"), only("sinks", "B")],
  },
} as unknown as Model;

describe("the largest displacement of an envelope", () => {
  const results = solve(model);
  it("is that of a beam which sinks and sags, beside one that sags more than either", () => {
    const sag = (w: number): number => ((5 / 384) * w * L ** 4) / (E * I);
    const sinking = (10e3 * L) / 2 / SPRING;
    expect(sag(15e3)).toBeGreaterThan(Math.max(sinking, sag(10e3)));
    const { from, largest } = shapeValues(results, envelopeKey("SLS"), 11, new Set());
    expect(from).toBe("sinks");
    expect(largest).toMatchObject({ member: 0, node: null });
    expect(largest.x).toBeCloseTo(L / 2, 2);
    expect(largest.value / (sinking + sag(10e3))).toBeCloseTo(1, 4);
  });
  it("is no less than any combination's own", () => {
    const own = ["sags", "sinks"].map((id) => shapeValues(results, combinationKey(id), 11, new Set()).largest.value);
    expect(shapeValues(results, envelopeKey("SLS"), 11, new Set()).largest.value).toBe(Math.max(...own));
  });
  it("is looked for only where it may be", () => {
    const looked: string[] = [];
    furthestSet(results, results.load_combinations, [false, false], ({ id }, m) => {
      looked.push(`${id} ${results.members.ids[m]}`);
      return stations(results, results.members.ids[m]!, id, FINE);
    });
    expect(looked).toEqual(["sags stiff", "sinks soft"]);
  });
});

it("bounds every member's movement from above, also along its axis, and closely", () => {
  const results = solve(model);
  for (const set of results.load_combinations) {
    const bounds = boundsOf(results, set);
    results.members.ids.forEach((id, m) => {
      const { value } = reachOf(stations(results, id, set.id, FINE));
      expect(bounds[m]).toBeGreaterThanOrEqual(value * (1 - 1e-6));
      expect(bounds[m]).toBeLessThanOrEqual(1.01 * value + 1e-9);
    });
  }
});
