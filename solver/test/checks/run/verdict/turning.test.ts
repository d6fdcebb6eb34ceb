/** A post with an arm that twists it: the moment at its foot by statics on the displaced shape, against what second order shows. */

import { expect, test } from "vitest";
import { turningQuestions } from "../../../../src/checks/run/verdict/turning.ts";
import { type Model, type Results, solve } from "../../../../src/index.ts";

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
  const [question] = turningQuestions(FRAME, results);
  expect(question).toContain(`about X ${(lacking / 1e3).toFixed(2)} kN·m are lacking on the displaced shape in U`);
});

test("a post that hardly twists, and first order, are asked nothing", () => {
  expect(turningQuestions(FRAME, post(1e-4, "second"))).toEqual([]);
  expect(turningQuestions(FRAME, post(1e-6, "first"))).toEqual([]);
});
