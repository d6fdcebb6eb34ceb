/** Only a plain pass leaves with 0: a script that looks at the exit code alone must not take an open point for one. */

import { expect, test } from "vitest";
import commands from "../../../cli/commands.json" with { type: "json" };
import { EXIT, exitOf, exitOfError } from "../../../src/api/command/exit.ts";
import type { ModelVerdict } from "../../../src/results/summary.ts";

const VERDICTS: Record<ModelVerdict, number> = { passes: 0, fails: 1, cannot_verify: 3, incomplete: 3, not_trusted: 3, nothing_checked: 4 };

test.each(Object.entries(VERDICTS))("%s leaves with %i", (verdict, code) => {
  expect(exitOf(verdict as ModelVerdict)).toBe(code);
});

test("a verdict that nobody knew is no pass", () => {
  expect(exitOf("something new" as ModelVerdict)).toBe(EXIT.unverified);
});

test("of errors an invalid and an unstable model have exits of their own, and none is 0", () => {
  expect([exitOfError("invalid_model"), exitOfError("unknown_section"), exitOfError("unstable")]).toEqual([5, 5, 6]);
  expect([exitOfError(undefined), exitOfError("anything")]).toEqual([2, 2]);
});

test("every code is described for whoever reads the help", () => {
  expect(commands.exits.map(([code]) => code)).toEqual(Object.values(EXIT));
});
