/** A check aimed at nothing is refused with its place. */

import { expect, test } from "vitest";
import { solve } from "../../src/api/index.ts";
import { beam, type Damage } from "../building.ts";

const CHECK = { id: "c", type: "deflection", limit_state: "ULS", limit_ratio: 250 };
const MISSING: [string, Damage][] = [
  ["analysis.checks[0].members[0]", (d) => (d.analysis.checks = [{ ...CHECK, members: ["Z"] }])],
  ["analysis.checks[0].design_members[0]", (d) => (d.analysis.checks = [{ ...CHECK, design_members: ["Z"] }])],
  ["model.design_members[0].members[1]", (d) => (d.model.design_members = [{ id: "D", members: ["M", "Z"] }])],
  [
    "analysis.checks[1].id",
    (d) =>
      (d.analysis.checks = [
        { ...CHECK, all: true },
        { ...CHECK, all: true },
      ]),
  ],
];

for (const [path, change] of MISSING) {
  test(path, () => {
    expect(() => solve(beam(change))).toThrow(expect.objectContaining({ code: "invalid_model", details: { path } }));
  });
}
