/** Members cut in pieces: what bends between nodes becomes movements of nodes of its own. */

import type { Connection } from "../model/connections.ts";
import type { Frame } from "../model/frame.ts";

/** A stretch along a member in pieces of one length. */
export interface Stretch {
  from: number;
  to: number;
  parts: number;
}

/** Where pieces lie: each on the member `of` it, `from` so far along it. */
export interface Places {
  of: Int32Array;
  from: Float64Array;
}

export interface Cut {
  /** The original nodes come first; pieces follow each other as they do along their members, and bear their ids. */
  frame: Frame;
  places: Places;
}

export const evenly = ({ length }: Pick<Frame, "length">, parts: number): Stretch[][] =>
  Array.from(length, (to) => [{ from: 0, to, parts }]);

/** `stretches` are those of each member, from its start to its end. */
export function cutMembers(frame: Frame, stretches: readonly (readonly Stretch[])[]): Cut {
  const counts = stretches.map((own) => own.reduce((sum, { parts }) => sum + parts, 0));
  const pieces = counts.reduce((sum, count) => sum + count, 0);
  const nodes = frame.nodeIds.length;
  const of = new Int32Array(pieces);
  const from = new Float64Array(pieces);
  const length = new Float64Array(pieces);
  const start = new Int32Array(pieces);
  const end = new Int32Array(pieces);
  const nodeIds = [...frame.nodeIds];
  const position = new Float64Array(3 * (nodes + pieces - counts.length));
  position.set(frame.position);
  const axes = new Float64Array(9 * pieces);
  const offset = new Float64Array(6 * pieces);
  const offsetMembers: number[] = [];
  const armed = new Set(frame.offsetMembers);
  let p = 0;
  let next = nodes;
  stretches.forEach((own, m) => {
    const first = p;
    for (const stretch of own)
      for (let k = 0; k < stretch.parts; k++, p++) {
        const along = stretch.from + ((stretch.to - stretch.from) * k) / stretch.parts;
        of[p] = m;
        from[p] = along;
        length[p] = (stretch.to - stretch.from) / stretch.parts;
        for (let c = 0; c < 9; c++) axes[9 * p + c] = frame.axes[9 * m + c]!;
        start[p] = frame.start[m]!;
        if (p === first) continue;
        start[p] = end[p - 1] = next++;
        nodeIds.push(`${frame.memberIds[m]} at ${p - first}/${counts[m]}`);
        for (let c = 0; c < 3; c++)
          position[3 * start[p]! + c] =
            frame.position[3 * frame.start[m]! + c]! + frame.offset[6 * m + c]! + along * frame.axes[9 * m + c]!;
      }
    end[p - 1] = frame.end[m]!;
    for (let c = 0; c < 3; c++) {
      offset[6 * first + c] = frame.offset[6 * m + c]!;
      offset[6 * (p - 1) + 3 + c] = frame.offset[6 * m + 3 + c]!;
    }
    if (armed.has(m)) offsetMembers.push(first, p - 1);
  });
  const each = <T>(values: ArrayLike<T>): T[] => Array.from(of, (m) => values[m]!);
  return {
    places: { of, from },
    frame: {
      ...frame,
      nodeIds,
      position,
      memberIds: each(frame.memberIds),
      start,
      end,
      length,
      axes,
      offset,
      offsetMembers,
      stiffnessOf: Int32Array.from(each(frame.stiffnessOf)),
      sectionOf: Int32Array.from(each(frame.sectionOf)),
      materialOf: Int32Array.from(each(frame.materialOf)),
      sign: Int8Array.from(each(frame.sign)),
      ...outerConnections(frame, of),
    },
  };
}

/** Hinges stay at a member's own ends; one that spins freely keeps its start where it is cut, or its pieces would spin as well. */
function outerConnections(frame: Frame, of: Int32Array): Pick<Frame, "connectionOf" | "connections"> {
  const connections: Connection[] = [];
  for (const whole of frame.connections) {
    const start = new Float64Array(12).fill(Infinity);
    const end = start.slice();
    start.set(whole.subarray(0, 6));
    end.set(whole.subarray(6), 6);
    if (whole[3] === 0 && whole[9] === 0) start[3] = Infinity;
    connections.push(whole, start, end);
  }
  const connectionOf = Int32Array.from(of, (m, p) => {
    const own = frame.connectionOf[m]!;
    if (own < 0) return -1;
    const [first, last] = [of[p - 1] !== m, of[p + 1] !== m];
    return first ? 3 * own + (last ? 0 : 1) : last ? 3 * own + 2 : -1;
  });
  return { connectionOf, connections };
}

export interface Refined {
  /** The original nodes come first; piece k of member m is m·parts + k and bears its member's id. */
  frame: Frame;
  parts: number;
  places: Places;
}
