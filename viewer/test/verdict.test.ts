/** The solver's verdict in the page's words: nothing is judged here. */
import { describe, expect, it, test } from "vitest";
import { isWhole, type Part, type VerdictKind, verdictClass, verdictOf, verdictParts } from "../src/results/verdict.ts";

const summary = {
  ...{ verdict: "passes" as VerdictKind, sentence: "All is well.", pass: 1, fail: 0, cannot_verify: 0, incomplete: 0, informative: 0 },
  ...{
    unchecked_members: [],
    unchecked_plates: 0,
    unchecked_combinations: [],
    open_clauses: [],
    questions: [],
    open_points: [] as string[],
  },
};
const worst = { governing: "steel", utilisation: 0.6 };

it("repeats counts, sentence, open points and what governs", () => {
  const given = { ...summary, verdict: "incomplete" as const, informative: 1, open_points: ["1 informative limit exceeded: B1"] };
  expect(verdictOf(given, worst)).toEqual({
    ...{ is: "incomplete", word: "incomplete, 1 point open", sentence: "All is well." },
    ...{ pass: 1, fail: 0, cannot_verify: 0, incomplete: 0, informative: 1, open: given.open_points, governing: "steel", utilisation: 0.6 },
  });
});

describe("a word and a colour for each, green for a plain pass alone", () => {
  test.each<[VerdictKind, string, string]>([
    ["passes", "all checks pass", "pass"],
    ["fails", "fails", "fail"],
    ["cannot_verify", "cannot verify all", "cannot_verify"],
    ["incomplete", "incomplete, 0 points open", "cannot_verify"],
    ["nothing_checked", "nothing verified", "plain"],
    ["not_trusted", "no verdict", "plain"],
  ])("%s", (verdict, word, colour) => {
    expect(verdictOf({ ...summary, verdict }, worst).word).toBe(word);
    expect(verdictClass(verdict)).toBe(colour);
  });
});

const counts = { pass: 3, fail: 0, cannot_verify: 0, incomplete: 0 };

test("a governing utilisation is the least of what may govern while another check is open", () => {
  expect(isWhole({ verdict: counts, points: [] })).toBe(true);
  expect(isWhole({ verdict: { ...counts, cannot_verify: 13 }, points: [] })).toBe(false);
  expect(isWhole({ verdict: { ...counts, incomplete: 1 }, points: [] })).toBe(false);
  expect(isWhole({ verdict: { ...counts, fail: 1, cannot_verify: 13 }, points: [] })).toBe(true);
  // Every check passes, and some members have none.
  expect(isWhole({ verdict: counts, points: [{ part: "members" }] })).toBe(false);
  // A doubt about loads takes nothing from what was checked.
  expect(isWhole({ verdict: counts, points: [{ part: "model" }] })).toBe(true);
});

test("members, model and questions are told apart", () => {
  const told = (verdict: typeof counts, ...parts: Part[]): string[] =>
    verdictParts({ verdict, points: parts.map((part) => ({ part })) }).map(({ words, is }) => `${words}: ${is}`);
  expect(told(counts)).toEqual(["3 verified: pass", "no doubt: pass", "no question: pass"]);
  expect(told(counts, "model")).toEqual(["3 verified: pass", "1 doubt: open", "no question: pass"]);
  expect(told({ ...counts, fail: 2, incomplete: 1 }, "answers", "answers")).toEqual([
    "3 verified, 2 fail, 1 incomplete: fail",
    "no doubt: pass",
    "2 questions: open",
  ]);
});
