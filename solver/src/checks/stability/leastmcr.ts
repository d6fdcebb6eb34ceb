/** A moment that Mcr cannot lie below, from a problem that many members share: it settles which combinations need their own eigenvalue. */

import { type LateralBeam, lambda_cr, type Restraint } from "./mcr.ts";
import { type Known, REMEMBERED } from "./remembered.ts";

/** What the discretisation of the shared problem and round-off may take. */
const SAFETY = 1 - 1e-4;
/** The diagram is seen as so many even pieces, each as high as the next of so many levels. */
export const PIECES = 8;
const LEVELS = 16;

/** Two to a piece: even moment comes out exact to 1e-5. */
const ELEMENTS = 2 * PIECES;

const levels = new Float64Array(PIECES);

/**
 * A twist θ gets at most ∫(M·θ)²/EIz from sideways bending, whatever holds the beam sideways. So a beam held against twist in the same places, free
 * sideways, under a moment nowhere smaller and a load along all its length nowhere lighter, buckles first; and its diagram may be as plain as a few
 * steps. What point loads at a height p·x take is left over by Mcr/(1 + Mcr·p): their θ² is at most their compliance against torque times the energy
 * of twisting. Null where that shows nothing.
 */
export function leastMcr(beam: LateralBeam, m_max: number, known: Known): number | null {
  step(beam, m_max);
  let spread = 0;
  for (const { q1, q2, z } of beam.loads.spread) spread += Math.max(0, -q1 * z, -q2 * z);
  return least(beam, spread, pointed(beam), m_max, known);
}

/** What tells a beam apart from others whatever bends it. */
export type HeldBeam = Pick<LateralBeam, "length" | "ei_z" | "ei_w" | "gi_t" | "restraints">;

/** The same by the largest moment of each piece, and loads at their height: those along all the length a metre, and those at points by what they take. */
export function leastOf(beam: HeldBeam, sizes: Float64Array, spread: number, points: number, m_max: number, known: Known): number | null {
  levels.set(sizes);
  raised(m_max);
  return least(beam, spread, points, m_max, known);
}

function least(beam: HeldBeam, spread: number, points: number, m_max: number, known: Known): number | null {
  const { length } = beam;
  // Nothing is shown of a beam that may be a mechanism: two places must hold it sideways.
  if (beam.restraints.filter(({ v, flange }) => v || flange !== undefined).length < 2) return null;
  const load = Math.ceil((4 * spread * length) / m_max) / 4;
  // One number tells shapes apart as long as it is an exact one; so heavy a load beside so small a moment shows nothing anyway.
  let shape = 4 * load;
  for (let i = 0; i < PIECES; i++) shape = shape * (LEVELS + 1) + LEVELS * (levels[i] as number);
  if (!(shape < Number.MAX_SAFE_INTEGER)) return null;
  const shapes = shapesOf(beam, known);
  let plain = shapes.get(shape);
  if (plain === undefined) {
    if (shapes.size > REMEMBERED) shapes.clear();
    shapes.set(shape, (plain = lambda_cr(plainer(beam, load), ELEMENTS)));
  }
  if (plain === null || plain === Infinity) return null;
  const found = plain / (1 + (plain * points) / m_max);
  return found > 0 ? SAFETY * found : null;
}

/** By what holds a beam, which is the same object in all its combinations. */
const shapesHeld = new WeakMap<readonly Restraint[], Map<number, number | null>>();

/** Moments already found of beams as long and as stiff that are held alike. */
function shapesOf({ length, ei_z, ei_w, gi_t, restraints }: HeldBeam, { plain }: Known): Map<number, number | null> {
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
  for (let i = 0; i < PIECES; i++) {
    raise(i, size((length * i) / PIECES));
    raise(i, size((length * (i + 1)) / PIECES));
  }
  for (const s of breaks) {
    const i = Math.min(PIECES - 1, Math.floor((PIECES * s) / length));
    const value = Math.max(size(s), size(s * (1 - 1e-9)));
    raise(i, value);
    if (i > 0) raise(i - 1, value);
  }
  raised(m_max);
}

/** To the next of the levels. */
function raised(m_max: number): void {
  for (let i = 0; i < PIECES; i++) levels[i] = Math.ceil(((levels[i] as number) / m_max) * LEVELS * (1 - 1e-9)) / LEVELS;
}

function plainer({ length, ei_z, ei_w, gi_t, restraints }: HeldBeam, load: number): LateralBeam {
  const twisting = restraints.flatMap(({ s, theta, twist, warping }): Restraint[] =>
    theta || twist || warping ? [{ s, v: false, theta, slope: false, warping, ...(theta ? {} : { twist: twist ?? 0 }) }] : [],
  );
  const sideways = [0, length].map((s): Restraint => ({ s, v: true, theta: false, slope: false, warping: false }));
  const own = Float64Array.from(levels);
  return {
    ...{ length, ei_z, ei_w, gi_t, restraints: [...sideways, ...twisting] },
    moment: (s) => own[Math.min(PIECES - 1, Math.floor((PIECES * s) / length))] as number,
    loads: { points: [], spread: load === 0 ? [] : [{ s1: 0, s2: length, q1: -load / length, q2: -load / length, z: 1 }] },
    breaks: Array.from({ length: PIECES + 1 }, (_, i) => (length * i) / PIECES),
  };
}

/** What the point loads that drive the twist on take of the energy of twisting. */
function pointed(beam: LateralBeam): number {
  let sum = 0;
  for (const { s, f, z } of beam.loads.points) if (f * z < 0) sum -= f * z * twistedBy(beam, s);
  return sum;
}

/** Twist at s per unit of torque there, by what holds the ends. */
export function twistedBy({ restraints, length, gi_t }: HeldBeam, s: number): number {
  const [a, b] = [compliance(restraints, 0, length) + s / gi_t, compliance(restraints, length, length) + (length - s) / gi_t];
  return a === Infinity ? b : b === Infinity ? a : a + b === 0 ? 0 : (a * b) / (a + b);
}

/** Twist of one end per unit of torque, by what holds it there. */
function compliance(restraints: readonly Restraint[], end: number, length: number): number {
  let stiffness = 0;
  for (const { s, theta, twist } of restraints) if (Math.abs(s - end) <= 1e-9 * length) stiffness += theta ? Infinity : (twist ?? 0);
  return stiffness === Infinity ? 0 : 1 / stiffness;
}
