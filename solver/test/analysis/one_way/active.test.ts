/** What acts one way, and what contradicts the state that it is in. */

import { expect, test } from "vitest";
import { OneWay, released, STILL, stretches } from "../../../src/analysis/one_way/active.ts";
import { spanLoads } from "../../../src/diagrams/spans.ts";
import { readFrame } from "../../../src/model/frame.ts";
import { readCase } from "../../../src/model/loads.ts";
import { model, support } from "../../building.ts";

const upward = (id: string, node: string) => ({ ...support(id, node, "rrrrrr"), uz: "push" });
const document = model({
  nodes: { A: [0, 0, 0], B: [4, 0, 0], C: [8, 0, 0] },
  members: [
    { id: "tie", start: "A", end: "B", type: "tension" },
    { id: "strut", start: "B", end: "C", type: "compression" },
    { id: "beam", start: "A", end: "C" },
  ],
  supports: [support("S", "A", "ffffff"), upward("P", "B"), upward("Q", "C"), support("both", "C", "rrfrrr")],
  loads: {
    member_loads: [
      { member: "tie", type: "temperature", dt: 10 },
      { member: "tie", type: "temperature", dt: 30 },
    ],
  },
});
const frame = readFrame(document.model, false, undefined);
const own = readCase(document.model.load_cases[0]!, "", frame);
const warm = spanLoads(own.member, frame.length).strain;
const cold = new Float64Array(9);
const oneWay = new OneWay(frame);
const [TIE, STRUT, PUSH] = [0, 1, 3 + 6 * 1 + 2];

test("members and supports that act one way; a node that another support holds both ways has nothing to lift", () => {
  expect(oneWay.all).toEqual([TIE, STRUT, PUSH]);
  expect([oneWay.nodesOf(STRUT), oneWay.nodesOf(PUSH)]).toEqual([[1, 2], [1]]);
  const { idle, lifted } = oneWay.activeWithout(new Set([STRUT, PUSH]));
  expect([[...idle], [...lifted]]).toEqual([[1], [8]]);
});

/** With B moved along x and z, and this reaction of P. */
function contradictions(out: number[], ux: number, uz = 0, push = 0, strain: Float64Array = cold, still = STILL[1]): number[] {
  const [moved, reactions] = [new Float64Array(18), new Float64Array(24)];
  [moved[6], moved[8], reactions[8]] = [ux, uz, push];
  return oneWay.contradictions(new Set(out), strain, undefined, moved, reactions, still);
}

test("a tie that shortens should be idle, an idle one that stretches should act; a strut the other way round", () => {
  // Moved along +x, B stretches the tie before it and shortens the strut behind it.
  expect([contradictions([], 0.01), contradictions([], -0.01)]).toEqual([[], [TIE, STRUT]]);
  expect([contradictions([TIE, STRUT], 0.01), contradictions([TIE, STRUT], -0.01)]).toEqual([[TIE, STRUT], []]);
});

test("a hundredth of the largest movement may be nothing, or be one the other way too", () => {
  // B moves along z by 1 m, and along x by 5 mm.
  expect(contradictions([], -0.005, 1)).toEqual([TIE, STRUT]);
  expect(contradictions([], -0.005, 1, 0, cold, 0.01)).toEqual([]);
  expect([contradictions([], 0.005, 1), contradictions([], 0.005, 1, 0, cold, -0.01)]).toEqual([[], [TIE, STRUT]]);
  expect(contradictions([], 0.02, 1, 0, cold, -0.01)).toEqual([]);
});

test("what warmth has made longer is slack until it is stretched by as much: 1.2e-5 · 40 K · 4 m = 1.92 mm", () => {
  expect(stretches(own).get(0)).toBeCloseTo(1.2e-5 * 40, 12);
  expect(contradictions([], 0.0019, 0, 0, warm)).toContain(TIE);
  expect(contradictions([], 0.002, 0, 0, warm)).not.toContain(TIE);
});

test("a support that pushes cannot pull, and holds again once its node presses on it", () => {
  expect(contradictions([], 0, 0, -5)).toEqual([PUSH]);
  expect(contradictions([], 0, 0, 5)).toEqual([]);
  expect(contradictions([PUSH], 0, -0.01)).toEqual([PUSH]);
  expect(contradictions([PUSH], 0, 0.01)).toEqual([]);
});

test("let go, a support has no stiffness there, and the frame given keeps its own", () => {
  expect(released(frame, new Set([8])).supports[1]!.stiffness[2]).toBe(0);
  expect(frame.supports[1]!.stiffness[2]).toBe(Infinity);
  expect(released(frame, new Set())).toBe(frame);
});
