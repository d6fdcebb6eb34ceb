/** Loads as the picture draws them: what acts at one place is said together. */
import { readFileSync } from "node:fs";
import type { Model } from "handoff-solver";
import { plainModel } from "handoff-solver/authoring";
import { expect, test } from "vitest";
import { catalogue } from "../src/model/catalogue.ts";
import { drawnLoads } from "../src/model/loads.ts";

test("two pressures on a plate are one note with both values", () => {
  const model = JSON.parse(readFileSync(new URL("../../schemas/examples/slab.json", import.meta.url), "utf8")) as Model;
  const plate = model.model.plates![0]!.id;
  const loadCase = { ...model.model.load_cases[0]!, self_weight: 0, node_loads: [], member_loads: [] };
  const under = (pressure: number) => ({ loadCase: { ...loadCase, plate_loads: [{ plate, pressure }] }, factor: 1.5 });
  const { notes } = drawnLoads(catalogue(model), [under(-1000), under(-3000)]);
  expect(notes.map(({ text }) => text)).toEqual(["-1500 Pa; -4500 Pa"]);
});

test("a rafter between two loaded areas bears the load of both, in words of one habit", () => {
  const canopy = JSON.parse(readFileSync(new URL("../../schemas/examples/canopy.json", import.meta.url), "utf8")) as Model;
  const model = plainModel(canopy);
  const snow = model.model.load_cases.find(({ id }) => id === "S")!;
  const { lines, notes } = drawnLoads(catalogue(model), [{ loadCase: snow, factor: 1 }]);
  const values = lines.map(({ first }) => Math.abs(first[2])).sort((a, b) => a - b);
  // Three rafters share two bays: the middle one has twice what either of the others has.
  expect(values).toHaveLength(3);
  expect(values[1]).toBeCloseTo(values[0]!, 9);
  expect(values[2]).toBeCloseTo(2 * values[0]!, 9);
  expect(notes.every(({ text }) => !text.startsWith("-"))).toBe(true);
});
