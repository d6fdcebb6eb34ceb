/** Bars that their weight bends further than the structure moves: by first order nothing draws them straight, and their sag would stand for the whole. */
import type { CombinationResults, LoadCaseResults } from "handoff-solver";
import type { ShapeValues } from "../results/sets.ts";

type Set = LoadCaseResults | CombinationResults;

/** How far a set moves nodes, and members that bend from their chords; `bars` carry axial force alone. */
export function structureReach({ displacements: u, extrema }: Set, bars: readonly boolean[]): number {
  let largest = extrema.deflection.max.reduce((most, value, member) => (bars[member] ? most : Math.max(most, value)), 0);
  for (let i = 0; i < u.length; i += 6) largest = Math.max(largest, Math.hypot(u[i]!, u[i + 1]!, u[i + 2]!));
  return largest;
}

/** By member, the sag of bars between their ends, where one bends further than the structure moves (`most`); else 0 of all, so that bars are drawn alike. */
export function sagsOf(set: Set, most: number, bars: readonly boolean[]): number[] {
  const sags = set.extrema.deflection.max.map((value, member) => (bars[member] ? value : 0));
  return sags.some((value) => value > most) ? sags : sags.fill(0);
}

export function largestSag(sags: readonly number[]): ShapeValues["sag"] {
  const member = sags.reduce((most, value, at) => (value > sags[most]! ? at : most), 0);
  return sags[member] ? { value: sags[member], member } : null;
}

/** The points between the ends of what sags, on the line from one end to the other. */
export function straighten(samples: Float32Array, sags: readonly number[], points: number): void {
  for (const [member, sag] of sags.entries()) {
    const [first, last] = [3 * member * points, 3 * (member + 1) * points - 3];
    for (let i = 3; sag && i < 3 * points - 3; i++) {
      const [from, to] = [samples[first + (i % 3)]!, samples[last + (i % 3)]!];
      samples[first + i] = from + ((to - from) * Math.floor(i / 3)) / (points - 1);
    }
  }
}
