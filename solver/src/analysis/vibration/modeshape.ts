/** A mode's shape as results carry it: its largest movement is 1. */

import type { ModeShape } from "../../results/index.ts";

/** Digits of a picture. */
const DIGITS = 6;

export function modeShape(shape: Float64Array, nodes: number): ModeShape {
  let largest = 0;
  let sign = 1;
  for (let i = 0; i < shape.length; i++) {
    if (i % 6 > 2 || Math.abs(shape[i]!) <= largest * (1 + 1e-6)) continue;
    largest = Math.abs(shape[i]!);
    sign = Math.sign(shape[i]!);
  }
  const scaled = (i: number): number => (largest > 0 ? Number(((sign * shape[i]!) / largest).toPrecision(DIGITS)) : 0);
  const inner: number[] = [];
  for (let i = 6 * nodes; i < shape.length; i++) if (i % 6 < 3) inner.push(scaled(i));
  return { shape: Array.from({ length: 6 * nodes }, (_, i) => scaled(i)), inner };
}
