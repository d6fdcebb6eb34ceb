/** Sentences as data: said where one of their cases holds. */

import { expect, test } from "vitest";
import { plain, refusal, say } from "../../../src/offline/beams/sentences.ts";

const load = (facts: Record<string, boolean>): string => say("load", facts, { size: "10", fraction: "0.2", place: "1.2" }).join("");

test.each([
  [{}, "10 kN/m"],
  [{ upward: true }, "10 kN/m upward"],
  [{ point: true, middle: true }, "10 kN at mid-span"],
  [{ point: true }, "10 kN at 0.2 of the span"],
  [{ point: true, span: true }, "10 kN at 1.2 m"],
])("with %j a load is %s", (facts, expected) => expect(load(facts)).toBe(expected));

test("a name stands for the sentences of its list, and one of several cases is enough", () => {
  const note = (...facts: string[]) =>
    say("check_note", Object.fromEntries(facts.map((fact) => [fact, true])), { grade: "S235" }).join(" ");
  expect(note("loaded")).toContain("S235: elastic properties only.");
  expect(note("restrained", "fixed", "loaded")).toContain("bottom flange");
  expect(note("restrained", "cantilever", "downward")).toContain("bottom flange");
  expect(note("restrained", "cantilever", "upward")).not.toContain("bottom flange");
});

test("of a refusal the words that are not empty are the facts", () => {
  const key = (instead: string, near: string) => refusal("key", { key: "'q'", instead, near });
  expect([key("", ""), key("", "udl"), key("here it is udl", "udl")]).toEqual([
    "unknown key 'q'",
    "unknown key 'q' (nearest: udl)",
    "unknown key 'q' (here it is udl)",
  ]);
});

test("numbers are written with few digits", () => {
  expect([plain(0.1 + 0.2), plain(1 / 3, 3), plain(1e6)]).toEqual(["0.3", "0.333", "1000000"]);
});
