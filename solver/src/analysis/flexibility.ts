/**
 * How the nodes of lines move under forces on them, in a structure whose open sections keep most of their stiffness sideways and in torsion to themselves: blocks of
 * the inverse stiffness, for lateral restraint by the structure.
 */

import { buildElements, writeStiffness } from "../elements/members.ts";
import type { Frame } from "../model/frame.ts";
import { Kernel } from "../numerics/kernel.ts";
import { NodeFlexibility, pairsAmong } from "../numerics/node_flexibility.ts";
import { writeStiffness as writeShell } from "../numerics/shell/index.ts";
import type { Stiffness } from "../results/index.ts";
import { meetingTies, opposedShares } from "./opposed_ties.ts";
import { assemblePlates } from "./plates/assembly.ts";
import { buildRestraints } from "./restraints.ts";
import { pairsOf } from "./system.ts";

/**
 * What an open section offers others of its minor bending and torsional stiffness; on the rest of it, and on what others offer, it must be stable by itself. Then all
 * are together, as the energy of the whole is the sum of these. Where both flanges are declared to be held at both ends of a design member, what holds it is no part of
 * the model, and it needs less: engineering judgement.
 */
export const OFFERED = 0.1;
export const OFFERED_HELD = 0.5;
/** Share of the softest stiffness that meets a node which keeps its free directions from being singular; it holds nothing worth the name. */
const REGULAR = { offered: 1e-4, whole: 1e-9 };
/** More nodes in one line are not looked at together, since every pair of them becomes a connection. */
const MOST_NODES = 24;
/** Bytes of the factor up to which it is made. */
const MEMORY_LIMIT = 1.5e9;

/** Of each member what it offers others, or all of it. */
export type Share = keyof typeof REGULAR;

/** Null where the structure is too large or has no definite factor. `lines` name the nodes of each, `held` members that are declared to be held. */
export function flexibilityOf(
  frame: Frame,
  lines: readonly (readonly number[])[],
  share: Share,
  held: ReadonlySet<number>,
): NodeFlexibility | null {
  const nodes = frame.nodeIds.length;
  const sought = pairsAmong(
    lines.filter(({ length }) => length <= MOST_NODES),
    nodes,
  );
  const kernel = factored(frame, share, held, sought, oneWayShares(frame, share, held));
  return kernel && new NodeFlexibility(kernel, nodes, sought);
}

/** What one-way members offer whichever way a movement goes, from the flexibility of the structure without them. */
function oneWayShares(frame: Frame, share: Share, held: ReadonlySet<number>): ReadonlyMap<number, number> {
  const alone = opposedShares(frame, [], () => new Float64Array());
  const pairs = meetingTies(frame);
  if (!pairs.length) return alone;
  const ends = pairs.map((pair) => pair.flatMap((m) => [frame.start[m]!, frame.end[m]!]));
  const sought = pairsAmong(ends, frame.nodeIds.length);
  const kernel = factored(frame, share, held, sought, alone);
  if (!kernel) return alone;
  const flexibility = new NodeFlexibility(kernel, frame.nodeIds.length, sought);
  return opposedShares(frame, pairs, (nodes) => flexibility.among(nodes));
}

/** One-way supports may let go, so that they hold nothing. */
const supportedBothWays = (frame: Frame): Frame => ({
  ...frame,
  supports: frame.supports.map((one) => ({ ...one, stiffness: one.stiffness.map((k, j) => (one.sign[j] === 0 ? k : 0)) })),
});

function factored(
  frame: Frame,
  share: Share,
  declared: ReadonlySet<number>,
  sought: Int32Array,
  oneWay: ReadonlyMap<number, number>,
): Kernel | null {
  const own = softened(supportedBothWays(frame), share, declared, oneWay);
  const { held, springs } = buildRestraints(own);
  const members = own.memberIds.flatMap((_, m) => [own.start[m]!, own.end[m]!]);
  const all = Int32Array.from([...members, ...pairsOf(own.plates.nodes), ...sought]);
  const kernel = new Kernel(own.nodeIds.length, held, all, own.position);
  if (kernel.expectedBytes > MEMORY_LIMIT) return null;
  const elements = buildElements(own);
  const regular = regularOf(own, REGULAR[share]);
  const matrix = kernel.beginMatrix();
  for (let m = 0; m < own.memberIds.length; m++) {
    if (!elements.repeats[m]) writeStiffness(own, elements, m, matrix);
    kernel.addBar(own.start[m]!, own.end[m]!);
  }
  assemblePlates(own.plates, kernel, matrix, writeShell);
  for (let node = 0; node < own.nodeIds.length; node++) {
    if (held[node] === 63) continue;
    matrix.fill(0, 0, 36);
    for (let j = 0; j < 6; j++) matrix[7 * j] = springs[6 * node + j]! + regular[2 * node + (j < 3 ? 0 : 1)]!;
    kernel.addBlock(node, node, 0, 6);
  }
  kernel.beginFactor();
  while (kernel.advanceFactor(Infinity) > 0);
  return kernel.lostPivots > 0 || kernel.negativePivots > 0 ? null : kernel;
}

/** Each member with what it offers others; sections of stiffnesses of their own. */
function softened(frame: Frame, of: Share, held: ReadonlySet<number>, oneWay: ReadonlyMap<number, number>): Frame {
  const stiffnesses: Stiffness[] = [];
  const known = new Map<string, number>();
  const stiffnessOf = frame.stiffnessOf.map((stiffness, m) => {
    const tie = oneWay.get(m);
    const isClosed = ["rhs", "chs"].includes(frame.sections[frame.sectionOf[m]!]!.shape?.type ?? "");
    const share = isClosed || of === "whole" ? 1 : held.has(m) ? OFFERED_HELD : OFFERED;
    const key = `${stiffness} ${tie} ${share}`;
    let index = known.get(key);
    if (index === undefined) {
      const whole = frame.stiffnesses[stiffness]!;
      index = stiffnesses.push(tie === undefined ? offered(whole, share) : { ...whole, ea: tie * whole.ea }) - 1;
      known.set(key, index);
    }
    return index;
  });
  return { ...frame, stiffnesses, stiffnessOf };
}

function offered(whole: Stiffness, share: number): Stiffness {
  const gj = share * whole.gj;
  // About axes that are no principal ones both bend sideways.
  if (whole.eiyz !== 0) return { ...whole, eiy: share * whole.eiy, eiz: share * whole.eiz, eiyz: share * whole.eiyz, gj };
  return whole.eiz <= whole.eiy ? { ...whole, eiz: share * whole.eiz, gj } : { ...whole, eiy: share * whole.eiy, gj };
}

/** By node what keeps its movements and its turns from being singular. */
function regularOf({ nodeIds, memberIds, start, end, length, stiffnesses, stiffnessOf }: Frame, regular: number): Float64Array {
  const out = new Float64Array(2 * nodeIds.length);
  for (let m = 0; m < memberIds.length; m++) {
    const { eiy, eiz, gj } = stiffnesses[stiffnessOf[m]!]!;
    const l = length[m]!;
    const [move, turn] = [(regular * Math.min(eiy, eiz)) / l ** 3, (regular * gj) / l];
    for (const node of [start[m]!, end[m]!]) {
      out[2 * node] = out[2 * node]! + move;
      out[2 * node + 1] = out[2 * node + 1]! + turn;
    }
  }
  return out;
}
