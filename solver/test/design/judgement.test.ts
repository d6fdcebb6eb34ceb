/** Whether the checks let a section stand, and whether others got worse. */

import { expect, test } from "vitest";
import type { Attempt } from "../../src/design/attempt.ts";
import { checksOn, judge, passesWholly, worsened } from "../../src/design/judgement.ts";
import type { CheckResult } from "../../src/results/checks.ts";

const check = (id: string, verdict: CheckResult["verdict"], utilisation: number | null, more: Partial<CheckResult> = {}): CheckResult =>
  ({
    ...{ id, verdict, utilisation, members: [id], informative: false, asks: [], doubts: [], coverage: [], verifications: [] },
    ...more,
  }) as unknown as CheckResult;
const tried = (...checks: CheckResult[]): Attempt =>
  ({ warnings: [], failed: null, results: { conditioning: { trusted: true }, checks } }) as unknown as Attempt;
const group = { id: "s", members: ["A", "B"] };

test("checks that count, on members of the group", () => {
  const checks = [check("A", "pass", 0.5), check("B", "fail", 2, { informative: true }), check("C", "fail", 3)];
  expect(checksOn(checks, group).map(({ id }) => id)).toEqual(["A"]);
});

test("a section stands where nothing fails and nothing is left unverified", () => {
  expect(judge(tried(check("A", "pass", 0.5), check("B", "pass", 0.9)), group)).toMatchObject({
    stands: true,
    utilisation: 0.9,
    reason: null,
  });
  expect(judge(tried(check("A", "incomplete", 0.5)), group)).toMatchObject({ stands: true, partial: true });
  expect(judge(tried(check("A", "pass", 0.5), check("B", "cannot_verify", null)), group)).toMatchObject({ stands: false, unfailed: true });
  expect(judge(tried(check("A", "cannot_verify", 0.5), check("B", "fail", 1.2)), group)).toMatchObject({
    stands: false,
    unfailed: false,
    reason: expect.stringContaining("B fails"),
  });
});

test("without checks, results or digits nothing stands", () => {
  expect(judge(tried(check("C", "pass", 0.1)), group).stands).toBe(false);
  const failed = { code: "unstable", message: "it falls" };
  expect(judge({ ...tried(), results: null, failed }, group)).toMatchObject({ stands: false, reason: "it falls" });
  const distrusted = { ...tried(check("A", "pass", 0.1)) };
  (distrusted.results as { conditioning: object }).conditioning = { trusted: false, distrust: "too few digits" };
  expect(judge(distrusted, group)).toMatchObject({ stands: false, reason: "too few digits" });
});

test("only plain passes are wholly passed", () => {
  expect(passesWholly(tried(check("A", "pass", 0.5), check("C", "fail", 2)), group)).toBe(true);
  expect(passesWholly(tried(check("A", "incomplete", 0.5)), group)).toBe(false);
});

test("another check got worse by its verdict, or by failing more than is seen", () => {
  const own = new Set(["A"]);
  const worse = (before: CheckResult, after: CheckResult) => worsened(tried(before), tried(after), own);
  expect(worse(check("C", "pass", 0.5), check("C", "pass", 0.99))).toBeNull();
  expect(worse(check("C", "pass", 0.5), check("C", "cannot_verify", 0.5))).toContain("cannot be verified");
  expect(worse(check("C", "fail", 1.2), check("C", "fail", 1.204))).toBeNull();
  expect(worse(check("C", "fail", 1.2), check("C", "fail", 1.21))).toContain("C fails");
  expect(worse(check("A", "pass", 0.5), check("A", "fail", 2))).toBeNull();
});
