/** The model as the rules read it: lists, lookups, names that are referred to, and what is found out once. */

import { expect, test } from "vitest";
import { remembered } from "../../../src/model/validation/document.ts";
import { documentWith, edited, nodes } from "./judged.ts";

test("loads are listed by load case, terms by combination, a collection as one", () => {
  const document = edited();
  expect(document.lists("member_loads").map(({ items }) => items.length)).toEqual([4, 4, 6]);
  expect(document.lists("terms").map(({ where, items }) => [where.join("."), items.length])[1]).toEqual([
    "model.load_combinations.1.terms",
    3,
  ]);
  expect(document.lists("members").map(({ where }) => where)).toEqual([["model", "members"]]);
  expect(document.lists("checks").map(({ where }) => where)).toEqual([["analysis", "checks"]]);
});

test("of duplicates the first is looked up", () => {
  const document = edited((d) => d.model.nodes.push({ ...d.model.nodes[0], x: 99 }));
  expect(document.lookup("nodes").get("F1")!["x"]).toBe(0);
});

test("names are those that entities of some kinds refer to", () => {
  const document = edited();
  expect([...document.named("nodes", "supports")].sort()).toEqual(["E1", "E2", "F1", "F2", "P1", "P2", "RI"]);
  expect([...document.named("members", "design_members")]).toContain("R2");
  expect(document.named("nodes", "plates").size).toBe(0);
});

test("two nodes at one place crowd the model, and none of the frame's do", () => {
  expect(edited().crowded).toBe(false);
  expect(documentWith({ nodes: nodes({ A: [1, 2, 3], B: [9, 9, 9], C: [1, 2, 3 + 1e-9] }) }).crowded).toBe(true);
});

test("what is asked often is found out once, of a document and of each entity", () => {
  let asked = 0;
  const [one, other, document] = [{ id: "1" }, { id: "2" }, edited()];
  const id = remembered((_, { id }: Record<string, any>) => [id, ++asked]);
  expect([id(document, one), id(document, other), id(document, one)]).toEqual([
    ["1", 1],
    ["2", 2],
    ["1", 1],
  ]);
  expect(id(edited(), one)).toEqual(["1", 3]);
});

test("suggestions end where too many names were compared", () => {
  const document = documentWith({ nodes: nodes(Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`node-${i}`, [i, 0, 0]]))) });
  expect(document.nearest("node-17x", "nodes")).toContain("node-17");
  for (let i = 0; i < 700; i++) document.nearest("node-17x", "nodes");
  expect(document.nearest("node-17x", "nodes")).toEqual([]);
});
