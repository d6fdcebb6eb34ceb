/** The structure with every member in pieces: what bends between nodes becomes movements of nodes of its own. */

import type { Connection } from "../../model/connections.ts";
import type { Frame } from "../../model/frame.ts";
import type { CaseLoads } from "../../model/loads.ts";
import type { MemberLoads } from "../../results/index.ts";

/**
 * Pieces per member. The critical load of a clamped column, the hardest that one member can be, comes out 0.05 % high with
 * eight and 0.75 % high with four (a pinned one 0.003 % and 0.05 %); beyond this many members four keep the time in bounds.
 */
const FINE = 8;
const COARSE = 4;
const FINE_UP_TO = 2000;

export const partsFor = (members: number): number => (members <= FINE_UP_TO ? FINE : COARSE);

export interface Refined {
  /** The original nodes come first; piece k of member m is m·parts + k and bears its member's id. */
  frame: Frame;
  parts: number;
}

export function refine(frame: Frame, parts: number): Refined {
  const count = frame.memberIds.length;
  const nodes = frame.nodeIds.length;
  const pieces = count * parts;
  const each = <T>(values: ArrayLike<T>): T[] => Array.from({ length: pieces }, (_, p) => values[Math.floor(p / parts)]!);
  const start = new Int32Array(pieces);
  const end = new Int32Array(pieces);
  const nodeIds = [...frame.nodeIds];
  const position = new Float64Array(3 * (nodes + count * (parts - 1)));
  position.set(frame.position);
  const axes = new Float64Array(9 * pieces);
  const offset = new Float64Array(6 * pieces);
  for (let m = 0; m < count; m++) {
    const first = nodes + m * (parts - 1);
    for (let k = 0; k < parts; k++) {
      const p = m * parts + k;
      start[p] = k === 0 ? frame.start[m]! : first + k - 1;
      end[p] = k === parts - 1 ? frame.end[m]! : first + k;
      for (let c = 0; c < 9; c++) axes[9 * p + c] = frame.axes[9 * m + c]!;
      if (k === 0) continue;
      nodeIds.push(`${frame.memberIds[m]} at ${k}/${parts}`);
      const along = (frame.length[m]! * k) / parts;
      for (let c = 0; c < 3; c++) {
        position[3 * (first + k - 1) + c] =
          frame.position[3 * frame.start[m]! + c]! + frame.offset[6 * m + c]! + along * frame.axes[9 * m + c]!;
      }
    }
    for (let c = 0; c < 3; c++) {
      offset[6 * m * parts + c] = frame.offset[6 * m + c]!;
      offset[6 * (m * parts + parts - 1) + 3 + c] = frame.offset[6 * m + 3 + c]!;
    }
  }
  return {
    parts,
    frame: {
      ...frame,
      nodeIds,
      position,
      memberIds: each(frame.memberIds),
      start,
      end,
      length: Float64Array.from(each(frame.length), (length) => length / parts),
      axes,
      offset,
      offsetMembers: frame.offsetMembers.flatMap((m) => [m * parts, m * parts + parts - 1]),
      stiffnessOf: Int32Array.from(each(frame.stiffnessOf)),
      sectionOf: Int32Array.from(each(frame.sectionOf)),
      materialOf: Int32Array.from(each(frame.materialOf)),
      sign: Int8Array.from(each(frame.sign)),
      ...outerConnections(frame, parts),
    },
  };
}

/** Hinges stay at a member's own ends; one that spins freely keeps its start, or its pieces would spin as well. */
function outerConnections(frame: Frame, parts: number): Pick<Frame, "connectionOf" | "connections"> {
  const connections: Connection[] = [];
  for (const whole of frame.connections) {
    const start = new Float64Array(12).fill(Infinity);
    const end = start.slice();
    start.set(whole.subarray(0, 6));
    end.set(whole.subarray(6), 6);
    if (whole[3] === 0 && whole[9] === 0) start[3] = Infinity;
    connections.push(start, end);
  }
  const connectionOf = new Int32Array(frame.memberIds.length * parts).fill(-1);
  frame.connectionOf.forEach((c, m) => {
    if (c < 0) return;
    connectionOf[m * parts] = 2 * c;
    connectionOf[m * parts + parts - 1] = 2 * c + 1;
  });
  return { connectionOf, connections };
}

/** Loads cut where pieces meet. */
export function refineLoads(own: CaseLoads, whole: Frame, { frame, parts }: Refined): CaseLoads {
  const nodal = new Float64Array(6 * frame.nodeIds.length);
  nodal.set(own.nodal);
  return { ...own, nodal, member: cutLoads(own.member, whole.length, parts) };
}

function cutLoads({ lines, points, strains, weights }: MemberLoads, length: Float64Array, parts: number): MemberLoads {
  const out: MemberLoads = { lines: [], points: [], strains: [], weights: [] };
  for (let i = 0; i < lines.length; i += 9) cutLine(lines, i, length[lines[i]!]! / parts, parts, out.lines);
  for (let i = 0; i < points.length; i += 8) {
    const h = length[points[i]!]! / parts;
    const x = points[i + 1]!;
    const k = Math.max(0, Math.min(parts - 1, Math.floor(x / h)));
    out.points.push(points[i]! * parts + k, Math.max(0, Math.min(h, x - k * h)), ...points.slice(i + 2, i + 8));
  }
  for (const [from, to] of [
    [strains, out.strains],
    [weights, out.weights],
  ] as const) {
    for (let i = 0; i < from.length; i += 4)
      for (let k = 0; k < parts; k++) to.push(from[i]! * parts + k, from[i + 1]!, from[i + 2]!, from[i + 3]!);
  }
  return out;
}

function cutLine(lines: number[], i: number, h: number, parts: number, out: number[]): void {
  const [from, to] = [lines[i + 1]!, lines[i + 2]!];
  const near = 1e-12 * h * parts;
  const at = (x: number, c: number): number => lines[i + 3 + c]! + ((x - from) / (to - from)) * (lines[i + 6 + c]! - lines[i + 3 + c]!);
  for (let k = 0; k < parts; k++) {
    const a = Math.max(from, k * h);
    const b = Math.min(to, (k + 1) * h);
    if (b - a <= near) continue;
    const begins = a - k * h <= near ? 0 : a - k * h;
    const ends = (k + 1) * h - b <= near ? h : b - k * h;
    out.push(lines[i]! * parts + k, begins, ends, at(a, 0), at(a, 1), at(a, 2), at(b, 0), at(b, 1), at(b, 2));
  }
}
