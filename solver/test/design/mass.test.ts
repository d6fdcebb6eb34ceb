/** What members weigh: area times length times density, between their own ends. */

import { expect, test } from "vitest";
import { massOf } from "../../src/design/mass.ts";
import { model, SECTION, STEEL } from "../building.ts";
import { sections } from "./beams.ts";

const made = model({
  nodes: { A: [0, 0, 0], B: [3, 0, 4], C: [3, 0, 10] },
  members: [
    { id: "short", start: "A", end: "B" },
    { id: "long", start: "B", end: "C", start_offset: [0, 0, 1] },
  ],
  supports: [],
});
const PER_METRE = SECTION.a * STEEL.density;

test("of all members, offsets taken off, or of those named", () => {
  expect(massOf(made, sections)).toBeCloseTo((5 + 5) * PER_METRE, 9);
  expect(massOf(made, sections, new Set(["short"]))).toBeCloseTo(5 * PER_METRE, 9);
});

test("a section of the library weighs what the catalogue says: IPE300 42.2 kg/m", () => {
  const listed = { ...made, model: { ...made.model, sections: [{ id: "section", library: "IPE300" }] } };
  expect(massOf(listed, sections) / 10).toBeCloseTo(42.2, 1);
});
