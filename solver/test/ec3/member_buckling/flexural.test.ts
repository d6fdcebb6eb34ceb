/** Buckling curves of Table 6.2 and χ of 6.3.1.2, against the published table of χ. */

import { describe, expect, test } from "vitest";
import { chi, curveOf, lambda, Ncr } from "../../../src/ec3/member_buckling/flexural.ts";
import { iProfile, rhsProfile } from "../../checks/fake.ts";
import { verified } from "../../verified.ts";

describe("Table 6.2", () => {
  test.each([
    ["IPE300", iProfile(), false, "a", "b"],
    ["IPE300 S460", iProfile(), true, "a0", "a0"],
    ["h/b = 1.2", iProfile({ h: 180 }), false, "b", "c"],
    ["tf = 41", iProfile({ tf: 41, h: 400 }), false, "b", "c"],
    ["tf = 101", iProfile({ tf: 101, h: 400, b: 400 }), false, "d", "d"],
    ["welded", iProfile({}, "welded"), false, "b", "c"],
    ["welded, tf = 41", iProfile({ tf: 41, h: 400 }, "welded"), false, "c", "d"],
    ["hot-finished", rhsProfile(200, 100, 8), false, "a", "a"],
    ["hot-finished S460", rhsProfile(200, 100, 8), true, "a0", "a0"],
    ["cold-formed", rhsProfile(200, 100, 8, "cold_formed"), false, "c", "c"],
    ["cold-formed S460", rhsProfile(200, 100, 8, "cold_formed"), true, "c", "c"],
    ["welded box", { ...rhsProfile(200, 100, 8), fabrication: "welded" } as const, false, "b", "b"],
    // Of hollow sections the table knows hot-finished and cold-formed ones: a tube welded along its seam was bent cold.
    ["welded tube", { ...rhsProfile(200, 200, 8), fabrication: "welded", kind: "chs" } as const, false, "c", "c"],
  ] as const)("%s", (_, p, s460, y, z) => expect([curveOf(p, "y", s460), curveOf(p, "z", s460)]).toEqual([y, z]));
  test.each([
    ["a0", 0.13, 0.7253],
    ["a", 0.21, 0.6656],
    ["b", 0.34, 0.597],
    ["c", 0.49, 0.5399],
    ["d", 0.76, 0.4671],
  ])("χ at λ = 1 on curve %s (ECCS table)", (curve, alpha, value) => {
    const about = { group: "EN 1993-1-1", case: "Buckling curves at λ = 1", source: "ECCS, table of χ" } as const;
    verified({ ...about, quantity: `χ of curve ${curve}`, unit: "", expected: value, ours: chi(1, alpha) });
    expect(chi(1, alpha)).toBeCloseTo(value, 3);
  });
  test("λ = √(A·fy/Ncr)", () => expect(lambda(1, 4, Ncr(1, 1, Math.PI))).toBeCloseTo(2, 12));
});
