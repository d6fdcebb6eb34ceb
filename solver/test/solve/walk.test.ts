/** Whatever validation accepts is solved, or the failure names a property of the structure: over everything the schemas can say. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Model, openLibrary, type Results, SolveError, solve } from "../../src/api/index.ts";
import { validate } from "../../src/model/validation/index.ts";
import { AT_LENGTH, seeds } from "../seeds.ts";
import { knownKeys } from "../walk/filler.ts";
import { randomModel } from "../walk/models.ts";

const SEEDS = seeds(8, 4000);
/** The same in every run: of what the models are made, and not what becomes of them. */
const MANY = Array.from({ length: 200 }, (_, seed) => seed);
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

test(`${SEEDS.length} models of everything at once`, { timeout: 3_600_000 }, () => {
  const outcomes = { solved: 0, unstable: 0, failed: 0 };
  for (const seed of SEEDS) {
    const document = randomModel(seed);
    if (!validate(document, { sections }).valid) continue;
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
  // Else the models are too broken, or too tame, to show anything; a few say nothing of that.
  if (!AT_LENGTH) return;
  expect(outcomes.solved).toBeGreaterThan(0.4 * SEEDS.length);
  expect(outcomes.unstable).toBeGreaterThan(0.01 * SEEDS.length);
  expect(outcomes.failed).toBeGreaterThan(0);
});

test("validation accepts most models of the walk, and each feature in every tenth of them", () => {
  const accepted = MANY.slice(0, 80)
    .map(randomModel)
    .filter((document) => validate(document, { sections }).valid);
  expect(accepted.length).toBeGreaterThan(0.6 * 80);
  const counts: Record<string, number> = {};
  for (const document of accepted) for (const feature of features(document as Model)) counts[feature] = (counts[feature] ?? 0) + 1;
  expect(Object.entries(counts).filter(([, count]) => count < 0.1 * accepted.length)).toEqual([]);
  expect(Object.keys(counts)).toHaveLength(11);
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
  for (const seed of MANY) look(randomModel(seed));
  expect([...unseen]).toEqual([]);
});
