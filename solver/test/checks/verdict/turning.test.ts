/** A post with an arm that twists it: the moment at its foot by statics on the displaced shape, against what second order shows. */

import { expect, test } from "vitest";
import { type Model, type Results, solve } from "../../../src/api/index.ts";
import type { Swayed } from "../../../src/checks/buckling/sway_state.ts";
import { lackingMoments, turningDoubts } from "../../../src/checks/verdict/turning.ts";
import type { CheckCombination } from "../../../src/topology/context.ts";
import type { Joints } from "../../../src/topology/joints.ts";

const [HEIGHT, ARM, DOWN, ASIDE] = [3.5, 3, 20e3, 100];
const FRAME = { length: Float64Array.of(HEIGHT, ARM) };

function post(it: number, order: "first" | "second"): Results {
  const member = { section: "s", material: "steel" };
  return solve({
    schema_version: "1.0",
    model: {
      nodes: [
        { id: "foot", x: 0, y: 0, z: 0 },
        { id: "top", x: 0, y: 0, z: HEIGHT },
        { id: "tip", x: ARM, y: 0, z: HEIGHT },
      ],
      materials: [{ id: "steel", type: "steel", e: 210e9, g: 81e9, density: 7850 }],
      sections: [{ id: "s", a: 5e-3, iy: 2e-5, iz: 2e-5, it }],
      members: [
        { id: "post", start: "foot", end: "top", ...member },
        { id: "arm", start: "top", end: "tip", ...member },
      ],
      supports: [{ id: "S", node: "foot", ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" }],
      load_cases: [{ id: "L", nature: "other", self_weight: 0, node_loads: [{ node: "tip", fz: -DOWN, fy: ASIDE }] }],
      load_combinations: [{ id: "U", limit_state: "ULS", terms: [{ load_case: "L", factor: 1 }] }],
    },
    analysis: { options: { order } },
  } as Model);
}

test("what the foot lacks is told: the load times how far the tip has gone aside, beyond what the moment there shows", () => {
  const results = post(1e-6, "second");
  const { displacements: u, reactions } = results.load_combinations[0]!;
  const needed = ASIDE * (HEIGHT + u[14]!) + DOWN * u[13]!;
  const lacking = needed - Math.abs(reactions[3]!);
  // Most of it is the arm's moment times the twist at the post's top.
  expect(lacking / (DOWN * ARM * u[11]!)).toBeCloseTo(1, 1);
  const [found] = lackingMoments(FRAME, results);
  expect(found![0] / lacking).toBeCloseTo(1, 2);
});

/** A member whose elastic section bears 100 kN·m about y and 50 about z, used so far. */
function doubted(most: number, lacking: [number, number, number] | null, type = "beam"): string | null {
  const member = {
    ...{ member: { start: "foot", type, material: { e: 210e9 } }, most, squash: 400e3, p: { iy: 1e-6, iz: 1e-7 } },
    ...{ line: { spans: [null], system: 4 }, elastic: (my: number, mz: number) => my / 100e3 + mz / 50e3 },
  } as unknown as Swayed;
  const joints = { parts: new Map(), context: { lacking: () => lacking }, isBar: () => type !== "beam" } as unknown as Joints;
  return turningDoubts(member, joints, [{ id: "U", index: 0 } as CheckCombination])[0]?.message ?? null;
}

test("doubted is who may not bear all that is lacking about both of its axes, grown by 1/(1 − 1/10), beside what it uses", () => {
  // √(0.03² + 0.06²)/0.9 = 0.0745.
  expect(doubted(0.92, [3e3, 0, 0])).toBeNull();
  expect(doubted(0.93, [3e3, 0, 0])).toContain("Moments about X are out of balance by 3.00 kN·m on the displaced shape in U");
  expect(doubted(0.93, [1e3, 2e3, 2e3])).toContain("about Y are out of balance by 2.00 kN·m");
  expect(doubted(0.99, null)).toBeNull();
});

test("a bar bears it by its force on a lever of a quarter of its length", () => {
  // 3 kN·m / 1 m = 3 kN; pulled 3/400/0.9 = 0.0083, pressed 3·(1/400 + 1/12.95)/0.9 = 0.266 with Ncr = π²·210e9·1e-7/4² = 12.95 kN.
  expect([doubted(0.991, [3e3, 0, 0], "tension"), doubted(0.73, [3e3, 0, 0], "truss")]).toEqual([null, null]);
  expect(doubted(0.992, [3e3, 0, 0], "tension")).toContain("3.00 kN·m");
  expect(doubted(0.74, [3e3, 0, 0], "truss")).toContain("3.00 kN·m");
});

test("what fails by itself raises no doubt besides", () => {
  expect(doubted(1.01, [3e3, 0, 0])).toBeNull();
});

test("a post that hardly twists, and first order, raise no doubt", () => {
  expect(lackingMoments(FRAME, post(1e-4, "second"))).toEqual([null]);
  expect(lackingMoments(FRAME, post(1e-6, "first"))).toEqual([null]);
});
