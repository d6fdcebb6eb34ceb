/** Diagrams as polynomials: equilibrium of every part of a member under loads that set in anywhere. */

import { expect, test } from "vitest";
import { SEGMENT, Segments, STRIDE } from "../../src/diagrams/layout.ts";
import { buildSegments, readForces } from "../../src/diagrams/segments.ts";
import { spanLoads } from "../../src/diagrams/spans.ts";

const L = 8;
const NONE = { lines: [] as number[], points: [] as number[], strains: [], weights: [] };

function segments(loads: Partial<typeof NONE>, start = [0, 0, 0, 0, 0, 0]): Segments {
  const out = new Segments(1);
  buildSegments(out, start, 0, spanLoads({ ...NONE, ...loads }, [L]), 0, L);
  return out;
}

/** n vy vz mx my mz at x. */
function at(made: Segments, x: number): number[] {
  const out = new Float64Array(6);
  let s = 0;
  while (s + 1 < made.count && x >= made.data[(s + 1) * STRIDE + SEGMENT.x]!) s++;
  readForces(made.data, s * STRIDE, x - made.data[s * STRIDE + SEGMENT.x]!, out);
  return [...out];
}

test("a beam under q between supports: Vz = qL/2 − q·x, My = q·x·(L − x)/2 in the model's signs", () => {
  const q = 3;
  const beam = segments({ lines: [0, 0, L, 0, 0, -q, 0, 0, -q] }, [0, 0, (q * L) / 2, 0, 0, 0]);
  for (const x of [0, 1, 4, 7.5]) {
    expect(at(beam, x)[2]).toBeCloseTo((q * L) / 2 - q * x, 12);
    expect(at(beam, x)[4]).toBeCloseTo((q * x * (L - x)) / 2, 12);
  }
  expect([beam.count, beam.last[4]]).toEqual([1, expect.closeTo(0, 9)]);
});

test("point loads make a jump each, in any order, and those at the ends act before the first and behind the last", () => {
  const beam = segments({ points: [0, 6, 0, 0, -2, 0, 0, 0, 0, 2, 0, 0, -3, 0, 0, 0, 0, L, 0, 0, -7, 0, 0, 0] }, [0, 0, 5, 0, 0, 0]);
  expect([1, 3, 7].map((x) => at(beam, x)[2])).toEqual([5, 2, 0]);
  expect(beam.last[2]).toBe(-7);
  expect([beam.first[2], beam.count]).toEqual([5, 3]);
});

test("a load over a part: nothing before it, all of it behind, and dMy/dx = Vz everywhere", () => {
  const beam = segments({ lines: [0, 2, 5, 4, 0, 6, 4, 0, 12] }, [1, 0, 10, 0, 0, 0]);
  // Behind it: N less 4·3 along, Vz more by (6 + 12)/2·3 across.
  expect([at(beam, 1)[0], at(beam, 6)[0], at(beam, 1)[2], at(beam, 6)[2]]).toEqual([1, expect.closeTo(-11, 9), 10, expect.closeTo(37, 9)]);
  const d = 1e-5;
  for (const x of [1, 2.5, 4, 7]) expect((at(beam, x + d)[4]! - at(beam, x - d)[4]!) / (2 * d)).toBeCloseTo(at(beam, x)[2]!, 5);
});

test("a moment about y turns My alone", () => {
  const beam = segments({ points: [0, 4, 0, 0, 0, 0, 9, 0] });
  expect(at(beam, 3)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(at(beam, 5).map(Math.abs)).toEqual([0, 0, 0, 0, 9, 0]);
});
