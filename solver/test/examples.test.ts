/** The examples that speak in short forms pass their checks: they are meant to be copied. */

import { expect, test } from "vitest";
import { type Results, solve } from "../src/api/index.ts";
import { library } from "../src/model/sections/included.ts";
import { example } from "./examples.ts";

const SOLVED = { "office-floor": solved("office-floor"), canopy: solved("canopy") };

function solved(name: string): Results {
  return solve(example(name), { sections: library() });
}

test.each(Object.entries(SOLVED))("%s passes", (_name, results) => {
  expect(results.warnings).toEqual([]);
  expect(results.summary.verdict).toBe("passes");
});

test("what ordinary buildings deflect between their columns and trusses passes without a question", () => {
  for (const name of ["braced-frame", "building-frame", "grillage", "portal-frame", "roof-truss"]) {
    const found = solved(name).checks.filter(({ type }) => type === "deflection");
    expect(found.length).toBeGreaterThan(0);
    for (const { verdict, questions } of found) expect([name, verdict, questions]).toEqual([name, "pass", []]);
  }
});

test("the office's slab and self-weight stand on its supports: area times pressure and density times volume", () => {
  const [g, q1, q2] = SOLVED["office-floor"].load_cases;
  const up = (set: typeof g): number => set!.reactions.reduce((sum, value, i) => (i % 6 === 2 ? sum + value : sum), 0);
  // Two bays of 6 m by 5 m, each under 3 kN/m² by itself; steel of 6 columns of 4 m and 39 m of girder beside the slab of 4 kN/m².
  for (const q of [q1, q2]) expect(up(q)).toBeCloseTo(3000 * 30, 3);
  const [column, girder] = ["HEB220", "IPE300"].map((name) => library().find(name)!.a) as [number, number];
  expect(up(g)).toBeCloseTo(4000 * 60 + 7850 * 9.80665 * (24 * column + 39 * girder), 3);
});
