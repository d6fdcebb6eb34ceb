/** Values that no schema bounds may not be nested for ever. */

import { expect, test } from "vitest";
import { beyond } from "../../../src/model/validation/beyond.ts";
import { validate } from "../../../src/model/validation/index.ts";
import { LIMITS } from "../../../src/model/validation/rulebook.ts";
import { told } from "./judged.ts";

/** Lists in one another, so many levels of them. */
const deep = (levels: number): unknown => (levels ? [deep(levels - 1)] : []);

test("as deep as a reader of JSON goes, and no deeper", () => {
  expect(told(beyond(deep(LIMITS.nesting_depth - 2), ["analysis"]))).toEqual([]);
  expect(told(beyond(deep(LIMITS.nesting_depth - 1), ["analysis"]))).toEqual(["analysis nested_too_deep"]);
});

test("one's own key is told once, results and what a schema bounds are not its concern", () => {
  const found = (model: object): string[] => validate(model).errors.flatMap(({ code, path }) => (code === "nested_too_deep" ? [path] : []));
  expect(found({ model: { x_tree: { a: deep(64), b: deep(64) } } })).toEqual(["model.x_tree"]);
  expect(found({ results: deep(99), model: { nodes: deep(99) } })).toEqual([]);
});
