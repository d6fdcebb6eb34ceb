/** Open points by whose they are, and what the page answers them with. */

import { readFileSync } from "node:fs";
import { type AuthoredModel, type Model, openLibrary, plainModel, solve } from "handoff-solver";
import { changedBy } from "handoff-solver/design";
import { validate } from "handoff-solver/validate";
import { expect, test } from "vitest";
import { answersTo } from "../src/answers/controls.ts";
import { evenly, meetings } from "../src/answers/places.ts";
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
    expect(answers.length, point.text).toBeGreaterThan(0);
    for (const { label, changes } of answers) {
      const after = changedBy(model, changes(3), sections);
      expect(validate(after, { sections }).errors, label).toEqual([]);
    }
  }
});

test("restraints stand evenly, no further apart than asked, or where members frame in", () => {
  const rafter = portal.model.design_members!.find(({ members }) => members.includes("R1"))!;
  const [line] = evenly(portal, ["R1"], 2);
  expect(line!.members).toEqual(rafter.members);
  const gaps = line!.positions.slice(1).map((position, i) => position - line!.positions[i]!);
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeCloseTo(0, 9);
  expect([line!.positions[0], line!.positions.at(-1)]).toEqual([0, 1]);
  // Nothing but the line's own pieces meets between its ends.
  expect(meetings(portal, ["C1"])).toEqual([]);
});

/** One sentence of each kind in which the solver or validation asks for something that only the engineer knows. */
const QUESTIONS = [
  "it gives way along y too: 31 mm in SLS1. Give axis: resultant, or another check along y",
  "the span of 4 m is less than the member's own: leave span out where it is no part of a longer one",
  "its ends move: give measure absolute with the whole span as span",
  "the bottom flange is compressed: give lateral_restraints where it is held",
  "6.2.7: give warping_start and warping_end on its design member (6.2.7)",
  "loads act at the top: check with load_height: centre what acts at the axis",
  "give connection 'centric' or 'one_leg' on its design member",
  "a post presses it: are there stiffeners (web_stiffeners: at_forces)?",
  "stiff_bearing_length is not given: R1 needs 47 mm, or stiffeners: is there as much?",
  "the tension is 400.0 kN: give nu_rd of its ends",
  "l_cr_y is not given: it is 7.10 m at most, with which the member does not pass: give l_cr_y",
  "the member bows: give analysis.options.imperfections a bow",
  "the loads lean it: give them among the loads, with imperfections.among_loads",
  "αcr = 2.97 of a sway mode is below 10: a first-order analysis does not serve (5.2.1(3)): leave analysis.options.order out, and the analysis takes second order",
  "wind pushes along +X alone in every ULS combination",
  "load cases 'G', 'S' and 'W' may be parts of one action: give both one 'source', else each one name in 'alternatives'",
  "missing: 1.35·G + 1.5·W. EN 1990 6.4.3.2 asks for this: add it, or let analysis.combinations make all",
];

test.each(QUESTIONS)("the page answers: %s", (text) => {
  const asked = { text, members: ["R1", "R2"], checks: portal.analysis!.checks!.map(({ id }) => id) };
  const answers = answersTo(asked, portal);
  expect(answers.length).toBeGreaterThan(0);
  for (const { label, changes } of answers) {
    const after = changedBy(portal, changes(3), sections);
    // Deflection has no load height, steel no axis: the results that ask name their own checks.
    const errors = validate(after, { sections }).errors.filter(
      ({ path, code }) => !(code === "unknown_key" && path.startsWith("analysis.checks")),
    );
    expect(errors, label).toEqual([]);
  }
});

test("a rule that makes the combinations is told which imposed cases act together", () => {
  const ruled = { ...portal, analysis: { ...portal.analysis, x_combinations: { rule: "en1990_610" } } };
  const asked = { text: "imposed load cases Q1 and Q2 act together: write patterns true or false", members: [], checks: [] };
  expect(answersTo(asked, ruled).map(({ label }) => label)).toEqual(["Each with and without the others", "They only come together"]);
  expect(answersTo(asked, portal)).toEqual([]);
});
