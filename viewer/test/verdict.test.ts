/** The solver's verdict in the page's words: nothing is judged here. */
import { describe, expect, it, test } from "vitest";
import { isWhole, type VerdictKind, verdictClass, verdictOf } from "../src/results/verdict.ts";

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

test("a governing utilisation is the least of what may govern while another check is open", () => {
  expect(isWhole({ is: "passes", fail: 0, cannot_verify: 0, incomplete: 0 })).toBe(true);
  expect(isWhole({ is: "cannot_verify", fail: 0, cannot_verify: 13, incomplete: 0 })).toBe(false);
  expect(isWhole({ is: "incomplete", fail: 0, cannot_verify: 0, incomplete: 1 })).toBe(false);
  expect(isWhole({ is: "fails", fail: 1, cannot_verify: 13, incomplete: 1 })).toBe(true);
  // Every check passes, and some members have none.
  expect(isWhole({ is: "incomplete", fail: 0, cannot_verify: 0, incomplete: 0 })).toBe(false);
});
