/** An angle whose length is known from above alone: what would pass with a shorter one is a question, as of other sections. */

import { describe, expect, test } from "vitest";
import { hinge } from "../../building.ts";
import { sharpAngle } from "../angles.ts";
import { part, printed } from "../fake.ts";
import { checked, FORK, SLIDE } from "../held.ts";

const section = { ...sharpAngle(0.08, 0.08, 0.008), id: "section" };
const { a, iy, iyz = 0 } = section;
const EULER = Math.PI ** 2 * 210e9 * (iy - Math.abs(iyz));

/** 6.3.1.2 about v-v, curve b, S235. */
function byHand(n: number, length: number): number {
  const lambda = Math.sqrt((a * 235e6 * length ** 2) / EULER);
  const phi = 0.5 * (1 + 0.34 * (lambda - 0.2) + lambda ** 2);
  return (n * (phi + Math.sqrt(phi ** 2 - lambda ** 2))) / (a * 235e6);
}

/** A strut of 4 m, as one design member, which hinged bars to supports hold at its middle, across both of its legs. */
function strut(n: number, design = {}) {
  // Free to spin in their supports, so that they hold the middle in its place and leave it to turn.
  const pinned = { start_hinge: "ball", end_hinge: "pin" };
  return checked({
    nodes: { N0: [0, 0, 0], mid: [2, 0, 0], end: [4, 0, 0], beside: [2, 1, 0], below: [2, 0, -1] },
    members: [
      ["M0", "N0", "mid"],
      ["M1", "mid", "end"],
      ["B0", "beside", "mid", pinned],
      ["B1", "below", "mid", pinned],
    ],
    hinges: [hinge("pin", { ry: "free", rz: "free" }), hinge("ball", { rx: "free", ry: "free", rz: "free" })],
    supports: { N0: FORK, end: SLIDE, beside: "ffffff", below: "ffffff" },
    section,
    designs: [{ id: "D", members: ["M0", "M1"], connection: "centric", ...design }],
    loads: { node_loads: [{ node: "end", fx: -n }] },
  }).D!;
}

describe("bars that meet a strut between its ends", () => {
  test("are counted: it passes by 6.3.1 of half the strut, Euler's length between them", () => {
    expect(byHand(90e3, 4)).toBeGreaterThan(2);
    const result = strut(90e3);
    expect(result.verdict).toBe("pass");
    expect(part(result, "buckling_v").utilisation! / byHand(90e3, 2)).toBeCloseTo(1, 1);
    expect(printed(result, "buckling_v", "Lcr,v")).toBeCloseTo(2, 1);
  });

  test("with lengths given it passes by 6.3.1 of half the strut", () => {
    const result = strut(90e3, { l_cr_y: 2, l_cr_z: 2 });
    expect(part(result, "buckling_v").utilisation).toBeCloseTo(byHand(90e3, 2), 6);
    expect(result.verdict).toBe("pass");
  });

  test("one of two lengths given, the longer of it and the structure's counts", () =>
    expect(printed(strut(90e3, { l_cr_y: 2.5 }), "buckling_v", "Lcr,v")).toBe(2.5));

  test("what would fail at any length fails", () => {
    const result = strut(300e3);
    expect(300e3 / (a * 235e6)).toBeGreaterThan(1);
    expect(part(result, "buckling_v").status).toBe("fail");
    expect(result.verdict).toBe("fail");
  });
});
