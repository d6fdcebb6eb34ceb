/** Parts and stretches of a beam, for a lateral buckling length that is not its own. */

import type { LateralBeam } from "./mcr.ts";
import { heldAt } from "./restraints.ts";

/** Pieces of length l between forks: nine along the beam and one round the largest moment. */
export function windows(beam: LateralBeam, l: number, m_max: number): LateralBeam[] {
  const room = beam.length - l;
  const peak =
    beam.breaks.find((s) => Math.max(Math.abs(beam.moment(s)), Math.abs(beam.moment(Math.max(0, s - 1e-9)))) >= m_max * (1 - 1e-6)) ??
    beam.length / 2;
  const starts = [...Array(9).keys()].map((i) => (room * i) / 8);
  starts.push(Math.min(room, Math.max(0, peak - l / 2)));
  return starts.map((from) => cut(beam, from, l));
}

/** The piece of length l that begins at `from`, between forks. */
export function cut(beam: LateralBeam, from: number, l: number): LateralBeam {
  const to = from + l;
  const within = (s: number): boolean => s >= from && s <= to;
  const fork = (s: number) => heldAt(s, true, true, false);
  return {
    ...beam,
    length: l,
    restraints: [fork(0), fork(l)],
    moment: (s) => beam.moment(from + s),
    breaks: beam.breaks.filter(within).map((s) => s - from),
    loads: {
      points: beam.loads.points.filter((load) => within(load.s)).map((load) => ({ ...load, s: load.s - from })),
      spread: beam.loads.spread
        .filter((load) => load.s2 > from && load.s1 < to)
        .map((load) => {
          const at = (s: number): number => load.q1 + ((load.q2 - load.q1) * (s - load.s1)) / (load.s2 - load.s1);
          const [a, b] = [Math.max(from, load.s1), Math.min(to, load.s2)];
          return { s1: a - from, s2: b - from, q1: at(a), q2: at(b), z: load.z };
        }),
    },
  };
}

/** The same diagram over another length; loads scale so that they still belong to the moments. */
export function stretched(beam: LateralBeam, l: number): LateralBeam {
  const k = l / beam.length;
  return {
    ...beam,
    length: l,
    restraints: beam.restraints.map((r) => ({ ...r, s: r.s * k })),
    breaks: beam.breaks.map((s) => s * k),
    moment: (s) => beam.moment(s / k),
    loads: {
      points: beam.loads.points.map((load) => ({ ...load, s: load.s * k, f: load.f / k })),
      spread: beam.loads.spread.map((load) => ({ ...load, s1: load.s1 * k, s2: load.s2 * k, q1: load.q1 / k / k, q2: load.q2 / k / k })),
    },
  };
}
