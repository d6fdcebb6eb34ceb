/** Where a line is cut into members and nothing happens: forces and loads go on as in one member, and results must not tell that there is a node. */

import type { Forces } from "../topology/context.ts";
import type { Span } from "../topology/line.ts";
import type { HeightLoads } from "./shapes.ts";

/** Of the largest force, moment or load along the line: less is round-off. */
const ROUND_OFF = 1e-8;
/** Parts of the shorter member: between the places that slopes are taken from, and to what is looked at beside the cut; and what shows there of an extremum. Small, since loads may begin near. */
const STEP = 0.002;
const BESIDE = 1e-3;
const SEEN = 1e-12;
const KEYS = ["n", "vy", "vz", "mx", "my", "mz"] as const;

/** Forces along a line of members. */
interface ForcesAlong {
  line: { spans: readonly Span[] };
  forces(s: number, side: -1 | 1, out: Forces): Forces;
}

type Spread = HeightLoads["spread"][number];

/** Whether one of the values differs from its like by more than round-off of such a size. */
const differ = (a: readonly number[], b: readonly number[], size: number): boolean =>
  a.some((value, k) => Math.abs(value - (b[k] as number)) > ROUND_OFF * size);

const zero = (): Forces => ({ n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 });

/** By force its largest kind at the places given: forces have one size, moments another. */
export function sizesAt(diagram: ForcesAlong, places: readonly number[]): Forces {
  const out = zero();
  const most = zero();
  for (const s of places)
    for (const side of [-1, 1] as const) {
      diagram.forces(s, side, out);
      for (const key of KEYS) most[key] = Math.max(most[key], Math.abs(out[key]));
    }
  const [force, moment] = [Math.max(most.n, most.vy, most.vz), Math.max(most.mx, most.my, most.mz)];
  return { n: force, vy: force, vz: force, mx: moment, my: moment, mz: moment };
}

/** Whether the i-th member of the line goes on from the one before it as if both were one. */
export function isSmoothAt(diagram: ForcesAlong, i: number, sizes: Forces): boolean {
  const { spans } = diagram.line;
  const { from, member } = spans[i] as Span;
  const reach = Math.min((spans[i - 1] as Span).member.length, member.length);
  const out = zero();
  return KEYS.every((key) => {
    const size = sizes[key];
    const at = (side: -1 | 1, far: number): number => diagram.forces(from + side * far * reach, side, out)[key];
    // Value, slope and curvature; what loads do to moments shows in shear, whose slope they are.
    const course = (side: -1 | 1): number[] => {
      const [a, b, c] = [at(side, 0), at(side, STEP), at(side, 2 * STEP)];
      return key === "my" || key === "mz" ? [a] : [a, side * (4 * b - 3 * a - c), a - 2 * b + c];
    };
    if (differ(course(-1), course(1), size)) return false;
    // Where it happens to be cut at an extremum, as at midspan, the whole has a special place too.
    const here = at(1, 0);
    const [rise, fall] = [here - at(-1, BESIDE), here - at(1, BESIDE)];
    return rise * fall <= 0 || Math.min(Math.abs(rise), Math.abs(fall)) <= SEEN * size;
  });
}

/** Loads that go on from one member to the next, at one height, as one. */
export function joined(spread: readonly Spread[], length: number): Spread[] {
  const most = spread.reduce((size, { q1, q2 }) => Math.max(size, Math.abs(q1), Math.abs(q2)), 0);
  const rise = ({ s1, s2, q1, q2 }: Spread): number => ((q2 - q1) / (s2 - s1)) * length;
  const out: Spread[] = [];
  for (const one of [...spread].sort((a, b) => a.s1 - b.s1)) {
    const at = out.findIndex(
      (other) => other.z === one.z && !differ([other.s2], [one.s1], length) && !differ([other.q2, rise(other)], [one.q1, rise(one)], most),
    );
    const before = out[at];
    if (before) out[at] = { ...before, s2: one.s2, q2: one.q2 };
    else out.push(one);
  }
  return out;
}

export const isRoundOff = (value: number, size: number): boolean => Math.abs(value) <= ROUND_OFF * size;
