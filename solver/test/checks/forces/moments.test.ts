/** Shapes of moment diagrams as Table B.3 sees them. */

import { expect, test } from "vitest";
import { part } from "../fake.ts";
import { checked, cutBeam, FORK, SLIDE } from "../held.ts";

/** An even moment and compression, with a force down and one up at the quarter points: what 6.3.3 makes of it. */
function used(first: number): number {
  const beam = cutBeam(6, []);
  const point = (position: number, fz: number) => ({ member: "M0", type: "point", position, fz });
  const loads = {
    node_loads: [
      { node: "N0", my: 20e3 },
      { node: "end", my: -20e3, fx: -300e3 },
    ],
    member_loads: first ? [point(0.25, -first), point(0.75, first)] : [],
  };
  const designs = [{ ...beam.designs[0], l_cr_z: 1, l_lt: 1, web_stiffeners: "at_forces" }];
  const result = checked({ ...beam, supports: { N0: FORK, end: SLIDE }, loads, designs, check: { load_height: "centre" } });
  return part(result.D!, "interaction").utilisation as number;
}

test("loads of opposite sense: the mirror image is used alike, and no less than without them", () => {
  expect(used(20e3)).toBeCloseTo(used(-20e3), 6);
  expect(used(20e3)).toBeGreaterThan(used(0));
});

test("a couple inside the span is seen on both of its sides: the mirror image is used alike", () => {
  const couple = (position: number, my: number): number => {
    const beam = cutBeam(6, []);
    const loads = {
      node_loads: [
        { node: "end", fx: -300e3, my: position < 0.5 ? 0 : -15e3 },
        { node: "N0", my: position < 0.5 ? 15e3 : 0 },
      ],
      member_loads: [{ member: "M0", type: "moment", position, my }],
    };
    const designs = [{ ...beam.designs[0], l_cr_z: 1, l_lt: 1, web_stiffeners: "at_forces" }];
    const result = checked({ ...beam, supports: { N0: FORK, end: SLIDE }, loads, designs, check: { load_height: "centre" } });
    return part(result.D!, "interaction").utilisation as number;
  };
  expect(couple(0.4, 20e3)).toBeCloseTo(couple(0.6, -20e3), 6);
});
