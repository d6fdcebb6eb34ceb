import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { nearestSections, unknownSection } from "../../../src/model/sections/suggestions.js";
import { openLibrary } from "../../../src/model/sections/whole.js";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../../data/sections.json", import.meta.url), "utf-8")));

it.each([
  ["IPE310", ["IPE300", "IPE330", "IPE270"]],
  ["FL 100x0", ["FL100x10"]],
  ["QQQQQQ", []],
  ["", []],
])("near to '%s'", (name, near) => {
  expect(nearestSections(name, library)).toEqual(near);
});

it.each([
  ["IPX300", "IPE300"],
  ["RHS 100x200x8", "RHS200x100x8"],
  ["200x100x8", "RHS200x100x8"],
  ["UKB 457x190x67", "UB457x191x67"],
])("nearest to %s is %s", (name, first) => {
  expect(nearestSections(name, library)[0]).toBe(first);
});

it("is told in one sentence, and a long name shortened", () => {
  expect(unknownSection("😀".repeat(80), library)).toBe(`unknown section '${"😀".repeat(64)}'`);
  expect(unknownSection("IPE310", library)).toBe("unknown section 'IPE310'; nearest: IPE300, IPE330, IPE270");
});
