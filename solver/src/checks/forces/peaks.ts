/** Largest forces along a design member in one combination. */

import type { Capacity } from "../../ec3/resistances.ts";
import type { CheckCombination, CheckContext, CheckMember, Extremes, Forces } from "../../topology/context.ts";
import type { Line, Span } from "../../topology/line.ts";
import type { Effects, Slight } from "../twist/field.ts";

/** Magnitudes with round-off cut to zero. */
export interface Peaks {
  /** Compression, and tension. */
  n: number;
  pulled: number;
  vy: number;
  vz: number;
  mx: number;
  my: number;
  mz: number;
  /** The lower flange is in compression somewhere. */
  hogging: boolean;
  /** Largest bimoment and twist of an open section in torsion; what is not stated, of which they are the worst. */
  twist?: Effects;
  /** A torque of it whose stress is neglected. */
  slight?: Slight;
}

const forces = (): Forces => ({ n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 });
const extremes: Extremes = { min: forces(), max: forces() };

const noPeaks = (): Peaks => ({ n: 0, pulled: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0, hogging: false });

type Seen = Pick<CheckContext, "extremes">;

/** Of one member of the line, raised in `out` where that has less. */
export function raise(out: Peaks, { extremes: find }: Seen, span: Span, up: 1 | -1, c: Capacity, combination: CheckCombination): void {
  const { min, max } = find(span.member, combination, extremes);
  const { negligible } = c;
  out.n = larger(out.n, -min.n, negligible.n);
  out.pulled = larger(out.pulled, max.n, negligible.n);
  out.vy = larger(out.vy, Math.max(-min.vy, max.vy), negligible.vy);
  out.vz = larger(out.vz, Math.max(-min.vz, max.vz), negligible.vz);
  out.mx = larger(out.mx, Math.max(-min.mx, max.mx), negligible.mx);
  out.my = larger(out.my, Math.max(-min.my, max.my), negligible.my);
  out.mz = larger(out.mz, Math.max(-min.mz, max.mz), negligible.mz);
  const below = span.sz * up > 0 ? -min.my : max.my;
  if (below > 0 && below >= negligible.my) out.hogging = true;
}

const larger = (before: number, force: number, negligible: number): number => (force < negligible || force <= before ? before : force);

export function peaksOf(
  seen: Seen,
  { spans, up }: Line,
  combination: CheckCombination,
  capacityOf: (member: CheckMember) => Capacity,
): Peaks {
  const out = noPeaks();
  for (const span of spans) raise(out, seen, span, up, capacityOf(span.member), combination);
  return out;
}

/** The largest of one force along a line, round-off included. */
export function largestForce(
  seen: Seen,
  { spans }: { spans: readonly Pick<Span, "member">[] },
  combination: CheckCombination,
  of: keyof Forces,
): number {
  let most = 0;
  for (const { member } of spans) {
    const { min, max } = seen.extremes(member, combination, extremes);
    most = Math.max(most, -min[of], max[of]);
  }
  return most;
}
