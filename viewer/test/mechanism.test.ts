/** How an unstable model can move: its nodes move by themselves, its members with them. */
import type { Model } from "handoff-solver";
import { expect, it } from "vitest";
import { catalogue } from "../src/model/catalogue.ts";
import { mechanismShape } from "../src/results/mechanism.ts";

it("moves members straight between their nodes, the largest by a tenth of the model", () => {
  const nodes = [
    { id: "A", x: 0, y: 0, z: 0 },
    { id: "B", x: 10, y: 0, z: 0 },
  ];
  const members = [{ id: "M", start: "A", end: "B", section: "s", material: "m" }];
  const model = {
    schema_version: "1.0",
    model: { nodes, members, sections: [], materials: [], supports: [], load_cases: [], load_combinations: [] },
  };
  // B moves by 0.25 along z and turns, which no straight member shows.
  const movement = [0, 0, 0, 0, 0, 0, 0, 0, 0.25, 0, 9, 0];
  const [samples, scale] = mechanismShape(catalogue(model as Model), movement, 3);
  expect([...samples]).toEqual([0, 0, 0, 0, 0, 0.125, 0, 0, 0.25]);
  expect(scale * 0.25).toBeCloseTo(0.1 * 10, 12);
});
