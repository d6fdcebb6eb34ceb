/** What loads come from, where a rule combines them: parts of one action, and permanent pressure beside weight. */

import { expect, test } from "vitest";
import { isSideways, partsOf } from "../../../src/offline/validation/sources.ts";
import { edited } from "./judged.ts";

type Case = Record<string, unknown>;
const on = (members: string[], load: object): Case => ({
  member_loads: members.map((member) => ({ member, type: "distributed", ...load })),
});
const COLUMNS = ["C1", "C2"];
const RAFTERS = ["R1", "R2", "R3", "R4"];
const WALLS = on(COLUMNS, { fx: 2000 });
const ROOF = on(RAFTERS, { axes: "local", fz: 3000 });
// Outwards on both walls.
const WITHIN = { member_loads: [...(on(["C1"], { fx: -500 })["member_loads"] as []), ...(on(["C2"], { fx: 500 })["member_loads"] as [])] };

/** The portal frame under its weight and these wind cases. */
function windParts(...cases: Case[]): string[] | undefined {
  const document = edited((d) => {
    const winds = cases.map((loads, i) => ({ id: `${i}`, nature: "wind", self_weight: 0, ...loads }));
    d.model.load_cases = [d.model.load_cases[0], ...winds];
  });
  return partsOf(document, { combinations: { rule: "en1990_610" } });
}

test.each<[string, Case, Case]>([
  ["walls, and the roof", WALLS, ROOF],
  ["from outside, and from within", WALLS, WITHIN],
  ["one wall after the other", on(["C1"], { fx: 2000 }), on(["C2"], { fx: 1000 })],
  ["one of them told", { ...WALLS, source: "+x" }, ROOF],
])("two cases may be parts of one wind: %s", (_, one, other) => {
  expect(windParts(one, other)).toEqual(["0", "1"]);
  expect(windParts(other, one)).toEqual(["0", "1"]);
});

test.each<[string, Case, Case]>([
  ["from either side", WALLS, on(COLUMNS, { fx: -2000 })],
  ["each against its own wall", on(["C1"], { fx: 2000 }), on(["C2"], { fx: -2000 })],
  ["along and across", WALLS, on(COLUMNS, { fy: 900 })],
  ["along one wall and across the other", on(["C1"], { fx: 2000 }), on(["C2"], { fy: 2000 })],
  ["up and down", ROOF, on(RAFTERS, { axes: "local", fz: -900 })],
  ["told to be alternatives", { ...WALLS, source: "a" }, { ...ROOF, source: "b" }],
  ["told to be one", { ...WALLS, source: "a" }, { ...ROOF, source: "a" }],
])("two cases that are alternatives, or told: %s", (_, one, other) => expect(windParts(one, other)).toBeUndefined());

test("a half beside the whole is a pattern of it", () => {
  expect(windParts(on(["R1", "R2"], { fz: -1 }), on(["R3", "R4"], { fz: -1 }))).toEqual(["0", "1"]);
  expect(windParts(on(["R1", "R2"], { fz: -1 }), on(["R3", "R4"], { fz: -1 }), on(RAFTERS, { fz: -1 }))).toBeUndefined();
});

test.each<[string, object, boolean]>([
  ["earth on a wall", on(["C1"], { fx: 9000 }), true],
  // Forces of 5.3.2 are 1/200 of what presses down, and have its factor.
  ["a lean of the weight", { node_loads: [{ node: "E1", fx: 210 }] }, false],
  ["more sheeting", on(["R1"], { fz: -900 }), false],
])("permanent %s beside the weight", (_, loads, isAsked) => {
  const document = edited((d) => d.model.load_cases.push({ id: "E", nature: "permanent", self_weight: 0, ...loads }));
  expect(isSideways(document, document.entities("load_cases")[3]!)).toBe(isAsked);
});
