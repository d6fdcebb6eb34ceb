/**
 * What bends an inclined arm turns with its node: by a turn φ about the vertical its end's slope is less by φ²/2·sin·cos of its incline, by one about the
 * level line below it more by as much, and its moment works on both. With that a turn about the vertical, in which no weight sinks, costs nothing, and a load
 * keeps its height above the node; axial forces alone find arms swinging round their post that do not, and lose the height of flat ones.
 * So it is of arms that nothing holds but their node: they turn as one with it. What goes on elsewhere bends and twists between its nodes besides, and a turn
 * about both lines, or about the level one against nothing but torsion, is lateral-torsional buckling, looked at member by member (EN 1993-1-1 6.3.2).
 */

import { gather } from "../gather.ts";
import type { Frame } from "../model/frame.ts";

/** Of the product of rise and run of a unit vector: less is level or plumb. */
const INCLINED = 1e-6;
/** cos 60°: what runs closer to a level line twists, more or less, as its node turns about that. */
const CROSSES = 0.5;
/** sin 30°: what rises more and is hinged to an arm may prop it; purlins do not. */
const LEVEL = 0.5;
/** Members of an arm: more are none. */
const LONGEST = 100;

/** Moments on a node per turn of it, by one of its members: 3×3, global axes. */
export interface JointTurn {
  member: number;
  node: number;
  block: Float64Array;
}

/** Members of such arms, and of their ends, start and end of each, those at nodes that something else holds by its bending against a turn about the level line. */
export interface Arms {
  members: ReadonlySet<number>;
  crossed: ReadonlySet<number>;
}

const inclineOf = (axes: Float64Array, m: number): number => Math.hypot(axes[9 * m]!, axes[9 * m + 1]!) * axes[9 * m + 2]!;
const isInclined = (axes: Float64Array, m: number): boolean => Math.abs(inclineOf(axes, m)) >= INCLINED;

export function armsOf(frame: Frame): Arms {
  const { start, end, axes } = frame;
  const members = new Set<number>();
  const crossed = new Set<number>();
  const all = [...start.keys()];
  if (!all.some((m) => isInclined(axes, m))) return { members, crossed };
  const rigid = new Map<number, number[]>();
  const held = new Set([...frame.supports.map(({ node }) => node), ...frame.plates.nodes.flatMap((own) => [...own])]);
  for (const m of all)
    for (const at of [0, 6] as const) {
      const node = (at ? end : start)[m]!;
      if (isRigid(frame, m, at)) gather(rigid, node, m);
      else if (Math.abs(axes[9 * m + 2]!) > LEVEL) held.add(node);
    }
  for (const m of all)
    for (const root of [start[m]!, end[m]!])
      if (!members.has(m)) for (const piece of armBeyond(frame, rigid, held, m, root)) members.add(piece);
  for (const m of members) {
    const run = Math.hypot(axes[9 * m]!, axes[9 * m + 1]!);
    const crosses = (other: number): boolean =>
      other !== m && Math.abs(axes[9 * other]! * axes[9 * m]! + axes[9 * other + 1]! * axes[9 * m + 1]!) < CROSSES * run;
    for (const at of [0, 1]) if (rigid.get((at ? end : start)[m]!)?.some(crosses)) crossed.add(2 * m + at);
  }
  return { members, crossed };
}

/** Members from a node outward along one of them, joined rigidly; none where something holds them there, or they come back. */
function armBeyond(
  { start, end }: Frame,
  rigid: ReadonlyMap<number, number[]>,
  held: ReadonlySet<number>,
  first: number,
  root: number,
): Iterable<number> {
  const out = new Set([first]);
  const nodes = [start[first] === root ? end[first]! : start[first]!];
  const seen = new Set(nodes);
  for (const node of nodes) {
    if (node === root || held.has(node) || out.size > LONGEST) return [];
    for (const m of rigid.get(node) ?? []) {
      out.add(m);
      const other = start[m] === node ? end[m]! : start[m]!;
      if (m !== first && !seen.has(other)) nodes.push(other);
      seen.add(other);
    }
  }
  return out;
}

/** Nothing turns between the member's end and its node. */
function isRigid({ connectionOf, connections }: Frame, m: number, at: 0 | 6): boolean {
  const connection = connections[connectionOf[m]!];
  return !connection || [3, 4, 5].every((direction) => connection[at + direction] === Infinity);
}

/** By the moments about its own y and z that a node puts on an end of member `m`; null where it is level or plumb, or nothing bends it upright. */
export function turnedBy(axes: Float64Array, m: number, my: number, mz: number, crossed: boolean): Float64Array | null {
  if (!isInclined(axes, m)) return null;
  const at = 9 * m;
  const run = Math.hypot(axes[at]!, axes[at + 1]!);
  const x = axes[at]! / run;
  const y = axes[at + 1]! / run;
  // About the level line across it.
  const moment = my * (axes[at + 4]! * x - axes[at + 3]! * y) + mz * (axes[at + 7]! * x - axes[at + 6]! * y);
  const k = inclineOf(axes, m) * moment;
  if (k === 0) return null;
  const rolls = crossed ? k : 0;
  return Float64Array.of(rolls * x * x, rolls * x * y, 0, rolls * x * y, rolls * y * y, 0, 0, 0, -k);
}

/** Of all arms, by the forces in their ends: twelve per member, as sections have them. */
export function jointTurns(
  frame: Frame,
  { members, crossed }: Arms,
  endForces: Float64Array,
  isOwn?: (node: number) => boolean,
): JointTurn[] {
  const { start, end, axes } = frame;
  const out: JointTurn[] = [];
  for (const m of members) {
    if (isOwn && !isOwn(start[m]!)) continue;
    for (const at of [0, 6]) {
      // As `writeInternal` makes them of what nodes put on ends.
      const sign = at ? -1 : 1;
      const [my, mz] = [sign * endForces[12 * m + at + 4]!, -sign * endForces[12 * m + at + 5]!];
      const block = turnedBy(axes, m, my, mz, crossed.has(2 * m + (at ? 1 : 0)));
      if (block) out.push({ member: m, node: (at ? end : start)[m]!, block });
    }
  }
  return out;
}

/** Twice the work of a turn of the node. */
export function turnWork({ node, block }: JointTurn, shape: Float64Array): number {
  const at = 6 * node + 3;
  let sum = 0;
  for (let i = 0; i < 3; i++) for (let j = 0; j < 3; j++) sum += shape[at + i]! * block[3 * i + j]! * shape[at + j]!;
  return sum;
}
