/** Areas and radii of gyration of sections, however they are given. */

import { expect, test } from "vitest";
import { builtUp, profile, sameBothWays } from "../../../src/model/validation/profiles.ts";
import { documentOf } from "../../../src/model/validation/salvage.ts";
import { documentWith, edited, member } from "./judged.ts";

// Of a solid circle a = π d²/4 and i = d/4; of a rectangle i = h/√12; of IPE300 a = 53.8 cm² and iy = 12.46 cm.
test.each<[object, number, number]>([
  [{ id: "own", a: 0.01, iy: 4e-4, iz: 1e-4, it: 1e-5 }, 0.01, 0.2],
  [{ id: "rod", shape: { type: "circle", d: 0.2 } }, Math.PI * 0.01, 0.05],
  [{ id: "flat", shape: { type: "rectangle", h: 0.3, b: 0.02 } }, 0.006, 0.3 / Math.sqrt(12)],
  [{ id: "rolled", library: "IPE300" }, 53.8e-4, 0.1246],
])("%j", (section, area, radius) => {
  const found = profile(edited(), section);
  expect(found.area / area).toBeCloseTo(1, 3);
  expect(found.radius / radius).toBeCloseTo(1, 3);
});

test("none of a name where no library is at hand", () => {
  const document = documentOf({ model: {} }, undefined);
  expect(profile(document, { library: "IPE300" }).area).toBeNaN();
});

test.each([
  [{ library: "2UPN200/12" }, true],
  [{ library: "UPN200" }, false],
  [{ shape: { type: "double_angle", h: 0.1, b: 0.1, t: 0.01, gap: 0.01 } }, true],
  [{ shape: { type: "angle", h: 0.1, b: 0.1, t: 0.01 } }, false],
])("a pair back to back is one where a member is made of it: %j", (section, isPair) => {
  const document = documentWith({ members: [member("M", "A", "B")] });
  expect(builtUp(document, { id: "s", ...section }) ?? false).toBe(isPair);
  expect(builtUp(document, { id: "unused", ...section })).toBeUndefined();
});

test.each<[object, boolean]>([
  [{ id: "rod", shape: { type: "circle", d: 0.2 } }, true],
  [{ id: "flat", shape: { type: "rectangle", h: 0.3, b: 0.02 } }, false],
  [{ id: "tube", library: "SHS 100x5" }, true],
  [{ id: "rolled", library: "IPE300" }, false],
  // A quarter turn exchanges the sides of its legs: iyz changes its sign.
  [{ id: "angle", library: "L100x100x10" }, false],
  [{ id: "own", a: 0.01, iy: 1e-4, iz: 1e-4, it: 1e-4 }, true],
  [{ id: "stronger", a: 0.01, iy: 1e-4, iz: 1e-4, it: 1e-4, wpl_y: 8e-4, wpl_z: 6e-4 }, false],
])("a quarter turn leaves it as it was, or not: %j", (section, isSame) => {
  expect(sameBothWays(edited(), section)).toBe(isSame);
  expect(sameBothWays(documentOf({ model: {} }, undefined), { library: "CHS 168.3x8" })).toBe(false);
});
