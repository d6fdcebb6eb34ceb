/** Flexural critical forces of members, Ncr of EN 1993-1-1 6.3.1.2, from the stiffness of the structure as a whole. */

import type { Frame } from "../model/frame.ts";
import { type ContinuousLine, continuousLines } from "../topology/continuity.ts";
import { type Axis, Bending, PIECES } from "./bendingshapes.ts";
import { Flexibility } from "./flexibility.ts";
import { type Factors, LineBuckling, type Pattern } from "./linebuckling.ts";

/** Of the largest force of a line: less is even all along. */
const EVEN = 1e-6;

/** What acts in a combination, and what presses there. */
export interface PressedState {
  combination: number;
  /** Members and supports (6·support + direction) that take no part. */
  idle: readonly number[];
  lifted: readonly number[];
  /** Compression of a member at a place from 0 to 1 along it, N. */
  compression(m: number, at: number): number;
}

/** Of one line in one combination, about each axis. */
export interface LineFactors {
  line: ContinuousLine;
  /** Even compression all along under which the line buckles while nothing else is loaded, N. */
  even: Factors;
  /** The same as a factor of its own compression. */
  own: Factors;
}

/**
 * A bound that needs no buckling length. K − Kg ≥ (1 − 1/αcr)·K in every combination that the structure bears; so a line that buckles alone at λ times some
 * pattern of compression bears (1 − 1/αcr)·λ times that pattern beside all loads of the combination. With its own compression as pattern Ncr = β·N,
 * β = 1 + (1 − 1/αcr)·λ; with an even one Ncr = N + (1 − 1/αcr)·λ. Both hold, so the larger counts; where the line itself governs αcr they are exact.
 */
export function criticalForce({ even, own }: LineFactors, axis: Axis, n: number, alpha: number): { n_cr: number; beta: number | null } {
  const left = 1 - 1 / alpha;
  const beta = 1 + left * own[axis];
  const byEven = n + left * even[axis];
  return beta * n >= byEven ? { n_cr: beta * n, beta } : { n_cr: byEven, beta: null };
}

/** Of all members in all combinations; found when first asked for. */
export class CriticalForces {
  private readonly lines: readonly ContinuousLine[];
  private readonly lineOf: Int32Array;
  private readonly groups = new Map<string, PressedState[]>();
  private readonly found = new Map<number, (LineFactors | null)[]>();

  constructor(
    private readonly frame: Frame,
    states: readonly PressedState[],
  ) {
    this.lines = continuousLines(frame);
    this.lineOf = new Int32Array(frame.memberIds.length);
    this.lines.forEach(({ members }, l) => {
      for (const m of members) this.lineOf[m] = l;
    });
    for (const state of states) {
      const key = `${state.idle.join()}|${state.lifted.join()}`;
      const group = this.groups.get(key);
      if (group) group.push(state);
      else this.groups.set(key, [state]);
    }
  }

  /** Null where nothing presses the line. */
  of(m: number, combination: number): LineFactors | null {
    if (!this.found.has(combination))
      for (const group of this.groups.values()) if (group.some((one) => one.combination === combination)) this.find(group);
    return this.found.get(combination)?.[this.lineOf[m]!] ?? null;
  }

  /** Of combinations in which the same acts. */
  private find(states: readonly PressedState[]): void {
    const [{ idle, lifted }] = states as [PressedState];
    const patterns = states.map((state) => this.lines.map((line) => patternOf(line, state)));
    const pressed = this.lines.map((_, l) => l).filter((l) => patterns.some((own) => isPressed(own[l]!)));
    const bending = new Bending(this.frame);
    const flexibility = new Flexibility(this.frame, new Set(idle), new Set(lifted)).of(pressed.map((l) => this.lines[l]!));
    const found = states.map(() => new Array<LineFactors | null>(this.lines.length).fill(null));
    pressed.forEach((l, at) => {
      const line = this.lines[l]!;
      const buckling = new LineBuckling(
        line,
        flexibility[at]!,
        line.members.map((m) => bending.of(m)),
        this.frame.axes,
      );
      const even = buckling.factors(line.members.map(() => new Float64Array(2 * PIECES).fill(1)));
      patterns.forEach((own, s) => {
        const pattern = own[l]!;
        if (isPressed(pattern)) found[s]![l] = { line, even, own: evenly(pattern, even) ?? buckling.factors(pattern) };
      });
    });
    states.forEach(({ combination }, s) => this.found.set(combination, found[s]!));
  }
}

/** Just inside the ends of a piece, by its length: where a force acts at its very end the piece has what is on its own side. */
const INSIDE = 1e-6;

const patternOf = ({ members }: ContinuousLine, { compression }: PressedState): Pattern =>
  members.map((m) =>
    Float64Array.from({ length: 2 * PIECES }, (_, k) => compression(m, ((k >> 1) + (k & 1 ? 1 - INSIDE : INSIDE)) / PIECES)),
  );

const isPressed = (pattern: Pattern): boolean => pattern.some((own) => Array.prototype.some.call(own, (n: number) => n > 0));

/** The factors of a pattern that is even all along; null of others. */
function evenly(pattern: Pattern, even: Factors): Factors | null {
  let [least, most] = [Infinity, -Infinity];
  for (const own of pattern)
    for (let p = 0; p < own.length; p++) {
      least = Math.min(least, own[p]!);
      most = Math.max(most, own[p]!);
    }
  return most - least > EVEN * most ? null : { y: even.y / most, z: even.z / most };
}
