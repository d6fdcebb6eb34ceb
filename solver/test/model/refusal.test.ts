/** What the library cannot do is refused by name. */

import { expect, test } from "vitest";
import { type Model, solve } from "../../src/index.ts";
import { beam, type Damage } from "../building.ts";

const FEATURES: [string, Damage][] = [
  ["plates", (d) => (d.model.plates = [{ id: "P", nodes: ["A", "B", "A"], thickness: 0.1, material: "steel" }])],
  ["plates", (d) => (d.model.load_cases[0].plate_loads = [{ plate: "P", pressure: -1000 }])],
];

for (const [feature, change] of FEATURES) {
  test(feature, () => {
    const document: Model = beam(change);
    expect(() => solve(document)).toThrow(expect.objectContaining({ code: "unsupported", details: expect.objectContaining({ feature }) }));
  });
}
