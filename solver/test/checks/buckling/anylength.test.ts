/** What 6.3.3 uses of a column at any length: nothing of buckling about the axis whose length is but a bound. */

import { expect, test } from "vitest";
import { atAnyLength, neededAxes } from "../../../src/checks/buckling/anylength.ts";
import { column } from "../../../src/ec3/member_buckling/flexural.ts";
import { iProfile } from "../fake.ts";

test("χ = 1 about the bounded axis alone, and Nb,Rd = A·fy/γM1", () => {
  const given = { p: iProfile(), a: 53.8e-4, fy: 235e6, gamma_m1: 1, e: 210e9, s460: false };
  const columns = { y: column(given, "y", 30), z: column(given, "z", 3) };
  const [own, bows] = atAnyLength(columns, { y: true, z: true }, ["y"], 5);
  expect(own.y).toMatchObject({ chi: 1, lambda: 0, n_b: expect.closeTo(53.8e-4 * 235e6, 3) });
  expect(own.z).toBe(columns.z);
  expect(bows).toEqual({ y: false, z: true });
});

test("the axis by which it fails is asked for, both where neither does alone, and none where it fails at any length", () => {
  const needed = (...passing: string[]) => neededAxes(["y", "z"], (axes) => !passing.includes(axes.join("")));
  expect(needed("y", "yz")).toEqual(["y"]);
  expect(needed("z", "yz")).toEqual(["z"]);
  expect(needed("yz")).toEqual(["y", "z"]);
  expect(needed()).toEqual([]);
  expect(neededAxes(["z"], () => true)).toEqual([]);
});
