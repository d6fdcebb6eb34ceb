/** Pieces by the waves in which members buckle: what is hardly pressed is one piece, and none is longer than its shape lets it be. */

import type { Axial } from "../../elements/axial_stiffness.ts";
import { evenPlaces } from "../../elements/cut.ts";
import type { Frame } from "../../model/frame.ts";
import type { Turning } from "../second_order/turning.ts";
import type { Pieces } from "./pieces.ts";

/** Radians of a wave in one piece: a column clamped at both ends comes out 0.005 % high in fourteen, a pinned one in seven. */
const WAVE = 0.45;
/** A member's largest force may lie at its foot alone. */
const MOST = 16;
/** Radians by moments: below, these twist nothing that a factor could tell. */
const BENT = 0.02;
/** Pieces, each under a moment that varies evenly, of a member that is bent. */
const BENT_PIECES = 8;

/** Pieces of each of the coarse ones, up to so many times these forces; what acts in tension alone stays whole. */
export function wavePieces(whole: Frame, { frame, places }: Pieces, { mean, varying }: Axial, turns: Turning, factor: number): number[] {
  const bent = bentWaves(whole, turns, factor);
  return Array.from(places.of, (m, p) => {
    if (whole.sign[m]! > 0) return 1;
    const { eiy, eiz } = frame.stiffnesses[frame.stiffnessOf[p]!]!;
    const { start, end } = varying.get(p) ?? { start: 0, end: 0 };
    const pressed = factor * Math.max(0, -mean[p]!, -start, -end);
    const wave = Math.sqrt(pressed / Math.min(eiy, eiz));
    const twist = bent.get(m) ?? 0;
    const least = twist * whole.length[m]! > BENT ? BENT_PIECES : 1;
    return Math.min(MOST, Math.max(least, Math.ceil((Math.max(wave, twist) * frame.length[p]!) / WAVE)));
  });
}

/** Of members that moments twist, radians per length: M/√(EI·GJ) and T/EI. */
function bentWaves({ length, stiffnesses, stiffnessOf }: Frame, turns: Turning, factor: number): Map<number, number> {
  const out = new Map<number, number>();
  const { places, lengths } = evenPlaces(length, 2);
  for (const [p, forces] of turns.inside({ length: lengths }, places)) {
    const m = places.of[p]!;
    const { eiy, eiz, gj } = stiffnesses[stiffnessOf[m]!]!;
    const least = Math.min(eiy, eiz);
    for (const end of [0, 6]) {
      const moment = Math.hypot(forces[end + 4]!, forces[end + 5]!);
      const wave = factor * Math.max(moment / Math.sqrt(least * gj), Math.abs(forces[end + 3]!) / least);
      out.set(m, Math.max(out.get(m) ?? 0, wave));
    }
  }
  return out;
}
