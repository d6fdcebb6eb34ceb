/** Pieces by the waves in which members buckle: what is hardly pressed is one piece, and none is longer than its shape lets it be. */

import type { View } from "./view.ts";

/** Radians of a wave in one piece: a column clamped at both ends comes out 0.005 % high in fourteen, a pinned one in seven. */
const WAVE = 0.45;
/** A member's largest force may lie at its foot alone. */
const MOST = 16;
/** Radians by moments: below, these twist nothing that a factor could tell. */
const BENT = 0.02;
/** Pieces, each under a moment that varies evenly, of a member that is bent. */
const BENT_PIECES = 8;

/** Pieces of each stretch of whole members, up to so many times the forces that press them; what acts in tension alone stays whole. */
export function wavePieces({ as: frame, structure, cuts }: View, factor: number): number[] {
  const bent = structure.members.bent(structure.nothingBent);
  const axial = structure.members.axial();
  return cuts.map(({ member: m, from, to }, p) => {
    if (frame.sign[m]! > 0) return 1;
    const { eiy, eiz, gj } = frame.stiffnesses[frame.stiffnessOf[m]!]!;
    const least = Math.min(eiy, eiz);
    const pressed = factor * Math.max(0, -axial[3 * p]!, -axial[3 * p + 1]!, -axial[3 * p + 2]!);
    const wave = Math.sqrt(pressed / least);
    const twist = factor * Math.max(bent[2 * m]! / Math.sqrt(least * gj), bent[2 * m + 1]! / least);
    const fewest = twist * frame.length[m]! > BENT ? BENT_PIECES : 1;
    return Math.min(MOST, Math.max(fewest, Math.ceil((Math.max(wave, twist) * (to - from)) / WAVE)));
  });
}
