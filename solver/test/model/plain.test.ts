/** A model is plain where nothing is left to write out; each short form makes it none. */

import { expect, test } from "vitest";
import { isPlain, isShaped } from "../../src/model/plain.ts";
import { beam, type Damage } from "../building.ts";

test("a model with everything written out", () => expect(isPlain(beam(() => {}))).toBe(true));

test.each<[string, Damage]>([
  ["a material of the library", (d) => (d.model.materials[0] = { id: "steel", library: "S355" })],
  ["a section by its shape", (d) => (d.model.sections[0] = { id: "section", shape: { type: "circle", d: 0.1 } })],
  ["a member that connects", (d) => (d.model.members[0].connect = true)],
  ["a load on an area", (d) => (d.model.load_cases[0].area_loads = [])],
  ["combinations by rule", (d) => (d.analysis.combinations = { rule: "en1990_610" })],
  ["a check of groups", (d) => (d.analysis.checks = [{ groups: ["g"] }])],
  ["a check of storeys", (d) => (d.analysis.checks = [{ members: ["M"] }, { storeys: ["s"] }])],
])("%s is a short form", (_, change) => expect(isPlain(beam(change))).toBe(false));

test("a section of the library, or with numbers beside its shape, is none", () => {
  expect(isShaped({ id: "s", library: "IPE300" })).toBe(false);
  expect(isShaped({ id: "s", a: 1, iy: 1, iz: 1, it: 1, shape: { type: "circle", d: 0.1 } })).toBe(false);
  expect(isShaped({ id: "s", shape: { type: "circle", d: 0.1 } })).toBe(true);
});
