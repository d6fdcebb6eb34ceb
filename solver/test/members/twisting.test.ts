/** Torsional and torsional-flexural buckling of open sections: EN 1993-1-1 6.3.1.4 and BB.3, by their closed forms. */

import { describe, expect, test } from "vitest";
import type { DesignMember } from "../../src/generated/model.ts";
import type { Hold } from "../../src/members/restraints.ts";
import { twisting } from "../../src/members/twisting.ts";
import { check, iProfile, part, printed, tabulated } from "../checks/fake.ts";

const s = { e: 210e9, g: 81e9 };
const p = iProfile();
const i0 = (p.iy + p.iz) / p.a;
const end = (at: "start" | "end", s: number, twist: number): Hold => ({ at, s, side: Infinity, twist, by: at });
const member = (more: Partial<DesignMember> = {}): DesignMember => ({ id: "D", members: ["M"], ...more });
const ncr = (holds: Hold[], more: Partial<DesignMember> = {}): number => twisting(p, s, 6, holds, member(more), null).ncr_t;
const closed = (l: number, a = 0): number => (81e9 * p.it + (Math.PI ** 2 * 210e9 * (p.iw + p.iz * a * a)) / (l * l)) / (i0 + a * a);

describe("Ncr,T of a doubly symmetric section", () => {
  test("between rigid forks (G·It + π²·E·Iw/L²)/i0²", () =>
    expect(ncr([end("start", 0, Infinity), end("end", 6, Infinity)])).toBeCloseTo(closed(6), 3));
  test("both flanges held between: the longer piece", () =>
    expect(ncr([end("start", 0, Infinity), end("end", 6, Infinity), { at: "flange", s: 2, flange: "both" }])).toBeCloseTo(closed(4), 3));
  test("one flange held between holds no twist", () =>
    expect(ncr([end("start", 0, Infinity), end("end", 6, Infinity), { at: "flange", s: 2, flange: "top" }])).toBeCloseTo(closed(6), 3));
  test("one end free to twist: warping does not help, G·It/i0²", () =>
    expect(ncr([end("start", 0, Infinity), end("end", 6, 0)])).toBeCloseTo((81e9 * p.it) / i0, 3));
  test("springs: a straight twist at G·It + L·k/2 where they are soft, the half wave where they are not", () => {
    const [soft, stiff] = [1e3, 1e7];
    expect(ncr([end("start", 0, soft), end("end", 6, soft)])).toBeCloseTo((81e9 * p.it + (6 * soft) / 2) / i0, 3);
    expect(ncr([end("start", 0, stiff), end("end", 6, stiff)])).toBeCloseTo(closed(6), 3);
  });
  test("nothing holds it: G·It/i0², the least of any line that it may be a piece of", () =>
    expect(ncr([end("start", 0, 0), end("end", 6, 0)])).toBeCloseTo((81e9 * p.it) / i0, 3));
  test("held between on an arm of 0.15 m, free to twist: about that axis, as BB.3 has it", () => {
    const arm: Hold = { at: "support", s: 3, side: Infinity, twist: 0, by: "rail", height: -0.15 };
    expect(ncr([end("start", 0, Infinity), end("end", 6, Infinity), arm])).toBeCloseTo(closed(6, 0.15), 3);
    expect(ncr([end("start", 0, Infinity), end("end", 6, Infinity), { ...arm, side: 0 }])).toBeCloseTo(closed(6), 3);
  });
  test("l_t as given", () => expect(ncr([end("start", 0, 0), end("end", 6, 0)], { l_t: 2 })).toBeCloseTo(closed(2), 3));
  test("BB.3: l_cr_z shortened by restraints of one flange, the member twists about that flange", () =>
    expect(ncr([end("start", 0, Infinity), end("end", 6, Infinity), { at: "flange", s: 3, flange: "top" }], { l_cr_z: 3 })).toBeCloseTo(
      closed(6, (p.h - p.tf) / 2),
      3,
    ));
});

describe("in a check", () => {
  const column = { section: tabulated("HEB200"), length: 5, n: -100e3, design: { l_cr_y: 5, l_cr_z: 5 } };
  test("an H between forks: on the curve of its z axis, and never the weakest where all lengths are one", () => {
    const found = check(column);
    const { a, iy, iz, it, iw } = tabulated("HEB200");
    expect(printed(found, "buckling_tf", "Ncr,T") * 1e3).toBeCloseTo((81e9 * it + (Math.PI ** 2 * 210e9 * iw!) / 25) / ((iy + iz) / a), 3);
    expect(part(found, "buckling_tf").utilisation as number).toBeLessThan(part(found, "buckling_z").utilisation as number);
  });
  test("with l_cr_z short and twist held at the ends alone, twisting governs", () => {
    const found = check({ ...column, length: 8, design: { l_cr_y: 8, l_cr_z: 1.5 } });
    expect(part(found, "buckling_tf").utilisation as number).toBeGreaterThan(part(found, "buckling_z").utilisation as number);
    expect(
      part(check({ ...column, length: 8, design: { l_cr_y: 8, l_cr_z: 1.5, l_t: 1.5 } }), "buckling_tf").utilisation as number,
    ).toBeLessThan(part(found, "buckling_tf").utilisation as number);
  });
});
