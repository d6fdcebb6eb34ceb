/** Models of other programs are told by collections that none of ours has. */

import { expect, test } from "vitest";
import { found } from "../../../src/offline/validation/foreign.ts";

test("all of a program's collections name it, in one sentence", () => {
  const [[where, code, message] = []] = found({ model: { member_sets: [], nodal_supports: [] } });
  expect([where, code]).toEqual([["model"], "foreign_model"]);
  expect(message).toContain("a model of FERS");
});

test("one of them alone is a stranger in a model of ours", () => {
  expect(found({ model: { nodes: [], member_sets: [] } })).toEqual([]);
  expect(found({ model: [] })).toEqual([]);
});
