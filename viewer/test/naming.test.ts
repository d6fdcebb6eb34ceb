/** The model's own names for what its tables list. */
import { expect, it } from "vitest";
import { designsOf, groupsOf, storeysOf } from "../src/model/naming.ts";
import { own, tower } from "./tower.ts";

it("names the storey that a height stands in, none below the lowest", () => {
  const named = storeysOf(tower(own))!;
  expect([-1, 0, 2.9, 3, 7].map(named)).toEqual(["", "Ground", "Ground", "First", "First"]);
  expect(storeysOf(tower())).toBeNull();
});
it("names every group of a member", () => {
  const named = groupsOf(tower(own))!;
  expect(["c1", "c2", "b1"].map(named)).toEqual(["columns", "columns, first", ""]);
  expect(groupsOf(tower())).toBeNull();
});
it("names the design members of a member, but not after the member itself", () => {
  const model = tower();
  expect(designsOf(model)).toBeNull();
  model.model.design_members = [
    { id: "column", members: ["c1", "c2"] },
    { id: "b1", members: ["b1"] },
  ];
  expect(["c1", "c2", "b1"].map(designsOf(model)!)).toEqual(["column", "column", ""]);
});
