/** Hinges by static condensation: the stiffness that textbooks give a bar with pins and springs at its ends. */

import { describe, expect, test } from "vitest";
import { endStiffness } from "../../src/elements/bar.ts";
import { condense, condensedStiffness, hingeMovements } from "../../src/elements/hinge.ts";

const [L, EA, EI, GJ] = [5, 1e8, 3e6, 2e5];
const bar = new Float64Array(36);
endStiffness({ ea: EA, eiy: EI, eiz: 2 * EI, eiyz: 0, gj: GJ, gay: null, gaz: null }, L, bar);
/** Directions 0–5 at the start, 6–11 at the end, rigid where nothing is said. */
const hinged = (released: Record<number, number>) =>
  condense(
    bar,
    Float64Array.from({ length: 12 }, (_, d) => released[d] ?? Infinity),
    L,
    "M",
  );

function stiffness(released: Record<number, number>): Float64Array {
  const out = new Float64Array(36);
  condensedStiffness(hinged(released), out);
  return out;
}

describe("what moves the end meets", () => {
  test.each([
    ["pinned at the start: 3EI/L³", { 4: 0 }, (3 * EI) / L ** 3],
    ["pinned at the end: 3EI/L³", { 10: 0 }, (3 * EI) / L ** 3],
    ["pinned at both: nothing", { 4: 0, 10: 0 }, 0],
    ["free to slide: nothing", { 8: 0 }, 0],
  ])("%s", (_, released, k) => expect(stiffness(released as Record<number, number>)[14]).toBeCloseTo(k, 6));

  test("a spring is in series with the bar: 1/k + L/EA along it", () => {
    expect(stiffness({ 6: 5e6 })[0]).toBeCloseTo(1 / (1 / 5e6 + L / EA), 3);
  });

  test("what is not released is as it was, and a released direction has none at all", () => {
    const k = stiffness({ 10: 0 });
    for (const at of [0, 7, 21, 35]) expect(k[at]).toBeCloseTo(bar[at]!, 3);
    for (let j = 0; j < 6; j++) expect([k[24 + j], k[6 * j + 4]]).toEqual([0, 0]);
  });
});

test("free twist at both ends is one release, and said", () => {
  const both = hinged({ 3: 0, 9: 0 });
  expect([both.spins, both.released]).toEqual([true, [9]]);
  expect(hinged({ 9: 0 }).spins).toBe(false);
});

test("releases that let the bar itself go are refused by name", () => {
  expect(() => hinged({ 2: 0, 4: 0, 10: 0 })).toThrow(
    expect.objectContaining({ code: "unstable", details: expect.objectContaining({ member: "M" }) }),
  );
  expect(() => hinged({ 0: 0, 6: 0 })).toThrow(/'M'/);
});

test("inside a pin the end turns by 1.5·δ/L when it is moved by δ", () => {
  const out = new Float64Array(1);
  hingeMovements(hinged({ 10: 0 }), Float64Array.of(0, 0, 0.01, 0, 0, 0), new Float64Array(6), 0, out);
  expect(Math.abs(out[0]!)).toBeCloseTo((1.5 * 0.01) / L, 12);
});
