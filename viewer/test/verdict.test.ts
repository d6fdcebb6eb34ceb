/** The verdict on a model: never better than what was covered. */
import type { CheckResult, CombinationResults } from "handoff-solver";
import { describe, expect, it, test } from "vitest";
import { type Judged, type ModelSummary, verdictClass, verdictOf } from "../src/model/verdict.ts";
import { check } from "./check.ts";

const combination = (more: Partial<CombinationResults> = {}): CombinationResults =>
  ({
    id: "ULS1",
    limit_state: "ULS",
    order: 1,
    failed: null,
    displacements: [0, 0, -1e-3],
    reactions: [],
    end_forces: [1],
    ...more,
  }) as CombinationResults;
const conditioning = { trusted: true, distrust: null } as Judged["conditioning"];
const judged = (checks: CheckResult[], more: Partial<Judged> = {}): Judged => ({
  members: { ids: ["B1"] } as Judged["members"],
  load_cases: [],
  load_combinations: [combination()],
  conditioning,
  checks,
  ...more,
});
const of = (checks: CheckResult[], more: Partial<Judged> = {}) => verdictOf(judged(checks, more), () => "ULS");
const steel = check("steel", 0.6, { type: "en1993_1_1" });

it("passes where every member, combination and clause is covered and nothing awaits an answer", () => {
  const verdict = of([steel]);
  expect(verdict).toMatchObject({ is: "passes", word: "all checks pass", open: [], utilisation: 0.6, governing: "steel" });
  expect(verdictClass(verdict.is)).toBe("pass");
});

describe("never green", () => {
  test.each<[string, CheckResult[], Partial<Judged>]>([
    ["with a member that nothing checks", [steel], { members: { ids: ["B1", "B2"] } as Judged["members"] }],
    [
      "with a combination that no check looks at",
      [steel],
      { load_combinations: [combination(), combination({ id: "S", limit_state: "SLS" })] },
    ],
    ["with an open clause", [{ ...steel, coverage: [{ clause: "6.3.1.4", state: "not_covered", reason: "open" }] }], {}],
    ["with an assumption to confirm", [{ ...steel, questions: ["ends assumed not to sway"] }], {}],
    [
      "with a combination that has no numbers",
      [steel],
      { load_combinations: [combination({ failed: { code: "unstable", message: "", load_ratio: null } })] },
    ],
    ["with an informative limit exceeded", [steel, check("sag", 1.4, { informative: true })], {}],
    [
      "with sway and a critical factor below ten in first order",
      [steel],
      { stability: [{ combination: 0, alpha_cr: 6.3, sway: true }] as Judged["stability"] },
    ],
  ])("%s", (_, checks, more) => {
    const verdict = of(checks, more);
    expect(verdict.is).toBe("incomplete");
    expect(verdict.open).toHaveLength(1);
    expect(verdictClass(verdict.is)).toBe("cannot_verify");
  });
});

it("says nothing was verified where nothing acts", () => {
  const still = combination({ displacements: [0], end_forces: [0] });
  expect(of([check("steel", 0, { type: "en1993_1_1" })], { load_combinations: [still] })).toMatchObject({
    is: "nothing_checked",
    word: "nothing verified",
  });
});
it("says nothing was verified where no check counts", () => expect(of([]).is).toBe("nothing_checked"));
it("fails with one failing check", () => {
  expect(of([steel, check("other", 1.2, { type: "en1993_1_1" })])).toMatchObject({
    is: "fails",
    sentence: "1 of 2 checks fails.",
    utilisation: 1.2,
  });
});
it("cannot verify where a check could not be finished", () => {
  expect(of([{ ...steel, verdict: "cannot_verify" }]).is).toBe("cannot_verify");
});
it("has no verdict on numbers that are not trusted", () => {
  const verdict = of([check("steel", 1.2, { type: "en1993_1_1" })], {
    conditioning: { ...conditioning, trusted: false, distrust: "too few digits hold" },
  });
  expect(verdict).toMatchObject({ is: "not_trusted", word: "no verdict" });
  expect(verdict.sentence).toContain("too few digits hold");
  expect(verdictClass(verdict.is)).toBe("plain");
});
it("takes the solver's own summary for more than it could derive", () => {
  const summary: ModelSummary = {
    ...{ verdict: "incomplete", pass: 0, fail: 0, cannot_verify: 0, incomplete: 1, informative: 0 },
    ...{ unchecked_members: [], unchecked_combinations: [], open_clauses: [], questions: ["Is the load at the top?"] },
  };
  expect(of([steel], { summary })).toMatchObject({ is: "incomplete", open: ["To be confirmed: Is the load at the top?"] });
});
