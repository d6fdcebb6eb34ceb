/** Beams within the area of a load, which would take nothing of it. */

import { expect, test } from "vitest";
import { areaOf } from "../../../src/offline/validation/area_loads.ts";
import { beamWithin, firstOnAreas } from "../../../src/offline/validation/passed_over.ts";
import { documentWith, member, nodes } from "./judged.ts";

const PLACES = { A: [0, 0, 3], B: [6, 0, 3], C: [6, 4, 3], D: [0, 4, 3], S: [2, 0, 3], T: [2, 4, 3], F: [0, 0, 0], X: [9, 0, 3] };
const FLOOR = { nodes: ["A", "B", "C", "D"] };

function within(beam: object, load: object = {}): string | undefined {
  const document = documentWith({ nodes: nodes(PLACES), members: [beam] });
  return beamWithin(document, areaOf(document, FLOOR)!, { ...FLOOR, ...load });
}

test.each<[string, object, boolean]>([
  ["from edge to edge", member("M", "S", "T"), true],
  ["the other way", member("M", "T", "S"), true],
  ["from corner to corner", member("M", "A", "C"), true],
  ["from within over the edge", member("M", "S", "C"), true],
  ["along an edge", member("M", "A", "B"), false],
  ["on outwards from a corner", member("M", "B", "X"), false],
  ["down from a corner", member("M", "A", "F"), false],
  ["a bar", member("M", "S", "T", { type: "truss" }), false],
  ["set aside", member("M", "S", "T", { start_offset: [0, 0, -0.3] }), false],
])("a member %s", (_, beam, isWithin) => expect(within(beam)).toBe(isWithin ? "M" : undefined));

test("a one-way floor spans along a joist and over a beam", () => {
  expect(within(member("M", "S", "T"), { direction: [0, 2, 0] })).toBeUndefined();
  expect(within(member("M", "S", "T"), { direction: [1, 0, 0] })).toBe("M");
});

test("of the loads on one area the first tells, in whichever case", () => {
  const load = (pressure: number, more: object = {}) => ({ ...FLOOR, pressure, ...more });
  const across = load(-3, { spread: "one_way", direction: [0, 1, 0] });
  const load_cases = [[load(-1)], [load(-2), across]].map((area_loads, i) => ({
    id: `${i}`,
    nature: "imposed",
    self_weight: 0,
    area_loads,
  }));
  const document = documentWith({ nodes: nodes(PLACES), members: [], load_cases });
  const first = firstOnAreas(document);
  expect([load(-1), load(-2), across].map((each) => first(each)["pressure"])).toEqual([-1, -1, -3]);
});
