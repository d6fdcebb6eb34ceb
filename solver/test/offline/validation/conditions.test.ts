/** Conditions of rows: what each relation asks. */

import { expect, test } from "vitest";
import { hold, holds, numberOf, valueAt } from "../../../src/offline/validation/conditions.ts";
import type { Condition } from "../../../src/offline/validation/rulebook.ts";
import { edited } from "./judged.ts";

const SHAPED = { id: "s", shape: { type: "i", h: 0.4 }, a: 0.02, iy: 3, grade: "best" };

test.each<[Condition, boolean]>([
  [["<", "a", 0.03], true],
  [["<", "a", 0.02], false],
  [["<=", "a", 0.02], true],
  [[">=", "a", 0.02], true],
  [[">", "missing", 0], false],
  [[">", "grade", 0], false],
  [["<>", "a", 0.02], false],
  [["<>", "a", 0.03], true],
  [["beyond", "iy", 2], true],
  [["<", "shape.h", ["+", "a", 0.39]], true],
  [[">", "iy", [100, "a"]], true],
  [["given", "a"], true],
  [["given", "missing"], false],
  [["missing", "missing"], true],
  [["missing", "a"], false],
  [["in", "grade", ["best"]], true],
  [["in", "missing", ["best"]], false],
  [["not in", "missing", ["best"]], false],
  [["not in", "grade", ["worst"]], true],
  [["unless", "grade", ["best"]], false],
  [["unless", "grade", ["worst"]], true],
  // What has a default may be missing and is meant all the same.
  [["unless", "missing", ["best"]], true],
  [["is", "grade", "id"], false],
  [["is not", "grade", "id"], true],
  [["about", "iy", [1, 3.0005]], true],
  [["about", "iy", [1, 3.001]], false],
])("%j: %s", (condition, expected) => expect(holds(edited(), "sections", SHAPED, condition)).toBe(expected));

test("all of several must hold", () => {
  expect(
    hold(edited(), "sections", SHAPED, [
      ["given", "a"],
      [">", "iy", 2],
    ]),
  ).toBe(true);
  expect(
    hold(edited(), "sections", SHAPED, [
      ["given", "a"],
      [">", "iy", 4],
    ]),
  ).toBe(false);
});

test("an entity is named where one of a kind refers to it", () => {
  const document = edited();
  expect(holds(document, "nodes", { id: "E1" }, ["named", ["members"]])).toBe(true);
  expect(holds(document, "nodes", { id: "E1" }, ["unnamed", ["plates"]])).toBe(true);
});

test("a path leads through references, and to nothing where one leads nowhere", () => {
  const document = edited();
  expect(valueAt(document, "member_loads", { member: "C1" }, "member.material.grade")).toBe("S355");
  expect(valueAt(document, "member_loads", { member: "nobody" }, "member.material.grade")).toBeUndefined();
  expect(holds(document, "member_loads", { member: "nobody" }, ["missing", "member.material.grade"])).toBe(false);
});

test("of no number there is none", () => {
  expect(numberOf(edited(), "sections", SHAPED, ["a", "iy"])).toBeCloseTo(0.06, 12);
  expect(numberOf(edited(), "sections", SHAPED, "grade")).toBeNaN();
});
