/** Load on some spans of a continuous beam, by a rule with patterns: why one case for all of them at once is not enough. */

import { expect, test } from "vitest";
import type { Model } from "../../src/api/index.ts";
import { solve } from "../../src/api/index.ts";
import { model, support } from "../building.ts";

const [L, W] = [6, 10e3];

/** Spans of 6 m over knife edges, under 10 kN/m in one case, or in one for each span. */
function beam(spans: number, apart: boolean): Model {
  const members = Array.from({ length: spans }, (_, i) => ({ id: `M${i}`, start: `N${i}`, end: `N${i + 1}` }));
  const nodes = Object.fromEntries(Array.from({ length: spans + 1 }, (_, i) => [`N${i}`, [i * L, 0, 0] as [number, number, number]]));
  const whole = model({ nodes, members, supports: Object.keys(nodes).map((node, i) => support(node, node, i ? "rfffrr" : "ffffrr")) });
  const loads = members.map(({ id }) => ({ member: id, type: "distributed" as const, fz: -W }));
  whole.model.load_cases = (apart ? loads.map((load) => [load]) : [loads]).map((member_loads, i) => ({
    id: `Q${i}`,
    nature: "imposed",
    category: "B",
    self_weight: 0,
    member_loads,
  }));
  whole.model.load_combinations = [];
  whole.analysis = { combinations: { rule: "en1990_610", patterns: true } };
  return whole;
}

/** The largest moments over supports and in spans, of w·l². */
function moments(spans: number, apart: boolean): [number, number] {
  const { load_combinations: found } = solve(beam(spans, apart));
  const of = (which: "min" | "max") => found.flatMap(({ extrema }) => [...extrema.my[which]].map(Math.abs));
  return [Math.max(...of("min")) / (1.5 * W * L * L), Math.max(...of("max")) / (1.5 * W * L * L)];
}

// By the equation of three moments: 0.100 and 0.117 of three spans, 0.107 and 0.121 of four, as tables of continuous beams round them; in an end span (1/2 − m)²/2, where m is the moment over its inner support: 1/16, 1/20 and 3/56 with every second one loaded.
test.each([
  [2, 1 / 8, 1 / 8, (3 / 8) ** 2 / 2, (7 / 16) ** 2 / 2],
  [3, 1 / 10, 7 / 60, (4 / 10) ** 2 / 2, (9 / 20) ** 2 / 2],
  [4, 3 / 28, 27 / 224, (11 / 28) ** 2 / 2, (25 / 56) ** 2 / 2],
])("%i equal spans: over a support %d under load on all, %d on some", (spans, together, apart, within, alone) => {
  const [[over, between], [most, span]] = [moments(spans, false), moments(spans, true)];
  expect(over).toBeCloseTo(together, 6);
  expect(most).toBeCloseTo(apart, 6);
  expect(between).toBeCloseTo(within, 6);
  expect(span).toBeCloseTo(alone, 6);
});
