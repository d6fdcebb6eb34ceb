/** What the page lists of checks: informative ones colour nothing, and no partial figure reads as a whole one. */
import { expect, test } from "vitest";
import { coloured } from "../src/results/utilisation.ts";
import { assumptionLines, listed, ratiosOf, scriptSafe, unverifiedOf } from "../src/solving/overview.ts";
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

test("a deflection is no whole check of a member: its strength is not verified until a check of that counts, whichever comes first", () => {
  const [sag, steel] = [check("Sag", 0.4), check("EC3", 0.7, { type: "en1993_1_1" })].map(listed);
  const wait = listed(check("Sag y", 0.3, { verdict: "incomplete" }));
  const of = (...checks: typeof informed): (string | null)[] => unverifiedOf(["B1", "B2"], checks);
  const informed = [listed(check("EC3", 0.7, { type: "en1993_1_1", informative: true }))];
  expect(of(sag!)).toEqual(["strength", null]);
  expect(of(sag!, sag!, ...informed)).toEqual(["strength", null]);
  expect(of(sag!, sag!, steel!)).toEqual([null, null]);
  expect(of(steel!, sag!)).toEqual([null, null]);
  expect(of(sag!, wait, steel!)).toEqual(["assumptions", null]);
  // What is open keeps its colour; a zero verifies nothing.
  expect(coloured(0.4, of(sag!)[0]!)).toBe(0.4);
  expect(coloured(0, of(sag!)[0]!)).toBeNull();
});

test("lets no name close the block of results", () => {
  const written = scriptSafe({ id: "</script><b>" });
  expect(written).not.toContain("<");
  expect(JSON.parse(written)).toEqual({ id: "</script><b>" });
});

test("what checks took is one line of each kind, with the checks that did and the first one's words", () => {
  const taken = (results: string[]) => ({ code: "slack", message: "slack in every combination", clause: "", members: [], results });
  const lines = (...results: string[]): string[] => assumptionLines({ assumptions: { taken: [taken(results)] } as never });
  expect(lines("EC3/M0")).toEqual(["EC3/M0: slack in every combination"]);
  expect(lines(...["a", "b", "c", "d", "e", "f"])).toEqual(["6 checks (a, b, c, d, e and 1 more): slack in every combination"]);
});
