/** What a suggestion is called: the lightest only where every lighter one was looked at. */
import { expect, test } from "vitest";
import { headingOf } from "../src/design/suggestions.ts";

const found = (to: string | null, passes: boolean, candidates = 24) => ({ to, passes, candidates });

test.each([
  [[found("IPE330", true)], "The lightest that passes"],
  [[found("IPE330", false)], "The lightest with no failure"],
  [[found("HEA160", true), found("IPE550", true)], "These pass; no group can take its next lighter section by itself"],
  [[found("HEA160", true), found("IPE550", false)], "These have no failure; no group can take its next lighter section by itself"],
  [[found(null, false), found("IPE550", true)], "Not all can pass"],
  // One that is in no family stays, whatever is suggested beside it.
  [[found(null, false, 0), found("IPE330", true)], "The lightest that passes"],
])("%j", (suggestions, words) => expect(headingOf(suggestions)).toBe(words));
