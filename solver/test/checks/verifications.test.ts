/** The verifications of 6.2: in the order of their clauses, called for by their forces, and growing with the force that is alone. */

import { expect, test } from "vitest";
import { TITLES } from "../../src/checks/target.ts";
import { STATION_VERIFICATIONS } from "../../src/checks/verifications.ts";
import { capacity } from "../../src/ec3/capacity.ts";
import { type Profile, profileOf } from "../../src/ec3/profile.ts";
import type { Action } from "../../src/ec3/resistances.ts";
import { tabulated } from "./fake.ts";

const of = (name: Parameters<typeof tabulated>[0]) => capacity(profileOf(tabulated(name)) as Profile, 235e6, 1, 1, 1);
const [ipe, shs] = [of("IPE300"), of("SHS150x8")];
const forces = (over: Partial<Action>): Action => ({ n: 0, my: 0, mz: 0, vy: 0, vz: 0, mx: 0, ...over });
const called = (c: typeof ipe, over: Partial<Action>): string[] =>
  STATION_VERIFICATIONS.filter((one) => one.called(c, forces(over))).map(({ key }) => key);

test("they stand as their clauses do", () => {
  const order = Object.keys(TITLES);
  const places = STATION_VERIFICATIONS.map(({ key }) => order.indexOf(key));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
});

test.each<[Partial<Action>, string[]]>([
  [{}, ["bending_y", "shear_z"]],
  [{ n: -1e3 }, ["tension", "bending_y", "shear_z"]],
  [{ n: 1e3 }, ["compression", "bending_y", "shear_z"]],
  [{ my: 1e3 }, ["bending_y", "shear_z", "bending_axial"]],
  [{ mz: 1e3, vy: 1e3 }, ["bending_y", "bending_z", "shear_z", "shear_y", "bending_axial"]],
])("an I-section under %j is verified for %j", (over, keys) => expect(called(ipe, over)).toEqual(keys));

test("torsion with bending is a matter of closed sections; shear above half takes of bending", () => {
  expect(called(shs, { mx: 1e3, my: 1e3 })).toContain("bending_torsion");
  expect(called(ipe, { mx: 1e3, my: 1e3 })).not.toContain("bending_torsion");
  expect([0.49, 0.51].map((share) => called(ipe, { my: 1e3, vz: share * ipe.v_z }).includes("bending_shear"))).toEqual([false, true]);
});

test.each(STATION_VERIFICATIONS.filter(({ alone }) => alone !== null && alone !== "mx").map((one) => [one.key, one] as const))(
  "%s is twice as much used by twice the force alone",
  (_, { alone, verify }) => {
    const size = alone === "n" || alone === "tension" ? 1e5 : 1e4;
    const use = (force: number) => verify(ipe, forces(alone === "tension" ? { n: -force } : { [alone!]: force })).utilisation!;
    expect(use(2 * size) / use(size)).toBeCloseTo(2, 9);
    expect(use(size)).toBeGreaterThan(0);
  },
);
