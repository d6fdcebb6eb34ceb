/** The work of many targets: each once, a bit of everything ahead, and the steps of the most utilised from what was found. */

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkedInBatches, explain } from "../../../src/checking.ts";
import { type Model, openLibrary } from "../../../src/index.ts";
import { analysed } from "../../../src/statics.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const sections = openLibrary(read("../../../data/sections.json"));

/** Enough targets for steps to be left out: the steel check of a building over and over. */
function many(): Model {
  const model = read("../../../../schemas/examples/building-frame.json") as Model;
  if (!model.analysis) throw new Error("the example has no analysis");
  const { design_members = [], members } = model.model;
  const inside = new Set(design_members.flatMap((one) => one.members));
  const targets = design_members.length + members.filter(({ id }) => !inside.has(id)).length;
  const all = { type: "en1993_1_1", all: true, limit_state: "ULS" } as const;
  model.model.load_combinations = model.model.load_combinations?.filter(({ limit_state }) => limit_state === "ULS").slice(0, 2) ?? [];
  model.analysis.checks = Array.from({ length: Math.ceil(240 / targets) }, (_, i) => ({ ...all, id: `steel${i}` }));
  return model;
}

test("every target once, the most utilised again with the steps that explain gives it", () => {
  const model = many();
  const batches = checkedInBatches(model, analysed(model, { sections }));
  const [plain, traced]: [number[], number[]] = [[], []];
  let next = batches.next();
  for (; !next.done; next = batches.next())
    next.value.results.forEach((result, i) =>
      (result.traced ? traced : plain).push((next.value as { places: number[] }).places[i] as number),
    );
  const { checks } = next.value;
  expect(checks.length).toBeGreaterThan(200);
  expect([...plain].sort((a, b) => a - b)).toEqual(checks.map((_, place) => place));
  expect(traced).toHaveLength(200);
  const left = checks.filter((one) => !one.traced).map(({ utilisation }) => utilisation ?? -1);
  const least = Math.min(...traced.map((place) => checks[place]?.utilisation ?? -1));
  expect(Math.max(...left)).toBeLessThanOrEqual(least);
  for (const place of [traced[0], traced[199]] as number[])
    expect(checks[place]).toEqual(explain(model, next.value, checks[place]?.id as string, { sections }));
});
