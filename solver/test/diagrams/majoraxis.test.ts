/** A flat hollow section seen with its major axis as y: the same resistances, stresses and lengths as drawn upright. */

import { describe, expect, test } from "vitest";
import { withMajorAxis } from "../../src/diagrams/majoraxis.ts";
import type { SteelCheck } from "../../src/generated/model.ts";
import type { CheckContext, CheckMember, Diagram } from "../../src/topology/context.ts";
import type { Target } from "../../src/topology/target.ts";

const section = {
  id: "flat",
  ...{ a: 1, iy: 2, iz: 5, it: 1, wel_y: 20, wel_z: 50, wpl_y: 25, wpl_z: 60, avy: 7, avz: 3 },
  shape: { type: "rhs", h: 0.1, b: 0.2, t: 0.008, tf: 0.005 },
};
const member = { id: "m", section, axes: { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } } as unknown as CheckMember;
const diagram = {
  positions: [0, 1],
  forces: (_x: number, _side: number, out: object) => Object.assign(out, { n: -1, vy: 2, vz: 3, mx: 4, my: 5, mz: 6 }),
  loads: { points: [{ x: 0.5, fy: 1, fz: -2 }], distributed: [] },
} as unknown as Diagram;
const context = { diagram: () => diagram } as unknown as CheckContext;
const design = {
  id: "d",
  members: ["m"],
  l_cr_y: 4,
  lateral_restraints: [
    { position: 0.5, flange: "top" },
    { position: 0.25, flange: "both" },
  ],
};
const target = { members: [member], design } as unknown as Target;
const check = { load_height: "top" } as SteelCheck;
const seen = withMajorAxis(context, target, check);
const [turned] = seen.target.members as [CheckMember];

describe("wider than deep: y and z change places", () => {
  test("what belongs to an axis goes with it, the walls too", () => {
    expect(turned.section).toMatchObject({ iy: 5, iz: 2, wel_y: 50, wel_z: 20, wpl_y: 60, wpl_z: 25, avz: 7, avy: 3 });
    expect(turned.section.shape).toMatchObject({ h: 0.2, b: 0.1, t: 0.005, tf: 0.008 });
  });
  test("axes stay right-handed: x × y = z", () => {
    const { x, y, z } = turned.axes;
    const cross = [x[1] * y[2] - x[2] * y[1], x[2] * y[0] - x[0] * y[2], x[0] * y[1] - x[1] * y[0]];
    z.forEach((along, k) => {
      expect(cross[k]).toBeCloseTo(along, 12);
    });
  });
  test("forces keep their sizes: what bent it about z bends it about y now, and what twisted or pressed it does so still", () => {
    const forces = seen.context.diagram(turned, {} as never).forces(0, 1, { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 });
    expect(forces).toEqual({ n: -1, vy: 3, vz: -2, mx: 4, my: -6, mz: 5 });
  });
  test("a load keeps its work: along the new z it is what it was along −y", () => {
    expect(seen.context.diagram(turned, {} as never).loads.points).toEqual([{ x: 0.5, fy: -2, fz: -1 }]);
  });
  test("a buckling length follows its axis, and one flange held sideways no longer counts", () => {
    expect(seen.target.design).toMatchObject({ l_cr_z: 4, lateral_restraints: [{ position: 0.25, flange: "both" }] });
    expect(seen.target.design).not.toHaveProperty("l_cr_y");
  });
  test("a load on top is on one side now: the adverse one", () => {
    expect(seen.check.load_height).toBe("adverse");
    expect(withMajorAxis(context, target, { load_height: "centre" } as SteelCheck).check.load_height).toBe("centre");
  });
});

test("deeper than wide nothing is turned", () => {
  const upright = { ...member, section: { ...section, shape: { ...section.shape, h: 0.2, b: 0.1 } } } as unknown as CheckMember;
  expect(withMajorAxis(context, { ...target, members: [upright] }, check).turned).toBe(false);
});
