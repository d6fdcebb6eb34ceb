/** What a failed pivot means, and loads on rotations that nothing resists: refusals that name the node. */

import { moving, outOfPlane, upright } from "../../elements/free_motions.ts";
import type { Frame } from "../../model/frame.ts";
import { largest } from "../../numerics/largest.ts";
import { some } from "../../results/counts.ts";
import { SolveError } from "../../results/error.ts";
import { DIRECTIONS, type Direction } from "../../results/index.ts";
import type { Strains } from "../accuracy/strain.ts";
import type { System, Turn } from "../system.ts";
import { judgePivots, type Mechanism } from "./mechanism.ts";

/** Nodes of further mechanisms that are named. */
const NAMED = 5;

/**
 * Look at pivots below a ratio; returns those that round-off took although motion there costs energy, and those that only turn. One that
 * turns although it is held is refused: to hold it once more would change nothing, and holding would never end.
 */
export function refuseMechanisms(frame: Frame, strains: Strains, system: System, ratio?: number): { lost: number[]; turning: Turn[] } {
  const { mechanisms, lost } = judgePivots(frame, strains, system, ratio);
  const held = system.spun.map(({ node, vector }) => 6 * node + 3 + vector.indexOf(1));
  const first = mechanisms.find(({ turns, pivot }) => !turns || held.includes(pivot));
  if (first) throw unstable(frame, first, mechanisms);
  return {
    lost,
    turning: mechanisms.map(({ pivot }) => ({ node: Math.floor(pivot / 6), vector: [3, 4, 5].map((j) => (pivot % 6 === j ? 1 : 0)) })),
  };
}

function unstable(frame: Frame, { shape, pivot }: Mechanism, mechanisms: readonly Mechanism[]): SolveError {
  const { node, direction } = placeOf(frame, shape, pivot);
  const count = mechanisms.length;
  const moved = new Set(mechanisms.map((each) => `'${frame.nodeIds[Math.floor(mainDirection(each.shape, each.pivot) / 6)]}'`));
  moved.delete(`'${node}'`);
  const beside = moved.size ? `, others at ${some([...moved], NAMED)}` : "";
  const others = count > 1 ? ` (one of ${count} independent mechanisms${beside})` : "";
  const remedy = upright(frame, direction) || outOfPlane(frame, direction);
  return new SolveError("unstable", `unstable: ${moving(`node '${node}'`, direction, others)}${remedy}`, {
    node,
    direction,
    mechanisms: count,
    mechanism: scaled(shape),
    motions: mechanisms.flatMap((each) =>
      each.shape.length ? [{ ...placeOf(frame, each.shape, each.pivot), shape: scaled(each.shape) }] : [],
    ),
  });
}

function placeOf({ nodeIds }: Frame, shape: Float64Array, pivot: number): { node: string; direction: Direction } {
  const at = mainDirection(shape, pivot);
  return { node: nodeIds[Math.floor(at / 6)]!, direction: DIRECTIONS[at % 6]! };
}

/** The largest component becomes 1. */
function scaled(shape: Float64Array): number[] {
  const most = largest(shape) || 1;
  return Array.from(shape, (value) => value / most);
}

/** The largest translation says most about a mechanism; one that only turns is named by its pivot. */
function mainDirection(shape: Float64Array, pivot: number): number {
  let best = pivot;
  let move = 0;
  let turn = 0;
  for (let i = 0; i < shape.length; i++) {
    const size = Math.abs(shape[i]!);
    if (i % 6 >= 3) turn = Math.max(turn, size);
    else if (size > move * (1 + 1e-6)) {
      move = size;
      best = i;
    }
  }
  return move > 1e-6 * turn ? best : pivot;
}

/** Loads below this share of the largest are round-off of others. */
const UNLOADED = 1e-9;
/** The same once a solution has carried it. */
const UNLOADED_SOLVED = 1e-7;

/** A moment about an idle rotation has nothing to lean on. */
export function refuseLoadedIdle(frame: Frame, system: System, loads: Float64Array, caseId: string): void {
  // A loaded member with hinged ends leaves round-off of its own moments at its nodes: only the whole load is a measure.
  const size = largest(loads);
  for (const { node, vector } of system.idle) {
    if (Math.abs(along(loads, node, vector)) > UNLOADED * size) throw turned(frame, node, vector, caseId);
  }
}

/** What a held rotation would have to carry, anywhere along the line that turns with it, has nothing to lean on either. */
export function refuseHeldLoads(frame: Frame, system: System, displacements: Float64Array, loads: Float64Array, caseId: string): void {
  const size = largest(loads);
  for (const { node, vector, stiffness } of system.idle) {
    if (Math.abs(stiffness * along(displacements, node, vector)) > UNLOADED_SOLVED * size) throw turned(frame, node, vector, caseId);
  }
}

function along(values: Float64Array, node: number, vector: number[]): number {
  let sum = 0;
  for (let j = 0; j < 3; j++) sum += values[6 * node + 3 + j]! * vector[j]!;
  return sum;
}

/** The axis a unit vector lies closest to. */
export function mainAxis(vector: number[]): number {
  let main = 0;
  for (let j = 1; j < 3; j++) if (Math.abs(vector[j]!) > Math.abs(vector[main]!)) main = j;
  return main;
}

function turned(frame: Frame, node: number, vector: number[], caseId: string): SolveError {
  const main = mainAxis(vector);
  const direction = DIRECTIONS[3 + main]!;
  const id = frame.nodeIds[node]!;
  const mechanism = new Array<number>(6 * frame.nodeIds.length).fill(0);
  for (let j = 0; j < 3; j++) mechanism[6 * node + 3 + j] = vector[j]! / Math.abs(vector[main]!);
  return new SolveError("unstable", `unstable: ${moving(`node '${id}'`, direction, `, where load case '${caseId}' turns it`)}`, {
    node: id,
    direction,
    mechanisms: 1,
    mechanism,
  });
}
