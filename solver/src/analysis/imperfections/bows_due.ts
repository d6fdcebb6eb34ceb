/** Members that bow as well as lean in a frame that feels second order, EN 1993-1-1 5.3.2(6). */

import type { FactoredCase } from "../../model/combinations.ts";
import type { Frame } from "../../model/frame.ts";
import type { Stability } from "../../results/index.ts";
import { type Chords, chordsOf } from "../../topology/chords.ts";
import { FIRST_ORDER } from "../buckling/sway.ts";

/** λ > 0.5·√(A·fy/NEd) of a member between its joints is NEd > Ncr/4. */
const SLENDER = 0.25;

/** A combination with what it is made of and how it sways. */
export interface Swaying {
  terms: readonly FactoredCase[];
  stability: Stability;
}

/** Those of any combination: slender between their joints, moments pass on at an end, and they take part in a mode of sway below 10. */
export function bowsDue(frame: Frame, cases: readonly { endForces: Float64Array }[], combinations: readonly Swaying[]): Set<number> {
  const due = new Set<number>();
  let chords: Chords | undefined;
  for (const { terms, stability } of combinations) {
    const { alpha_sway, swaying_y, swaying_z } = stability;
    if (alpha_sway === null || alpha_sway >= FIRST_ORDER) continue;
    chords ??= chordsOf(frame);
    for (const [axis, members] of [swaying_y, swaying_z].entries())
      for (const m of members) {
        const sum = (i: number): number =>
          terms.reduce((all, { load_case, factor }) => all + factor * cases[load_case]!.endForces[12 * m + i]!, 0);
        const pressed = -(sum(0) + sum(6)) / 2;
        const length = chordLength(frame, chords.part, m);
        const { eiy, eiz } = frame.stiffnesses[frame.stiffnessOf[m]!]!;
        if (pressed <= (SLENDER * Math.PI ** 2 * (axis ? eiz : eiy)) / length ** 2) continue;
        if (!isPinned(frame, m, axis)) due.add(m);
      }
  }
  return due;
}

/** A hinge at both ends lets it turn about its own y or z. */
function isPinned({ connectionOf, connections }: Frame, m: number, axis: number): boolean {
  const connection = connections[connectionOf[m]!];
  return connection !== undefined && [4, 10].every((turn) => connection[turn + axis] === 0);
}

function chordLength({ position }: Frame, part: Int32Array, m: number): number {
  const [a, b] = [part[2 * m]!, part[2 * m + 1]!];
  return Math.hypot(...[0, 1, 2].map((c) => position[3 * b + c]! - position[3 * a + c]!));
}
