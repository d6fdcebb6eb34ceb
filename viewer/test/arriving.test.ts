/** What arrives one after another comes to the same as all at once; before it is there, or ended early, it gives no verdict. */
import { expect, test } from "vitest";
import type { ModeList } from "../src/results/modes.ts";
import type { Overview } from "../src/results/overview.ts";
import type { Verdict } from "../src/results/verdict.ts";
import { coming, judged, stopped } from "../src/solving/arriving.ts";
import { listed, ratiosOf, unverifiedOf } from "../src/solving/overview.ts";
import { check } from "./check.ts";

const MEMBERS = ["B1", "B2", "B3"];
const CHECKS = [
  check("strength", 0.8, { members: ["B1", "B2"] }),
  check("buckling", 0.4, { members: ["B2"], verdict: "cannot_verify" }),
  check("comfort", 2, { members: ["B3"], informative: true }),
  check("again", 0.9, { members: ["B2"] }),
].map(listed);

test("batches join to what all checks say", () => {
  let found = { ratios: MEMBERS.map((): number | null => null), unverified: MEMBERS.map((): string | null => null) };
  for (const one of CHECKS) found = judged(found, [one], (id) => MEMBERS.indexOf(id));
  expect(found.ratios).toEqual(ratiosOf(MEMBERS, CHECKS));
  expect(found.unverified).toEqual(unverifiedOf(MEMBERS, CHECKS));
  expect(found.ratios).toEqual([0.8, 0.9, null]);
});

const PASSES = { is: "passes", word: "all checks pass", sentence: "Every member was checked", open: ["a point"] } as Verdict;
const modes = (...awaited: string[]): ModeList => ({
  firstOrder: 10,
  critical: awaited.map((combination) => ({
    combination,
    alpha: null,
    sway: false,
    members: [],
    swaySaid: "",
    failed: "being found",
    awaited: true,
  })),
  sway: null,
  awaited,
  buckling: [],
  modal: null,
});

test("while stability and checks are found, each is named as coming and nothing as verified", () => {
  const both = coming({ modes: modes("α_cr of 2 of 3 combinations", "buckling modes", "vibration"), verdict: PASSES }, true);
  expect(both.word).toBe("checks to come");
  expect(both.sentence).toBe(
    "Forces are there; α_cr of 2 of 3 combinations, buckling modes and vibration are being found, and the checks follow.",
  );
  expect(both.open).toEqual([]);
  const alone = coming({ modes: modes("vibration"), verdict: PASSES }, false);
  expect([alone.word, alone.sentence]).toEqual(["stability to come", "Forces are there; vibration is being found."]);
  expect(coming({ modes: modes(), verdict: PASSES }, true).sentence).toBe("The checks are being made.");
});

test("numbers that the analysis does not stand by are told at once", () => {
  const distrusted = { ...PASSES, is: "not_trusted", word: "no verdict" } as Verdict;
  expect(coming({ modes: modes("vibration"), verdict: distrusted }, true)).toBe(distrusted);
});

test("cancelled before stability was whole: what was not found is named, and nothing comes any more", () => {
  const ended = stopped({ checks: [], modes: modes("α_cr of 2 of 3 combinations"), verdict: PASSES } as unknown as Overview, true);
  expect(ended.verdict.is).toBe("nothing_checked");
  expect(ended.verdict.sentence).toBe("Cancelled: α_cr of 2 of 3 combinations was not found, and no check was made.");
  expect(ended.modes.critical[0]?.failed).toBe("cancelled before it was looked for");
});

test("checks that were cancelled are no pass", () => {
  const { verdict, checks } = stopped({ checks: CHECKS, modes: modes(), verdict: PASSES } as Overview, true);
  expect(verdict.is).toBe("nothing_checked");
  expect(verdict.word).toBe("checks cancelled");
  expect(verdict.sentence).toContain("4 checks were made");
  expect(checks).toHaveLength(4);
});
