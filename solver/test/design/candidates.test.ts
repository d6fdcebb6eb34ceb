/** Sections to choose from: of one family, lightest first, rare series apart. */

import { expect, test } from "vitest";
import type { Model } from "../../src/api/index.ts";
import { candidatesOf, seriesOf } from "../../src/design/candidates.ts";
import { groupsOf } from "../../src/design/group.ts";
import { example, sections } from "./beams.ts";

const portal = example("portal-frame");
const [columns] = groupsOf(portal);
const of = (model: Model, family?: string) => candidatesOf(model, columns!, sections, family);
const withColumn = (section: Model["model"]["sections"][number]): Model => ({
  ...portal,
  model: { ...portal.model, sections: [section, ...portal.model.sections.slice(1)] },
});
const masses = (names: string[]) => names.map((name) => sections.find(name)!.mass_per_m);
const isSorted = (values: number[]) => values.every((value, i) => i === 0 || value >= values[i - 1]!);

test("of the family of the group's own section, each once, lightest first", () => {
  const { common, rare } = of(portal);
  expect(common).toContain("IPE450");
  expect([isSorted(masses(common)), isSorted(masses(rare))]).toEqual([true, true]);
  const all = [...common, ...rare];
  expect(new Set(all).size).toBe(all.length);
  expect(all.every((name) => name.startsWith("IPE"))).toBe(true);
});

test("a series that is rolled to order stands apart, unless the section is of it or it is asked for", () => {
  const [series] = sections.families().find(({ family }) => family === "IPE")!.rare;
  const one = of(portal).rare.find((name) => seriesOf(name) === series)!;
  expect(of(portal).common.map(seriesOf)).not.toContain(series);
  expect(of(withColumn({ id: "column", library: one })).common).toContain(one);
});

test("tubes that are said to be hot finished stay so, and the others are as the library names them", () => {
  const names = (library: string) => of(withColumn({ id: "column", library })).common.slice(0, 20);
  expect(new Set(names("HFSHS120x5").map(seriesOf))).toEqual(new Set(["HFSHS"]));
  expect(new Set(names("SHS120x5").map(seriesOf))).toEqual(new Set(["SHS"]));
});

test("another family where one is named", () => {
  const { common } = of(portal, "HEB");
  expect(new Set(common.map(seriesOf))).toEqual(new Set(["HEB"]));
});

test("a section of its own properties is in no family", () => {
  const own = withColumn({ id: "column", a: 0.01, iy: 1e-4, iz: 1e-5, it: 1e-6 });
  expect(() => of(own)).toThrow(expect.objectContaining({ name: "DesignError", code: "no_family" }));
  expect(of(own, "IPE").common).toContain("IPE300");
});

test("a section that is made by its name, which no table lists, is in no family either", () => {
  const flat = withColumn({ id: "column", library: "FL100x12" });
  expect(() => of(flat)).toThrow("section 'column' is FL100x12, which no table lists, and is in no family: name one to choose from");
  expect(of(flat, "IPE").common).toContain("IPE300");
});
