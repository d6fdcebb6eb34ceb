/** What `handoff check` prints of each check: nothing greener than it is, nothing twice, and every warning. */

import { expect, it } from "vitest";
import { checksSaid } from "../../../src/api/command/checks.ts";
import { NOTHING_CHECKED } from "../../../src/checks/verdict/summary.ts";
import type { CheckResult } from "../../../src/results/checks.ts";
import type { Results } from "../../../src/results/index.ts";
import { type BeamCase, beamContext, runChecks, SHELL, tabulated } from "../../checks/fake.ts";

const beam: BeamCase = { section: tabulated("IPE300"), length: 6, q: 5e3 };
const checked = (one: BeamCase): CheckResult => runChecks(beamContext(one))[0]!;
const printed = (...checks: CheckResult[]): string[] =>
  checksSaid({
    checks,
    summary: NOTHING_CHECKED,
    stability: [],
    assumptions: { said: [] },
    load_combinations: [],
    warnings: [],
  } as unknown as Results).text.split("\n");

it("writes a utilisation that is not wholly verified as the least it can be", () => {
  expect(printed(checked(beam))[0]).toMatch(/^pass {11}0\.\d{3} {2}/);
  expect(printed(checked(SHELL))[0]).toMatch(/^cannot_verify ≥0\.\d{3} {2}/);
});

it("tells a reason once, and of later checks whose it is", () => {
  const refused = checked({ ...beam, material: { type: "timber" } });
  const lines = printed(refused, { ...refused, id: "C1/again" }).map((line) => line.trim());
  expect(lines.filter((line) => line.includes("verifies steel only"))).toHaveLength(1);
  expect(lines[3]).toBe(`as ${refused.id}`);
});

it("prints what a check assumed, and the questions of one that fails", () => {
  const lifted = checked({ ...beam, q: -25e3, check: { restrained: true } });
  const [first, ...lines] = printed(lifted);
  expect(first).toMatch(/^fail /);
  expect(lines.join()).toMatch(/ assumed: ULS: the bottom/);
  expect(lines.join()).toContain("Is the compressed flange held");
});

it("prints what the analysis warns of, alike ones once, and none that the verdict says", () => {
  const without = (id: string, times: string) => ({
    code: "no_results",
    message: `'${id}' has no results: the load is ${times} times the critical load`,
  });
  const warnings = [
    { code: "not_trusted", message: "it moves by 28.9 m" },
    ...["58.3", "76.0", "80.0", "81.1"].map((times, at) => without(`C${at + 1}`, times)),
  ];
  const summary = { ...NOTHING_CHECKED, sentence: "No verdict: it moves by 28.9 m" };
  const { text } = checksSaid({
    checks: [],
    summary,
    stability: [],
    assumptions: { said: [] },
    load_combinations: [],
    warnings,
  } as unknown as Results);
  expect(text.split("\n").filter((line) => line.startsWith("warning: "))).toEqual([
    "warning: 'C1' has no results: the load is 58.3 times the critical load (3 more alike)",
  ]);
  expect(text.match(/28\.9/g)).toHaveLength(1);
});
