/** Member ends move as their nodes carry them: along, across, and by the arm of an offset. */

import { expect, test } from "vitest";
import { endMovements } from "../../src/diagrams/movements.ts";

/** From node 1 to node 0, along global y, its start on an arm of 0.5 m upwards. */
const placed = { axes: [0, 1, 0, -1, 0, 0, 0, 0, 1], offset: [0, 0, 0.5, 0, 0, 0], start: [1], end: [0] };

function ends(displacements: number[]): number[] {
  const out = new Float64Array(12);
  endMovements(placed, 0, displacements, out);
  return [...out].map((value) => value + 0);
}

test("global movements are turned to local axes, each end by its own node", () => {
  expect(ends([1, 2, 3, 0, 0, 0, 10, 20, 30, 0, 0, 0])).toEqual([20, -10, 30, 0, 0, 0, 2, -1, 3, 0, 0, 0]);
});

test("a node that turns carries the end of its arm: θx by −0.5·θ along y, θy by 0.5·θ along x", () => {
  expect(ends([0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2, 0, 0])).toEqual([-0.1, 0, 0, 0, -0.2, 0, 0, 0, 0, 0, 0, 0]);
  expect(ends([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.2, 0])).toEqual([0, -0.1, 0, 0.2, 0, 0, 0, 0, 0, 0, 0, 0]);
});
