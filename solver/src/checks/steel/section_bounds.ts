/** What the cross-sections of a member use at most in one combination, by its largest forces: no place along it has to be looked at. */

import { bendingAxialAtMost } from "../../ec3/cross_section/bendingaxial.ts";
import { highShear } from "../../ec3/cross_section/combined.ts";
import { isOpen } from "../../ec3/profile.ts";
import type { Action, Capacity } from "../../ec3/resistances.ts";
import { bendingTorsionAtMost } from "../../ec3/torsion/bendingtorsion.ts";
import { torsionBuckles } from "../../ec3/torsion/torsion.ts";
import type { CheckContext, CheckMember } from "../../topology/context.ts";
import type { Line } from "../../topology/line.ts";
import type { Bounds } from "../bounds.ts";
import { ALONE, COUNT, KEYS } from "../columns.ts";
import { type Peaks, peaksOf } from "../forces/peaks.ts";
import { rank } from "../governing.ts";
import { isMixed, type StationVerification } from "../verification.ts";
import { STATION_VERIFICATIONS } from "../verifications.ts";
import type { State } from "./states.ts";

const action = (): Action => ({ n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 });

// Scratch of one combination: all of its largest forces, some of them, and any bending beside its shear.
const most = action();
const some = action();
const bent = action();

/** What is checked, as its sections see it. */
interface Sections {
  line: Line;
  seen: Pick<CheckContext, "extremes">;
  capacityOf: (member: CheckMember) => Capacity;
}

/** Ranks of one combination: of a line of several sections by each of its members. */
export function raiseBounds(
  bounds: Bounds,
  combination: number,
  { peaks, combination: own }: State,
  { line, seen, capacityOf }: Sections,
): void {
  const first = capacityOf(line.spans[0]!.member);
  if (line.spans.every(({ member }) => capacityOf(member) === first)) raise(bounds, combination, first, peaks);
  else
    for (const span of line.spans)
      raise(bounds, combination, capacityOf(span.member), peaksOf(seen, { ...line, spans: [span] }, own, capacityOf));
}

function raise(bounds: Bounds, combination: number, c: Capacity, peaks: Peaks): void {
  const { n, pulled, vy, vz, mx, my, mz } = peaks;
  Object.assign(most, { n: n > 0 ? Math.max(n, pulled) : -pulled, vy, vz, mx, my, mz });
  const isJoint = isMixed(most, c);
  for (let v = 0; v < COUNT; v++) {
    const alone = ALONE[v];
    const bound = alone ? boundOf(v, alone, c, peaks, isJoint) : together(KEYS[v]!, c);
    const at = v * bounds.count + combination;
    if (bound > bounds.most[at]!) bounds.most[at] = bound;
  }
}

/** Of a verification that grows with one force, of shear and torsion also with those that join in. */
function boundOf(v: number, alone: NonNullable<(typeof ALONE)[number]>, c: Capacity, peaks: Peaks, isJoint: boolean): number {
  const { called, verify } = STATION_VERIFICATIONS[v] as StationVerification;
  Object.assign(some, { n: 0, vy: 0, vz: 0, mx: 0, my: 0, mz: 0 });
  if (alone === "tension") some.n = -peaks.pulled;
  else if (isJoint && (alone === "vy" || alone === "vz")) Object.assign(some, { vy: peaks.vy, vz: peaks.vz, mx: peaks.mx });
  else some[alone] = peaks[alone];
  return called(c, some) ? rank(verify(c, some).utilisation) : -1;
}

/** Of one of several forces together: where shear is high only a look along the member tells. */
function together(key: string, c: Capacity): number {
  const { n, vy, vz, mx, my, mz } = most;
  Object.assign(bent, { vy, vz, mx, my: 1, mz: 1 });
  const isHigh = highShear(c, bent);
  const isLooked = isHigh || (mx > 0 && torsionBuckles(c));
  if (key === "bending_shear") return isHigh && my + mz > 0 ? Infinity : -1;
  if (isLooked) return Infinity;
  if (key === "bending_axial") return my > 0 || mz > 0 || (n > 0 && (c.effective?.n.e_n ?? 0) > 0) ? rank(bendingAxialAtMost(c, most)) : -1;
  return mx > 0 && !isOpen(c.p) ? rank(bendingTorsionAtMost(c, most)) : -1;
}
