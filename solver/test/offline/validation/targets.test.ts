/** What checks aim at: members that have what the check needs. */

import { expect, test } from "vitest";
import { needs } from "../../../src/offline/validation/targets.ts";
import type { Damage } from "../../building.ts";
import { edited, told } from "./judged.ts";

const found = (change: Damage): string[] => told(needs(edited(change)));
const bare: Damage = (d) => (d.model.sections[1] = { id: "rafter", a: 8.45e-3, iy: 2.313e-4, iz: 1.318e-5, it: 5.11e-7 });

test("a sound model lacks nothing", () => expect(found(() => {})).toEqual([]));

test("a section without an outline is told once, at the first name that stands for it", () => {
  expect(found(bare)).toEqual(["analysis.checks[0].design_members[1] no_outline"]);
});

test("a material without a strength is told of the first member", () => {
  expect(found((d) => delete d.model.materials[0].fy_rule)).toEqual(["analysis.checks[0].design_members[0] no_yield_strength"]);
});

test("a deflection check needs neither", () => {
  const deflection: Damage = (d) => {
    bare(d);
    d.analysis.checks.shift();
  };
  expect(found(deflection)).toEqual([]);
});

test("a name stands for the members of its group or storey, and a storey has some", () => {
  const steel =
    (targets: object, more: object): Damage =>
    (d) => {
      bare(d);
      Object.assign(d.model, more);
      d.analysis.checks = [{ id: "c", type: "en1993_1_1", limit_state: "ULS", ...targets }];
    };
  // Columns stand at 0 m, rafters at the eaves of 6 m and above.
  const storeys = [0, 6, 90].map((z) => ({ id: `at ${z}`, z }));
  const groups = [
    { id: "columns", members: ["C1", "C2"] },
    { id: "left", members: ["C1", "R1"] },
  ];
  expect(found(steel({ groups: ["columns", "left"] }, { groups }))).toEqual(["analysis.checks[0].groups[1] no_outline"]);
  expect(found(steel({ storeys: ["at 0", "at 6"] }, { storeys }))).toEqual(["analysis.checks[0].storeys[1] no_outline"]);
  expect(found(steel({ storeys: ["at 0", "at 90"] }, { storeys }))).toEqual(["analysis.checks[0].storeys[1] no_members"]);
  expect(found(steel({ all: true }, {}))).toEqual(["analysis.checks[0].all no_outline"]);
});
