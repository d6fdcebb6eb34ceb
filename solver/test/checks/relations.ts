/** How two checks of one member may relate, and structures that differ in one thing. */

import { expect } from "vitest";
import type { CheckResult } from "../../src/results/checks.ts";
import type { Structure } from "./held.ts";

const RANK = { pass: 0, incomplete: 1, cannot_verify: 2, fail: 3 };

/** No verification of `worse` is less utilised (but for a `slack` by its key), none that was open becomes a number, and the verdict is not better. */
export function never(better: CheckResult, worse: CheckResult, slack: Record<string, number> = {}): void {
  for (const one of better.verifications) {
    const other = worse.verifications.find(({ key }) => key === one.key);
    if (other?.utilisation == null || one.utilisation === null) continue;
    expect(other.utilisation, one.key).toBeGreaterThanOrEqual(one.utilisation * (1 - (slack[one.key] ?? 1e-6)));
  }
  expect(RANK[worse.verdict]).toBeGreaterThanOrEqual(RANK[better.verdict]);
}

/** Verification by verification the same. */
export function same(a: CheckResult, b: CheckResult, digits = 6): void {
  expect(b.verdict).toBe(a.verdict);
  expect(b.verifications.map(({ key, status }) => [key, status])).toEqual(a.verifications.map(({ key, status }) => [key, status]));
  a.verifications.forEach(({ utilisation }, i) => {
    if (utilisation !== null) expect(b.verifications[i]!.utilisation).toBeCloseTo(utilisation, digits);
  });
}

/** All loads times a factor. */
export const scaled = (structure: Structure, factor: number): Structure => {
  const times = (load: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(load).map(([key, value]) => [key, typeof value === "number" && /^[fm][xyz]$/.test(key) ? factor * value : value]),
    );
  const loads = structure.loads as Record<string, Record<string, unknown>[]>;
  return { ...structure, loads: Object.fromEntries(Object.entries(loads).map(([key, list]) => [key, list.map(times)])) };
};

/** Signs of forces and of moments, which are axial vectors, in a mirror across a plane normal to the axis. */
export const mirrored = (structure: Structure, axis: 0 | 1 | 2): Structure => {
  const flip = (load: Record<string, unknown>): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(load).map(([key, value]) => {
        const k = "xyz".indexOf(key[1] ?? "");
        const sign = key[0] === "f" ? (k === axis ? -1 : 1) : k === axis ? 1 : -1;
        return [key, typeof value === "number" && /^[fm][xyz]$/.test(key) ? sign * value : value];
      }),
    );
  const loads = structure.loads as Record<string, Record<string, unknown>[]>;
  return {
    ...structure,
    nodes: Object.fromEntries(
      Object.entries(structure.nodes).map(([id, place]) => [
        id,
        place.map((value, k) => (k === axis ? -value : value)) as [number, number, number],
      ]),
    ),
    loads: Object.fromEntries(Object.entries(loads).map(([key, list]) => [key, list.map(flip)])),
  };
};
