/** The ways a structure leans in plan: those asked for, and along what stands askew between them. */

import { expect, test } from "vitest";
import { type Way, waysOf } from "../../../src/analysis/imperfections/imperfections_ways.ts";
import { readFrame } from "../../../src/model/frame.ts";
import { hinge, model } from "../../building.ts";

type Directions = Parameters<typeof waysOf>[1];
const ALL: Directions = ["+x", "-x", "+y", "-y"];

/** A member from the origin, and the ways of a structure that has it alone. */
function ways(to: [number, number, number], directions: Directions, more: object = {}): Way[] {
  const members = [{ id: "M", start: "A", end: "B", ...more }];
  const pins = [hinge("pin", { ry: "free", rz: "free" })];
  const { model: structure } = model({ nodes: { A: [0, 0, 0], B: to }, members, hinges: pins, supports: [] });
  return waysOf(readFrame(structure, false, undefined), directions);
}
const names = (...asked: Parameters<typeof ways>): string[] => ways(...asked).map(({ id }) => id);

test("each that is asked for, once, with its sign", () => {
  expect(ways([5, 0, 0], ["-x", "+y", "-rz"])).toEqual([
    { id: "-x", x: -1, y: 0, rz: 0 },
    { id: "+y", x: 0, y: 1, rz: 0 },
    { id: "-rz", x: 0, y: 0, rz: -1 },
  ]);
});

test("a stiff beam at 45° brings both ways along it, of the length of one", () => {
  const found = ways([3, 3, 0], ALL).slice(4);
  expect(found.map(({ id }) => id)).toEqual(["45°", "225°"]);
  for (const { x, y } of found) expect(Math.hypot(x, y)).toBeCloseTo(1, 12);
});

test("only between directions that are asked for", () => {
  expect(names([3, 3, 0], ["+x", "+y"])).toEqual(["+x", "+y", "45°"]);
  expect(names([3, 3, 0], ["+x", "-y"])).toEqual(["+x", "-y"]);
});

test("a brace counts however it is hinged, a level beam on hinges leaves the sway to others", () => {
  const pinned = { start_hinge: "pin", end_hinge: "pin" };
  expect(names([3, 3, 3], ALL, pinned)).toHaveLength(6);
  expect(names([3, 3, 0], ALL, pinned)).toHaveLength(4);
});

test("what is within 15° of an axis is along it", () => {
  const at = (degrees: number) => names([9 * Math.cos((degrees * Math.PI) / 180), 9 * Math.sin((degrees * Math.PI) / 180), 0], ALL).length;
  expect([at(14), at(16), at(74), at(76)]).toEqual([4, 6, 6, 4]);
});

test("a column that is turned has two axes", () => {
  expect(names([0, 0, 4], ALL)).toHaveLength(4);
  expect(names([0, 0, 4], ALL, { rotation: 30 })).toHaveLength(8);
});
