/** Loads of gravity that act upwards, or along y. */

import { expect, test } from "vitest";
import { alongY, upward } from "../../../src/offline/validation/gravity.ts";
import { documentWith, edited, member, nodes, told } from "./judged.ts";

const line = (load: object) => ({ member: "M", type: "distributed", ...load });
function beam(nature: string, ...loads: object[]) {
  const load_cases = [{ id: "L", nature, self_weight: 0, member_loads: loads.map(line) }];
  return documentWith({ nodes: nodes({ A: [0, 0, 0], B: [6, 0, 0] }), members: [member("M", "A", "B")], load_cases });
}

test("a case of gravity all of whose loads lift is told of at its first", () => {
  expect(told(upward(beam("permanent", { fy: 1 }, { fz: 500 })))).toEqual(["model.load_cases[0].member_loads[1] upward_load"]);
  expect(told(upward(beam("permanent", { fz: 500 }, { fz: -1 })))).toEqual([]);
  expect(told(upward(beam("wind", { fz: 500 })))).toEqual([]);
});

test("in a member's own axes up is not known", () => expect(told(upward(beam("snow", { axes: "local", fz: 500 })))).toEqual([]));

/** Corners of plates. */
const [HERE, X, Y, Z] = [
  [0, 0, 0],
  [4, 0, 0],
  [0, 4, 0],
  [0, 0, 4],
] as [number[], number[], number[], number[]];

test.each<[string, number[][], string, boolean]>([
  ["lies with its z up", [HERE, X, Y], "local", true],
  ["lies with its z down", [HERE, Y, X], "local", false],
  ["stands, and is pushed along its own z", [HERE, X, Z], "local", false],
  ["stands, and is pushed along Z", [HERE, X, Z], "global", true],
])("pressure above 0 on a plate that %s", (_, corners, axes, lifts) => {
  const places = Object.fromEntries(corners.map((corner, i) => [`${i}`, corner]));
  const plates = [{ id: "P", nodes: Object.keys(places), thickness: 0.2, material: "m" }];
  const load_cases = [{ id: "L", nature: "imposed", self_weight: 0, plate_loads: [{ plate: "P", pressure: 3000, axes }] }];
  expect(told(upward(documentWith({ nodes: nodes(places), plates, load_cases })))).toHaveLength(lifts ? 1 : 0);
});

test("a beam along x under −y alone was drawn with y up", () => {
  expect(told(alongY(beam("imposed", { fy: -9000 })))).toEqual(["model.load_cases[0].member_loads[0].fy gravity_along_y"]);
  expect(told(alongY(beam("imposed", { fy: -9000 }, { fz: -9000 })))).toEqual([]);
  expect(told(alongY(beam("imposed", { fy: -9000 }, { fy: 1 })))).toEqual([]);
  expect(told(alongY(beam("wind", { fy: -9000 })))).toEqual([]);
});

/** The model with y and z exchanged, and what is named after them. */
function drawnWithYUp(model: object): object {
  const text = JSON.stringify(model).replace(
    /"([fu]?)([yz])":/g,
    (_, kind: string, axis: string) => `"${kind}${axis === "y" ? "z" : "y"}":`,
  );
  return JSON.parse(text);
}

test("and so was a frame that rises along y, held below its middle", () => {
  const document = edited((d) => (d.model = drawnWithYUp(d.model)), "building-frame");
  expect(told(alongY(document))).toEqual([expect.stringMatching(/ gravity_along_y$/)]);
  expect(told(alongY(edited(() => {}, "building-frame")))).toEqual([]);
});
