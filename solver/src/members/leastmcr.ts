/** A moment that Mcr cannot lie below, from problems that many diagrams share: it settles which combinations need their own eigenvalue. */

import type { HeightLoads } from "../diagrams/shapes.ts";
import { type Known, REMEMBERED } from "./known_moments.ts";
import type { LateralBeam, Restraint } from "./mcr.ts";
import { HOLDS, solveTaken, takeBeam, takeFive } from "./problem.ts";

/** What the discretisation of the shared problem and round-off may take. */
const SAFETY = 1 - 1e-4;
/** A diagram is seen as so many even pieces, each as high as the next of so many levels. */
export const PIECES = 8;
const LEVELS = 16;
/** Two to a piece: even moment comes out exact to 1e-5. */
const ELEMENTS = 2 * PIECES;

/** A beam, however it is bent and loaded. */
export type HeldBeam = Pick<LateralBeam, "length" | "ei_z" | "ei_w" | "gi_t" | "restraints">;

/** What loads at a height that drive the twist on do for every θ². */
export interface HeightWork {
  /** Of spread loads, the most per length, N·m/m. */
  spread: number;
  /** Of point loads, shares of the energy of twisting. */
  pointed: number;
}

const EVEN = new Float64Array(PIECES).fill(1);

/** Of one beam, by diagrams in steps that many diagrams share. */
export class LeastMoments {
  private readonly shapes: Map<number, number | null>;
  private readonly twistHeld: readonly Restraint[];
  /** Where loads stand at the shear centre, under an even moment: no other diagram lies below. Null where nothing is shown. */
  readonly even: number | null;

  constructor(
    private readonly beam: HeldBeam,
    { plain }: Pick<Known, "plain">,
  ) {
    const { length, ei_z, ei_w, gi_t, restraints } = beam;
    this.twistHeld = restraints.filter(twists);
    let name = `${length.toPrecision(12)},${ei_z},${ei_w},${gi_t}`;
    for (const { s, theta, twist, warping } of this.twistHeld)
      name += `,${(s / length).toFixed(6)}:${theta ? "t" : twist}${warping ? "w" : ""}`;
    const there = plain.get(name);
    this.shapes = there ?? new Map();
    if (!there) plain.set(name, this.shapes);
    // Nothing is shown of a beam that may be a mechanism: two places must hold it sideways.
    this.even = restraints.filter(({ v, flange }) => v || flange !== undefined).length < 2 ? null : this.inSteps(EVEN);
  }

  /**
   * A twist θ gets at most ∫(M·θ)²/EIz from sideways bending, whatever holds the beam sideways. So a beam held against twist in the same places, free
   * sideways, under a moment nowhere smaller buckles first, at Λ; and its diagram may be as plain as a few steps. Loads at a height work on θ² as well: at
   * most b times the energy of twisting for every unit of the moment. Both together leave Mcr²/Λ² + Mcr·b ≤ 1 stable. `levels`: of pieces, in parts of m_max.
   */
  under(m_max: number, { spread, pointed }: HeightWork, levels?: Float64Array): number {
    const even = this.even as number;
    const plain = (levels && this.inSteps(levels)) || even;
    // Under an even moment the same beam tells how much of its energy any θ² may have.
    const b = (pointed + (spread * this.beam.ei_z) / (even * even)) / m_max;
    return (SAFETY * 2) / (b + Math.sqrt(b * b + 4 / (plain * plain)));
  }

  /** The critical moment of a diagram in steps, rounded up. */
  private inSteps(levels: Float64Array): number | null {
    // One number tells shapes apart, and an exact one.
    let shape = 0;
    for (let i = 0; i < PIECES; i++) shape = shape * (LEVELS + 1) + stepOf(levels[i]!);
    let found = this.shapes.get(shape);
    if (found === undefined) {
      if (this.shapes.size > REMEMBERED) this.shapes.clear();
      this.shapes.set(shape, (found = this.solved(levels)));
    }
    return found;
  }

  /** Free sideways but at its ends. */
  private solved(levels: Float64Array): number | null {
    const { length } = this.beam;
    takeBeam(this.beam, { restraints: this.twistHeld.length + 2, points: 0, spread: 0, pieces: PIECES });
    for (let end = 0; end <= 1; end++) takeFive(end, HOLDS.v, 0, 0, 0);
    for (const { s, theta, twist = 0, warping } of this.twistHeld)
      takeFive(s / length, (theta ? HOLDS.theta : 0) + (warping ? HOLDS.warping : 0), 0, theta ? 0 : twist, 0);
    for (let i = 0; i < PIECES; i++) {
      const level = stepOf(levels[i]!) / LEVELS;
      takeFive((i + 1) / PIECES, level, level, level, level);
    }
    const found = solveTaken(ELEMENTS, true);
    return found === Infinity ? null : found;
  }
}

const stepOf = (level: number): number => Math.ceil(level * LEVELS * (1 - 1e-9));

const twists = ({ theta, twist, warping }: Restraint): boolean => theta || warping || (twist ?? 0) !== 0;

/** What spread loads do at their heights, each on its destabilising side. */
export const spreadWork = (spread: HeightLoads["spread"]): number =>
  spread.reduce((sum, { q1, q2, z }) => sum + Math.max(0, -q1 * z, -q2 * z), 0);

/** What a torque per θ at a place takes of the energy of twisting, by what holds the ends alone. */
export function twistPer({ restraints, length, ei_w, gi_t }: HeldBeam, s: number): number {
  const [a, b] = [springAt(restraints, 0, length), springAt(restraints, length, length)];
  return yielding(a, b, s / length, gi_t / length) + warped(s, length, ei_w, gi_t);
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
