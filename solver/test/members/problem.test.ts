/** Elements of a lateral buckling problem end wherever something happens along the beam, however much that is. */

import { expect, test } from "vitest";
import { takeCanonical } from "../../src/members/canonical.ts";
import { type LateralBeam, Mcr_uniform } from "../../src/members/mcr.ts";
import { elementsTaken, solveTaken } from "../../src/members/problem.ts";

const fork = (s: number) => ({ s, v: true, theta: true, slope: false, warping: false });

function take(given: Partial<LateralBeam> = {}): void {
  const plain = { length: 6, ei_z: 1, ei_w: 1, gi_t: 1, restraints: [fork(0), fork(6)], moment: () => 1, breaks: [0, 6] };
  takeCanonical({ ...plain, loads: { points: [], spread: [] }, ...given }, 1);
}

function elements(given: Partial<LateralBeam>, about: number): number {
  take(given);
  return elementsTaken(about);
}

test("a plain beam has so many elements", () => expect(elements({}, 12)).toBe(12));

test("breaks, restraints and loads are ends of elements, in whatever order they come", () => {
  const loads = { points: [{ s: 5.1, f: 1, z: 0 }], spread: [{ s1: 0.7, s2: 4.3, q1: 1, q2: 1, z: 0 }] };
  // Between 0, 0.7, 1.9, 2.2, 3.3, 4.3, 5.1 and 6: at least one each.
  expect(elements({ breaks: [0, 2.2, 3.3, 6], restraints: [fork(6), fork(1.9), fork(0)], loads }, 1)).toBe(7);
});

test("places closer than a ten-thousandth of the length are one", () => expect(elements({ breaks: [0, 3, 3 + 1e-5, 6] }, 2)).toBe(2));

test("a beam with more places than the kernel has room for, and a plain one after it", () => {
  const places = Array.from({ length: 5001 }, (_, i) => (6 * i) / 5000);
  take({ restraints: places.map(fork) });
  expect(elementsTaken(28)).toBe(5000);
  take();
  expect(solveTaken(28)! / Mcr_uniform(6, 1, 1, 1)).toBeCloseTo(1, 6);
});
