/** What is checked does not change what is analysed: checks on an analysis that is reused come to what a solve comes to. */
import { readFileSync } from "node:fs";
import { type Model, openLibrary, type Results, solve } from "handoff-solver";
import { plainModel } from "handoff-solver/authoring";
import { checked } from "handoff-solver/lean";
import { analysed } from "handoff-solver/statics";
import { expect, test } from "vitest";
import { analysisKey } from "../src/solving/analysing.ts";
import { reused } from "../src/solving/reusing.ts";

const library = openLibrary(JSON.parse(readFileSync(new URL("../../solver/data/sections.json", import.meta.url), "utf8")));
const example = (name: string): Model =>
  plainModel(JSON.parse(readFileSync(new URL(`../../schemas/examples/${name}.json`, import.meta.url), "utf8")) as Model);
const options = { sections: library };

/** Without what tells how long it took. */
const comparable = ({ statistics: { times: _, ...statistics }, ...results }: Results): unknown => ({ ...results, statistics });

/** The first design member restrained in its quarters, a check of deflection more, and another title. */
function changed(model: Model): Model {
  const [first, ...rest] = model.model.design_members ?? [];
  const places = [0, 0.25, 0.5, 0.75, 1].map((position) => ({ position, flange: "both" as const }));
  const checks = [
    ...model.analysis!.checks!,
    { id: "sag", type: "deflection" as const, all: true, limit_state: "SLS" as const, limit_ratio: 300 },
  ];
  return {
    ...model,
    settings: { ...model.settings, title: "Another" },
    model: { ...model.model, design_members: first ? [{ ...first, lateral_restraints: places }, ...rest] : [] },
    analysis: { ...model.analysis, checks },
  } as Model;
}

test.each(["portal-frame", "braced-frame"])("%s", (name) => {
  const model = example(name);
  const done = analysed(model, options);
  const before = JSON.stringify(comparable(checked(model, done, null)));
  const next = changed(model);
  expect(analysisKey(next)).toBe(analysisKey(model));
  const again = checked(next, reused(done, options), null);
  expect(comparable(again)).toEqual(comparable(solve(next, options)));
  // What was found of the model before stays as it was.
  expect(JSON.stringify(comparable(done.results))).toBe(before);
});

test("a load, a section or an option is another analysis", () => {
  const model = example("portal-frame");
  const [first, ...cases] = model.model.load_cases;
  const heavier = { ...model, model: { ...model.model, load_cases: [{ ...first!, self_weight: 2 }, ...cases] } } as Model;
  const second = { ...model, analysis: { ...model.analysis, options: { order: "second" } } } as Model;
  expect(new Set([model, heavier, second].map(analysisKey)).size).toBe(3);
});
