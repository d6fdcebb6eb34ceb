/** What Mcr cannot lie below, beside the eigenvalue itself: random moments, loads at heights and springs at the ends. */

import { expect, test } from "vitest";
import { rememberedMcr } from "../../src/members/known_moments.ts";
import { type HeldBeam, LeastMoments, PIECES, spreadWork, twistPer } from "../../src/members/leastmcr.ts";
import { type LateralBeam, Mcr_uniform, type Restraint } from "../../src/members/mcr.ts";

/** IPE400 in steel, 6 m long. */
const BEAM = { length: 6, ei_z: 2.1e11 * 1.318e-5, ei_w: 2.1e11 * 4.9e-7, gi_t: 8.1e10 * 5.1e-7 };
const known = () => ({ moments: new Map(), plain: new Map(), elements: 28 });
/** With the diagram's shape, or without. */
function leastMcr(beam: LateralBeam, m_max: number, isShaped: boolean): number {
  const held: HeldBeam = beam;
  const least = new LeastMoments(held, known());
  const { points, spread } = beam.loads;
  const pointed = points.reduce((sum, { s, f, z }) => sum + Math.max(0, -f * z) * twistPer(held, s), 0);
  const levels = Float64Array.from({ length: PIECES }, (_, i) => {
    const within = Array.from({ length: 41 }, (_, k) => (beam.length * (i + k / 40)) / PIECES);
    return Math.max(...within.map((s) => Math.abs(beam.moment(s)))) / m_max;
  });
  return least.under(m_max, { spread: spreadWork(spread), pointed }, isShaped ? levels : undefined);
}

const fork = (s: number): Restraint => ({ s, v: true, theta: true, slope: false, warping: false });

/** Even numbers of 0..1 from a seed, the same on every run. */
function* numbers(seed: number): Generator<number, never> {
  for (let value = seed; ; ) yield (value = (value * 16807) % 2147483647) / 2147483647;
}

test("an even moment between forks is its closed form but for what steps and proof leave", () => {
  const beam: LateralBeam = {
    ...BEAM,
    restraints: [fork(0), fork(6)],
    moment: () => 1e5,
    loads: { points: [], spread: [] },
    breaks: [0, 6],
  };
  const exact = Mcr_uniform(6, BEAM.ei_z, BEAM.ei_w, BEAM.gi_t);
  const least = leastMcr(beam, 1e5, false);
  expect(least).toBeLessThan(exact);
  expect(least).toBeGreaterThan(0.99 * exact);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])("random loads at heights, seed %i: never above the eigenvalue, and not far below", (seed) => {
  const next = numbers(1000 * seed + 7);
  const draw = (from: number, to: number): number => from + (to - from) * next.next().value;
  for (let i = 0; i < 6; i++) {
    const spring = (s: number): Restraint =>
      draw(0, 1) < 0.5 ? fork(s) : { s, v: true, theta: false, slope: false, warping: false, twist: draw(1e4, 1e6) };
    const [start, end, q] = [draw(-1e5, 1e5), draw(-1e5, 1e5), draw(0, 2e4)];
    const moment = (s: number): number => start + ((end - start) * s) / 6 + (q * s * (6 - s)) / 2;
    const top = Math.min(6, Math.max(0, 3 + (end - start) / (6 * q)));
    const [z, f, at] = [draw(-0.2, 0.2), draw(-2e4, 2e4), draw(0.5, 5.5)];
    const loads = { points: [{ s: at, f, z: 0.2 }], spread: [{ s1: 0, s2: 6, q1: -q, q2: -q, z }] };
    const beam: LateralBeam = { ...BEAM, restraints: [spring(0), spring(6)], moment, loads, breaks: [0, top, 6] };
    const m_max = Math.max(Math.abs(start), Math.abs(end), Math.abs(moment(top)));
    const exact = rememberedMcr(beam, m_max, known()) as number;
    const least = leastMcr(beam, m_max, true);
    expect(least).toBeLessThan(exact);
    expect(least).toBeGreaterThan(0.3 * exact);
    expect(leastMcr(beam, m_max, false)).toBeLessThanOrEqual(least * (1 + 1e-9));
  }
});
