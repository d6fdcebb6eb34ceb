/** The cross-section of a beam: by its name, with the thickness that its strength goes by, or a rectangle. */

import { expect, test } from "vitest";
import { libraryProfile, solidProfile } from "../../../src/offline/beams/profile.ts";
import { library } from "../../../src/sections/included.ts";

test.each([
  // The thickest plate: flanges of 10.7 mm and 39 mm, legs of 10 mm, a wall of 8 mm.
  ["ipe 300", "IPE300", "i", 10.7],
  ["HEM300", "HEM300", "i", 39],
  ["L100x100x10", "L100x100x10", "angle", 10],
  ["SHS150x150x8", "SHS150x150x8", "rhs", 8],
])("%s is %s, %s, %d mm thick", (written, name, shape, thickness) => {
  expect(libraryProfile(written, library())).toMatchObject({ name, shape, thickness, entry: { library: name } });
});

test("an unknown one is refused with the nearest", () => {
  const refused = { code: "unknown_section", field: "section", message: expect.stringContaining("IPE300") };
  expect(() => libraryProfile("IPE310", library())).toThrow(expect.objectContaining(refused));
});

test("a rectangle of 300 by 20 mm: A = 60 cm², Iz = h·b³/12 = 20 cm⁴; it is as thick as its lesser side", () => {
  const { entry, area, thickness, name } = solidProfile(300, 20);
  expect([area, (entry as { iz: number }).iz]).toEqual([expect.closeTo(60e-4, 12), expect.closeTo(20e-8, 15)]);
  expect([thickness, name]).toEqual([20, "300 × 20 mm"]);
});
