/** When no verdict may rest on results. */

import { expect, test } from "vitest";
import { distrustOf } from "../../../src/analysis/accuracy/reliance.ts";
import type { Frame } from "../../../src/model/frame.ts";
import type { Results } from "../../../src/results/index.ts";

/** 3 m by 4 m in plan: 5 m across. */
const frame = { position: Float64Array.of(0, 0, 0, 3, 4, 0) } as unknown as Frame;
const results = (moved: number, { digits = 12, residual = 1e-12 } = {}): Results =>
  ({
    conditioning: { digits },
    nodes: ["A", "B"],
    load_cases: [{ id: "G", residual: 1e-12, displacements: new Float64Array(12) }],
    // A rotation is no movement: the last three of six.
    load_combinations: [{ id: "U", residual, displacements: Float64Array.of(0, moved, 0, 99, 99, 99, 0, 0, 0, 0, 0, 0) }],
  }) as unknown as Results;

test("small movements, solved well: nothing speaks against them", () => {
  expect(distrustOf(frame, results(0.02))).toBeNull();
});

test("who moves by more than the structure is large is a mechanism in all but name, either way", () => {
  expect(distrustOf(frame, results(4.9))).toBeNull();
  for (const moved of [5.1, -5.1])
    expect(distrustOf(frame, results(moved))).toMatch(/'U'.*5\.10 m along Y at node 'A', more than its own size of 5\.00 m/);
});

test("fewer digits than tell a utilisation from one", () => {
  expect(distrustOf(frame, results(0.02, { digits: 3 }))).toBeNull();
  expect(distrustOf(frame, results(0.02, { digits: 2 }))).toContain("Only 2 digits");
});

test("equations that are not solved", () => {
  expect(distrustOf(frame, results(0.02, { residual: 2e-6 }))).toMatch(/'U': the equations are solved only to 2\.0e-6/);
});
