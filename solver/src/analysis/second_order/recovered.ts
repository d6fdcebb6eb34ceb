/** What a structure in balance on its displaced shape shows: forces, reactions and bending of its members. */

import type { Frame } from "../../model/frame.ts";
import { largest } from "../../numerics/largest.ts";
import type { Bending } from "../../results/index.ts";
import { recoverPlates } from "../plates/recovery.ts";
import { addWrench, type Balance, reactionsOf } from "../reactions.ts";
import type { LinearState } from "../superposition.ts";
import type { Displaced, Load } from "./displaced.ts";

/** Spans have the loads alone: what bends members by second order stands beside them. */
export interface SecondState extends LinearState {
  bending: Bending;
  rounds: number;
  factorisations: number;
}

/** `rounds` corrections have left `force` of what acted at first. */
export function recovered(
  whole: Frame,
  structure: Displaced,
  own: Load,
  { load, force, rounds }: { load: number; force: number; rounds: number },
): Omit<SecondState, "factorisations"> {
  const { endForces, nodeForces, hingedEnds, bending: loads, balance: sums } = structure.borne();
  const displacements = structure.moved;
  const plateForces = recoverPlates(whole.plates, structure.strains, own.heat, displacements, undefined, nodeForces);
  if (whole.plates.shells.length) {
    structure.plates.press(displacements, own.heat);
    structure.plates.addForces(displacements, 1, nodeForces);
  }
  const { frame, parts } = structure;
  const reactions = reactionsOf(frame, own, nodeForces, displacements);
  return {
    displacements,
    reactions,
    endForces,
    hingedEnds,
    plateForces,
    residual: Float64Array.of(force),
    load: Float64Array.of(load),
    balance: balanceOf(whole, own, reactions, displacements, sums),
    spans: own.spans,
    bending: { parts, loads: Array.from(loads) },
    rounds,
  };
}

/** Loads and reactions where they have moved to; `sums` are those of loads along members. */
function balanceOf(frame: Frame, own: Load, reactions: Float64Array, u: Float64Array, sums: Float64Array): Balance {
  const balance: Balance = { loads: sums.slice(0, 6), reactions: new Float64Array(6), forceSize: sums[6]!, momentSize: sums[7]! };
  const position = frame.position.map((x, i) => x + u[6 * Math.floor(i / 3) + (i % 3)]!);
  for (let node = 0; node < frame.nodeIds.length; node++)
    addWrench(balance, balance.loads, position, 3 * node, 0, 0, 0, own.nodal, 6 * node);
  frame.supports.forEach(({ node }, s) => addWrench(balance, balance.reactions, position, 3 * node, 0, 0, 0, reactions, 6 * s));
  const [force, moment, onMembers] = [sums[8]!, sums[9]!, sums[10]!];
  // A moment is borne by forces of its size over a length: where moments alone act, what forces there are is round-off.
  balance.forceSize += force + onMembers + moment / (largest(frame.length) || 1);
  balance.momentSize += moment + (force + onMembers) * largest(position);
  return balance;
}
