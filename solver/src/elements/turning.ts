/** What moments do in one state as that which they bend turns: at the nodes of arms, and inside closed members. */

import { SEGMENT, Segments, STRIDE } from "../diagrams/layout.ts";
import { buildSegments, readForces } from "../diagrams/segments.ts";
import type { SpanLoads } from "../diagrams/spans.ts";
import type { Frame } from "../model/frame.ts";
import { closedMembers } from "./coupling.ts";
import { type Arms, armsOf, type JointTurn, jointTurns } from "./joints.ts";

export interface Turning {
  joints: readonly JointTurn[];
  /** Internal forces at both ends of pieces of closed members, twelve each, by piece of the frame that is asked about. */
  inside(pieces: Pick<Frame, "length">): ReadonlyMap<number, Float64Array>;
}

export class TurningParts {
  readonly arms: Arms;

  /** `closed` are the members in which bending and torque turn with them. */
  constructor(
    private readonly frame: Frame,
    readonly closed: ReadonlySet<number> = closedMembers(frame),
  ) {
    this.arms = armsOf(frame, closed);
  }

  in({ endForces, spans }: { endForces: Float64Array; spans: SpanLoads }, isOwn?: (node: number) => boolean): Turning {
    const { frame, arms, closed } = this;
    const known = new Map<number, ReadonlyMap<number, Float64Array>>();
    const cut = (parts: number): ReadonlyMap<number, Float64Array> => {
      const out = new Map<number, Float64Array>();
      const segments = new Segments();
      for (const m of closed) {
        if (isOwn && !isOwn(frame.start[m]!)) continue;
        buildSegments(segments, endForces, 12 * m, spans, m, frame.length[m]!);
        for (let k = 0; k < parts; k++) {
          const piece = new Float64Array(12);
          for (const end of [0, 1] as const)
            forcesAt(segments, (frame.length[m]! * (k + end)) / parts, piece.subarray(6 * end, 6 * end + 6));
          out.set(m * parts + k, piece);
        }
      }
      known.set(parts, out);
      return out;
    };
    return {
      joints: jointTurns(frame, arms, endForces, isOwn),
      inside: ({ length }) => {
        const parts = length.length / frame.length.length;
        return known.get(parts) ?? cut(parts);
      },
    };
  }
}

function forcesAt({ data, count }: Segments, x: number, out: Float64Array): void {
  let s = count - 1;
  while (s > 0 && data[STRIDE * s + SEGMENT.x]! > x) s--;
  readForces(data, STRIDE * s, x - data[STRIDE * s + SEGMENT.x]!, out);
}
