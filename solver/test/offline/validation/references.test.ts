/** References: each leads to an entity that exists. */

import { expect, test } from "vitest";
import { checks } from "../../../src/offline/validation/references.ts";
import type { Damage } from "../../building.ts";
import { edited, told } from "./judged.ts";

const found = (change: Damage): string[] => [...checks(edited(change))].flatMap((findings) => told(findings));

test("a sound model has none that leads nowhere", () => expect(found(() => {})).toEqual([]));

test.each<[string, Damage]>([
  ["model.members[1].end", (d) => (d.model.members[1].end = "Z")],
  ["model.members[1].start_hinge", (d) => (d.model.members[1].start_hinge = "Z")],
  ["model.design_members[1].members[1]", (d) => (d.model.design_members[1].members[1] = "Z")],
  ["model.load_cases[2].member_loads[3].member", (d) => (d.model.load_cases[2].member_loads[3].member = "Z")],
  ["model.load_combinations[0].terms[1].load_case", (d) => (d.model.load_combinations[0].terms[1].load_case = "Z")],
  ["analysis.buckling.combinations[0]", (d) => (d.analysis.buckling = { modes: 1, combinations: ["Z"] })],
])("%s", (path, change) => expect(found(change)).toEqual([`${path} unknown_reference`]));

test("the nearest name is suggested, by the kind of entity", () => {
  const [first] = [...checks(edited((d) => (d.model.members[0].section = "colum")))].flatMap((findings) => [...findings]);
  const [, , message] = first!;
  expect((message as () => string)()).toMatch(/^unknown section 'colum'.*'column'/);
});

test("a broken entity is there to be referred to, and where an id cannot be read nothing is told", () => {
  expect(found((d) => (d.model.nodes[1].x = "0"))).toEqual([]);
  expect(found((d) => (d.model.nodes[1].id = 7))).toEqual([]);
});
