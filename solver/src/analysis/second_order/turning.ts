/** What moments do in one state as that which they bend turns: at the nodes of arms, and inside closed members. */

import { SEGMENT, Segments, STRIDE } from "../../diagrams/layout.ts";
import { buildSegments, readForces } from "../../diagrams/segments.ts";
import type { SpanLoads } from "../../diagrams/spans.ts";
import { evenPlaces, type Places } from "../../elements/cut.ts";
import type { Frame } from "../../model/frame.ts";
import { largest, largestOf } from "../../numerics/largest.ts";
import { closedMembers } from "./coupling.ts";
import { type Arms, armsOf, type JointTurn, jointTurns } from "./joints.ts";

/** Torque and bending at both ends, as sections have them. */
const BENDING = [3, 4, 5, 9, 10, 11] as const;
/** Beside the largest anywhere: less is round-off, and turns nothing. */
const NOTHING = 1e-9;

export interface Turning {
  joints: readonly JointTurn[];
  /** Internal forces at both ends of pieces of closed members, twelve each, by piece of the frame that is asked about: even ones where no places are told. */
  inside(pieces: Pick<Frame, "length">, places?: Places): ReadonlyMap<number, Float64Array>;
}

export class TurningParts {
  readonly arms: Arms;
  /** Of every member in so many pieces. */
  private readonly even = new Map<number, Places>();

  /** `closed` are the members in which bending and torque turn with them. */
  constructor(
    private readonly frame: Frame,
    readonly closed: ReadonlySet<number> = closedMembers(frame),
  ) {
    this.arms = armsOf(frame, closed);
  }

  in({ endForces, spans }: { endForces: Float64Array; spans: SpanLoads }, isOwn?: (node: number) => boolean): Turning {
    const { frame, arms, closed } = this;
    const nothing = NOTHING * Math.max(largestOf(endForces, 3), largestOf(endForces, 0) * largest(frame.length));
    const known = new Map<Float64Array, ReadonlyMap<number, Float64Array>>();
    const cut = (length: Float64Array, { of, from }: Places): ReadonlyMap<number, Float64Array> => {
      const out = new Map<number, Float64Array>();
      const segments = new Segments();
      let built = -1;
      of.forEach((m, p) => {
        if (!closed.has(m) || (isOwn && !isOwn(frame.start[m]!))) return;
        if (built !== m) buildSegments(segments, endForces, 12 * m, spans, m, frame.length[m]!);
        built = m;
        const piece = new Float64Array(12);
        for (const end of [0, 1] as const) forcesAt(segments, from[p]! + end * length[p]!, piece.subarray(6 * end, 6 * end + 6));
        if (BENDING.some((i) => Math.abs(piece[i]!) > nothing)) out.set(p, piece);
      });
      known.set(length, out);
      return out;
    };
    const even = (parts: number): Places => {
      const found = this.even.get(parts) ?? evenPlaces(frame.length, parts).places;
      this.even.set(parts, found);
      return found;
    };
    return {
      joints: jointTurns(frame, arms, endForces, isOwn),
      inside: ({ length }, places) => known.get(length) ?? cut(length, places ?? even(length.length / frame.length.length)),
    };
  }
}

function forcesAt({ data, count }: Segments, x: number, out: Float64Array): void {
  let s = count - 1;
  while (s > 0 && data[STRIDE * s + SEGMENT.x]! > x) s--;
  readForces(data, STRIDE * s, x - data[STRIDE * s + SEGMENT.x]!, out);
}
