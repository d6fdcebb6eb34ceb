/** Open points by whose they are, and what the page answers them with. */

import { readFileSync } from "node:fs";
import { type AuthoredModel, type Model, openLibrary, plainModel, solve } from "handoff-solver";
import { changedBy } from "handoff-solver/design";
import { validate } from "handoff-solver/validate";
import { expect, test } from "vitest";
import { answersTo } from "../src/answers/controls.ts";
import { evenly, meetings } from "../src/answers/places.ts";
import { openPoints } from "../src/solving/points.ts";

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
