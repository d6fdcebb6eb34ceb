/** Stiffnesses of joints: words become Infinity and 0, springs stay, and equal joints are kept once. */

import { expect, test } from "vitest";
import type { Hinge, Member } from "../../src/generated/model.ts";
import { Connections, stiffnessesOf } from "../../src/model/connections.ts";

const PIN: Hinge = { id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: 2500 };
const BAR: Member = { id: "M", start: "A", end: "B", section: "s", material: "m" };
const connections = (): Connections => new Connections([PIN], new Map([["pin", 0]]));
const R = Infinity;

test("a hinge by its words and springs", () => {
  expect([...stiffnessesOf(PIN)]).toEqual([R, R, R, R, 0, 2500]);
});

test("a support by its words and springs", () => {
  const support = { id: "S", node: "A", ux: "fixed", uy: "free", uz: 1e6, rx: "free", ry: "fixed", rz: "free" } as const;
  expect([...stiffnessesOf(support)]).toEqual([R, 0, 1e6, 0, R, 0]);
});

test("a beam without hinges needs no connection", () => {
  expect(connections().indexFor(BAR, "")).toBe(-1);
});

test("a hinge at the end leaves the start rigid", () => {
  const all = connections();
  expect(all.indexFor({ ...BAR, end_hinge: "pin" }, "")).toBe(0);
  expect([...all.all[0]!]).toEqual([R, R, R, R, R, R, R, R, R, R, 0, 2500]);
});

test("a truss is pinned at both ends, whatever its hinges still hold", () => {
  const all = connections();
  all.indexFor({ ...BAR, type: "truss", end_hinge: "pin" }, "");
  expect([...all.all[0]!]).toEqual([R, R, R, 0, 0, 0, R, R, R, 0, 0, 0]);
});

test("members joined alike share one connection", () => {
  const all = connections();
  const indices = [0, 1, 2].map(() => all.indexFor({ ...BAR, start_hinge: "pin" }, ""));
  expect(indices).toEqual([0, 0, 0]);
  expect(all.all).toHaveLength(1);
});
