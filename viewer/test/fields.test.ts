/** Fields over plates: neighbours in one plane agree at their node, plates round a corner keep their own values. */
import { type Model, type Results, solve } from "handoff-solver";
import { expect, it } from "vitest";
import { combinationKey, envelopeKey } from "../src/model/set_keys.ts";
import { rampOf } from "../src/scene/contours.ts";
import { plateField, plateRange } from "../src/solving/fields.ts";

/** Two plates of a floor and a wall that stands on the floor's far edge, clamped at the near one. */
function bent(): Results {
  const fixed = { ux: "fixed", uy: "fixed", uz: "fixed", rx: "fixed", ry: "fixed", rz: "fixed" };
  const node = (id: string, x: number, y: number, z: number) => ({ id, x, y, z });
  const plate = (id: string, nodes: string[]) => ({ id, nodes, thickness: 0.1, material: "C" });
  return solve({
    schema_version: "1.0",
    model: {
      nodes: [...[0, 1, 2].flatMap((x) => [node(`a${x}`, x, 0, 0), node(`b${x}`, x, 1, 0)]), node("a3", 2, 0, 1), node("b3", 2, 1, 1)],
      materials: [{ id: "C", type: "concrete", e: 3e10, g: 1.25e10, nu: 0.2, density: 2500 }],
      sections: [],
      members: [],
      plates: [plate("near", ["a0", "a1", "b1", "b0"]), plate("far", ["a1", "a2", "b2", "b1"]), plate("wall", ["a2", "a3", "b3", "b2"])],
      supports: ["a0", "b0"].map((id) => ({ id, node: id, ...fixed })),
      load_cases: [{ id: "G", nature: "permanent", self_weight: 1 }],
      load_combinations: [
        { id: "U", limit_state: "ULS", terms: [{ load_case: "G", factor: 1.35 }] },
        { id: "V", limit_state: "ULS", terms: [{ load_case: "G", factor: -1 }] },
      ],
    },
    analysis: {},
  } as unknown as Model);
}

const results = bent();
const forces = (plate: number, corner: number, k: number): number =>
  results.load_combinations[0]!.plate_forces[40 * plate + 8 * (corner + 1) + k]!;

it("averages neighbours in one plane at their node", () => {
  const { values } = plateField(results, combinationKey("U"), "mx");
  const mean = (forces(0, 1, 3) + forces(1, 0, 3)) / 2;
  expect(values[1]! / mean).toBeCloseTo(1, 5);
  expect(values[4]).toBe(values[1]);
});
it("keeps the values of plates that meet round a corner apart", () => {
  const { values } = plateField(results, combinationKey("U"), "mx");
  expect(values[5]! / forces(1, 1, 3)).toBeCloseTo(1, 5);
  expect(values[8]! / forces(2, 0, 3)).toBeCloseTo(1, 5);
});
it("shows of an envelope what is larger in size, and names who gives each extreme", () => {
  expect(plateField(results, envelopeKey("ULS"), "mx").values).toEqual(plateField(results, combinationKey("U"), "mx").values);
  const { combinations, points } = plateRange(results, envelopeKey("ULS"), 0);
  expect(points.map(({ node }) => node)).toEqual([null, "a0", "a1", "b1", "b0"]);
  const [mx] = points[0]!.values;
  // Hogging over the clamped edge stretches the upper face under weight.
  expect([combinations![mx!.maxBy], combinations![mx!.minBy]]).toEqual(["U", "V"]);
  expect(mx!.max / mx!.min).toBeCloseTo(-1.35, 12);
});
it("puts zero in the middle of a ramp for values of both signs", () => {
  const values = new Float32Array();
  expect(rampOf({ values, low: -2, high: 6 })).toMatchObject({ low: -6, high: 6 });
  expect(rampOf({ values, low: 1, high: 6 })).toMatchObject({ low: 1, high: 6 });
});
