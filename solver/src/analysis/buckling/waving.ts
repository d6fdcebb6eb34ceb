/**
 * Modes of sway that no lean of the structure brings about: chords and arches that wave, struts on springs, columns that bow past their floors; and those in
 * which it turns about the vertical, which a turn alone does (EN 1993-1-1 5.3.2(10)).
 */

import { type Turn, turnOf } from "../imperfections/imperfections_turn.ts";
import type { Leant } from "./leant.ts";
import { slopeSquared } from "./sway.ts";
import { swayingMembers } from "./swaying.ts";

/** A lean brings about the modes in which it makes at least this much of its own slope. */
const LEANT = 0.5;
/** A member stands where it is off the vertical by less than this, per length. */
const STANDS = 0.01;

/** Of the factor of a mode that a lean brings about: above, that one bends who turns no less. */
const SOON = 0.9;

/** A mode of sway and its factor. */
export interface SwayMode {
  factor: number;
  shape: Float64Array;
}

export interface Waving {
  /** The lowest factor of such a mode, and who takes part in one before any that a lean brings about. */
  alpha_waving: number | null;
  waving: number[];
  /** The modes by which they do, on whole members. */
  waves: SwayMode[];
  /** The same of modes that a turn about the vertical brings about, and no lean along one way for all: where these come well before any that a lean does. */
  alpha_turning: number | null;
  turning: number[];
}

/** What brings a mode about. */
type Kind = "leaning" | "turning" | "waving";

/** Who waves, by the modes from the lowest on: whoever leans with the whole about an axis is bent about it by that first. */
export function whoWaves(leant: Leant, modes: readonly SwayMode[]): Waving {
  const { frame, chords } = leant.view;
  const turn = turnOf(frame);
  // Of each member about y and about z the first mode, and the first that a lean along one way brings about.
  const first = new Map<string, { m: number; kind: Kind; factor: number; mode: SwayMode }>();
  const leaning = new Map<string, number>();
  for (const mode of modes) {
    const { factor, shape } = mode;
    const kind = kindOf(leanShares(leant, turn, shape));
    swayingMembers(frame, chords, shape).forEach((members, axis) => {
      for (const m of members) {
        const key = `${m} ${axis}`;
        if (!first.has(key)) first.set(key, { m, kind, factor, mode });
        if (kind === "leaning" && !leaning.has(key)) leaning.set(key, factor);
      }
    });
  }
  const found = { waving: new Set<number>(), turning: new Set<number>() };
  const alpha = { waving: Infinity, turning: Infinity };
  const waves = new Set<SwayMode>();
  for (const [key, { m, kind, factor, mode }] of first) {
    if (kind === "leaning" || (kind === "turning" && factor > SOON * (leaning.get(key) ?? Infinity))) continue;
    found[kind].add(m);
    if (kind === "waving") waves.add(mode);
    alpha[kind] = Math.min(alpha[kind], factor);
  }
  const sorted = (members: Set<number>): number[] => [...members].sort((a, b) => a - b);
  const known = (factor: number): number | null => (factor < Infinity ? factor : null);
  return {
    ...{ alpha_waving: known(alpha.waving), waving: sorted(found.waving) },
    waves: [...waves].map(({ factor, shape }) => ({ factor, shape: shape.slice(0, 6 * frame.nodeIds.length) })),
    ...{ alpha_turning: known(alpha.turning), turning: sorted(found.turning) },
  };
}

/** Shares of a lean in a mode, see `leanShares`. */
interface Shares {
  /** Along one way for all. */
  together: number;
  /** Columns each along their own way. */
  apart: number;
  turn: number;
}

const kindOf = ({ together, apart, turn }: Shares): Kind =>
  Math.max(apart, turn) < LEANT ? "waving" : together < LEANT && turn >= LEANT ? "turning" : "leaning";

/**
 * The slope that a lean by φ has in a mode, over φ. Loads that lean do the work φ·Σ V·u on it, which by equilibrium is φ·Σ N·Δz/L·Δu of what they press; over
 * the work of the axial forces it is the size of the mode. Columns that hardly lean on one another have modes as one likes, so that each may lean its own way,
 * but not against itself.
 */
export function leanShares(leant: Leant, turnAt: Turn, shape: Float64Array): Shares {
  const { frame, chords } = leant.view;
  const { position, start, end, length } = frame;
  const lines = new Map<string, [number, number]>();
  let [slopes, squares, turn] = [0, 0, 0];
  const forces = leant.means;
  for (let m = 0; m < length.length; m++) {
    const n = -forces[m]!;
    if (n === 0) continue;
    const [a, b, l] = [start[m]!, end[m]!, length[m]!];
    const at = (c: number): number => position[3 * b + c]! - position[3 * a + c]!;
    const stands = Math.hypot(at(0), at(1)) < STANDS * l;
    const line = stands ? `${position[3 * a]!.toFixed(1)} ${position[3 * a + 1]!.toFixed(1)}` : "";
    let sums = lines.get(line);
    if (!sums) lines.set(line, (sums = [0, 0]));
    const turned = turnAt(a, position[3 * a]! + at(0) / 2, position[3 * a + 1]! + at(1) / 2);
    for (const c of [0, 1] as const) {
      const work = ((n * at(2)) / l) * (shape[6 * b + c]! - shape[6 * a + c]!);
      sums[c] += work;
      turn += work * turned[c];
    }
    const squared = slopeSquared(chords, m, position, shape);
    squares += Math.max(0, n) * l * squared;
    slopes += Math.max(0, n) * l * squared ** 1.5;
  }
  const { work } = leant.divide(shape);
  let [apart, x, y] = [0, 0, 0];
  for (const own of lines.values()) {
    apart += Math.hypot(...own);
    x += own[0];
    y += own[1];
  }
  const share = (leans: number): number => (work > 0 && squares > 0 ? (leans * slopes) / (squares * work) : 0);
  return { together: share(Math.hypot(x, y)), apart: share(apart), turn: share(Math.abs(turn)) };
}
