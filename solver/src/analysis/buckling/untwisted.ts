/**
 * Open members that closed ones hold, as if none twisted by itself: what bends them turns with the closed member's node, all of it, as of the exact rod
 * (`elements/coupling.ts`), and what 6.3.2 looks at member by member, their own twist, is left out. Each is stiff against torque along its line, and as soft
 * as it is at the far end, so that it holds the closed member no more than it does.
 */

import type { Frame } from "../../model/frame.ts";
import { gather } from "../../results/gather.ts";
import { closedMembers } from "../second_order/coupling.ts";
import { armsOf } from "../second_order/joints.ts";

/** cos 60°: what turns more at a node goes another way. */
const ONWARD = 0.5;
/** cos 1°: what turns less lies on one line. */
const STRAIGHT = 1 - 1.5e-4;
/** Of its larger stiffness in bending, against torque: its own twist is out of the way. */
const STIFF = 100;

/** The structure so, and whose bending and torque turn with them; undefined where no open member is held so. */
export function untwisted(frame: Frame, near: boolean): { frame: Frame; coupled: ReadonlySet<number> } | undefined {
  const closed = closedMembers(frame);
  if (!closed.size || closed.size === frame.start.length) return undefined;
  const springs = springsOf(frame, closed, near);
  if (isAlone(frame, closed, springs)) return undefined;
  const stiffnesses = [...frame.stiffnesses];
  const stiffnessOf = frame.stiffnessOf.slice();
  const connections = [...frame.connections];
  const connectionOf = frame.connectionOf.slice();
  const stiff = new Map<number, number>();
  for (const [m, { at, flexibility }] of springs) {
    const own = stiffnessOf[m]!;
    const { eiy, eiz } = stiffnesses[own]!;
    if (!stiff.has(own)) stiff.set(own, stiffnesses.push({ ...stiffnesses[own]!, gj: STIFF * Math.max(eiy, eiz) }) - 1);
    stiffnessOf[m] = stiff.get(own)!;
    if (!flexibility) continue;
    const connection = connections[connectionOf[m]!]?.slice() ?? new Float64Array(12).fill(Infinity);
    connection[at + 3] = 1 / (1 / connection[at + 3]! + flexibility);
    connectionOf[m] = connections.push(connection) - 1;
  }
  return { frame: { ...frame, stiffnesses, stiffnessOf, connections, connectionOf }, coupled: new Set([...closed, ...springs.keys()]) };
}

/** Nothing meets them but what they stand on: such turn with its node as they are, and purlins with hinges hold a place too. */
function isAlone(frame: Frame, closed: ReadonlySet<number>, arms: ReadonlyMap<number, Spring>): boolean {
  const { start, end } = frame;
  const alone = armsOf(frame, closed);
  const nodes = new Set([...arms.keys()].flatMap((m) => [start[m]!, end[m]!]));
  const meets = (m: number): boolean => nodes.has(start[m]!) || nodes.has(end[m]!);
  return [...start.keys()].every((m) => (arms.has(m) ? alone.has(m) : closed.has(m) || !meets(m)));
}

/** How far a member's far end twists against its node, rad per torque. */
interface Spring {
  at: number;
  flexibility: number;
}

/** Outward from closed members along the lines of open ones: a line is one piece up to what else holds it, or to where it is met from its other end. */
function springsOf(frame: Frame, closed: ReadonlySet<number>, near: boolean): Map<number, Spring> {
  const { start, end, length, stiffnesses, stiffnessOf } = frame;
  // Of each node those that pass bending on to it: none where a line ends in hinges.
  const joined = frame.nodeIds.map((): number[] => []);
  for (const m of start.keys()) for (const at of [0, 6] as const) if (bends(frame, m, at)) joined[(at ? end : start)[m]!]!.push(m);
  const supported = new Set(frame.supports.filter(({ stiffness }) => stiffness.some((k, j) => j > 2 && k !== 0)).map(({ node }) => node));
  for (const own of frame.plates.nodes) for (const node of own) supported.add(node);
  // What lies between a node and whatever holds it against twist.
  const reached = new Map<number, number>();
  for (const [node, members] of joined.entries()) if (members.some((m) => closed.has(m))) reached.set(node, 0);
  const roots = new Set(reached.keys());
  const out = new Map<number, Spring>();
  const cameBy = new Map<number, number[]>();
  for (const [node] of reached)
    for (const m of joined[node]!) {
      const from = cameBy.get(node);
      if (out.has(m) || closed.has(m) || !(stiffnesses[stiffnessOf[m]!]!.gj > 0)) continue;
      if (!roots.has(node) && !from?.some((one) => along(frame, one, m) > ONWARD)) continue;
      const at = start[m] === node ? 6 : 0;
      if (!twists(frame, m, at ? 0 : 6)) continue;
      const far = (at ? end : start)[m]!;
      const flexibility = reached.get(node)! + length[m]! / stiffnesses[stiffnessOf[m]!]!.gj;
      const known = reached.get(far);
      const turns = joined[far]!.some((one) => along(frame, one, m) < STRAIGHT);
      const holds = known !== undefined || turns || supported.has(far);
      const on = near && turns && !supported.has(far) ? 6 - at : at;
      out.set(m, { at: on, flexibility: holds ? flexibility + (known ?? 0) : 0 });
      gather(cameBy, far, m);
      if (known === undefined) reached.set(far, holds ? 0 : flexibility);
    }
  return out;
}

/** |cos| of the angle between two members. */
const along = ({ axes }: Frame, one: number, other: number): number =>
  Math.abs([0, 1, 2].reduce((sum, c) => sum + axes[9 * one + c]! * axes[9 * other + c]!, 0));

const springOf = ({ connectionOf, connections }: Frame, m: number, direction: number): number =>
  connections[connectionOf[m]!]?.[direction] ?? Infinity;

/** It passes bending on to the node at one of its ends. */
const bends = (frame: Frame, m: number, at: 0 | 6): boolean => springOf(frame, m, at + 4) > 0 || springOf(frame, m, at + 5) > 0;

/** It turns about itself with that node. */
const twists = (frame: Frame, m: number, at: 0 | 6): boolean => springOf(frame, m, at + 3) === Infinity;
