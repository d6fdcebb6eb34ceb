/** Parts of a model: storeys between levels, a box, what is isolated or hidden. */
import type { Model } from "handoff-solver";
import { expect, test } from "vitest";
import { catalogue } from "../src/model/catalogue.ts";
import { ALL, shownOf, WHOLE, withThese } from "../src/model/part.ts";
import { storeys } from "../src/model/storeys.ts";

/** Two storeys of 3 m and 4 m on two columns. */
const nodes = [0, 3, 7].flatMap((z, i) => [
  { id: `L${i}`, x: 0, y: 0, z },
  { id: `R${i}`, x: 6, y: 0, z },
]);
const bar = (id: string, start: string, end: string) => ({ id, start, end, section: "s", material: "m" });
const members = [
  bar("cl1", "L0", "L1"),
  bar("cr1", "R0", "R1"),
  bar("b1", "L1", "R1"),
  bar("cl2", "L1", "L2"),
  bar("cr2", "R1", "R2"),
  bar("b2", "L2", "R2"),
];
/** A wall in each storey. */
const wall = (id: string, ...corners: [string, string, string, string]) => ({ id, nodes: corners, thickness: 0.2, material: "m" });
const plates = [wall("w1", "L0", "R0", "R1", "L1"), wall("w2", "L1", "R1", "R2", "L2")];
const model = {
  schema_version: "1.0",
  model: { nodes, members, plates, sections: [], materials: [], supports: [], load_cases: [], load_combinations: [] },
} as Model;
const parts = catalogue(model);
const ids = ({ members: shown, plates: walls }: ReturnType<typeof shownOf>): string[] => [
  ...members.filter((_, i) => shown?.[i] ?? true).map(({ id }) => id),
  ...plates.filter((_, i) => walls?.[i] ?? true).map(({ id }) => id),
];

test("storeys reach from level to level", () => {
  const levels = storeys(parts);
  expect(levels.map(({ low, high }) => [low, high])).toEqual([
    [0, 3],
    [3, 7],
  ]);
  const { low, high } = parts.bounds;
  const box = { low: [low[0], low[1], 3] as [number, number, number], high: [high[0], high[1], 7] as [number, number, number] };
  const shown = shownOf(parts, { ...WHOLE, box });
  expect(ids(shown)).toEqual(["b1", "cl2", "cr2", "b2", "w2"]);
  expect(["L0", "L1", "L2"].map(shown.node)).toEqual([false, true, true]);
});

test("isolated, hidden, all: members and plates alike", () => {
  expect(shownOf(parts, WHOLE)).toBe(ALL);
  expect(ids(shownOf(parts, { ...WHOLE, only: withThese("member", [2]) }))).toEqual(["b1"]);
  const alone = shownOf(parts, { ...WHOLE, only: withThese("plate", [1]) });
  expect(ids(alone)).toEqual(["w2"]);
  expect(["L0", "L1"].map(alone.node)).toEqual([false, true]);
  const hidden = withThese("plate", [0], withThese("member", [0, 1]));
  expect(ids(shownOf(parts, { ...WHOLE, hidden }))).toEqual(["b1", "cl2", "cr2", "b2", "w2"]);
});
