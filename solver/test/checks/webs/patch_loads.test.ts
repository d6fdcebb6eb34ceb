/** Loads in pieces: the web bears what they bring together, whoever cut them. */

import { expect, test } from "vitest";
import { printed } from "../fake.ts";
import { checked, cutBeam, SLIDE } from "../held.ts";

/** FEd in kN and ss in mm that govern a beam of 5 m under these loads, members' ends at `cuts`. */
function governing(member_loads: object[], cuts: number[] = []): number[] {
  const beam = cutBeam(5, cuts);
  const designs = [{ ...beam.designs[0], stiff_bearing_length: 0.01 }];
  const found = checked({ ...beam, loads: { member_loads }, designs, check: { restrained: true } }).D!;
  return [printed(found, "transverse", "FEd"), printed(found, "transverse", "ss")];
}

const patch = (from: number, to: number, fz: number, member = "M0", length = 5) => ({
  ...{ member, type: "distributed", start: from / length, end: to / length },
  fz,
});
const together = [expect.closeTo(150, 6), expect.closeTo(100, 6)];

test("one load over 100 mm, cut in four, laid on itself or cut by a node is one load over 100 mm", () => {
  expect(governing([patch(2.4, 2.5, -1.5e6)])).toEqual(together);
  expect(governing([0, 1, 2, 3].map((i) => patch(2.4 + 0.025 * i, 2.425 + 0.025 * i, -1.5e6)))).toEqual(together);
  expect(governing([patch(2.4, 2.5, -0.9e6), patch(2.4, 2.5, -0.6e6)])).toEqual(together);
  expect(governing([patch(2.4, 2.45, -1.5e6, "M0", 2.45), patch(0, 0.05, -1.5e6, "M1", 2.55)], [2.45])).toEqual(together);
});

test("a point load among them counts with them", () =>
  expect(governing([patch(2.4, 2.5, -1e6), { member: "M0", type: "point", position: 0.49, fz: -50e3 }])).toEqual(together));

test("a metre apart each stands alone", () => expect(governing([patch(1.9, 2, -0.75e6), patch(3, 3.1, -0.75e6)])[0]).toBeCloseTo(75, 6));

test("supports side by side bear as one over their distance (6.3(3)), a metre apart each by itself", () => {
  /** Two spans of 3 m under 40 kN/m, two supports between them, and the web goes on beyond the others. */
  const over = (gap: number): number[] => {
    const beam = cutBeam(7 + gap, [0.5, 3.5, 3.5 + gap, 6.5 + gap]);
    const member_loads = ["M1", "M3"].map((member) => ({ member, type: "distributed", fz: -40e3 }));
    const supports = { N1: "ffffrr", N2: SLIDE, N3: SLIDE, N4: SLIDE };
    const designs = [{ ...beam.designs[0], stiff_bearing_length: 0.01 }];
    const found = checked({ ...beam, supports, designs, loads: { member_loads }, check: { restrained: true } }).D!;
    return [printed(found, "transverse", "FEd"), printed(found, "transverse", "ss")];
  };
  // Spans with one end clamped bring 5/8·40·3 = 75 kN each; so close together the two supports are nearly a clamp.
  const [force, length] = over(0.1) as [number, number];
  expect(length).toBeCloseTo(100, 6);
  expect(force).toBeGreaterThan(147);
  expect(force).toBeLessThan(150);
  expect(over(1)[0]).toBeLessThan(75);
});
