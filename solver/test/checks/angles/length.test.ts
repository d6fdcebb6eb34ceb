/** The buckling length of an angle, by hand. */

import { describe, expect, test } from "vitest";
import { sharpAngle } from "../angles.ts";
import { part } from "../fake.ts";
import { checked, cutBeam, FORK } from "../held.ts";

describe("the length of an angle whose ends are not stiff enough to be shown held comes from the structure's mode", () => {
  const section = { ...sharpAngle(0.08, 0.08, 0.008), id: "section" };
  const { a, iy, iyz = 0 } = section;
  const iv = iy - Math.abs(iyz);
  /** 6.3.1.2 about v-v, curve b, S235. */
  const byHand = (n: number, length: number): number => {
    const lambda = Math.sqrt((a * 235e6) / ((Math.PI ** 2 * 210e9 * iv) / length ** 2));
    const phi = 0.5 * (1 + 0.34 * (lambda - 0.2) + lambda ** 2);
    return (n * (phi + Math.sqrt(phi ** 2 - lambda ** 2))) / (a * 235e6);
  };
  /** k·L = share·N holds the far end: a lean buckles at that factor (N·α = k·L). */
  const post = (n: number, share: number, cuts: readonly number[] = [], design = {}) => {
    const k = (share * n) / 2;
    const beam = cutBeam(2, cuts, { N0: FORK, end: { ux: "free", uy: k, uz: k, rx: "fixed", ry: "free", rz: "free" } });
    const designs = beam.members.map(([id]) => ({ id, members: [id], connection: "centric", ...design }));
    return checked({ ...beam, section, designs, loads: { node_loads: [{ node: "end", fx: -n }] } });
  };

  test("a bow about v-v between the ends: its own length, 2 m, and no fail", () => {
    const result = post(90e3, 20).M0!;
    expect(part(result, "buckling_v").utilisation).toBeCloseTo(byHand(90e3, 2), 3);
    expect(result).toMatchObject({ verdict: "pass", governing: { key: "buckling_v" } });
    const [euler] = part(result, "buckling_v").steps;
    expect(euler!.inputs.find(({ symbol }) => symbol === "Lcr by")?.value).toMatch(
      /beside all loads of the combination it bears .* Ncr = /,
    );
  });

  test("a fail tells its length and whose it is, as an I-section's does", () => {
    const { verifications } = post(140e3, 20).M0!;
    for (const key of ["buckling_v", "buckling_tf"]) {
      const { status, reason } = verifications.find((one) => one.key === key)!;
      expect([status, reason]).toEqual(["fail", expect.stringMatching(/Lcr,v = 2\.\d\d m, /)]);
    }
  });

  test("one of two pieces buckles with the whole line: Lcr,v is that of both", () => {
    const { M0, M1 } = post(90e3, 20, [1]);
    for (const piece of [M0!, M1!]) {
      expect(part(piece, "buckling_v").utilisation).toBeGreaterThan(0.98 * byHand(90e3, 2));
      expect(part(piece, "buckling_v").utilisation).toBeLessThan(1.1 * byHand(90e3, 2));
    }
  });

  test("one that sways is not verified without lengths of the mode", () => expect(post(90e3, 5).M0!.verdict).toBe("cannot_verify"));
});
