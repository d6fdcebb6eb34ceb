/** Damaged models are refused by `validate`, or solve, or fail with a named reason; no NaN ever leaves the library. */

import { expect, test } from "vitest";
import { type Model, SolveError, solve } from "../../src/api/index.ts";
import { InvalidModel, validModel } from "../../src/model/offline/valid.ts";
import { random } from "../building.ts";
import { randomFrame } from "../frames.ts";
import { AT_LENGTH, FIRST_SEED } from "../seeds.ts";

const ROUNDS = AT_LENGTH ? 4000 : 16;
const STRANGE = [
  null,
  undefined,
  true,
  "",
  "free",
  "x",
  -1,
  0,
  1e-300,
  1e300,
  -1e15,
  Number.NaN,
  Infinity,
  [],
  {},
  [[]],
  "N000",
  1e15,
  0.5,
];

/** Every place in the document: its parent and key. */
function places(node: any, out: [any, string | number][] = []): [any, string | number][] {
  if (typeof node !== "object" || node === null) return out;
  for (const key of Object.keys(node)) {
    out.push([node, key]);
    places(node[key], out);
  }
  return out;
}

function onlyFinite(value: unknown): boolean {
  if (typeof value === "number") return Number.isFinite(value);
  if (typeof value === "object" && value !== null) return Object.values(value).every(onlyFinite);
  return true;
}

function damaged(round: number, next: () => number): unknown {
  const document = JSON.parse(JSON.stringify(randomFrame(round % 40)));
  document.analysis = { checks: [{ id: "d", type: "deflection", all: true, limit_state: "ULS", limit_ratio: 250 }] };
  const damage = 1 + Math.floor(next() * 3);
  for (let k = 0; k < damage; k++) {
    const all = places(document);
    const [parent, key] = all[Math.floor(next() * all.length)] as [any, any];
    const kind = next();
    if (kind < 0.6) parent[key] = STRANGE[Math.floor(next() * STRANGE.length)];
    else if (kind < 0.8) Array.isArray(parent) ? parent.splice(Number(key), 1) : delete parent[key];
    else if (typeof parent[key] === "number") parent[key] *= 10 ** (20 * next() - 10);
    else if (Array.isArray(parent)) parent.push(parent[key]);
  }
  return document;
}

test(`${ROUNDS} damaged models: whatever is valid solves, or the analysis says why not`, () => {
  const next = random(FIRST_SEED);
  const outcomes = new Map<string, number>();
  const count = (outcome: string): unknown => outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  for (let round = 0; round < ROUNDS; round++) {
    const document = damaged(round, next);
    try {
      const results = solve(validModel(document));
      expect(onlyFinite(results), `round ${round}`).toBe(true);
      count("solved");
    } catch (error) {
      const named = error instanceof SolveError || error instanceof InvalidModel;
      if (!named) throw new Error(`round ${round}: ${String(error)}`, { cause: error });
      expect(error.message.length).toBeGreaterThan(10);
      count(error.code);
    }
  }
  if (!AT_LENGTH) return;
  // The damage must not be so heavy that nothing is solved, nor so light that nothing is refused: a few rounds do not tell.
  expect(outcomes.get("solved")).toBeGreaterThan(ROUNDS / 20);
  expect(outcomes.get("invalid_model")).toBeGreaterThan(ROUNDS / 20);
});

test(`${ROUNDS} damaged models that nobody has validated: an error or finite numbers, never NaN`, () => {
  const next = random(FIRST_SEED + 1);
  for (let round = 0; round < ROUNDS; round++) {
    const document = damaged(round, next);
    let results: unknown;
    try {
      results = solve(document as Model);
    } catch {
      continue;
    }
    expect(onlyFinite(results), `round ${round}`).toBe(true);
  }
});
