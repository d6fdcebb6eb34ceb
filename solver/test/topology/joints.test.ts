/** What meets a line at its nodes: supports together, what may let go left out, hinges by what they leave. */

import { describe, expect, test } from "vitest";
import type { CheckContext, CheckMember } from "../../src/topology/context.ts";
import { fixesMove, fixesTurn, Joints } from "../../src/topology/joints.ts";
import { hinge, support } from "../building.ts";

const member = (id: string, start: string, end: string, more: object = {}) =>
  ({ id, start, end, type: "beam", ...more }) as unknown as CheckMember;
function joints({ supports = [], members = [], hinges = [], plates = [], options = {} }: Record<string, any>): Joints {
  return new Joints({ model: { model: { members, supports, hinges, plates }, analysis: { options } } } as unknown as CheckContext);
}

describe("supports", () => {
  test("two on a node act as one, springs add up, and both are named", () => {
    const spring = { ...support("b", "N", "rrrrrr"), uy: 2e6 };
    const { stiffness, ids } = joints({ supports: [support("a", "N", "ffrrrr"), spring, { ...spring, id: "c" }] }).support("N")!;
    expect([stiffness[0], stiffness[1], stiffness[2]]).toEqual([Infinity, Infinity, 0]);
    expect(ids).toEqual(["a", "b", "c"]);
    expect(joints({ supports: [spring, { ...spring, id: "c" }] }).support("N")!.stiffness[1]).toBe(4e6);
  });

  test("one that pushes or pulls alone is no restraint, and touches its node all the same", () => {
    const found = joints({
      supports: [
        { ...support("a", "N", "rrrrrr"), uz: "push" },
        { ...support("b", "M", "rrrrrr"), uz: 1e6, uz_only: "push" },
      ],
    });
    expect([found.support("N")!.stiffness[2], found.support("M")!.stiffness[2]]).toEqual([0, 0]);
    expect([found.held("N", 9), found.held("elsewhere", 0)]).toEqual([true, false]);
  });

  test("a direction is fixed where every part of it is", () => {
    const held = { stiffness: [Infinity, Infinity, 0, 1e9, 0, Infinity], ids: [] };
    expect(fixesMove(held, [0.6, 0.8, 0])).toBe(true);
    expect(fixesMove(held, [0.6, 0, 0.8])).toBe(false);
    expect(fixesTurn(held, [0, 0, 1])).toBe(true);
    expect(fixesTurn(held, [1, 0, 0])).toBe(false);
    expect(fixesMove(undefined, [1, 0, 0])).toBe(false);
  });
});

test("members and plates meet at nodes, and a line's own ends do not hold it", () => {
  const found = joints({ members: [member("1", "A", "B"), member("2", "B", "C")], plates: [{ nodes: ["C", "X", "Y"] }] });
  expect(["A", "B", "C", "Z"].map((node) => found.degreeOf(node))).toEqual([1, 2, 2, 0]);
  expect([found.joined("A"), found.joined("B"), found.held("B", 2), found.held("B", 1)]).toEqual([false, true, false, true]);
});

test("a hinge leaves nothing, all or its spring; a bar passes on its axial force alone", () => {
  const found = joints({ hinges: [hinge("pin", { ry: "free", rz: "free" }), hinge("soft", { ry: 5e4 }), hinge("slot", { uy: 3e5 })] });
  expect([found.left(undefined, "ry"), found.left("pin", "ry"), found.left("soft", "ry"), found.left("pin", "ux")]).toEqual([
    Infinity,
    0,
    5e4,
    Infinity,
  ]);
  const bar = (more: object) => found.isBar(member("M", "A", "B", more));
  expect([bar({ type: "truss" }), bar({ start_hinge: "pin", end_hinge: "pin" }), bar({ start_hinge: "pin" }), bar({})]).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect([found.releases("soft"), found.releases(undefined)]).toEqual([true, false]);
  expect(found.slide(member("M", "A", "B", { end_hinge: "slot" }))).toBe(3e5);
});

test("the structure leans where it is of second order and has imperfections", () => {
  const leans = (options: object) => joints({ options }).leans;
  expect([
    leans({ order: "second", imperfections: { directions: ["+x"] } }),
    leans({ order: "second" }),
    leans({ imperfections: { directions: ["+x"] } }),
  ]).toEqual([true, false, false]);
});
