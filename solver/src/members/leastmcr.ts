/** A moment that Mcr cannot lie below, from a problem that many members share: it settles which combinations need their own eigenvalue. */

import { type Known, REMEMBERED } from "./known_moments.ts";
import type { LateralBeam, Restraint } from "./mcr.ts";
import { HOLDS, solveTaken, takeBeam, takeFive } from "./problem.ts";

/** What the discretisation of the shared problem and round-off may take. */
const SAFETY = 1 - 1e-4;
/** The diagram is seen as so many even pieces, each as high as the next of so many levels. */
const PIECES = 8;
const LEVELS = 16;

/** Two to a piece: even moment comes out exact to 1e-5. */
const ELEMENTS = 2 * PIECES;

const levels = new Float64Array(PIECES);

/**
 * A twist θ gets at most ∫(M·θ)²/EIz from sideways bending, whatever holds the beam sideways. So a beam held against twist in the same places, free
 * sideways, under a moment nowhere smaller buckles first, at Λ; and its diagram may be as plain as a few steps. Loads at a height work on θ² as well: at
 * most b times the energy of twisting for every unit of the moment. Both together leave Mcr²/Λ² + Mcr·b ≤ 1 stable. Null where that shows nothing.
 */
export function leastMcr(beam: LateralBeam, m_max: number, known: Known): number | null {
  // Nothing is shown of a beam that may be a mechanism: two places must hold it sideways.
  if (beam.restraints.filter(({ v, flange }) => v || flange !== undefined).length < 2) return null;
  const shapes = shapesOf(beam, known);
  step(beam, m_max);
  const plain = stepped(beam, shapes);
  if (plain === null || plain === Infinity) return null;
  const spread = spreaded(beam);
  let b = pointed(beam) / m_max;
  if (spread > 0) {
    // Under an even moment the same beam tells how much of its energy any θ² may have.
    levels.fill(1);
    const even = stepped(beam, shapes);
    if (even === null) return null;
    b += (spread * beam.ei_z) / (even * even * m_max);
  }
  const least = 2 / (b + Math.sqrt(b * b + 4 / (plain * plain)));
  return least > 0 ? SAFETY * least : null;
}

/** The critical moment of the diagram in steps, in parts of which it is drawn. */
function stepped(beam: LateralBeam, shapes: Map<number, number | null>): number | null {
  // One number tells shapes apart, and an exact one.
  let shape = 0;
  for (let i = 0; i < PIECES; i++) shape = shape * (LEVELS + 1) + LEVELS * (levels[i] as number);
  let found = shapes.get(shape);
  if (found === undefined) {
    if (shapes.size > REMEMBERED) shapes.clear();
    takePlainer(beam);
    shapes.set(shape, (found = solveTaken(ELEMENTS, true)));
  }
  return found;
}

/** By what holds a beam, which is the same object in all its combinations. */
const shapesHeld = new WeakMap<readonly Restraint[], Map<number, number | null>>();

/** Moments already found of beams as long and as stiff that are held alike. */
function shapesOf({ length, ei_z, ei_w, gi_t, restraints }: LateralBeam, { plain }: Known): Map<number, number | null> {
  let found = shapesHeld.get(restraints);
  if (found) return found;
  let name = `${length.toPrecision(12)},${ei_z},${ei_w},${gi_t}`;
  for (const { s, theta, twist, warping } of restraints)
    if (theta || twist || warping) name += `,${(s / length).toFixed(6)}:${theta ? "t" : twist}${warping ? "w" : ""}`;
  found = plain.get(name);
  if (!found) plain.set(name, (found = new Map()));
  shapesHeld.set(restraints, found);
  return found;
}

/** The diagram in steps, in parts of its largest moment: between its breaks, which have every extremum, a moment is monotonous. */
function step({ breaks, length, moment }: LateralBeam, m_max: number): void {
  const size = (s: number): number => Math.abs(moment(s));
  const raise = (i: number, value: number): void => {
    if (value > (levels[i] as number)) levels[i] = value;
  };
  levels.fill(0);
  for (let i = 0; i <= PIECES; i++) {
    const value = size((length * i) / PIECES);
    if (i < PIECES) raise(i, value);
    if (i > 0) raise(i - 1, value);
  }
  for (const s of breaks) {
    const i = Math.min(PIECES - 1, Math.floor((PIECES * s) / length));
    const value = Math.max(size(s), size(s * (1 - 1e-9)));
    raise(i, value);
    if (i > 0) raise(i - 1, value);
  }
  for (let i = 0; i < PIECES; i++) levels[i] = Math.ceil(((levels[i] as number) / m_max) * LEVELS * (1 - 1e-9)) / LEVELS;
}

const twists = ({ theta, twist, warping }: Restraint): boolean => theta || warping || (twist ?? 0) !== 0;

/** Free sideways but at its ends, under the diagram in steps. */
function takePlainer({ length, ei_z, ei_w, gi_t, restraints }: LateralBeam): void {
  const held = restraints.filter(twists);
  takeBeam(length, ei_z, ei_w, gi_t, held.length + 2, 0, 0, PIECES);
  for (let end = 0; end <= 1; end++) takeFive(end, HOLDS.v, 0, 0, 0);
  for (const { s, theta, twist = 0, warping } of held)
    takeFive(s / length, (theta ? HOLDS.theta : 0) + (warping ? HOLDS.warping : 0), 0, theta ? 0 : twist, 0);
  for (let i = 0; i < PIECES; i++) {
    const level = levels[i] as number;
    takeFive((i + 1) / PIECES, level, level, level, level);
  }
}

/** The most that spread loads which drive the twist on work per θ² and length. */
function spreaded({ loads }: LateralBeam): number {
  let sum = 0;
  for (const { q1, q2, z } of loads.spread) sum += Math.max(0, -q1 * z, -q2 * z);
  return sum;
}

/** What the point loads that drive the twist on take of the energy of twisting: each its θ² per torque, by the ends alone. */
function pointed({ loads, restraints, length, ei_w, gi_t }: LateralBeam): number {
  let sum = 0;
  let a: number | undefined;
  let b = 0;
  for (const { s, f, z } of loads.points) {
    if (f * z >= 0) continue;
    if (a === undefined) {
      a = springAt(restraints, 0, length);
      b = springAt(restraints, length, length);
    }
    sum -= f * z * (yielding(a, b, s / length, gi_t / length) + warped(s, length, ei_w, gi_t));
  }
  return sum;
}

/** Twist at a share t of the length per torque there by what holds the ends, between which the beam turns as a straight line against `g`. */
function yielding(a: number, b: number, t: number, g: number): number {
  if (a === Infinity) return b === Infinity ? 0 : (t * t) / (b + g);
  if (b === Infinity) return ((1 - t) * (1 - t)) / (a + g);
  return (g + (1 - t) * (1 - t) * b + t * t * a) / (a * b + g * (a + b));
}

/** The same by twisting and warping between ends that do not turn. */
function warped(s: number, length: number, ei_w: number, gi_t: number): number {
  const straight = (s * (length - s)) / (length * gi_t);
  const k = Math.sqrt(gi_t / ei_w);
  // From here on sinh is e^x/2 and what is left of it next to nothing.
  if (!(k * length < 100)) return straight;
  return straight - (Math.sinh(k * s) * Math.sinh(k * (length - s))) / (Math.sinh(k * length) * k * gi_t);
}

/** What holds one end against twist, N·m/rad. */
function springAt(restraints: readonly Restraint[], end: number, length: number): number {
  let stiffness = 0;
  for (const { s, theta, twist } of restraints) if (Math.abs(s - end) <= 1e-9 * length) stiffness += theta ? Infinity : (twist ?? 0);
  return stiffness;
}
