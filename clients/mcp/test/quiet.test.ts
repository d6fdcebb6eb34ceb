/** Noise goes, and nothing else: six digits to read, zero where a number is round-off of its neighbours. */
import { expect, it } from "vitest";
import { largestOf, quietedBy, quietSixes, rounded, significant } from "../src/quiet.js";

it("keeps six significant digits, and what is no finite number as it is", () => {
  expect(significant(123456.789)).toBe(123457);
  expect(significant(-0.00012345678)).toBe(-0.000123457);
  expect(significant(Infinity)).toBe(Infinity);
});

it("rounds every number of an answer, however deep, and no text", () => {
  expect(rounded({ a: [1.23456789, "1.23456789"], b: { c: null, d: 2.00000001 } })).toEqual({
    a: [1.23457, "1.23456789"],
    b: { c: null, d: 2 },
  });
});

it("takes for noise what is a billionth of the largest, and leaves the rest to its last bit", () => {
  const quiet = quietedBy(largestOf([-2e6, 5]));
  expect(quiet(2e-3)).toBe(0);
  expect(quiet(2.0000001e-3)).toBe(2.0000001e-3);
});

it("weighs moments beside forces on an arm, and forces never beside moments", () => {
  // 1e6 N on an arm of 10 m: a moment of 1e-2 N·m is noise, one of 2e-2 is not; 1e-3 N is noise beside 1e6 N whatever turns.
  expect(quietSixes([1e6, 1e-3, 0, 1e-2, 2e-2, 0], 10)).toEqual([1e6, 0, 0, 0, 2e-2, 0]);
  expect(quietSixes([1e-3, 0, 0, 1e9, 0, 0], 10)).toEqual([1e-3, 0, 0, 1e9, 0, 0]);
});

it("counts a size that the values do not show", () => {
  expect(quietSixes([1e-3, 0, 0, 0, 0, 0], 1, 1e6)).toEqual([0, 0, 0, 0, 0, 0]);
});
