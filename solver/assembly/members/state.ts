/**
 * A state as it comes: forces at the start of every member, line loads along the whole of it and onsets, at each of which something more sets in
 * (`src/diagrams/spans.ts`).
 */

import { at } from "../storage";

/** Twelve forces per member, six line loads, three free strains; onsets of member m from onsetStarts[m] on, thirteen doubles each in rising order. */
export let forces: usize = 0, whole: usize = 0, strain: usize = 0, onsets: usize = 0, onsetStarts: usize = 0;
export const ONSET: i32 = 13;
/** Doubles of an onset: its place, moments, forces, line loads and their slopes. */
export const TURN: i32 = 1, PUSH: i32 = 4, LINE: i32 = 7, SLOPE: i32 = 10;

export function setState(forcesAt: usize, wholeAt: usize, strainAt: usize, onsetsAt: usize, startsAt: usize): void {
  forces = forcesAt; whole = wholeAt; strain = strainAt; onsets = onsetsAt; onsetStarts = startsAt;
}

// @ts-ignore: decorator
@inline
export function firstOnset(m: i32): i32 {
  return load<i32>(onsetStarts + ((<usize>m) << 2));
}

// @ts-ignore: decorator
@inline
export function onset(i: i32): usize {
  return onsets + ((<usize>(ONSET * i)) << 3);
}

// @ts-ignore: decorator
@inline
export function rowOf(base: usize, each: i32, m: i32): usize {
  return base + ((<usize>(each * m)) << 3);
}

/** One of the twelve forces at a member's ends. */
export function endForce(m: i32, i: i32): f64 {
  return at(rowOf(forces, 12, m), i);
}

/** Free axial strain by temperature. */
export function axialStrain(m: i32): f64 {
  return at(rowOf(strain, 3, m), 0);
}
