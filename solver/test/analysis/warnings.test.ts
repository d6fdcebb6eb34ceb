/** What a reader of correct results should still know. */

import { expect, test } from "vitest";
import { warningsOf } from "../../src/analysis/warnings.ts";
import type { Frame } from "../../src/model/frame.ts";
import type { Results } from "../../src/results/index.ts";

const frame = { nodeIds: ["A", "B"] } as unknown as Frame;
const SET = { id: "U", order: 1, failed: null, displacements: [1], reactions: [], end_forces: [], equilibrium: { error: 0 }, residual: 0 };
const FINE = { ill_conditioned: false, distrust: null };
function codes(sets: object[] = [SET], conditioning: object = FINE, unused: number[] = [], cases: object[] = [SET]): string[] {
  const results = { conditioning, load_cases: cases, load_combinations: sets } as unknown as Results;
  return warningsOf(frame, unused, results).map(({ code }) => code);
}

test("of a sound analysis there is nothing to say", () => expect(codes()).toEqual([]));

test.each<[string, string[], Parameters<typeof codes>]>([
  [
    "stiffness that cancels",
    ["ill_conditioned"],
    [[SET], { ...FINE, ill_conditioned: true, node: "A", direction: "ux", min_pivot_ratio: 1e-9 }],
  ],
  ["numbers that nobody stands by", ["not_trusted"], [[SET], { ...FINE, distrust: "few digits" }]],
  ["a node that nothing uses", ["unused_node"], [[SET], FINE, [1]]],
  ["no load case", ["no_load_cases"], [[], FINE, [], []]],
  ["a combination that failed", ["no_results"], [[{ ...SET, failed: { message: "it falls" }, displacements: [0] }]]],
  ["a combination of nothing", ["no_load"], [[{ ...SET, displacements: [0] }]]],
  ["forces out of balance", ["equilibrium"], [[{ ...SET, equilibrium: { error: 2e-6 } }]]],
  ["equations not solved", ["residual"], [[{ ...SET, residual: 2e-6 }]]],
])("%s", (_, expected, asked) => expect(codes(...asked)).toEqual(expected));

test("second order leaves a little out of balance, which is not told", () => {
  const plates = { ids: [], nodes: [], shells: [] };
  const told = (error: number) =>
    warningsOf({ ...frame, plates } as unknown as Frame, [], {
      ...{ conditioning: FINE, load_cases: [SET], load_combinations: [{ ...SET, order: 2, equilibrium: { error } }] },
    } as unknown as Results).length;
  expect([told(4e-3), told(6e-3)]).toEqual([0, 1]);
});
