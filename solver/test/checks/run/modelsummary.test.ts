/** "Passes" means that every member was checked in every combination with nothing left open; anything less has another word. */

import { expect, test } from "vitest";
import { modelSummary, runChecks } from "../../../src/checks/index.ts";
import type { CheckContext } from "../../../src/checks/run/context.ts";
import type { ModelSummary } from "../../../src/checks/run/modelsummary.ts";
import { type BeamCase, beamContext, tabulated } from "../fake.ts";

const beam: BeamCase = { section: tabulated("IPE300"), length: 6, q: 5e3 };
const summed = (context: CheckContext): ModelSummary => modelSummary(context, runChecks(context));
/** Combinations of the strength check's limit state alone. */
const strength = (one: BeamCase): CheckContext => {
  const context = beamContext(one);
  return { ...context, combinations: context.combinations.slice(0, 1) };
};

test("a beam wholly verified passes", () =>
  expect(summed(strength(beam))).toEqual({
    ...{ verdict: "passes", pass: 1, fail: 0, cannot_verify: 0, incomplete: 0, informative: 0 },
    ...{
      unchecked_members: [],
      unchecked_combinations: [],
      open_clauses: [],
      questions: [],
      sentence: expect.stringContaining("all checks pass"),
    },
  }));

test("a combination whose limit state no check looks at", () =>
  expect(summed(beamContext(beam))).toMatchObject({
    verdict: "incomplete",
    unchecked_combinations: ["SLS"],
    sentence: "All that was checked passes; 1 combination not checked.",
  }));

test("a member outside every check", () => {
  const context = strength({ ...beam, cuts: [2] });
  context.model.model.design_members![0]!.members = ["M1"];
  expect(summed(context)).toMatchObject({ unchecked_members: ["M2"] });
});

test("a tie's net sections, which a model without holes does not have, leave nothing open", () =>
  expect(summed(strength({ ...beam, q: 0, n: 50e3 }))).toMatchObject({ verdict: "passes", open_clauses: [] }));

test("a check that passes on an assumption counts as incomplete, like the model", () =>
  expect(summed(strength({ ...beam, material: { fy: 300e6 } }))).toMatchObject({ verdict: "incomplete", pass: 0, incomplete: 1 }));

test("something taken for granted awaits an answer", () => {
  const { fabrication: _, ...section } = tabulated("IPE300");
  expect(summed(strength({ ...beam, section }))).toMatchObject({
    verdict: "incomplete",
    questions: [expect.stringContaining("is assumed")],
  });
  expect(summed(strength({ ...beam, material: { fy: 300e6 } })).questions.join()).toContain("certified");
});

test("fails, cannot verify, nothing checked, not trusted", () => {
  expect(summed(strength({ ...beam, q: 500e3 })).verdict).toBe("fails");
  expect(summed(strength({ ...beam, design: null })).verdict).toBe("cannot_verify");
  expect(summed(strength({ ...beam, check: { informative: true } }))).toMatchObject({
    verdict: "nothing_checked",
    unchecked_members: ["M1"],
  });
  expect(summed({ ...strength(beam), trusted: false })).toMatchObject({ verdict: "not_trusted" });
});
