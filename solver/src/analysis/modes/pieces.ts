/** A structure whose members are cut in pieces, ready for geometric stiffness, mass and factors of both. */

import { buildElements, type Elements } from "../../elements/members.ts";
import { pressedShapes } from "../../elements/pressed.ts";
import type { Frame } from "../../model/frame.ts";
import { refine } from "../second_order/refined.ts";
import type { Kernel } from "../system/kernel.ts";
import { buildRestraints } from "../system/restraints.ts";
import { assemble, openSystem, type Turn } from "../system/system.ts";

export interface Pieces {
  frame: Frame;
  elements: Elements;
  kernel: Kernel;
  /** Of each member: piece k of member m is m·parts + k. */
  parts: number;
  shapes: Float64Array;
}

/** Ke is assembled, not yet factored; `idle` names members without axial stiffness, `held` the rotations that nothing stiffens. */
export function cutInPieces(whole: Frame, parts: number, idle: ReadonlySet<number>, held: readonly Turn[]): Pieces {
  const { frame } = refine(whole, parts);
  const elements = buildElements(frame, new Set([...idle].map((m) => m * parts)));
  const restraints = buildRestraints(frame);
  const { kernel } = assemble(frame, elements, restraints, openSystem(frame, restraints), [...held]);
  return { frame, elements, kernel, parts, shapes: pressedShapes(frame) };
}

/** The members as they are, on a kernel that has its elastic factor already. */
export function asPieces(frame: Frame, elements: Elements, kernel: Kernel): Pieces {
  return { frame, elements, kernel, parts: 1, shapes: pressedShapes(frame) };
}
