/** Bars so slender that their own weight decides what is shown of them: ties that were modelled as something else. */

import { isTie } from "../../diagrams/tie.ts";
import type { Profile } from "../../ec3/profile.ts";
import { GRAVITY } from "../../generated/gravity.ts";
import type { Material } from "../../generated/model.ts";
import { weighingArea } from "../../model/sections/weighing.ts";
import type { Assumption } from "../../results/open_points.ts";
import type { Line, Span } from "../../topology/line.ts";
import type { State } from "../steel/states.ts";
import { assumed } from "./assumptions.ts";

/** Share of the length by which a bar sags that nobody takes for a beam. */
const SAGS = 1 / 100;

/**
 * By linear theory a rod carries its weight by bending alone, 5·ρ·g·A·L⁴/(384·E·I), though a taut one hangs in its tension. Nothing of it is left out: the
 * reader is told what the model can say instead. `second`: forces are those of the deformed structure.
 */
export function sagging(line: Line, p: Profile, { density, e }: Material, states: readonly State[], second: boolean): Assumption | null {
  const { member } = line.spans[0] as Span;
  const taut = isTie(member);
  if (line.spans.length > 1 || (taut && second)) return null;
  const level = Math.hypot(member.axes.x[0], member.axes.x[1]);
  const share = (5 * density * GRAVITY * weighingArea(member.section) * level * line.length ** 3) / (384 * e * p.iy);
  if (share < SAGS || !states.some(weighs)) return null;
  const tie = taut ? "" : "a tie is of type 'tension', which ";
  return assumed(
    "self_weight_sag",
    "1.5.3",
    `its own weight alone bends it by L/${(1 / share).toFixed(0)}, and that sag is in displacements and checks: ${tie}analysis.options.order 'second' straightens ${taut ? "a tie " : ""}as it is pulled`,
  );
}

const weighs = ({ diagram }: State): boolean =>
  diagram.diagrams.some(({ loads }) => loads.distributed.some(({ self_weight }) => self_weight));
