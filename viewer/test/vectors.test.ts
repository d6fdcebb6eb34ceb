/** Vectors that drawings need beside the solver's. */
import { expect, it } from "vitest";
import { middleOf, plus, vector } from "../src/geometry/vectors.ts";

it("adds, and finds the middle of corners", () => {
  expect(plus([1, 2, 3], [4, 5, 6])).toEqual([5, 7, 9]);
  expect(
    middleOf([
      [0, 0, 0],
      [4, 0, 0],
      [4, 2, 0],
      [0, 2, 8],
    ]),
  ).toEqual([2, 1, 2]);
});
it("asks for each component once", () => expect(vector((k) => 10 * k)).toEqual([0, 10, 20]));
