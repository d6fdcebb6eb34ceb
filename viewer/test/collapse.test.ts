/** A structure that buckles below its loads is one failure; failing checks are told by cause. */

import { readFileSync } from "node:fs";
import { type AuthoredModel, openLibrary, plainModel, solve } from "handoff-solver";
import { FIRST_ORDER } from "handoff-solver/statics";
import { expect, test } from "vitest";
import { catalogue } from "../src/model/catalogue.ts";
import { collapseOf, collapseWords } from "../src/results/collapse.ts";
import { failureCauses } from "../src/results/failures.ts";
import { listModes } from "../src/results/modes.ts";
import { openPoints } from "../src/results/points.ts";
import { withCriticalModes } from "../src/solving/critical.ts";
import { listed } from "../src/solving/overview.ts";
import { check } from "./check.ts";

const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
const sections = openLibrary(read("../../solver/data/sections.json") as Parameters<typeof openLibrary>[0]);

/** The two-storey example with slender columns and hinged beams along Y: nothing but the columns' bending holds it that way. */
function hinged() {
  const { model, ...rest } = plainModel(read("../../schemas/examples/building-frame.json") as AuthoredModel);
  const pin = { id: "pin", ux: "rigid", uy: "rigid", uz: "rigid", rx: "rigid", ry: "free", rz: "free" } as const;
  return {
    ...rest,
    model: {
      ...model,
      hinges: [pin],
      sections: model.sections.map((one) => (one.id === "column" ? { id: "column", library: "HEA100" } : one)),
      members: model.members.map((one) => (one.id.startsWith("BY") ? { ...one, start_hinge: "pin", end_hinge: "pin" } : one)),
    },
    analysis: { ...rest.analysis, options: { order: "first" as const } },
  };
}

test("a frame that sways below its loads is said once, with its direction and its columns", () => {
  const model = hinged();
  const parts = catalogue(model);
  const results = solve(model, { sections });
  const before = collapseOf(listModes(results, FIRST_ORDER), parts)!;
  expect(before.along).toBeNull();
  expect(before.alpha).toBeLessThan(1);
  expect(before.members.every((m) => model.model.members[m]!.id.startsWith("C-"))).toBe(true);
  const found = collapseOf(listModes(withCriticalModes(results, model, { sections }), FIRST_ORDER), parts)!;
  expect(found).toMatchObject({ sway: true, along: "Y" });
  expect(collapseWords(found)).toMatch(/^The frame sways along Y( in Storey \d)? before the loads of \S+ are reached\./);
  // What only follows from it is told apart from what else is open.
  const points = openPoints(results);
  expect(points.filter(({ follows }) => follows).length).toBeGreaterThan(0);
  expect(points.every(({ message, follows }) => Boolean(follows) === /below the loads|before its loads/.test(message))).toBe(true);
});

test("nothing is said of a structure that bears its loads", () => {
  const model = plainModel(read("../../schemas/examples/portal-frame.json") as AuthoredModel);
  const results = solve(model, { sections });
  expect(collapseOf(listModes(results, FIRST_ORDER), catalogue(model))).toBeNull();
  expect(openPoints(results).some(({ follows }) => follows)).toBe(false);
});

test("checks that fail for one cause are one line, the cause of most members first", () => {
  const governing = (title: string) => ({ key: "k", clause: "6.3.2", title, combination: "U", member: "B1", position: 0 });
  const fails = (id: string, title: string, utilisation: number) =>
    listed(check(id, utilisation, { verdict: "fail", members: [id], target: { kind: "member", id }, governing: governing(title) }));
  const causes = failureCauses([
    fails("A", "Bending", 1.1),
    fails("B", "Buckling", 1.2),
    fails("C", "Buckling", 1.6),
    listed(check("D", 0.5)),
  ]);
  expect(causes.map(({ title, count, members, worst }) => [title, count, members, worst.target])).toEqual([
    ["Buckling (6.3.2)", 2, ["B", "C"], "C"],
    ["Bending (6.3.2)", 1, ["A"], "A"],
  ]);
});
