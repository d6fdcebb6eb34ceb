/** A mode's shape: its largest movement is 1 and positive, rotations follow, inner nodes have movements alone. */

import { expect, test } from "vitest";
import { modeShape } from "../../../src/analysis/modes/modeshape.ts";

test("scaled by its largest translation, whatever its sign, and not by a rotation", () => {
  const shape = Float64Array.of(0, 0.1, 0, 9, 0, 0, 0, -0.5, 0, 0, 3, 0);
  expect(modeShape(shape, 2).shape.map((value) => value + 0)).toEqual([0, -0.2, 0, -18, 0, 0, 0, 1, 0, 0, -6, 0]);
});

test("behind the model's nodes the inner ones have three numbers each", () => {
  const shape = Float64Array.of(0, 0, 1, 0, 0, 0, 0, 0, 4, 5, 6, 7);
  expect(modeShape(shape, 1)).toEqual({ shape: [0, 0, 0.25, 0, 0, 0], inner: [0, 0, 1] });
});

test("of movements that are equal but for round-off the first has the sign, and nothing at all is nothing", () => {
  const shape = Float64Array.of(0, 0, 1, 0, 0, 0, 0, 0, -1 - 1e-9, 0, 0, 0);
  expect(modeShape(shape, 2).shape[2]).toBe(1);
  expect(modeShape(new Float64Array(6), 1).shape).toEqual([0, 0, 0, 0, 0, 0]);
});
