/** What the page lists of checks: informative ones colour nothing, and no partial figure reads as a whole one. */
import { expect, test } from "vitest";
import { listed, ratiosOf, scriptSafe, unverifiedOf } from "../src/solving/overview.ts";
import { check } from "./check.ts";

const informative = { informative: true };
const checks = [check("EC3", 0.78), check("Deflection", 2.4, informative), check("Sway", 0.5, informative)].map(listed);

test("a member has the colour of the checks that count", () => {
  expect(ratiosOf(["B1", "B2"], checks)).toEqual([0.78, null]);
});

test("what a member's check could not verify is named", () => {
  const buckling = { key: "ltb", clause: "6.3.2", title: "Lateral-torsional buckling", combination: null, member: null, position: null };
  const open = check("EC3", 0.51, {
    verdict: "cannot_verify",
    verifications: [{ ...buckling, status: "not_covered", utilisation: null, reason: "", steps: [] }],
  });
  expect(unverifiedOf(["B1", "B2"], [listed(open)])).toEqual(["Lateral-torsional buckling", null]);
});

test("lets no name close the block of results", () => {
  const written = scriptSafe({ id: "</script><b>" });
  expect(written).not.toContain("<");
  expect(JSON.parse(written)).toEqual({ id: "</script><b>" });
});
