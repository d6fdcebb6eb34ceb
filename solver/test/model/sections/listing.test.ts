import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { openLibrary } from "../../../src/model/sections/library.js";
import { listing } from "../../../src/model/sections/listing.js";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../../data/sections.json", import.meta.url), "utf-8")));
const families = (asked?: string): string[] => listing(library, asked).families.map(({ family, region }) => `${family} ${region}`);

it("all families count all names", () => {
  expect(listing(library).count).toBe(3758);
});

it("a family, a prefix, another country's word for one", () => {
  expect(families("ipe")).toEqual(["IPE EU"]);
  expect(families("HE")).toEqual(["HEA EU", "HEB EU", "HEM EU", "HEAA EU"]);
  expect(families("UKB")).toEqual(["UB UK"]);
});

it("two tables of one family are one group", () => {
  const [group] = listing(library, "HSS").families;
  expect(group!.shapes).toEqual(["rhs", "chs"]);
  expect(group!.names).toHaveLength(group!.count);
});

it("a family that is made has no table, and no family is refused by name", () => {
  expect(listing(library, "FLAT")).toMatchObject({ count: 0, families: [], made: [{ family: "FL" }] });
  expect(() => listing(library, "ZZ")).toThrow("unknown section family 'ZZ'; there are: IPE, HEA");
});
