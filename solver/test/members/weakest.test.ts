/** A haunch of two sections, each with a design member of its own: one line between what holds it. */

import { describe, expect, test } from "vitest";
import type { Model } from "../../src/api/index.ts";
import { solve } from "../../src/api/index.ts";
import { profileOf } from "../../src/ec3/profile.ts";
import type { ExplicitSection } from "../../src/generated/model.ts";
import { weakestOf } from "../../src/members/weakest.ts";
import { askOf } from "../checks/asked.ts";
import { part, printed, tabulated } from "../checks/fake.ts";
import { byDesignMember, FORK, held, type Structure } from "../checks/held.ts";
import { factorByElements, type Stiffnesses } from "./lateralelements.ts";

const stout = { ...tabulated("HEB200"), id: "stout" };
const slight = { ...tabulated("IPE300"), id: "section" };
const stiff = (p: { iz: number; iw?: number; it: number }): Stiffnesses => ({ ei_z: 210e9 * p.iz, ei_w: 210e9 * p.iw!, gi_t: 81e9 * p.it });
const PIECE = 3;
const both = (position: number): object => ({ position, flange: "both" });
type Moments = [start: number, end: number];

/** A stout piece, then a slight one, with moments at the outer ends, and lengths of the whole stretch as its reason asks for. */
function haunch(
  [start, end]: Moments,
  first: object,
  second: object,
  others: { id: string; members: string[] }[] = [],
): ReturnType<typeof byDesignMember> {
  const structure: Structure = {
    nodes: { A: [0, 0, 0], B: [PIECE, 0, 0], C: [2 * PIECE, 0, 0] },
    members: [
      ["a", "A", "B", { section: "stout" }],
      ["b", "B", "C"],
    ],
    supports: { A: FORK, C: "rffrrr" },
    loads: {
      node_loads: [
        { node: "A", my: start },
        { node: "C", my: -end },
      ],
    },
    designs: [
      { id: "first", members: ["a"], ...first },
      { id: "second", members: ["b"], ...second },
    ],
    check: { load_height: "centre" },
  };
  const model = held(structure) as unknown as { model: Record<string, unknown> };
  model.model.sections = [slight, stout];
  model.model.design_members = [...structure.designs, ...others];
  return byDesignMember(solve(model as unknown as Model).checks);
}

const lengths = { l_lt: 2 * PIECE };
const answered = (moments: Moments) =>
  haunch(moments, { ...lengths, lateral_restraints: [both(0)] }, { ...lengths, lateral_restraints: [both(1)] });

describe.each<Moments>([
  [60e3, 60e3],
  [60e3, 0],
  [10e3, 60e3],
  [60e3, -40e3],
])("moments %s and %s", (...moments) => {
  const at = (s: number): number => moments[0] + ((moments[1] - moments[0]) * s) / (2 * PIECE);
  const factor = (of: (s: number) => Stiffnesses): number =>
    factorByElements({ length: 2 * PIECE, of, moment: at, holds: [0, 2 * PIECE].map((s) => ({ s, z: 0, theta: true })) });
  const truth = factor((s) => stiff(s < PIECE ? stout : slight));
  const results = answered(moments);

  test.each([
    ["first", 0],
    ["second", PIECE],
  ] as const)("%s: the factor of the slight section all along, never above that of the line itself", (id, from) => {
    const largest = Math.max(Math.abs(at(from)), Math.abs(at(from + PIECE)));
    const found = (printed(results[id]!, "ltb", "Mcr") * 1e3) / largest;
    expect(found / factor(() => stiff(slight))).toBeCloseTo(1, 2);
    expect(found).toBeLessThan(truth);
    expect(part(results[id]!, "ltb").steps.map(({ title }) => title)).toContain("Critical moment of this piece");
  });
});

test("what holds the far end counts as the piece there declares it; where it declares nothing the line is free to twist there", () => {
  const open = haunch([60e3, 0], { ...lengths, lateral_restraints: [both(0)] }, lengths);
  const known = answered([60e3, 0]);
  expect(part(known.first!, "ltb").utilisation).toBeLessThan(1);
  // The other piece says nothing of its end, which its support leaves free to twist.
  expect(printed(open.first!, "ltb", "Mcr")).toBeLessThan(printed(known.first!, "ltb", "Mcr"));
});

test("the weakest of several has the least of each stiffness, loads as high as on the deepest and the largest polar radius", () => {
  const profiles = [stout, slight].map((section) => profileOf(section as unknown as ExplicitSection));
  const [one, other] = profiles.map((p) => (typeof p === "string" ? expect.unreachable(p) : p)) as Exclude<
    (typeof profiles)[number],
    string
  >[];
  const weak = weakestOf([one!, other!]);
  expect(weak).toMatchObject({ iz: slight.iz, it: slight.it, iw: slight.iw, h: 0.3 });
  expect((weak.iy + weak.iz) / weak.a).toBeCloseTo((slight.iy + slight.iz) / slight.a, 9);
});

describe("held at one flange", () => {
  const top = (position: number): object => ({ position, flange: "top" });
  const flanged = (moment: number) =>
    haunch([moment, moment], { lateral_restraints: [both(0), top(0.5)] }, { lateral_restraints: [top(0.5), both(1)] });
  test("on a line that changes its section they are not counted: a question where it fails without", () => {
    // More than IPE 300 bears free to buckle over 6 m, and less than its cross-section does.
    const found = flanged(90e3).second!;
    expect(part(found, "ltb").status).toBe("fail");
    expect(askOf(found, "lateral_restraint")).toMatchObject({
      finding: "stepped_line",
      effect: [{ value: "without them", utilisation: part(found, "ltb").utilisation }],
    });
    expect(part(flanged(30e3).second!, "ltb").status).toBe("pass");
    const free = haunch([90e3, 90e3], { lateral_restraints: [both(0)] }, { lateral_restraints: [both(1)] });
    expect(part(free.second!, "ltb").status).toBe("fail");
  });
});

test("another design member over the whole, which declares nothing, takes nothing back", () => {
  const given = [{ lateral_restraints: [both(0), both(0.5)] }, { lateral_restraints: [both(0.5), both(1)] }] as const;
  const alone = haunch([60e3, 60e3], ...given);
  const beside = haunch([60e3, 60e3], ...given, [{ id: "whole", members: ["a", "b"] }]);
  for (const id of ["first", "second"]) expect(beside[id]!.utilisation).toBe(alone[id]!.utilisation);
});
