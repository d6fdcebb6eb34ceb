/** Sections of a beam by their names. */

import { expect, test } from "vitest";
import { section } from "../../../src/model/beams/catalogue.ts";
import { library } from "../../../src/model/sections/included.ts";

test("any spelling is found, and an unknown name refused with the nearest", () => {
  expect(section("ipe 300", library()).name).toBe("IPE300");
  const refused = { code: "unknown_section", field: "section", message: expect.stringContaining("IPE300") };
  expect(() => section("IPE310", library())).toThrow(expect.objectContaining(refused));
});
