/**
 * What bends an arm turns with its node: the tangent t of its end goes by φ × t + φ × (φ × t)/2, and its moment m works on the second as well, by
 * (φ·t)·(φ·(m × t))/2. With that a turn about the vertical, in which no weight sinks, costs nothing, and a load keeps its height above the node; axial forces
 * alone find rising arms swinging round their post that do not, and lose the height of flat ones.
 * So it is of all that stands on one node alone, which turns as one with it. What is held elsewhere too bends and twists between its nodes besides. Turns about
 * the post together with those across it are its lateral-torsional buckling, which is looked at member by member (EN 1993-1-1 6.3.2).
 */

import type { Frame } from "../../model/frame.ts";

/** Rise or run of a unit vector: less is level or plumb. */
const INCLINED = 1e-6;
/** sin 30°: what rises more and is hinged may prop an arm, or hang on it; purlins do neither. */
const LEVEL = 0.5;
/** Members of an arm: more are none. */
const LONGEST = 100;
const PLUMB = Float64Array.of(0, 0, 1);

/** Moments on a node per turn of it, by one of its members: 3×3, global axes. */
export interface JointTurn {
  node: number;
  block: Float64Array;
}

/** The axis of what an arm stands on, and how much of its second-order slope counts: what couples turns about that axis with those across it, and the rest. */
export interface Stand {
  axis: Float64Array;
  couples: number;
  rest: number;
}

/** Members of such arms. */
export type Arms = ReadonlyMap<number, Stand>;

/** Closed members have their own slope along with their bending, and stand on closed ones with all of it. */
export function armsOf(frame: Frame, closed: ReadonlySet<number>): Arms {
  const { start, end, axes } = frame;
  const out = new Map<number, Stand>();
  const all = [...start.keys()];
  const rise = (m: number): number => Math.abs(axes[9 * m + 2]!);
  if (!closed.size && !all.some((m) => rise(m) > INCLINED && rise(m) < 1 - INCLINED ** 2)) return out;
  const held = new Set([...frame.supports.map(({ node }) => node), ...frame.plates.nodes.flatMap((own) => [...own])]);
  // Of each node: none where all that meets there does so by hinges.
  const joined = frame.nodeIds.map((): number[] => []);
  for (const m of all)
    for (const at of [0, 6] as const) if (isRigid(frame, m, at) || rise(m) > LEVEL) joined[(at ? end : start)[m]!]!.push(m);
  // From a foot along its post; elsewhere posts are taken as plumb.
  for (const isFoot of [true, false])
    for (const m of all)
      for (const root of [start[m]!, end[m]!]) {
        if (out.has(m) || held.has(root) !== isFoot) continue;
        const axis = isFoot ? axes.slice(9 * m, 9 * m + 3) : PLUMB;
        const arm = new Set(armBeyond(frame, joined, held, m, root));
        if (!arm.size) continue;
        const stands = isFoot ? [m] : joined[root]!.filter((one) => !arm.has(one));
        const couples = stands.some((one) => closed.has(one)) ? 1 : 0;
        for (const piece of arm) {
          const own = closed.has(piece) ? 1 : 0;
          out.set(piece, { axis, couples: couples - own, rest: 1 - own });
        }
      }
  return out;
}

/** Members that hang together beyond a node, outward along one of them; none where something else holds them. */
function armBeyond(
  { start, end }: Frame,
  joined: readonly (readonly number[])[],
  held: ReadonlySet<number>,
  first: number,
  root: number,
): Iterable<number> {
  const out = new Set([first]);
  const seen = new Set([root, start[first]!, end[first]!]);
  for (const node of seen) {
    if (node === root) continue;
    if (held.has(node) || out.size > LONGEST) return [];
    for (const m of joined[node]!) {
      out.add(m);
      seen.add(start[m]!).add(end[m]!);
    }
  }
  return out;
}

/** Nothing turns between the member's end and its node. */
function isRigid({ connectionOf, connections }: Frame, m: number, at: 0 | 6): boolean {
  const connection = connections[connectionOf[m]!];
  return !connection || [3, 4, 5].every((direction) => connection[at + direction] === Infinity);
}

/** By the moments about its own y and z that a node puts on an end of member `m`. */
export function turnedBy(axes: Float64Array, m: number, my: number, mz: number, { axis: post, couples, rest }: Stand): Float64Array {
  const t = axes.subarray(9 * m, 9 * m + 3);
  const lever = t.map((_, c) => mz * axes[9 * m + 3 + c]! - my * axes[9 * m + 6 + c]!);
  const [a, b] = [along(t, post), along(lever, post)];
  const block = new Float64Array(9);
  for (let i = 0; i < 3; i++)
    for (let j = 0; j < 3; j++) {
      const all = (t[i]! * lever[j]! + t[j]! * lever[i]!) / 2;
      const coupled =
        ((b * t[i]! + a * lever[i]!) * post[j]! + (b * t[j]! + a * lever[j]!) * post[i]!) / 2 - 2 * a * b * post[i]! * post[j]!;
      block[3 * i + j] = rest * all + (couples - rest) * coupled;
    }
  return block;
}

const along = (a: Float64Array, b: Float64Array): number => a[0]! * b[0]! + a[1]! * b[1]! + a[2]! * b[2]!;

/** Of all arms, by the forces in their ends: twelve per member, as sections have them. */
export function jointTurns(
  { start, end, axes }: Frame,
  arms: Arms,
  endForces: Float64Array,
  isOwn?: (node: number) => boolean,
): JointTurn[] {
  const out: JointTurn[] = [];
  for (const [m, stand] of arms) {
    if (isOwn && !isOwn(start[m]!)) continue;
    for (const at of [0, 6]) {
      // As `writeInternal` makes them of what nodes put on ends.
      const sign = at ? -1 : 1;
      const [my, mz] = [sign * endForces[12 * m + at + 4]!, -sign * endForces[12 * m + at + 5]!];
      out.push({ node: (at ? end : start)[m]!, block: turnedBy(axes, m, my, mz, stand) });
    }
  }
  return out;
}

/** Twice the work of a turn of the node. */
export function turnWork({ node, block }: JointTurn, shape: Float64Array): number {
  const at = 6 * node + 3;
  let sum = 0;
  for (let i = 0; i < 9; i++) sum += shape[at + Math.floor(i / 3)]! * block[i]! * shape[at + (i % 3)]!;
  return sum;
}
