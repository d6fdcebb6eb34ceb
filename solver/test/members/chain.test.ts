/** A column with a design member to each storey: pieces of one line wherever nothing is shown to hold it against twist. */

import { describe, expect, test } from "vitest";
import { hinge } from "../building.ts";
import { part, printed, tabulated } from "../checks/fake.ts";
import { checked, type Structure } from "../checks/held.ts";

const heb = { ...tabulated("HEB200"), id: "section" };

/** Two storeys with a floor beam to either side; wind on the lower storey, a gravity load on top. */
function storeys(released: string[], more: Partial<Structure> = {}): Structure {
  const pins = { start_hinge: "pin" };
  return {
    nodes: { A: [0, 0, 0], B: [0, 0, 4], C: [0, 0, 8], E: [5, 0, 4], F: [0, 6, 4] },
    members: [
      ["l", "A", "B"],
      ["u", "B", "C"],
      ["x", "B", "E", pins],
      ["y", "B", "F", pins],
    ],
    supports: { A: "fffrrf", C: "ffrrrr", E: "ffffff", F: "ffffff" },
    section: heb,
    hinges: [hinge("pin", Object.fromEntries(released.map((dof) => [dof, "free" as const])))],
    loads: {
      node_loads: [{ node: "C", fz: -400e3 }],
      member_loads: [{ member: "l", type: "distributed", fx: 4e3 }],
    },
    designs: [
      { id: "lower", members: ["l"] },
      { id: "upper", members: ["u"] },
      { id: "whole", members: ["l", "u"] },
    ],
    ...more,
  };
}

describe("floor beams whose hinges let the column turn about its axis", () => {
  const results = checked(storeys(["ry", "rz"]));
  test("each storey has the critical factor of the whole line, and no storey is left open", () => {
    for (const id of ["lower", "upper"]) {
      expect(printed(results[id]!, "ltb", "Mcr")).toBeCloseTo(printed(results.whole!, "ltb", "Mcr"), 1);
      expect(results[id]!.verifications.every(({ status }) => status !== "not_covered")).toBe(true);
      expect(part(results[id]!, "ltb").utilisation).toBeCloseTo(part(results.whole!, "ltb").utilisation as number, 4);
    }
  });
  test("twisting under compression: Ncr,T = G·It/i0² without the help of warping, HEB 200", () =>
    expect(printed(results.upper!, "buckling_tf", "Ncr,T")).toBeCloseTo((81e9 * heb.it) / ((heb.iy + heb.iz) / heb.a) / 1e3, 0));
});

test("hinges that keep the rotation about the column's axis hold it: a storey stands alone, and never uses more", () => {
  const [held, free] = [checked(storeys(["ry"])), checked(storeys(["ry", "rz"]))];
  for (const id of ["lower", "upper"])
    for (const key of ["ltb", "buckling_tf"])
      expect(part(held[id]!, key).utilisation as number).toBeLessThanOrEqual((part(free[id]!, key).utilisation as number) + 1e-9);
  expect(JSON.stringify(part(held.lower!, "ltb").steps)).toContain("end held against twist");
});

test("restraints declared at the floor make a storey of its own; those inside a storey stay where they are in the line", () => {
  const both = [{ position: 1, flange: "both" }];
  const designs = [
    { id: "lower", members: ["l"], lateral_restraints: both },
    { id: "upper", members: ["u"], lateral_restraints: [{ position: 0.5, flange: "both" }] },
    { id: "whole", members: ["l", "u"], lateral_restraints: [{ position: 0.75, flange: "both" }] },
  ];
  const results = checked(storeys(["rx", "ry", "rz"], { designs }));
  expect(printed(results.lower!, "ltb", "LLT")).toBe(4);
  expect(printed(results.upper!, "ltb", "Mcr")).toBeCloseTo(printed(results.whole!, "ltb", "Mcr"), 1);
});

test("a length beside restraints is not used, and does not make an end that goes on a free one", () => {
  const restraints = [{ position: 0, flange: "both" }];
  const lower = (more: object): number => {
    const designs = [{ id: "lower", members: ["l"], lateral_restraints: restraints, ...more }];
    return printed(checked(storeys(["ry", "rz"], { designs })).lower!, "ltb", "Mcr");
  };
  expect(lower({ l_lt: 8 })).toBeCloseTo(lower({}), 6);
});

test("what another design member declares holds the line too, unless two declare some for one member", () => {
  const upper = { id: "upper", members: ["u"], lateral_restraints: [{ position: 0.5, flange: "both" }] };
  const lower = { id: "lower", members: ["l"] };
  const at = (...designs: object[]): number =>
    printed(checked(storeys(["ry", "rz"], { designs } as Partial<Structure>)).lower!, "ltb", "Mcr");
  const whole = { id: "whole", members: ["l", "u"], lateral_restraints: [{ position: 0.75, flange: "both" }] };
  expect(at(lower, upper)).toBeCloseTo(printed(checked(storeys(["ry", "rz"], { designs: [whole] })).whole!, "ltb", "Mcr"), 1);
  const other = { id: "other", members: ["u"] };
  expect(at(lower, upper, other)).toBe(at(lower, upper));
  expect(at(lower, upper, { ...other, lateral_restraints: [{ position: 0.25, flange: "both" }] })).toBeCloseTo(at(lower), 6);
});

test("a line that changes its direction is followed no further: each piece stands on what the structure offers it", () => {
  const straight = storeys(["ry", "rz"]);
  const used = (one: Structure, id: string): number => part(checked(one)[id]!, "ltb").utilisation as number;
  const bent = { ...straight, nodes: { ...straight.nodes, C: [1, 0, 8] as [number, number, number] } };
  expect(used(bent, "lower")).toBeGreaterThan(0.8 * used(straight, "lower"));
  expect(used(bent, "lower")).toBeLessThan(1.2 * used(straight, "lower"));
});
