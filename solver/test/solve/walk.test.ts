/** Whatever validation accepts is solved, or the failure names a property of the structure: over everything the schemas can say. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Model, openLibrary, type Results, SolveError, solve } from "../../src/api/index.ts";
import { validate } from "../../src/model/validation/index.ts";
import { knownKeys } from "../walk/filler.ts";
import { randomModel } from "../walk/models.ts";

const COUNT = process.env.HANDOFF_PROVE ? 4000 : 50;
const SEEDS = Array.from({ length: COUNT }, (_, seed) => seed);
const sections = openLibrary(JSON.parse(readFileSync(new URL("../../data/sections.json", import.meta.url), "utf8")));

/** What a structure may be; anything else is the solver's fault. */
const WHOLE = ["unstable"];
const OF_A_SET = ["unstable", "beyond_critical", "one_way_cycle"];
const OF_A_PART = [...OF_A_SET, "no_mass"];
/** Where results say themselves that nothing rests on them, or have few digits, critical factors cannot be counted either. */
const OF_A_DOUBTFUL_PART = [...OF_A_PART, "not_converged"];
const FEW_DIGITS = 6;

/** What must not be so rare among accepted models that the walk says nothing of it. */
function features({ model, analysis = {} }: Model): string[] {
  const found: Record<string, boolean> = {
    "area loads": model.load_cases.some(({ area_loads }) => area_loads),
    "members that connect": model.members.some(({ connect }) => connect),
    "one-way members": model.members.some(({ type }) => type === "tension" || type === "compression"),
    "one-way supports": model.supports.some((support) => /push|pull/.test(Object.values(support).join())),
    "plates beside beams": model.members.length > 0 && (model.plates ?? []).length > 0,
    categories: model.load_cases.some(({ category }) => category),
    "rules of combinations": analysis.combinations !== undefined,
    imperfections: analysis.options?.imperfections !== undefined,
    "second order": analysis.options?.order === "second",
    buckling: analysis.buckling !== undefined,
    modes: analysis.modal !== undefined,
  };
  return Object.keys(found).filter((name) => found[name]);
}

function notFinite(value: unknown, path = ""): string[] {
  if (typeof value === "number") return Number.isFinite(value) ? [] : [path];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => notFinite(each, `${path}.${key}`));
}

/** Everything wrong with what a valid model led to. */
function faults(results: Results): string[] {
  const { load_cases, load_combinations, stability, buckling, modal, conditioning } = results;
  const allowed = conditioning.trusted && conditioning.digits > FEW_DIGITS ? OF_A_PART : OF_A_DOUBTFUL_PART;
  const sets = [...load_cases, ...load_combinations].flatMap(({ id, failed }) =>
    failed && !OF_A_SET.includes(failed.code) ? [`'${id}': ${failed.code}: ${failed.message}`] : [],
  );
  const parts = [...stability, ...buckling, ...(modal ? [modal] : [])].flatMap(({ failed }) =>
    failed && !allowed.includes(failed.code) ? [`${failed.code}: ${failed.message}`] : [],
  );
  return [...sets, ...parts, ...notFinite(results)];
}

test(`${COUNT} models of everything at once`, { timeout: 3_600_000 }, () => {
  const outcomes = { refused: 0, solved: 0, unstable: 0, failed: 0 };
  const seen: Record<string, number> = {};
  for (const seed of SEEDS) {
    const document = randomModel(seed);
    if (!validate(document, { sections }).valid) {
      outcomes.refused++;
      continue;
    }
    for (const feature of features(document as Model)) seen[feature] = (seen[feature] ?? 0) + 1;
    try {
      const results = solve(document as Model, { sections });
      expect(faults(results), `seed ${seed}`).toEqual([]);
      outcomes.solved++;
      if (results.load_combinations.some(({ failed }) => failed)) outcomes.failed++;
    } catch (error) {
      if (!(error instanceof SolveError && WHOLE.includes(error.code))) throw new Error(`seed ${seed}: ${String(error)}`, { cause: error });
      outcomes.unstable++;
    }
  }
  // Else the models are too broken, or too tame, to show anything.
  expect(outcomes.refused).toBeLessThan(0.4 * COUNT);
  expect(outcomes.solved).toBeGreaterThan(0.4 * COUNT);
  expect(outcomes.unstable).toBeGreaterThan(0.01 * COUNT);
  expect(outcomes.failed).toBeGreaterThan(0);
  const rare = Object.entries(seen).filter(([, count]) => count < 0.1 * (COUNT - outcomes.refused));
  expect(rare).toEqual([]);
  expect(Object.keys(seen)).toHaveLength(11);
});

test("no key of the schemas is left out of the walk", () => {
  const unseen = knownKeys();
  // What is ignored wherever it stands.
  unseen.delete("results");
  const look = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, each] of Object.entries(value)) {
      unseen.delete(key);
      look(each);
    }
  };
  for (const seed of Array.from({ length: 200 }, (_, i) => i)) look(randomModel(seed));
  expect([...unseen]).toEqual([]);
});
