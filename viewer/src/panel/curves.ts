/** The pure part of the member diagrams: reading a curve at x, and the two sides of a jump. */
import type { MemberCurves } from '../solving/protocol.ts';

export type Component = 'n' | 'vy' | 'vz' | 'mx' | 'my' | 'mz';

/** Value just left and just right of x; equal where nothing jumps. */
export function readAt(x: ArrayLike<number>, v: ArrayLike<number>, at: number): { left: number; right: number } {
  const last = x.length - 1;
  const reach = 1e-9 * Math.max(1, Math.abs(x[last]!));
  let before = 0;
  while (before < last && x[before + 1]! < at - reach) before++;
  let after = last;
  while (after > 0 && x[after - 1]! > at + reach) after--;
  const between = (i: number, j: number): number => {
    const span = x[j]! - x[i]!;
    return span > reach ? v[i]! + ((v[j]! - v[i]!) * (at - x[i]!)) / span : v[j]!;
  };
  const here: number[] = [];
  for (let i = before; i <= after; i++) if (Math.abs(x[i]! - at) <= reach) here.push(i);
  if (here.length) return { left: v[here[0]!]!, right: v[here.at(-1)!]! };
  const value = between(before, Math.min(last, before + 1));
  return { left: value, right: value };
}

export interface Governed { value: number; by: string }

/** The largest and the smallest value at x over all sets, and which set gives each. */
export function rangeAt(curves: MemberCurves[], component: Component, at: number): { max: Governed; min: Governed } {
  let max: Governed = { value: -Infinity, by: '' };
  let min: Governed = { value: Infinity, by: '' };
  for (const { set, stations } of curves) {
    const { left, right } = readAt(stations.x, stations[component], at);
    const [high, low] = [Math.max(left, right), Math.min(left, right)];
    if (high > max.value) max = { value: high, by: set };
    if (low < min.value) min = { value: low, by: set };
  }
  return { max, min };
}

/** Where the readers' eyes go: smallest and largest over all curves. */
export function extremesOf(curves: MemberCurves[], component: Component): { low: number; high: number } {
  let [low, high] = [0, 0];
  for (const { stations } of curves)
    for (const value of stations[component]) [low, high] = [Math.min(low, value), Math.max(high, value)];
  return { low, high };
}
