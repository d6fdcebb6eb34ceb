/** A station whose forces are all below those before needs no look at each verification. */

import { expect, test } from "vitest";
import { ALONE, COUNT, FIRST_TOGETHER, falls, KEYS } from "../../src/checks/columns.ts";

const NONE = { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 };
const before = new Float64Array(COUNT).fill(10);

test("verifications of several forces together come last", () => {
  expect(ALONE.slice(0, FIRST_TOGETHER).every((alone) => alone !== null)).toBe(true);
  expect(KEYS[FIRST_TOGETHER]).toBe("torsion");
});

test.each(["my", "mz", "vy", "vz", "mx", "n"] as const)("one that %s outgrows does", (key) => {
  expect(falls({ ...NONE, [key]: 10 }, before, false)).toBe(true);
  expect(falls({ ...NONE, [key]: 11 }, before, false)).toBe(false);
});

test("tension counts by itself, and beside several together torsion alone", () => {
  expect(falls({ ...NONE, n: -11 }, before, false)).toBe(false);
  expect(falls({ ...NONE, my: 11 }, before, true)).toBe(true);
  expect(falls({ ...NONE, mx: 11 }, before, true)).toBe(false);
});
