/** 6.3.3 by second order: what its factors stand for is not in its moments a second time. */

import { describe, expect, test } from "vitest";
import { library } from "../../../src/model/sections/included.ts";
import { checked, cutBeam, FORK, SLIDE, type Structure } from "../held.ts";

const [L, N] = [5.5, 150e3];
const PIECES = ["M0", "M1", "M2"];
const BORNE = PIECES.map((member) => ({ member, type: "distributed", fy: 600, fz: -2000 }));

/** Between pins, where first order has all that statics leave: end moments and loads. */
const strut = (order: "first" | "second", more: Partial<Structure> = {}): Structure => ({
  ...cutBeam(L, [1.5, 3], { N0: FORK, end: SLIDE }),
  section: { ...library().find("HFSHS120x6.3"), id: "section" },
  loads: { node_loads: [{ node: "end", fx: -N, my: 1e3, mz: 1e3 }], member_loads: BORNE },
  designs: [{ id: "D", members: PIECES, l_cr_y: L, l_cr_z: L }],
  options: { order },
  ...more,
});

const used = (model: Structure, key: string): number =>
  checked(model).D!.verifications.find((one) => one.key === key)!.utilisation as number;

test("a strut between pins uses as much as by first order, and its cross-section what second order makes of it", () => {
  const [first, second] = (["first", "second"] as const).map((order) => used(strut(order), "interaction"));
  expect(first).toBeGreaterThan(0.5);
  expect(second! / first!).toBeCloseTo(1, 3);
  expect(used(strut("second"), "bending_y")).toBeGreaterThan(1.3 * used(strut("first"), "bending_y"));
});

test("the trace says so", () => {
  const words = (order: "first" | "second"): string =>
    JSON.stringify(checked(strut(order)).D!.verifications.find(({ key }) => key === "interaction")!.steps);
  expect(words("second")).toContain("own way off its chord");
  expect(words("first")).not.toContain("own way off its chord");
});

describe("moments stay whole", () => {
  const designs = (more: object): Partial<Structure> => ({ designs: [{ id: "D", members: PIECES, l_cr_y: L, l_cr_z: L, ...more }] });

  test("about an axis whose length is that of a part of it", () => {
    const more = designs({ l_cr_y: L / 2, l_cr_z: L / 2 });
    expect(used(strut("second", more), "interaction")).toBeGreaterThan(1.2 * used(strut("first", more), "interaction"));
  });

  test("where temperature bows it, and of a tie", () => {
    const { loads } = strut("second");
    const warm: Partial<Structure> = {
      material: { thermal_expansion: 12e-6 },
      loads: { ...loads, member_loads: [...BORNE, { member: "M0", type: "temperature", gradient_z: 1e-3 }] },
    };
    expect(used(strut("second", warm), "interaction")).toBeGreaterThan(1.2 * used(strut("first", warm), "interaction"));
    const pulled: Partial<Structure> = { loads: { ...loads, node_loads: [{ node: "end", fx: N, my: 1e3, mz: 1e3 }] } };
    const [first, second] = (["first", "second"] as const).map((order) => used(strut(order, pulled), "interaction"));
    expect(second).toBeLessThan(first!);
  });
});
