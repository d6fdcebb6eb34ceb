/** What the page lists of checks: informative ones colour nothing, and no partial figure reads as a whole one. */
import { expect, test } from "vitest";
import { coloured } from "../src/results/utilisation.ts";
import { checkWarnings, listed, ratiosOf, scriptSafe, unverifiedOf } from "../src/solving/overview.ts";
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

test("warnings that differ in names and numbers alone are one, with the checks that have them and the first one's words", () => {
  const said = (id: string, node: string, value: string) => ({
    ...check("EC3", 0.5, { warnings: [`its end at node ${node} moves ${value} mm`, "the same of all"] }),
    ...{ id: `EC3/${id}`, target: { kind: "member" as const, id }, members: [id] },
  });
  const checks = ["a", "b", "c", "d", "e", "f"].map((node, i) => said(`M${i}`, node, `${i}.5`));
  const members = { ids: checks.map(({ target }) => target.id) } as Parameters<typeof checkWarnings>[0]["members"];
  const whose = "6 checks (EC3/M0, EC3/M1, EC3/M2, EC3/M3, EC3/M4 and 1 more)";
  expect(checkWarnings({ checks, nodes: ["a", "b", "c", "d", "e", "f"], members })).toEqual([
    `${whose}, of the first: its end at node a moves 0.5 mm`,
    `${whose}: the same of all`,
  ]);
});
