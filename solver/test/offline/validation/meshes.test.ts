/** Beams along a plate that is no mesh. */

import { expect, test } from "vitest";
import { spannedBy } from "../../../src/offline/validation/meshes.ts";
import { documentWith, member, nodes } from "./judged.ts";

const support = (node: string, uz: string) => ({ id: node, node, ux: "free", uy: "free", uz, rx: "free", ry: "free", rz: "free" });
const floor = (uz: string) =>
  documentWith({
    nodes: nodes({ a: [0, 0, 3], b: [6, 0, 3], m: [3, 0, 3], c: [6, 4, 3], foot: [0, 0, 0] }),
    members: [member("beam", "b", "a"), member("half", "a", "m"), member("column", "foot", "a"), member("other", "b", "c")],
    supports: [support("foot", "fixed"), support("b", uz)],
  });
const along = (uz: string, ...corners: string[]) => spannedBy(floor(uz), { nodes: corners });

test("a beam from a column's head to a support spans along an edge, whichever way either runs", () => {
  expect(along("fixed", "a", "b", "c")).toBe("beam");
  expect(along("fixed", "c", "b", "a")).toBe("beam");
  expect(along("push", "a", "b", "c")).toBe("beam");
});

test("what ends where nothing bears it spans nowhere: a piece of a mesh, a beam to a beam", () => {
  expect(along("free", "a", "b", "c")).toBeUndefined();
  expect(along("fixed", "a", "m", "c")).toBeUndefined();
  expect(along("fixed", "m", "b", "c")).toBeUndefined();
});

test("a column is no beam", () => expect(along("fixed", "foot", "a", "m")).toBeUndefined());
