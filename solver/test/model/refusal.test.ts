/** What the library cannot do is refused by name. */

import { expect, test } from "vitest";
import { type Model, solve } from "../../src/index.ts";
import { beam, type Damage } from "../building.ts";

const FEATURES: [string, Damage][] = [
  ["second_order", (d) => (d.analysis.options = { order: "second" })],
  ["buckling", (d) => (d.analysis.buckling = { combinations: ["U"] })],
  ["modal", (d) => (d.analysis.modal = {})],
  ["tension_members", (d) => (d.model.members[0].type = "tension")],
  ["compression_members", (d) => (d.model.members[0].type = "compression")],
];

for (const [feature, change] of FEATURES) {
  test(feature, () => {
    const document: Model = beam(change);
    expect(() => solve(document)).toThrow(expect.objectContaining({ code: "unsupported", details: expect.objectContaining({ feature }) }));
  });
}
