/** How far sets move the structure. A box around the movement of each member tells who cannot be furthest, so that few are looked at closely. */
import type { CombinationResults, LoadCaseResults, Results, Stations } from "handoff-solver";
import { endsOf, type Reach, reachOf } from "handoff-solver/statics";
import type { ShapeValues } from "../results/sets.ts";
import { sagsOf, structureReach } from "./sagging.ts";

type Solved = LoadCaseResults | CombinationResults;

/** Closer than this, as a share, two movements are one: a member's end moves with its node. */
const ALIKE = 1e-9;

export interface Moved {
  largest: ShapeValues["largest"];
  /** By member, as `sagsOf` has them. */
  sags: number[];
}

/**
 * By member, no less than the furthest that one of its points moves. Where its nodes' movement and its deflection from the chord come to `least` together,
 * closer: a box around the movements of its own ends in local axes and the exact deflections.
 */
export function boundsOf(results: Results, set: Solved, least = 0): Float64Array {
  const { length, start, end, stiffness, stiffnesses, hinged, offsets } = results.members;
  const { n, deflection, deflection_y: y, deflection_z: z } = set.extrema;
  const moved = nodesOf(set);
  // Their ends do not move with their nodes.
  const apart = new Set([...hinged, ...offsets.map(({ member }) => member), ...set.idle_members]);
  return Float64Array.from(length, (own, m) => {
    // A strain leaves the straight line between two ends by a quarter of its range times the length at most.
    const off = (own * (n.max[m]! - n.min[m]!)) / (4 * stiffnesses[stiffness[m]!]!.ea);
    const most = apart.has(m) ? Infinity : Math.max(moved[start[m]!]!, moved[end[m]!]!) + deflection.max[m]! + off;
    if (most < least) return most;
    const ends = endsOf(results, m, set);
    const reach = (k: number, below: number, above: number): number =>
      Math.max(Math.max(ends[k]!, ends[6 + k]!) + above, -(Math.min(ends[k]!, ends[6 + k]!) + below));
    return Math.min(most, Math.hypot(reach(0, -off, off), reach(1, y.min[m]!, y.max[m]!), reach(2, z.min[m]!, z.max[m]!)));
  });
}

const nodesOf = ({ displacements: u }: Solved): Float64Array =>
  Float64Array.from({ length: u.length / 6 }, (_, i) => Math.hypot(u[6 * i]!, u[6 * i + 1]!, u[6 * i + 2]!));

/** The furthest of `members` that moves `least` or more; of those alike the first. */
function furthestOf(members: number[], bounds: Float64Array, least: number, look: (member: number) => Stations): Reach | null {
  let best: Reach | null = null;
  for (const member of members.filter((m) => bounds[m]! > 0 && bounds[m]! >= least).sort((a, b) => bounds[b]! - bounds[a]!)) {
    if (best && bounds[member]! < best.value * (1 - ALIKE)) break;
    const { value, x } = reachOf(look(member));
    const beyond = best ? value / best.value - 1 : value >= least ? 1 : -1;
    if (beyond > ALIKE || (best && beyond >= -ALIKE && member < best.member)) best = { value, x, member };
  }
  return best;
}

/** `isBar`: members that carry axial force alone; `look` reads one of them closely. */
export function movedBy(
  results: Results,
  set: Solved,
  isBar: readonly boolean[],
  look: (member: number) => Stations,
  known?: Float64Array,
): Moved {
  const nodes = nodesOf(set);
  const node = nodes.reduce((top, value, i) => (value > (nodes[top] ?? 0) ? i : top), -1);
  const least = (nodes[node] ?? 0) * (1 - ALIKE);
  const bounds = known ?? boundsOf(results, set, least);
  const all = results.members.ids.map((_, m) => m);
  const beams = all.filter((m) => !isBar[m]);
  const beam = furthestOf(beams, bounds, least, look);
  const sags = sagsOf(set, Math.max(beam?.value ?? 0, structureReach(set, isBar)), isBar);
  const bars = all.filter((m) => isBar[m] && !sags[m]);
  const bar = furthestOf(bars, bounds, Math.max(least, beam?.value ?? 0), look);
  const member = bar && bar.value > (beam?.value ?? 0) * (1 + ALIKE) ? bar : beam;
  // Only plates and what sags move nodes further than members.
  const largest = member ? { ...member, node: null } : { value: nodes[node] ?? 0, member: 0, x: 0, node: node < 0 ? null : node };
  return { largest, sags };
}

/** Of an envelope's sets the one that moves furthest, the first of those alike: only sets whose bounds reach so far are looked at. */
export function furthestSet<T extends Solved>(
  results: Results,
  sets: readonly T[],
  isBar: readonly boolean[],
  look: (set: T, member: number) => Stations,
): T {
  let best = { at: 0, value: 0 };
  const reaches = sets.map((set) => structureReach(set, isBar));
  for (const at of [...sets.keys()].sort((a, b) => reaches[b]! - reaches[a]!)) {
    const set = sets[at]!;
    const least = best.value * (1 - ALIKE);
    const bounds = boundsOf(results, set, least);
    if (mostOf(set, bounds, isBar, reaches[at]!) < least) continue;
    const { value } = movedBy(results, set, isBar, (member) => look(set, member), bounds).largest;
    if (value > best.value * (1 + ALIKE) || (value >= least && at < best.at)) best = { at, value };
  }
  return sets[best.at]!;
}

/** No less than a set moves the structure; bars that surely sag further than the rest moves do not count. */
function mostOf({ extrema }: Solved, bounds: Float64Array, isBar: readonly boolean[], reach: number): number {
  const rest = bounds.reduce((most, value, m) => (isBar[m] ? most : Math.max(most, value)), reach);
  const sags = extrema.deflection.max.some((value, m) => isBar[m] && value > rest);
  return sags ? rest : bounds.reduce((a, b) => Math.max(a, b), rest);
}
