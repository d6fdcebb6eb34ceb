/** What missing combinations would change is solved, and said as a number. */

import { expect, test } from "vitest";
import { solve } from "../../src/api/index.ts";
import type { Model } from "../../src/generated/model.ts";
import { library } from "../../src/model/sections/included.ts";
import { validate } from "../../src/model/validation/index.ts";
import { example } from "../examples.ts";

const sections = library();
const solved = (model: Model) => solve(model, { sections, warnings: validate(model, { sections }).warnings });
const point = (model: Model): string => solved(model).summary.open_points.find((one) => one.includes("missing: "))!;

/** The beam of the examples with 1.0 of its weight in place of 1.35, and loads that many times as large. */
function light(times = 1): Model {
  const model = example("simply-supported-beam");
  const ultimate = model.model.load_combinations.filter(({ limit_state }) => limit_state === "ULS");
  for (const { terms } of ultimate) terms[0].factor = 1;
  for (const { member_loads = [] } of model.model.load_cases) for (const load of member_loads) if ("fz" in load) load.fz! *= times;
  model.analysis!.checks = model.analysis!.checks!.filter(({ type }) => type === "en1993_1_1");
  return model;
}

// M = w·l²/8: what the whole load makes of it is the example's own result.
test("a check that would rise is named with both numbers and its combination", () => {
  const whole = solved(example("simply-supported-beam")).checks[0]!;
  const less = light();
  const before = solved(less).checks[0]!;
  expect(before.utilisation!).toBeLessThan(whole.utilisation!);
  const said = point(less);
  expect(said).toContain("missing: 1.35 G + 1.5 Q. ");
  expect(said).toContain(
    `would be at ${whole.utilisation!.toFixed(2)}, not at ${before.utilisation!.toFixed(2)} (EN1990-1); none fails by it`,
  );
});

test("checks that would fail are named first", () => {
  const used = solved(light()).checks[0]!.utilisation!;
  const model = light(0.97 / used);
  expect(solved(model).checks[0]!.verdict).toBe("pass");
  expect(point(model)).toMatch(/With them, design member 'beam' would be at 1\.\d\d, not at 0\.9\d \(EN1990-1\)$/);
  expect(solved(model).summary.verdict).toBe("incomplete");
});

test("the doubt carries them, so that a reader can add them", () => {
  const model = light();
  const { doubts } = solved(model);
  const { combinations } = doubts.find(({ code }) => code === "missing_combinations")!;
  expect(combinations!.map(({ terms }) => terms)).toEqual([
    [
      { load_case: "G", factor: 1.35 },
      { load_case: "Q", factor: 1.5 },
    ],
  ]);
});

test("without numbers nothing is said of them", () => {
  const model = light();
  const warnings = validate(model, { sections }).warnings.map((one) => ({ ...one, combinations: [] }));
  expect(solve(model, { sections, warnings }).summary.open_points.join()).not.toContain("With them");
});
