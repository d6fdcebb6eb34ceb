/** A lateral buckling problem by its name: rounded to what tells two problems apart, with the largest moment as the unit. */

import { zeros } from "../../small_vectors.ts";
import type { LateralBeam, Restraint } from "./mcr.ts";
import { heldAt } from "./restraints.ts";

export interface Canonical {
  name: string;
  /** The problem that the name stands for, to be asked for before another is named; its λ is Mcr itself. */
  beam: () => LateralBeam;
}

/** Letters of a name that one call may be given: arguments lie on the stack. */
const AT_ONCE = 8192;

/** Places of the four samples that a moment's cubic between two breaks goes through. */
const SAMPLES = [0.125, 0.375, 0.625, 0.875] as const;

// The problem in hands: its numbers, and the same bits as letters of its name. Room for the largest seen.
let numbers = new Float64Array(128);
let letters = new Uint16Array(numbers.buffer);
let count = 0;

function take(value: number): void {
  numbers[count++] = value;
}

/** The same in single precision, which tells problems apart and lets those that differ by round-off be one. */
function takeRounded(value: number): void {
  numbers[count++] = Math.fround(value);
}

function makeRoom({ restraints, loads, breaks }: LateralBeam): void {
  const most = 7 + 5 * restraints.length + 3 * loads.points.length + 5 * loads.spread.length + 5 * (breaks.length + 1);
  if (numbers.length < most) {
    numbers = new Float64Array(2 * most);
    letters = new Uint16Array(numbers.buffer);
  }
  count = 0;
}

let [seen, known] = [Number.NaN, Number.NaN];

/** Lengths of equal bays differ in their last digits by where the bays stand. */
function rounded(length: number): number {
  if (length !== seen) [seen, known] = [length, Number(length.toPrecision(12))];
  return known;
}

/** The name of a problem with this largest moment. */
export function canonical(beam: LateralBeam, m_max: number): Canonical {
  const { length, restraints, loads, breaks } = beam;
  const l = rounded(length);
  makeRoom(beam);
  take(l);
  take(beam.ei_z);
  take(beam.ei_w);
  take(beam.gi_t);
  take(restraints.length);
  take(loads.points.length);
  take(loads.spread.length);
  for (const r of restraints) {
    takeRounded(r.s / length);
    take((r.v ? 1 : 0) + (r.theta ? 2 : 0) + (r.slope ? 4 : 0) + (r.warping ? 8 : 0) + (r.flange === undefined ? 0 : 16));
    take(r.flange ?? 0);
    takeRounded(r.twist ?? 0);
    takeRounded(r.side ?? 0);
  }
  for (const { s, f, z } of loads.points) {
    takeRounded(s / length);
    takeRounded((f * l) / m_max);
    take(z);
  }
  const square = (l * l) / m_max;
  for (const { s1, s2, q1, q2, z } of loads.spread) {
    takeRounded(s1 / length);
    takeRounded(s2 / length);
    takeRounded(q1 * square);
    takeRounded(q2 * square);
    take(z);
  }
  let from = 0;
  for (let i = 0; i <= breaks.length; i++) {
    const to = i < breaks.length ? Math.min(length, breaks[i] as number) : length;
    if (to - from <= 1e-9 * length) continue;
    takeRounded(to / length);
    for (let k = 0; k < 4; k++) takeRounded(beam.moment(from + (SAMPLES[k] as number) * (to - from)) / m_max);
    from = to;
  }
  let name = "";
  for (let at = 0; at < 4 * count; at += AT_ONCE)
    name += String.fromCharCode.apply(null, letters.subarray(at, Math.min(at + AT_ONCE, 4 * count)) as unknown as number[]);
  return { name, beam: () => beamOf(numbers, count) };
}

/** Read a problem back from the numbers of its name. */
function beamOf(data: Float64Array, end: number): LateralBeam {
  const [length, ei_z, ei_w, gi_t, restrained, pointed, spreaded] = data as unknown as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  let at = 7;
  const next = (): number => data[at++] as number;
  const restraints = Array.from({ length: restrained }, (): Restraint => {
    const [s, flags, flange, twist, side] = [next() * length, next(), next(), next(), next()];
    const held = heldAt(s, (flags & 1) > 0, (flags & 2) > 0, (flags & 8) > 0, twist, side, flags & 16 ? flange : undefined);
    held.slope = (flags & 4) > 0;
    return held;
  });
  const points = Array.from({ length: pointed }, () => ({ s: next() * length, f: next() / length, z: next() }));
  const square = length * length;
  const spread = Array.from({ length: spreaded }, () => {
    const [s1, s2, q1, q2, z] = [next() * length, next() * length, next() / square, next() / square, next()];
    return { s1, s2, q1, q2, z };
  });
  const breaks: number[] = [0];
  const cubics = zeros((4 * (end - at)) / 5);
  for (let i = 0; at < end; i += 4) {
    breaks.push(next() * length);
    cubic(next(), next(), next(), next(), cubics, i);
  }
  return { length, ei_z, ei_w, gi_t, restraints, moment: piecewise(breaks, cubics), loads: { points, spread }, breaks };
}

/** Coefficients of the cubic of t through the values at `SAMPLES`, by differences. */
function cubic(a: number, b: number, c: number, d: number, out: Float64Array, at: number): void {
  const [first, second, third] = [b - a, c - 2 * b + a, d - 3 * c + 3 * b - a];
  // Newton's form in u = 4·t − ½: a + u·Δ + u(u−1)/2·Δ² + u(u−1)(u−2)/6·Δ³, multiplied out in u.
  const [one, two, three] = [first - second / 2 + third / 3, second / 2 - third / 2, third / 6];
  out[at] = a - one / 2 + two / 4 - three / 8;
  out[at + 1] = 4 * (one - two + (3 * three) / 4);
  out[at + 2] = 16 * (two - (3 * three) / 2);
  out[at + 3] = 64 * three;
}

function piecewise(breaks: readonly number[], cubics: Float64Array): (s: number) => number {
  const last = breaks.length - 2;
  return (s) => {
    let i = 0;
    while (i < last && s >= (breaks[i + 1] as number)) i++;
    const from = breaks[i] as number;
    const t = (s - from) / ((breaks[i + 1] as number) - from);
    const at = 4 * i;
    return (cubics[at] as number) + t * ((cubics[at + 1] as number) + t * ((cubics[at + 2] as number) + t * (cubics[at + 3] as number)));
  };
}
