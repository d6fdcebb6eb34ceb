/** Continuous lines of members: members that go on through a node without a hinge bend as one, in a straight line or round a bend. */

import type { Frame } from "../model/frame.ts";

/** Two members that leave a node within 45° of opposite directions are one line. */
const ONWARD = -Math.SQRT1_2;
/** Where more members meet, no lines are sought: a hub of thousands must not cost its square. */
const MEETING = 32;

export interface ContinuousLine {
  /** In their order along the line. */
  members: readonly number[];
  /** Each once. */
  nodes: readonly number[];
  /** Of each member its start and its end, as places in `nodes`. */
  ends: readonly (readonly [start: number, end: number])[];
}

/** Every member is in one line. */
export function continuousLines(frame: Frame): ContinuousLine[] {
  const { start, end, memberIds } = frame;
  const onward = links(frame);
  const taken = new Uint8Array(memberIds.length);
  const beyond = (first: number, from: number): number[] => {
    const out: number[] = [];
    let [m, node] = [first, from];
    for (;;) {
      const next = onward[2 * m + (start[m] === node ? 0 : 1)]!;
      if (next < 0 || taken[next]) return out;
      taken[next] = 1;
      out.push(next);
      [m, node] = [next, start[next] === node ? end[next]! : start[next]!];
    }
  };
  const lines: ContinuousLine[] = [];
  for (let m = 0; m < memberIds.length; m++) {
    if (taken[m]) continue;
    taken[m] = 1;
    const behind = beyond(m, end[m]!);
    lines.push(lineOf([...beyond(m, start[m]!).reverse(), m, ...behind], frame));
  }
  return lines;
}

function lineOf(members: readonly number[], { start, end }: Frame): ContinuousLine {
  const places = new Map<number, number>();
  const place = (node: number): number => {
    let at = places.get(node);
    if (at === undefined) places.set(node, (at = places.size));
    return at;
  };
  const ends = members.map((m) => [place(start[m]!), place(end[m]!)] as const);
  return { members, nodes: [...places.keys()], ends };
}

/** Of each member's start and end the member that goes on there, −1 where none does: each is the other's straightest. */
function links(frame: Frame): Int32Array {
  const { start, end, nodeIds, memberIds } = frame;
  const meeting: number[][] = nodeIds.map(() => []);
  for (let m = 0; m < memberIds.length; m++) {
    if (!isHinged(frame, m, 0)) meeting[start[m]!]!.push(2 * m);
    if (!isHinged(frame, m, 1)) meeting[end[m]!]!.push(2 * m + 1);
  }
  const out = new Int32Array(2 * memberIds.length).fill(-1);
  for (const around of meeting) {
    if (around.length < 2 || around.length > MEETING) continue;
    const best = around.map((one) => straightest(frame, one, around));
    around.forEach((one, i) => {
      const j = best[i]!;
      if (j >= 0 && best[j] === i) out[one] = around[j]! >> 1;
    });
  }
  return out;
}

function straightest(frame: Frame, one: number, around: readonly number[]): number {
  let [best, least] = [-1, ONWARD];
  around.forEach((other, i) => {
    const cosine = other >> 1 === one >> 1 ? 1 : between(frame, one, other);
    if (cosine < least - 1e-9) [best, least] = [i, cosine];
  });
  return best;
}

/** Cosine of the angle between two members where they leave a node. */
function between({ axes }: Frame, one: number, other: number): number {
  const [a, b] = [9 * (one >> 1), 9 * (other >> 1)];
  const cosine = axes[a]! * axes[b]! + axes[a + 1]! * axes[b + 1]! + axes[a + 2]! * axes[b + 2]!;
  return (one & 1) === (other & 1) ? cosine : -cosine;
}

function isHinged({ connectionOf, connections }: Frame, m: number, end: 0 | 1): boolean {
  const connection = connections[connectionOf[m]!];
  return connection?.subarray(6 * end, 6 * end + 6).some((stiffness) => stiffness !== Infinity) ?? false;
}
