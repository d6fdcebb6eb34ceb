/** Quantities and facts that rows ask for and no field states. */

import { expect, test } from "vitest";
import type { Document, Entity } from "../../../src/offline/validation/document.ts";
import { ABSENT, FACTS, quantityOf } from "../../../src/offline/validation/quantities.ts";
import { documentWith, edited, member, nodes } from "./judged.ts";

const ask = (document: Document, home: string, name: string, entity: Entity): unknown => quantityOf(home, name)!(document, entity);
const fact = (document: Document, name: string): unknown => FACTS[name]!(document);

test("a name that is no quantity of its collection is none", () => {
  expect(quantityOf("nodes", "length")).toBeUndefined();
  expect(quantityOf("nowhere", "length")).toBeUndefined();
});

test("nodes share a cell where they are at one place", () => {
  const cell = (x: number) => ask(edited(), "nodes", "cell", { x, y: 0, z: 6 });
  expect(cell(1e-10)).toBe(cell(0));
  expect(cell(1e-5)).not.toBe(cell(0));
});

test("two members are a pair whichever way they point, unless offsets set one aside", () => {
  const pair = (start: string, end: string, more = {}) => ask(edited(), "members", "pair", { start, end, ...more });
  expect(pair("A", "B")).toBe(pair("B", "A"));
  expect(pair("A", "B", { end_offset: [0, 0, 1] })).toBeUndefined();
});

test("a design member is as long as its members, and breaks at the first that does not go on", () => {
  const places = { A: [0, 0, 0], B: [3, 0, 4], C: [6, 0, 8], D: [6, 0, 9], E: [9, 0, 9], F: [9, 1, 9] };
  const members = [member("1", "A", "B"), member("2", "C", "B"), member("3", "C", "D"), member("4", "E", "F")];
  const document = documentWith({ nodes: nodes(places), members });
  const of = (name: string, ...names: string[]) => ask(document, "design_members", name, { members: names });
  expect(of("length", "1", "2")).toBeCloseTo(10, 12);
  expect([of("gap", "1", "2"), of("turn", "1", "2")]).toEqual([undefined, undefined]);
  expect([of("gap", "1", "2", "3"), of("turn", "1", "2", "3")]).toEqual([undefined, 2]);
  expect([of("gap", "1", "2", "4"), of("turn", "1", "2", "4")]).toEqual([2, undefined]);
  expect(of("gap", "1", "nowhere")).toBeUndefined();
});

test("a combination without any factor but 0 sums to nothing", () => {
  const factors = (...values: number[]) => ask(edited(), "load_combinations", "factors", { terms: values.map((factor) => ({ factor })) });
  expect([factors(0, 0), factors(1.5, -1.5)]).toEqual([0, 3]);
});

test("what is not there is absent, what is not known is undefined", () => {
  const grade = (material: Entity) => ask(edited(), "materials", "steel_grade", material);
  expect(grade({ grade: "C30/37", id: "M" })).toBe(ABSENT);
  expect(grade({ grade: "S355J2", id: "M" })).toBe("S355");
  expect(ask(edited(), "sections", "catalogued", { library: "IPE310" })).toBe(ABSENT);
  expect(ask(edited(), "sections", "catalogued", { library: "ipe 300" })).toBe("IPE300");
  expect(fact(documentWith({}), "member_count")).toBeUndefined();
});

test("facts of the portal frame", () => {
  const frame = edited();
  expect(["node_count", "member_count", "height", "largest_force", "combined_cases"].map((name) => fact(frame, name))).toEqual([
    7,
    6,
    7.5,
    3840,
    ["G", "S", "W"],
  ]);
  // IPE450 has 98.8 cm², IPE400 84.5.
  expect(fact(frame, "largest_area")).toBeCloseTo(98.8e-4, 5);
  expect(fact(documentWith({ sections: [] }), "largest_area")).toBeUndefined();
});

test("a broken member counts as one", () => {
  expect(
    fact(
      edited((d) => (d.model.members[1].start = 7)),
      "member_count",
    ),
  ).toBe(6);
});
