/** Open points by whose they are, and what the page answers them with. */

import { readFileSync } from "node:fs";
import { type AuthoredModel, type Model, openLibrary, plainModel, solve } from "handoff-solver";
import { type Answerable, answersTo, changedBy } from "handoff-solver/design";
import { validate } from "handoff-solver/validate";
import { expect, test } from "vitest";
import kinds from "../../schemas/questions.json" with { type: "json" };
import type { Choice } from "../../solver/src/results/open_points.ts";
import { openPoints } from "../src/results/points.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const portal = plainModel(read("../../schemas/examples/portal-frame.json") as AuthoredModel);
const sections = openLibrary(read("../../solver/data/sections.json") as Parameters<typeof openLibrary>[0]);

/** The portal without a word on what holds its members, and by first order without the imperfections that are due. */
function bare(): Model {
  const design_members = portal.model.design_members!.map(({ id, members }) => ({ id, members }));
  const analysis = { ...portal.analysis, options: { order: "first" as const } };
  return { ...portal, model: { ...portal.model, design_members }, analysis };
}

test("each open point of the verdict stands in one part, with its members", () => {
  const model = bare();
  const results = solve(model, { sections });
  const points = openPoints(results);
  expect(points.length).toBe(results.summary.open_points.length);
  const known = new Set(model.model.members.map(({ id }) => id));
  for (const { part, members } of points) {
    if (part !== "model") expect(members.length).toBeGreaterThan(0);
    expect(members.every((id) => known.has(id))).toBe(true);
  }
  expect(new Set(points.map(({ part }) => part))).toEqual(new Set(["members", "model"]));
});

test("every answer to every point makes a valid model that is another", () => {
  const model = bare();
  const points = openPoints(solve(model, { sections }));
  for (const point of points) {
    const answers = answersTo(point, model);
    expect(answers.length, point.message).toBeGreaterThan(0);
    for (const { label, changes } of answers) {
      const after = changedBy(model, changes(3), sections);
      expect(validate(after, { sections }).errors, label).toEqual([]);
    }
  }
});

/** Every field that answers a question, with all its choices. */
const FIELDS = kinds.flatMap(({ code, fields }) => fields.map(({ field, choices }) => ({ code, field, choices: choices as Choice[] })));

test.each(FIELDS)("$field is answered by changes that make a valid model", ({ code, field, choices }) => {
  const asked: Answerable = {
    ...{ code, message: "", members: ["R1", "R2"], checks: portal.analysis!.checks!.map(({ id }) => id) },
    question: { field, choices: choices.filter(({ set = {} }) => !("fabrication" in set)), of: [portal.model.sections[0]!.id] },
  };
  for (const { label, changes } of answersTo(asked, portal)) {
    const after = changedBy(portal, changes(3), sections);
    // Deflection has no load height, steel no axis: the results that ask name their own checks.
    const errors = validate(after, { sections }).errors.filter(
      ({ path, code }) => !(code === "unknown_key" && path.startsWith("analysis.checks")),
    );
    expect(errors, label).toEqual([]);
  }
});

/** Codes of gaps and doubts that the page answers, with what their sentences name. */
const DOUBTS = [
  ...["missing_combinations", "order_stated", "first_order", "unchecked_members", "unchecked_combinations"],
  ...["unheld", "open_line", "toppling", "bearing_length", "round_wall", "unknown_sway"],
];

test.each(DOUBTS)("the page answers %s", (code) => {
  const answers = answersTo({ code, message: "", members: ["R1", "R2"], checks: [] }, portal);
  expect(answers.length).toBeGreaterThan(0);
  for (const { label, changes } of answers) {
    const after = changedBy(portal, changes(3), sections);
    expect(validate(after, { sections }).errors, label).toEqual([]);
  }
});

test("combinations that validation makes by EN 1990 are added, and nothing is missing any more", () => {
  const turned = portal.model.load_cases.map((one) => (one.id === "W" ? { ...one, directions: "both" as const } : one));
  const model = { ...portal, model: { ...portal.model, load_cases: turned } };
  const [missing] = openPoints(solve(model, { sections, warnings: validate(model, { sections }).warnings }));
  const [add] = answersTo(missing!, model);
  expect(add!.label).toBe("Add all 3");
  const after = changedBy(model, add!.changes(0), sections);
  expect(after.model.load_combinations.slice(0, portal.model.load_combinations.length)).toEqual(portal.model.load_combinations);
  expect(validate(after, { sections }).warnings).toEqual([]);
});

test("an action that acts one way alone is that of the load case named", () => {
  const asked = { code: "one_sided", message: "set 'directions' of load case 'W' to 'both' or 'one'", members: [], checks: [] };
  const answers = answersTo(asked, portal);
  expect(answers).toHaveLength(2);
  expect(answers.map(({ changes }) => changes(0))).toEqual(
    ["one", "both"].map((to) => [{ kind: "value", members: [], at: ["model", "load_cases", "W", "directions"], to }]),
  );
});

test("cases that may be parts of one action are those that the sentence names", () => {
  const asked = { code: "split_action", message: "load cases 'G' and 'W' may be parts of one action", members: [], checks: [] };
  expect(answersTo(asked, portal).map(({ label }) => label)).toEqual([
    "Parts of one action",
    "One excludes the others",
    "Actions of their own",
  ]);
});

test("a rule that makes the combinations is told which imposed cases act together", () => {
  const ruled = { ...portal, analysis: { ...portal.analysis, x_combinations: { rule: "en1990_610" } } };
  const asked = { code: "fixed_patterns", message: "", members: [], checks: [] };
  expect(answersTo(asked, ruled).map(({ label }) => label)).toEqual(["Each with and without the others", "They only come together"]);
  expect(answersTo(asked, portal)).toEqual([]);
});
