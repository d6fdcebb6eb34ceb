/** No check is open without a reason, and reasons that differ in names and numbers alone are told once. */

import { expect, test } from "vitest";
import { failuresOf, reasonSaid, reasonsOf, sharedReasons, sharedSaid } from "../../../src/checks/verdict/openreasons.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import { type BeamCase, beamContext, runChecks, tabulated } from "../fake.ts";

const beam: BeamCase = { section: tabulated("IPE300"), length: 6, q: 5e3 };
const checked = (one: BeamCase): CheckResult => runChecks(beamContext(one))[0]!;
const named = (check: CheckResult, id: string): CheckResult => ({ ...check, id: `C1/${id}`, target: { ...check.target, id } });
const some = (ids: readonly string[]): string => ids.join(" and ");

const NONE: ReadonlySet<string> = new Set();

test("a pass has none", () => expect(reasonsOf(checked(beam))).toEqual([]));

test("a restraint on the wrong flange leaves 6.3.2 open and says what to give", () => {
  const lifted = checked({ ...beam, q: -25e3, check: { restrained: true } });
  expect(lifted.verdict).toBe("cannot_verify");
  expect(reasonsOf(lifted).map(reasonSaid)).toEqual([
    expect.stringMatching(/^6\.3\.2 not verified: .*flange.*: give .*lateral_restraints/),
  ]);
});

test("one reason with all its clauses", () => {
  const [reason, ...others] = reasonsOf(checked({ ...beam, material: { type: "timber" } }));
  expect(others).toEqual([]);
  expect(reason!.clauses).toEqual(expect.arrayContaining(["6.2.4", "6.3.1", "EN 1993-1-5 9"]));
});

test("where nothing was verified and nothing is open, nothing acts", () => {
  const idle: CheckResult = { ...checked(beam), verdict: "cannot_verify", verifications: [], coverage: [] };
  expect(reasonsOf(idle).map(reasonSaid)).toEqual([expect.stringContaining("nothing acts")]);
  expect(sharedReasons([idle], NONE).map((one) => sharedSaid(one, some))).toEqual([
    expect.stringMatching(/^Nothing is verified in 1 check \(C1\/D1\)/),
  ]);
});

test("the same of two members is one point that names both, with the first one's words", () => {
  const one = checked({ ...beam, material: { fy: 300e6 } });
  const other = { ...named(one, "D2"), questions: one.questions.map((question) => question.replace("300", "310")) };
  const shared = sharedReasons([one, other], NONE);
  expect(shared).toHaveLength(1);
  expect(sharedSaid(shared[0]!, some)).toBe(`To be confirmed in 2 checks (C1/D1 and C1/D2), of the first: ${one.questions[0]}`);
});

test("a member whose name is a letter of the words has the same reason as another", () => {
  const question = "columns here can lean, and H_Ed is below 0.15·V_Ed: sway imperfections are due (5.3.2(4)B)";
  const ask = (id: string): CheckResult => ({ ...named(checked(beam), id), verdict: "incomplete", questions: [question], members: [id] });
  expect(sharedReasons(["C1", "B", "e"].map(ask), NONE)).toEqual([
    expect.objectContaining({ reason: question, checks: ["C1/C1", "C1/B", "C1/e"] }),
  ]);
});

test("a reason that names a member is the same for that member and for others", () => {
  const reason = "combination 'U' has no results: node 'B' can move along z once 'rod' is slack";
  const open = (id: string): CheckResult => ({ ...named(checked(beam), id), verdict: "incomplete", questions: [reason], members: [id] });
  expect(sharedReasons(["arm", "rod"].map(open), new Set(["arm", "rod", "B"])).map(({ checks }) => checks)).toEqual([["C1/arm", "C1/rod"]]);
});

test("nodes of which each has a name of its own keep no reason apart", () => {
  const ask = (id: string, node: string): CheckResult => ({
    ...{ ...named(checked(beam), id), verdict: "incomplete" as const, members: [id] },
    questions: [`its end at node ${node} moves 49.7 mm itself along its own z`],
  });
  const asked = [ask("a", "ridge"), ask("b", "eaves")];
  expect(sharedReasons(asked, new Set(["ridge", "eaves"])).map(({ checks, varies }) => [checks, varies])).toEqual([
    [["C1/a", "C1/b"], true],
  ]);
  expect(sharedReasons(asked, NONE)).toHaveLength(2);
});

test("names that are numbers stand in clauses and values too, and keep no two sentences apart", () => {
  const reason = "αcr = 2.61 is below 10 (5.2.1(3), 5.3.2): give it";
  const asked = (id: string): CheckResult => ({ ...named(checked(beam), id), members: [id], verdict: "incomplete", questions: [reason] });
  const shared = sharedReasons(["1", "2", "3"].map(asked), new Set(["1", "2", "3"]));
  expect(shared).toEqual([expect.objectContaining({ checks: ["C1/1", "C1/2", "C1/3"], asked: true })]);
});

test("a length asked for by two clauses with other numbers is one reason", () => {
  const bound = (least: string): string => `l_cr_y is not given: it is 18.00 m at most, and ${least} m by the lowest mode: give l_cr_y`;
  const coverage = ["3.15", "3.16"].map((least, i) => ({
    ...{ clause: ["6.3.1", "6.3.3"][i]!, state: "not_covered" as const, reason: bound(least) },
  }));
  const check: CheckResult = { ...checked(beam), verdict: "cannot_verify", verifications: [], coverage };
  expect(reasonsOf(check)).toEqual([{ clauses: ["6.3.1", "6.3.3"], reason: bound("3.15") }]);
});

test("of one end or of two, a length that is not given is one point", () => {
  const open = (id: string, ends: string): CheckResult => ({
    ...{ ...named(checked(beam), id), verdict: "cannot_verify" as const, verifications: [], members: [id] },
    coverage: [{ clause: "6.3.1", state: "not_covered", reason: `l_cr_y is not given and ${ends} not shown to be held: give l_cr_y` }],
  });
  const shared = sharedReasons([open("C1", "its end E1 is"), open("R1", "its ends E1 and R are")], new Set(["E1", "R"]));
  expect(shared).toEqual([expect.objectContaining({ checks: ["C1/C1", "C1/R1"], varies: true })]);
});

test("what fails tells each length once, with the first that rests on it", () => {
  const [y, z] = ["Lcr,y = 5.00 m, by the mode; held", "Lcr,z = 3.00 m, as given"] as const;
  const failed = (title: string, reason: string | null) => ({ ...checked(beam).verifications[0]!, status: "fail" as const, title, reason });
  const verifications = [failed("y-y", y), failed("shear", null), failed("both", `${y}; ${z}`), failed("again", `${y}; ${z}`)];
  expect(failuresOf({ verifications })).toEqual([`y-y: ${y}`, `both: ${z}`]);
});
