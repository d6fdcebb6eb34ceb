/** What acts one way alone and carries nothing: a mode parts from it the other way, so that it holds nothing by itself. */

import type { Frame } from "../../model/frame.ts";
import { countBelow } from "../../numerics/eigen.ts";
import { largestOf } from "../../numerics/largest.ts";
import { elongation } from "../elongation.ts";
import { addToNodes } from "../recovery.ts";
import type { Pressing } from "./pressing.ts";
import type { View } from "./view.ts";

/** Beside the largest force: less is round-off. */
const NOTHING = 1e-9;
/** Each is a search of its own: so many of them times members are looked at, and more of both not at all. */
const MOST = 4000;

/** A state without one of them, which is a member or a support. */
export interface Parted {
  pressing: Pressing;
  member: number | undefined;
}

/** The state without each of them in turn: of two that face each other the second still holds. */
export function withoutLoose(frame: Frame, pressing: Pressing): Parted[] {
  const { state, idleMembers, idleSupports, own } = pressing;
  const nothing = NOTHING * largestOf(state.endForces, 0);
  const isLoose = (values: ArrayLike<number>, at: number): boolean => Math.abs(values[at]!) <= nothing;
  const out: Parted[] = [];
  frame.sign.forEach((sign, m) => {
    if (
      sign &&
      (own?.(frame.start[m]!) ?? true) &&
      !idleMembers.includes(m) &&
      isLoose(state.endForces, 12 * m) &&
      isLoose(state.endForces, 12 * m + 6)
    )
      out.push({
        member: m,
        pressing: {
          ...pressing,
          idleMembers: [...idleMembers, m].sort((a, b) => a - b),
          // It hangs on the point of being drawn: a mode of the other sign does that at once.
          slack: new Map([...(pressing.slack ?? []), [m, 0]]),
        },
      });
  });
  frame.supports.forEach(({ sign, node }, s) => {
    if (own?.(node) === false) return;
    for (let j = 0; j < 3; j++)
      if (sign[j] && !idleSupports.some((each) => each[0] === s && each[1] === j) && isLoose(state.reactions, 6 * s + j))
        out.push({ member: undefined, pressing: { ...pressing, idleSupports: [...idleSupports, [s, j]] } });
  });
  return out.length * frame.memberIds.length > MOST ? [] : out;
}

/** So close to the loads at which it takes as much as the member has, that only a look at the structure without it tells. */
const NEARLY = 0.95;
const local = new Float64Array(12);

/**
 * Whether more modes lie below a factor once a member is left out. Its stiffness k along itself is one product b·bᵀ of the whole, so that the count of pivots below
 * zero grows where k·bᵀ·A⁻¹·b passes one, A being the matrix at that factor, on whole members.
 */
export function opensBelow(view: View, pressing: Pressing, member: number, factor: number): boolean {
  const { frame, structure } = view;
  view.press(pressing);
  const { kernel } = structure;
  countBelow(kernel, "buckling", factor);
  const vector = new Float64Array(kernel.size);
  local.fill(0);
  local[0] = -1;
  local[6] = 1;
  addToNodes(frame, member, local, vector, 1);
  kernel.vectors.solveInPlace([vector]);
  kernel.useElastic();
  const share = (elongation(frame, member, vector) * frame.stiffnesses[frame.stiffnessOf[member]!]!.ea) / frame.length[member]!;
  return share > NEARLY;
}
