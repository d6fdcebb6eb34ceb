/** Pieces of a beam, and a beam drawn out, for a lateral buckling length that is not its own. */

import { describe, expect, test } from "vitest";
import type { LateralBeam } from "../../src/members/mcr.ts";
import { stretched, windows } from "../../src/members/windows.ts";

/** 8 m under 2 kN/m from end to end and 4 kN at 2 m: My of the even load alone, which is largest in the middle, 16 kNm. */
const beam = {
  length: 8,
  moment: (s: number) => s * (8 - s),
  breaks: [0, 2, 4, 8],
  restraints: [{ s: 0 }, { s: 8 }],
  loads: { points: [{ s: 2, f: 4, z: 0 }], spread: [{ s1: 0, s2: 8, q1: 2, q2: 2, z: 0.1 }] },
} as unknown as LateralBeam;

describe("pieces of 2 m", () => {
  const all = windows(beam, 2, 16);
  test("from one end to the other, and one round the largest moment", () => {
    expect(all).toHaveLength(10);
    expect(all[0]!.moment(0)).toBe(0);
    expect(all[8]!.moment(2)).toBe(0);
    expect(all[9]!.moment(1)).toBe(16);
  });
  test("each between forks of its own, with the loads that act on it, at the height they act", () => {
    for (const piece of all) {
      expect(piece.length).toBe(2);
      expect(piece.restraints.map(({ s }) => s)).toEqual([0, 2]);
      expect(piece.loads.spread).toEqual([{ s1: 0, s2: 2, q1: 2, q2: 2, z: 0.1 }]);
    }
    expect(all.map(({ loads }) => loads.points.length)).toEqual([1, 1, 1, 0, 0, 0, 0, 0, 0, 0]);
  });
});

test("a load that grows is cut where the piece is: 1 to 3 of 0 to 4 kN/m", () => {
  const growing = { ...beam, loads: { points: [], spread: [{ s1: 0, s2: 8, q1: 0, q2: 4, z: 0 }] } } as unknown as LateralBeam;
  const middle = windows(growing, 4, 16)[4]!;
  expect(middle.loads.spread).toEqual([{ s1: 0, s2: 4, q1: 1, q2: 3, z: 0 }]);
});

test("drawn out to 16 m the moments stay, and the loads still belong to them: q·L²/8 and F·a·b/L", () => {
  const long = stretched(beam, 16);
  expect(long.moment(8)).toBe(16);
  const [{ q1 }, { f, s }] = [long.loads.spread[0]!, long.loads.points[0]!];
  expect((q1 * 16 ** 2) / 8).toBeCloseTo((2 * 8 ** 2) / 8, 9);
  expect((f * s * (16 - s)) / 16).toBeCloseTo((4 * 2 * 6) / 8, 9);
});
