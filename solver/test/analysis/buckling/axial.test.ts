/** Axial forces inside members by equilibrium of the part before: in each piece their mean, and those at its start and at its end. */

import { expect, test } from "vitest";
import { CutStructure } from "../../../src/analysis/cut_structure.ts";
import { spanLoads } from "../../../src/diagrams/spans.ts";
import { readFrame } from "../../../src/model/frame.ts";
import type { MemberLoads } from "../../../src/results/index.ts";
import { model, support } from "../../building.ts";

const NONE = { lines: [], points: [], strains: [], weights: [] };

/** Mean, start and end of each piece: of members of 8 m in even pieces, by the force in the start of each. */
function forces(starts: number[], loads: MemberLoads, parts: number, type = "both"): number[][] {
  const { model: structure } = model({
    nodes: Object.fromEntries(starts.flatMap((_, m) => [0, 8].map((x) => [`${m}.${x}`, [x, m, 0]]))),
    members: starts.map((_, m) => ({ id: `M${m}`, start: `${m}.0`, end: `${m}.8`, ...(type === "both" ? {} : { type }) })),
    supports: starts.map((_, m) => support(`S${m}`, `${m}.0`, "ffffff")),
  });
  const frame = readFrame(structure, false, undefined);
  const cut = new CutStructure(frame, [], new Set());
  cut.members.cut(Float64Array.from(starts.flatMap((_, m) => [m, 0, 8, parts])));
  const endForces = new Float64Array(12 * starts.length);
  starts.forEach((force, m) => (endForces[12 * m] = force));
  cut.press({ endForces, plateForces: new Float64Array(0), spans: spanLoads(loads, frame.length) });
  const found = cut.members.axial();
  return Array.from({ length: starts.length * parts }, (_, p) => [...found.slice(3 * p, 3 * p + 3)]);
}
const close = (got: number[][], expected: number[][]): void => {
  expect(got.length).toBe(expected.length);
  expected.forEach((piece, p) => piece.forEach((value, i) => expect(got[p]![i]!).toBeCloseTo(value, 12)));
};
const even = (...values: number[]): number[][] => values.map((value) => [value, value, value]);

test("without loads along it the force is the end's everywhere", () => close(forces([-5], NONE, 4), even(-5, -5, -5, -5)));

test("a line load q along the member takes q·x", () => {
  close(
    forces([-5], { ...NONE, lines: [0, 0, 8, 2, 0, 0, 2, 0, 0] }, 4),
    [1, 3, 5, 7].map((x) => [-5 - 2 * x, -5 - 2 * (x - 1), -5 - 2 * (x + 1)]),
  );
});

test("a load that grows along the member takes x²/8", () => {
  close(forces([0], { ...NONE, lines: [0, 0, 8, 0, 0, 0, 2, 0, 0] }, 2), [
    [-2 / 3, 0, -2],
    [-14 / 3, -2, -8],
  ]);
});

test("a load that sets in between takes nothing before it, and all of itself behind it", () => {
  const point = { ...NONE, points: [0, 4, 3, 0, 0, 0, 0, 0] };
  close(forces([-5], point, 4), even(-5, -5, -8, -8));
  close(forces([-5], point, 1), [[-6.5, -5, -8]]);
  close(forces([-5], { ...NONE, lines: [0, 4, 8, 2, 0, 0, 2, 0, 0] }, 4), [...even(-5, -5), [-7, -5, -9], [-11, -9, -13]]);
});

test("what is round-off beside the largest force presses nothing", () => close(forces([-1e-4, -1e6], NONE, 1), even(0, -1e6)));

test("a rod that acts in tension alone is drawn by its mean, and not pressed by its weight", () => {
  const weight = { ...NONE, lines: [0, 0, 8, -2, 0, 0, -2, 0, 0] };
  const means = forces([-5], weight, 4, "tension").map(([mean]) => [mean!]);
  close(means, [[0], [1], [5], [9]]);
});
