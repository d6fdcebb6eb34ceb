/** A structure whose members are cut in pieces, ready for geometric stiffness, mass and factors of both. */

import { type Axial, pressedShapes } from "../../elements/axial_stiffness.ts";
import { cutMembers, type Places, type Stretch } from "../../elements/cut.ts";
import { buildElements, type Elements } from "../../elements/members.ts";
import type { Frame } from "../../model/frame.ts";
import type { Kernel } from "../../numerics/kernel.ts";
import type { Chords } from "../../topology/chords.ts";
import { buildRestraints } from "../restraints.ts";
import type { Turning } from "../second_order/turning.ts";
import { assemble, openSystem, type Turn } from "../system.ts";

export interface Pieces {
  frame: Frame;
  elements: Elements;
  kernel: Kernel;
  /** Where they lie along members. */
  places: Places;
  shapes: Float64Array;
}

/** Ke is assembled, not yet factored; `idle` names members without axial stiffness, `held` the rotations that nothing stiffens. */
export function cutInPieces(
  whole: Frame,
  stretches: readonly (readonly Stretch[])[],
  idle: ReadonlySet<number>,
  held: readonly Turn[],
): Pieces {
  const { frame, places } = cutMembers(whole, stretches);
  const elements = buildElements(frame, firstOf(places, idle));
  const restraints = buildRestraints(frame);
  const { kernel } = assemble(frame, elements, restraints, openSystem(frame, restraints), [...held]);
  return { frame, elements, kernel, places, shapes: pressedShapes(frame) };
}

const firstOf = ({ of }: Places, members: ReadonlySet<number>): Set<number> =>
  new Set([...of.keys()].filter((p) => of[p - 1] !== of[p] && members.has(of[p]!)));

/** The members as they are, on a kernel that has its elastic factor already. */
export function asPieces(frame: Frame, elements: Elements, kernel: Kernel): Pieces {
  return { frame, elements, kernel, places: wholePlaces(frame.length.length), shapes: pressedShapes(frame) };
}

/** Of members that are one piece each. */
const wholePlaces = (count: number): Places => ({ of: Int32Array.from({ length: count }, (_, m) => m), from: new Float64Array(count) });

/** One state of the structure: whole members, their chords, their axial forces, what presses plates and what bends inclined members. */
export interface Leant {
  coarse: Pieces;
  chords: Chords;
  frame: Frame;
  whole: Axial;
  plates: Float64Array;
  turns: Turning;
}
