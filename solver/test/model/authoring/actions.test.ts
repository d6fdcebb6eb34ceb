/** What load cases make together: variable actions with the ways they act, and permanent ones by their sources. */

import { expect, test } from "vitest";
import type { LoadCase } from "../../../src/generated/model.ts";
import { actingOf, actionsOf, isWeight, sourcesOf } from "../../../src/model/authoring/actions.ts";

const one = (id: string, nature: LoadCase["nature"], more: Partial<LoadCase> = {}): LoadCase => ({ id, nature, self_weight: 0, ...more });
const imposed = (id: string, category: LoadCase["category"], more = {}) => one(id, "imposed", { ...(category && { category }), ...more });
/** The cases of each way in which each action acts. */
const ways = (cases: LoadCase[], patterns = false): string[][][] =>
  actionsOf(cases, patterns).map((action) => actingOf(action).map(({ parts }) => parts.map(({ id }) => id)));

test("wind cases are alternatives, imposed ones of a category act together, and what rules do not know is left out", () => {
  const cases = [
    one("W1", "wind"),
    imposed("Q1", "A"),
    one("W2", "wind"),
    imposed("Q2", "A"),
    imposed("B", "B"),
    one("X", "other"),
    one("G", "permanent"),
  ];
  expect(ways(cases)).toEqual([[["W1"], ["W2"]], [["Q1", "Q2"]], [["B"]]]);
});

test("patterns are every choice of bays but none, each once, and as many as are counted", () => {
  const bays = ["a", "b", "c", "d"].map((id) => imposed(id, "A"));
  const [chosen] = ways(bays, true);
  expect(chosen).toHaveLength(2 ** 4 - 1);
  expect(new Set(chosen!.map((bay) => bay.join())).size).toBe(15);
  expect(chosen!.every((bay) => bay.length > 0)).toBe(true);
  expect(actionsOf(bays, true)[0]!.count).toBe(15);
});

test("cases of one source come and go together", () => {
  const cases = [one("walls", "wind", { source: "+x" }), one("roof", "wind", { source: "+x" }), one("W2", "wind", { source: "+y" })];
  expect(ways(cases)).toEqual([[["walls", "roof"], ["W2"]]]);
});

test("cases of one source turn round together, and only where all of them act both ways", () => {
  const both = { source: "x", directions: "both" as const };
  const turning = [one("walls", "wind", both), one("roof", "wind", both)];
  const signs = (cases: LoadCase[]) =>
    actionsOf(cases, false)
      .flatMap(actingOf)
      .map(({ parts }) => parts.map(({ id, turned }) => `${turned ? "-" : "+"}${id}`));
  expect(signs(turning)).toEqual([
    ["+walls", "+roof"],
    ["-walls", "-roof"],
  ]);
  expect(signs([turning[0]!, one("roof", "wind", { source: "x" })])).toEqual([["+walls", "+roof"]]);
  expect(signs([imposed("Q", "A", { directions: "both" })])).toEqual([["+Q"]]);
});

test("the weight is one source, settlements and strains are each their own", () => {
  const settling = one("D", "permanent", { support_displacements: [{ support: "A", uz: -0.01 }] });
  const strained = one("P", "permanent", { member_loads: [{ member: "M", type: "temperature", dt: -50 }] });
  const earth = one("E", "permanent", { source: "earth" });
  const pushed = { ...settling, id: "F", node_loads: [{ node: "N", fz: -1 }] } as LoadCase;
  const found = sourcesOf([settling, one("G1", "permanent"), strained, earth, pushed, one("S", "snow")]);
  expect(found.map(({ cases, kind }) => [kind, ...cases])).toEqual([
    ["forces", "G1", "F"],
    ["settlement", "D"],
    ["strain", "P"],
    ["forces", "E"],
  ]);
  expect([settling, earth, pushed].map(isWeight)).toEqual([false, false, true]);
});
