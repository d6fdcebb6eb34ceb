/** Flexural critical forces of members, Ncr of EN 1993-1-1 6.3.1.2, from the stiffness of the structure as a whole. */

import type { Frame } from "../model/frame.ts";
import { SolveError } from "../results/error.ts";
import { gather } from "../results/gather.ts";
import type { CriticalFactors } from "../topology/context.ts";
import { type ContinuousLine, continuousLines } from "../topology/continuity.ts";
import { type Axis, Bending, PIECES } from "./bendingshapes.ts";
import { type Compression, type PressedMember, pressedMember, unpressed } from "./compressed_member.ts";
import { type Factors, LineBuckling, type Pattern } from "./linebuckling.ts";
import { StateFlexibility } from "./state_flexibility.ts";

/** From this αcr on the bound serves, which is by 1/αcr too low at most; below, each combination has its own factor. */
const BOUNDED = 10;
/** Up to this share of the bound of Ncr compression has little to do with buckling (6.3.1.2(4) ignores 0.04), and the bound serves. */
const SLIGHT = 0.1;
/** Just inside the ends of a piece, by its length: where a force acts at its very end the piece has what is on its own side. */
const INSIDE = 1e-6;
const PLACES = Float64Array.from({ length: 2 * PIECES }, (_, k) => ((k >> 1) + (k & 1 ? 1 - INSIDE : INSIDE)) / PIECES);
const EVEN = new Float64Array(2 * PIECES).fill(1);

/** What acts in a combination, and what presses there. */
export interface PressedState {
  combination: number;
  /** Members and supports (6·support + direction) that take no part. */
  idle: readonly number[];
  lifted: readonly number[];
  /** Supports that act one way and are hardly pressed: what bows away from them is not held. */
  touching: readonly number[];
  /** Lowest critical factor of the structure that a member is part of, Infinity where nothing buckles. */
  alpha(m: number): number;
  /** Compression of a member, N, at places from 0 to 1 along it. */
  compression(m: number): (at: number) => number;
}

/** Of one line in one combination. */
export interface LineFactors extends Pick<CriticalFactors, "even" | "own"> {
  line: ContinuousLine;
  /** The factors of its compression at which it buckles while nothing else is loaded. */
  alone: Factors;
}

export interface CriticalForce {
  n_cr: number;
  /** Null where it comes of an even compression. */
  beta: number | null;
}

/** Ncr = NEd + what a line bears beside all loads of the combination: by a pattern like its own compression, or by an even one. Both hold, so the larger counts. */
export function criticalForce({ even, own }: Pick<CriticalFactors, "even" | "own">, axis: Axis, n: number): CriticalForce {
  const beta = 1 + own[axis];
  const byEven = n + even[axis];
  return beta * n >= byEven ? { n_cr: beta * n, beta } : { n_cr: byEven, beta: null };
}

/** Of all members in all combinations; found when first asked for. */
export class CriticalForces {
  private readonly lines: readonly ContinuousLine[];
  private readonly lineOf: Int32Array;
  private readonly groups = new Map<string, PressedState[]>();
  private readonly found = new Map<number, (LineFactors | null | undefined)[]>();
  private readonly bending: Bending;

  constructor(
    private readonly frame: Frame,
    states: readonly PressedState[],
  ) {
    this.bending = new Bending(frame);
    this.lines = continuousLines(frame);
    this.lineOf = new Int32Array(frame.memberIds.length);
    this.lines.forEach(({ members }, l) => {
      for (const m of members) this.lineOf[m] = l;
    });
    for (const state of states) gather(this.groups, `${state.idle.join()}|${state.lifted.join()}|${state.touching.join()}`, state);
  }

  /** Null where nothing presses the line; undefined where the structure is not shown to stand under the combination. */
  of(m: number, combination: number): LineFactors | null | undefined {
    if (!this.found.has(combination))
      for (const group of this.groups.values()) if (group.some((one) => one.combination === combination)) this.find(group);
    return this.found.get(combination)?.[this.lineOf[m]!];
  }

  /** Of combinations in which the same acts. */
  private find(states: readonly PressedState[]): void {
    const [{ idle, lifted, touching }] = states as [PressedState];
    const flexibility = this.flexibility(idle, [[...lifted, ...touching], lifted]);
    if (!flexibility) {
      for (const { combination } of states) this.found.set(combination, []);
      return;
    }
    const patterns = states.map((state) => this.frame.memberIds.map((_, m) => PLACES.map(state.compression(m))));
    const pressed = this.lines.filter(({ members }) => patterns.some((own) => members.some((m) => isPressed(own[m]!))));
    const blocks = pressed.length ? flexibility.unloaded(pressed) : [];
    const found = states.map(() => new Array<LineFactors | null>(this.lines.length).fill(null));
    pressed.forEach((line, at) => {
      const buckling = this.buckling(line, blocks[at]!, null);
      const even = buckling.factors(line.members.map(() => EVEN));
      const near: (Float64Array | undefined)[] = [];
      patterns.forEach((all, s) => {
        const own = line.members.map((m) => all[m]!);
        if (own.some(isPressed)) found[s]![this.lineOf[line.members[0]!]!] = this.bounded(line, even, own, states[s]!, buckling, near);
      });
    });
    // Plates press too, which only αcr knows.
    const isBounded = ({ alpha }: PressedState): boolean =>
      this.frame.plates.nodes.length > 0 || pressed.every(({ members: [m] }) => alpha(m!) >= BOUNDED);
    const near = new Map<ContinuousLine, (Float64Array | undefined)[]>();
    states.forEach((state, s) => {
      const own: (LineFactors | null | undefined)[] = found[s]!;
      if (!isBounded(state) && !this.sharpen(own, patterns[s]!, flexibility, near))
        own.forEach((one, l) => void (one && state.alpha(one.line.members[0]!) <= 1 && (own[l] = undefined)));
      this.found.set(state.combination, own);
    });
  }

  /**
   * K − Kg ≥ (1 − 1/αcr)·K in every combination that the structure bears; so a line that buckles alone at λ times some pattern of compression bears
   * (1 − 1/αcr)·λ times that pattern beside all loads. Where the line itself governs αcr that is exact.
   */
  private bounded(
    line: ContinuousLine,
    even: Factors,
    pattern: Pattern,
    { alpha }: PressedState,
    buckling: LineBuckling,
    near: (Float64Array | undefined)[],
  ): LineFactors {
    const left = Math.max(0, 1 - 1 / alpha(line.members[0]!));
    const byEven = times(even, left);
    // Where others take the most, the bound by an even compression is enough to see that a line is but slightly pressed.
    const alone = evenly(pattern, even) ?? (isSlight(byEven, pattern) ? NOT_PRESSED : buckling.factors(pattern, near));
    const isSpared = alone === NOT_PRESSED;
    const found = { line, even: byEven, own: isSpared ? { y: 0, z: 0 } : times(alone, left), alone };
    return failing(found, "z", failing(found, "y", found));
  }

  /** By the structure's stiffness under all loads of the combination, with what members lose of theirs: exact. False where it does not stand. */
  private sharpen(
    found: (LineFactors | null | undefined)[],
    given: readonly Compression[],
    flexibility: StateFlexibility,
    near: Map<ContinuousLine, (Float64Array | undefined)[]>,
  ): boolean {
    const { frame, bending } = this;
    const patterns = borne(given, found);
    const members: PressedMember[] = [];
    const own = new Float64Array(144);
    let stands = true;
    const write = (m: number, change: Float64Array): boolean => {
      const shapes = bending.of(m);
      members[m] = unpressed(shapes);
      if (isUnforced(given[m]!)) return false;
      const pressed = pressedMember(shapes, { y: patterns.y[m]!, z: patterns.z[m]! }, own);
      if (!pressed) stands = false;
      else members[m] = pressed;
      inGlobalAxes(own, frame.axes, m, change);
      return true;
    };
    const patternOf = ({ members: ids }: ContinuousLine): Pattern => ids.map((m) => given[m]!);
    const lines = found.flatMap((one) => (one && !isSlight(one.even, patternOf(one.line)) ? [one.line] : []));
    const blocks = flexibility.loaded(lines, write);
    if (!blocks || !stands) return false;
    lines.forEach((line, i) => {
      const buckling = this.buckling(line, blocks[i]!, members);
      const shapes: (Float64Array | undefined)[] = near.get(line) ?? [];
      near.set(line, shapes);
      const even = buckling.factors(
        line.members.map(() => EVEN),
        shapes,
      );
      const pattern = patternOf(line);
      const own = evenly(pattern, even) ?? buckling.factors(pattern, shapes);
      const at = this.lineOf[line.members[0]!]!;
      const { alone } = found[at]!;
      const sharp = { line, even, own, alone };
      found[at] = failing(sharp, "z", failing(sharp, "y", sharp));
    });
    return true;
  }

  /** Without as many supports as it stands without; null where it does not stand without the last of them. */
  private flexibility(idle: readonly number[], lifted: readonly (readonly number[])[]): StateFlexibility | null {
    for (const gone of lifted)
      try {
        return new StateFlexibility(this.frame, new Set(idle), new Set(gone));
      } catch (error) {
        if (!(error instanceof SolveError)) throw error;
      }
    return null;
  }

  private buckling(line: ContinuousLine, flexibility: Float64Array, members: readonly PressedMember[] | null): LineBuckling {
    const shapes = line.members.map((m) => this.bending.of(m));
    const own = line.members.map((m, i) => members?.[m] ?? unpressed(shapes[i]!));
    return new LineBuckling(line, flexibility, shapes, own, this.frame.axes);
  }
}

const isPressed = (own: Compression): boolean => Array.prototype.some.call(own, (n: number) => n > 0);

const NOT_PRESSED: Factors = { y: Infinity, z: Infinity };

/** A line that buckles by itself has its own critical force, below its compression. */
const failing = ({ alone }: LineFactors, axis: Axis, found: LineFactors): LineFactors =>
  alone[axis] > 1
    ? found
    : { ...found, own: { ...found.own, [axis]: alone[axis] - 1 }, even: { ...found.even, [axis]: Number.NEGATIVE_INFINITY } };

/** Of what a line bears that buckles by itself, the share that the others are judged beside. */
const BORNE = 0.9;

/** A line that buckles by itself fails by itself, and bears no more than its critical force: what stands beside it is judged with that. */
function borne(
  given: readonly Compression[],
  found: readonly (LineFactors | null | undefined)[],
): Readonly<Record<Axis, readonly Compression[]>> {
  const about = (axis: Axis): readonly Compression[] => {
    const failing = found.filter((one) => one && one.alone[axis] <= 1) as LineFactors[];
    if (!failing.length) return given;
    const out = [...given];
    for (const { line, alone } of failing)
      for (const m of line.members) out[m] = Float64Array.from(given[m]!, (n) => BORNE * alone[axis] * n);
    return out;
  };
  return { y: about("y"), z: about("z") };
}

const isUnforced = (own: Compression): boolean => Array.prototype.every.call(own, (n: number) => n === 0);

const isSlight = (even: Factors, pattern: Pattern): boolean => {
  let most = 0;
  for (const own of pattern) for (let p = 0; p < own.length; p++) most = Math.max(most, own[p]!);
  return most <= SLIGHT * (most + Math.min(even.y, even.z));
};

const times = ({ y, z }: Factors, share: number): Factors => ({ y: y === Infinity ? y : share * y, z: z === Infinity ? z : share * z });

/** Of the largest force of a line: less is even all along. */
const SAME = 1e-6;

/** The factors of a pattern that is even all along; null of others. */
function evenly(pattern: Pattern, even: Factors): Factors | null {
  let [least, most] = [Infinity, -Infinity];
  for (const own of pattern)
    for (let p = 0; p < own.length; p++) {
      least = Math.min(least, own[p]!);
      most = Math.max(most, own[p]!);
    }
  return most - least > SAME * most ? null : times(even, 1 / most);
}

/** Each 3×3 of a 12×12 turned from a member's own axes. */
function inGlobalAxes(own: Float64Array, axes: Float64Array, m: number, out: Float64Array): void {
  const at = 9 * m;
  for (let r = 0; r < 12; r += 3)
    for (let c = 0; c < 12; c += 3)
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 3; j++) {
          let sum = 0;
          for (let p = 0; p < 3; p++)
            for (let q = 0; q < 3; q++) sum += axes[at + 3 * p + i]! * own[12 * (r + p) + c + q]! * axes[at + 3 * q + j]!;
          out[12 * (r + i) + c + j] = sum;
        }
}
