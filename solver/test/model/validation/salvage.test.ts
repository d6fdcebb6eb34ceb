/** What stands of a broken model: whole entities at their places, and the ids of broken ones. */

import { expect, test } from "vitest";
import { documentOf } from "../../../src/model/validation/salvage.ts";
import { documentWith, edited } from "./judged.ts";

test("a sound model stands whole", () => {
  const document = edited();
  expect(document.entities["members"]!.map(({ id }) => id)).toEqual(["C1", "R1", "R2", "R3", "R4", "C2"]);
  expect(document.complete("members")).toBe(true);
});

test("a broken member is left out, its id known and the places of the others kept", () => {
  const document = edited((d) => (d.model.members[1].start = 7));
  expect(document.entities["members"]!.map(({ id }) => id)).not.toContain("R1");
  expect(document.ids["members"]!.has("R1")).toBe(true);
  expect(document.complete("members")).toBe(false);
  expect(document.where("members", 1)).toEqual(["model", "members", 2]);
});

test.each([[null], [7], [""], ["x".repeat(65)], [["a"]]])("an id that cannot be read may be any: %j", (id) => {
  expect(edited((d) => (d.model.nodes[0].id = id)).ids["nodes"]).toBeUndefined();
});

test("a model may do without hinges and not without nodes; of no model neither is known", () => {
  expect(documentWith({}).ids["hinges"]).toEqual(new Set());
  expect(documentWith({}).ids["nodes"]).toBeUndefined();
  const document = documentOf({ model: [] }, undefined);
  expect([document.ids["hinges"], document.ids["checks"]]).toEqual([undefined, new Set()]);
});

test("of a load case the loads that fit stand, and no rule judges the case", () => {
  const document = edited((d) => (d.model.load_cases[0].member_loads[0].fz = "much"));
  const [first] = document.lists("member_loads");
  expect([first!.where, first!.places]).toEqual([
    ["model", "load_cases", 0, "member_loads"],
    [1, 2, 3],
  ]);
  expect(document.entities["load_cases"]!.map(({ id }) => id)).toEqual(["S", "W"]);
});

test("an analysis that does not fit says nothing but that a rule is asked for", () => {
  const document = edited((d) => (d.analysis.combinations = { rule: "none of ours" }));
  expect([document.analysis, document.ruled]).toEqual([{}, true]);
  expect(document.entities["checks"]!.length).toBeGreaterThan(0);
});

test("a material by name has its numbers: E = 210 000 N/mm² by EN 1993-1-1 3.2.6", () => {
  expect(edited((d) => (d.model.materials[0] = { id: "S355", library: "S355" })).entities["materials"]![0]!["e"]).toBe(2.1e11);
});
