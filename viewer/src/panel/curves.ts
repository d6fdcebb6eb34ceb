/** The pure part of the member diagrams: what governs at x, and the extremes. */
import type { Force } from "handoff-solver";
import { readAt } from "../geometry/hull.ts";
import type { MemberCurves } from "../results/sets.ts";

export interface Governed {
  value: number;
  by: string;
}

/** The largest and the smallest value at x over all sets, and which set gives each. */
export function rangeAt(curves: MemberCurves[], component: Force, at: number): { max: Governed; min: Governed } {
  let max: Governed = { value: -Infinity, by: "" };
  let min: Governed = { value: Infinity, by: "" };
  for (const { set, stations } of curves) {
    const { left, right } = readAt(stations.x, stations[component], at);
    const [high, low] = [Math.max(left, right), Math.min(left, right)];
    if (high > max.value) max = { value: high, by: set };
    if (low < min.value) min = { value: low, by: set };
  }
  return { max, min };
}

/** Where the readers' eyes go: smallest and largest over all curves, exact, and not of the stations drawn. */
export function extremesOf(curves: MemberCurves[], component: Force): { low: number; high: number } {
  let [low, high] = [0, 0];
  for (const { extremes } of curves) [low, high] = [Math.min(low, extremes[component].min), Math.max(high, extremes[component].max)];
  return { low, high };
}

/** A value with its place and the set that has it. */
export interface Peak extends Governed {
  x: number;
}

/** The largest and the smallest value along the member over all sets, exact. */
export function peaksOf(curves: MemberCurves[], component: Force): { max: Peak; min: Peak } {
  let max: Peak = { value: -Infinity, by: "", x: 0 };
  let min: Peak = { value: Infinity, by: "", x: 0 };
  for (const { set, extremes } of curves) {
    const one = extremes[component];
    if (one.max > max.value) max = { value: one.max, by: set, x: one.maxX };
    if (one.min < min.value) min = { value: one.min, by: set, x: one.minX };
  }
  return { max, min };
}

/** The set with the value furthest from zero. */
export function furthest(curves: MemberCurves[], component: Force): string {
  const { max, min } = peaksOf(curves, component);
  return Math.abs(min.value) > Math.abs(max.value) ? min.by : max.by;
}
