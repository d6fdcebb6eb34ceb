/** Straight runs of members that nothing meets between their ends: a beam cut in pieces is one beam to what it holds. */

import { dot } from "../model/vectors.ts";
import { eliminate } from "../numerics/elimination.ts";
import { gather } from "../results/gather.ts";
import type { CheckMember, Vector } from "./context.ts";
import type { Joints } from "./joints.ts";
import { designsOf } from "./target.ts";

/** Pieces in order from `from` to `to`. */
export interface Run {
  pieces: readonly CheckMember[];
  from: string;
  to: string;
}

/** Members this close to one line (cosine short of 1) are straight, and places this close (m) are one. */
const STRAIGHT = 1e-9;
const SAME_PLACE = 1e-9;

const DOFS = ["ux", "uy", "uz", "rx", "ry", "rz"] as const;

const other = (member: CheckMember, node: string): string => (member.start === node ? member.end : member.start);

/** The model's members as runs. Ends of design members end a run, so that it belongs to one of them whole or not at all. */
export function runsOf(members: readonly CheckMember[], joints: Joints): Run[] {
  const meeting = new Map<string, CheckMember[]>();
  for (const member of members) for (const node of [member.start, member.end]) gather(meeting, node, member);
  const ends = designEnds(joints);
  const next = (member: CheckMember, node: string): CheckMember | null => {
    const around = meeting.get(node) as CheckMember[];
    if (around.length !== 2 || ends.has(node) || joints.held(node, 2)) return null;
    const one = (around[0] === member ? around[1] : around[0]) as CheckMember;
    return one !== member && goesOn(member, one, node, joints) ? one : null;
  };
  const taken = new Set<CheckMember>();
  return members.flatMap((member): Run[] => {
    if (taken.has(member)) return [];
    const beyond = (start: string): { pieces: CheckMember[]; node: string } => {
      const pieces: CheckMember[] = [];
      let at = member;
      let node = start;
      for (let one = next(at, node); one; one = next(at, node)) {
        pieces.push(one);
        at = one;
        node = other(one, node);
      }
      return { pieces, node };
    };
    const back = beyond(member.start);
    const forth = beyond(member.end);
    const pieces = [...back.pieces.reverse(), member, ...forth.pieces];
    for (const piece of pieces) taken.add(piece);
    return [{ pieces, from: back.node, to: forth.node }];
  });
}

/** Nodes where some design member ends, or its members do not follow each other. */
function designEnds({ context }: Joints): Set<string> {
  const out = new Set<string>();
  for (const design of designsOf(context)) {
    const count = new Map<string, number>();
    for (const id of design.members) {
      const member = context.member(id);
      if (member) for (const node of [member.start, member.end]) count.set(node, (count.get(node) ?? 0) + 1);
    }
    for (const [node, times] of count) if (times !== 2) out.add(node);
  }
  return out;
}

/** Beam into beam, straight on, with nothing released between them. */
function goesOn(a: CheckMember, b: CheckMember, node: string, joints: Joints): boolean {
  if (a.type !== "beam" || b.type !== "beam" || Math.abs(dot(a.axes.x, b.axes.x)) < 1 - STRAIGHT) return false;
  const at = (one: CheckMember): Vector => (one.start === node ? one.from : one.to);
  if (at(a).some((value, c) => Math.abs(value - (at(b)[c] as number)) > SAME_PLACE)) return false;
  return [a, b].every((one) => {
    const hinge = one.start === node ? one.start_hinge : one.end_hinge;
    return hinge === undefined || DOFS.every((dof) => joints.left(hinge, dof) === Infinity);
  });
}

/** Stiffness of a run between its ends, 12×12 in global axes, `from` first; halves are joined, so that many short pieces cost no digits. */
export function runStiffness({ pieces, from }: Run, stiffness: (member: CheckMember, near: string) => Float64Array): Float64Array {
  const starts = [from];
  for (const piece of pieces) starts.push(other(piece, starts.at(-1) as string));
  const between = (a: number, b: number): Float64Array => {
    if (b - a === 1) return Float64Array.from(stiffness(pieces[a] as CheckMember, starts[a] as string));
    const middle = (a + b) >> 1;
    return joined(between(a, middle), between(middle, b));
  };
  return between(0, pieces.length);
}

/** Two stiffnesses in a row as one: the six freedoms between them give way. */
function joined(a: Float64Array, b: Float64Array): Float64Array {
  const sum = new Float64Array(324);
  for (let r = 0; r < 12; r++)
    for (let c = 0; c < 12; c++) {
      sum[18 * r + c] = (sum[18 * r + c] as number) + (a[12 * r + c] as number);
      sum[18 * (r + 6) + c + 6] = (sum[18 * (r + 6) + c + 6] as number) + (b[12 * r + c] as number);
    }
  for (let j = 6; j < 12; j++) eliminate(sum, 18, j, sum[19 * j] as number);
  const out = new Float64Array(144);
  const at = (i: number): number => (i < 6 ? i : i + 6);
  for (let r = 0; r < 12; r++) for (let c = 0; c < 12; c++) out[12 * r + c] = sum[18 * at(r) + at(c)] as number;
  return out;
}
