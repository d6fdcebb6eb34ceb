/** Buckling lengths that a model gives: those of a sway mode are told once sections change, until they are given anew. */
import { readFileSync } from "node:fs";
import type { Model } from "handoff-solver";
import type { Change } from "handoff-solver/design";
import { expect, test } from "vitest";
import { swayWords } from "../src/design/lengths.ts";
import { catalogue } from "../src/model/catalogue.ts";

const read = (name: string): Model =>
  JSON.parse(readFileSync(new URL(`../../schemas/examples/${name}.json`, import.meta.url), "utf8")) as Model;
const measure = (value: number | null | undefined): string => `${value} m`;
const section: Change = { kind: "section", members: ["C1", "C2"], to: "IPE360" };
const given = (member: string, l_cr_y: number): Change => ({ kind: "restraints", members: [member], to: { l_cr_y } });

// Columns of 6 m with 15 m about y-y and 3 m between side rails; rafters of 2 · 5.056 m with 20.2 m.
const portal = { parts: catalogue(read("portal-frame")), measure };

test("they are told once a section changes, and no longer of whom they are given anew after it", () => {
  expect(swayWords(portal, [])).toBe("");
  expect(swayWords(portal, [{ kind: "grade", members: ["C1"], to: "S235" }])).toBe("");
  expect(swayWords(portal, [section])).toContain("left-column l_cr_y 15 m");
  expect(swayWords(portal, [given("C1", 14), section])).toContain("left-column");
  expect(swayWords(portal, [section, given("C1", 14)])).not.toContain("left-column");
  expect(swayWords(portal, [section, given("C1", 14)])).toContain("right-column");
  // What holds the flanges says nothing of the frame.
  expect(swayWords(portal, [section, { kind: "restraints", members: ["C1"], to: { l_lt: 3 } }])).toContain("left-column");
});
