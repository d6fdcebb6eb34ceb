/** What the command looks up: schemas, sections and examples, or a refusal that names the nearest. */

import { expect, test } from "vitest";
import { examplesSaid, schemaSaid, sectionsSaid } from "../../../src/api/command/lookup.ts";
import { library } from "../../../src/model/sections/included.ts";

const sections = library();

test("schemas: the index, or one with all it refers to", () => {
  expect(JSON.parse(schemaSaid())).toHaveProperty("usage");
  expect(JSON.parse(schemaSaid("members"))).toHaveProperty("$defs");
});

test("sections: families with counts, one family's names, or a section by any spelling", () => {
  expect(sectionsSaid(sections)).toMatch(/^IPE {5}EU +\d+ {2}\S/m);
  expect(sectionsSaid(sections, "IPE").split("\n")).toContain("IPE300");
  expect(JSON.parse(sectionsSaid(sections, "ipe 300"))).toMatchObject({ name: "IPE300" });
  expect(() => sectionsSaid(sections, "IPE310")).toThrow(/unknown section 'IPE310'; nearest: IPE300/);
  expect(() => sectionsSaid(sections, "XYZ")).toThrow(/unknown section family 'XYZ'/);
});

test("examples: names with titles, or a model; what is none is refused, inherited names too", () => {
  expect(examplesSaid()).toMatch(/^portal-frame +Portal frame/m);
  expect(JSON.parse(examplesSaid("portal-frame"))).toHaveProperty("model.nodes");
  for (const name of ["nothing", "constructor"]) expect(() => examplesSaid(name)).toThrow(/no example .*; there are: .*portal-frame/);
});
