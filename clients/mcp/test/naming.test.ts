/** Members and nodes by the model's own names: groups, and storeys by level. */
import type { AuthoredModel } from "handoff-solver";
import { expect, it } from "vitest";
import { namesOf } from "../src/naming.js";

const nodes = [0, 3, 6].map((z) => ({ id: `N${z}`, x: 0, y: 0, z }));
const members = [
  { id: "C1", start: "N0", end: "N3" },
  { id: "C2", start: "N6", end: "N3" },
];
const named = (more: object) => namesOf({ model: { nodes, members, ...more } } as unknown as AuthoredModel);

it("says nothing of what the model has not", () => {
  expect(named({}).ofMember("C1")).toEqual({});
  expect(named({}).ofNode("N0")).toEqual({});
});

it("lists every group of a member, and none for one in none", () => {
  const names = named({
    groups: [
      { id: "columns", members: ["C1", "C2"] },
      { id: "low", members: ["C1"] },
    ],
  });
  expect(names.ofMember("C1")).toEqual({ groups: "columns, low" });
  expect(names.ofMember("nobody")).toEqual({ groups: "" });
});

it("finds a piece by the member it was cut from", () => {
  expect(named({ groups: [{ id: "columns", members: ["C1"] }] }).ofMember("C1/2")).toEqual({ groups: "columns" });
});

it("puts a member into the storey its lower end stands in, whichever end that is", () => {
  const names = named({ storeys: [3, 0].map((z) => ({ id: `at ${z}`, z })) });
  expect(names.ofMember("C2")).toEqual({ storey: "at 3" });
  expect(names.ofMember("C1")).toEqual({ storey: "at 0" });
  expect(names.ofNode("N6")).toEqual({ storey: "at 3" });
});
