/** Sections are found by families, by names however they are spelt, and by ranges. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openLibrary } from "../../solver/src/model/sections/library.ts";
import { ALL, familiesOf, findNames, withinRanges } from "../src/site/sections/catalogue.ts";
import { PROPERTIES } from "../src/site/sections/property.ts";
import { csvOf } from "../src/site/sections/table.ts";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));
const families = familiesOf(library);
const found = (text: string, family = ALL) => findNames(library, families, family, text);
const property = (label: string) => PROPERTIES.find((item) => item.label === label)!;

it("lists a family, or all", () => {
  expect(found("", "EU HEA").names).toHaveLength(24);
  expect(found("").names).toHaveLength(families.reduce((sum, { names }) => sum + names.length, 0));
  // One family in two tables, rectangular and round, is one to a reader.
  expect(families.filter(({ key }) => key === "US HSS")).toHaveLength(1);
});

it.each([
  ["ipe 300", "IPE300"],
  ["he 200 a", "HEA200"],
  ["shs 100*100*5", "SHS100x100x5"],
])("knows %s", (text, name) => {
  expect(found(text).names[0]).toBe(name);
  expect(found(text).guessed).toBe(false);
});

it("takes the beginning of a name, in any family", () => {
  expect(found("ipe30", "EU HEA").names).toContain("IPE300");
});

it("takes any part of a name, after those that begin so", () => {
  expect(found("457x191x67")).toEqual({ names: ["UB457x191x67"], guessed: false });
  const { names } = found("300");
  expect(names).toContain("HEA300");
  expect(found("IPE30").names[0]).toMatch(/^IPE30/);
});

it("offers the nearest where nothing is called so", () => {
  const { names, guessed } = found("IPE 310");
  expect(guessed).toBe(true);
  expect(names.slice(0, 2)).toEqual(["IPE300", "IPE330"]);
  expect(found("zzz").names).toEqual([]);
});

it("keeps what lies within ranges, bounds included", () => {
  // EN 10365: IPE 300 is 300 mm deep.
  const section = library.find("IPE300")!;
  const depth = (low: number | null, high: number | null) => withinRanges(section, [{ property: property("h"), low, high }]);
  expect([depth(0.3, 0.3), depth(null, 0.299), depth(0.301, null), depth(null, null)]).toEqual([true, false, false, true]);
  // A hollow section has no web to be measured.
  expect(withinRanges(library.find("CHS168.3x5")!, [{ property: property("tw"), low: 0, high: null }])).toBe(false);
});

it("writes every property with its unit", () => {
  const [heads, row] = csvOf([library.find("IPE300")!], "kN").split("\r\n");
  expect(heads).toContain("Name,h (mm),b (mm)");
  expect(row).toMatch(/^IPE300,300,150,7\.1,10\.7,/);
});
