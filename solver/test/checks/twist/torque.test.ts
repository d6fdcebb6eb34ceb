/** The torque about a shear centre beside the centroid. */

import { describe, expect, test } from "vitest";
import { largestTorque, segmentsOf, torqueAbout } from "../../../src/checks/twist/torque.ts";

const forces = { n: 0, vy: 0, vz: 20e3, mx: 500, my: 0, mz: 0 };

describe("a channel whose shear centre lies 50 mm beside its centroid", () => {
  test("loads on the centroid's line twist it by Vz·0.05 = 1000 Nm more", () => {
    expect(torqueAbout(0.05, "centroid", forces)).toEqual({ known: 1500, hidden: 0 });
    expect(torqueAbout(-0.05, "centroid", forces)).toEqual({ known: -500, hidden: 0 });
  });
  test("loads through the shear centre do not", () => {
    expect(torqueAbout(0.05, "shear_centre", forces)).toEqual({ known: 500, hidden: 0 });
  });
  test("where the model does not say, what may be there is not forgotten, whatever its sign", () => {
    expect(torqueAbout(0.05, undefined, forces)).toEqual({ known: 500, hidden: 1000 });
    expect(torqueAbout(-0.05, undefined, forces)).toEqual({ known: 500, hidden: 1000 });
  });
});

test("the largest is looked for on both sides of every place: a torque may jump there", () => {
  const at = (s: number, side: -1 | 1) => ({ known: s === 1 && side === 1 ? -7 : 3, hidden: s === 2 ? 2 : 0 });
  expect(largestTorque([0, 1, 2], at)).toEqual({ largest: 7, hidden: 2 });
});

test("a segment takes the torque within it: after its first place, at its middle, before its last", () => {
  const jump = (s: number, side: -1 | 1): number => s * s + (side > 0 && s === 2 ? 100 : 0);
  expect(segmentsOf([0, 2, 4], jump)).toEqual([
    { from: 0, to: 2, t: [0, 1, 4] },
    { from: 2, to: 4, t: [104, 9, 16] },
  ]);
});
