/** Checks that arrive one batch after another come to the same as all at once; ended early they give no verdict. */
import { expect, test } from "vitest";
import { judge, stopped } from "../src/solving/arriving.ts";
import { listed, ratiosOf, unverifiedOf } from "../src/solving/overview.ts";
import type { Overview } from "../src/solving/protocol.ts";
import { check } from "./check.ts";

const MEMBERS = ["B1", "B2", "B3"];
const CHECKS = [
  check("strength", 0.8, { members: ["B1", "B2"] }),
  check("buckling", 0.4, { members: ["B2"], verdict: "cannot_verify" }),
  check("comfort", 2, { members: ["B3"], informative: true }),
  check("again", 0.9, { members: ["B2"] }),
].map(listed);

test("batches join to what all checks say", () => {
  const found = { ratios: MEMBERS.map((): number | null => null), unverified: MEMBERS.map((): string | null => null) };
  for (const one of CHECKS) judge(found, [one], (id) => MEMBERS.indexOf(id));
  expect(found.ratios).toEqual(ratiosOf(MEMBERS, CHECKS));
  expect(found.unverified).toEqual(unverifiedOf(MEMBERS, CHECKS));
  expect(found.ratios).toEqual([0.8, 0.9, null]);
});

test("checks that were cancelled are no pass", () => {
  const { verdict, checks } = stopped({ checks: CHECKS, verdict: { is: "passes", word: "all checks pass" } } as Overview);
  expect(verdict.is).toBe("nothing_checked");
  expect(verdict.word).toBe("checks cancelled");
  expect(verdict.sentence).toContain("4 checks were made");
  expect(checks).toHaveLength(4);
});
