/** Diagrams of internal forces as lines and numbers: which way an ordinate points, where it changes sign, what of it is told. */
import type { Force } from "handoff-solver";
import type { Run } from "../geometry/axes.ts";
import { readAt } from "../geometry/hull.ts";
import { plus, scaled, type Vec } from "../geometry/vectors.ts";

/** One curve along one member: x in metres, values in SI; `by` names the governing combination of each point of an envelope. */
export interface Curve {
  member: number;
  x: ArrayLike<number>;
  values: ArrayLike<number>;
  by: string[] | null;
}

/** Which way a positive value is drawn: moments on the tension side, the rest on +z (or +y where they act in y). */
const SIDE: Record<Force, { axis: "y" | "z"; sign: number }> = {
  n: { axis: "z", sign: 1 },
  vy: { axis: "y", sign: 1 },
  vz: { axis: "z", sign: 1 },
  mx: { axis: "z", sign: 1 },
  my: { axis: "z", sign: -1 },
  mz: { axis: "y", sign: -1 },
};

/** Cuts a curve where it changes sign, so that each part has one colour. */
export function bySign(x: ArrayLike<number>, v: ArrayLike<number>): { x0: number; v0: number; x1: number; v1: number }[] {
  const parts: { x0: number; v0: number; x1: number; v1: number }[] = [];
  for (let i = 0; i + 1 < x.length; i++) {
    const [x0, v0, x1, v1] = [x[i]!, v[i]!, x[i + 1]!, v[i + 1]!];
    if (v0 * v1 < 0 && x1 > x0) {
      const cut = x0 + ((x1 - x0) * v0) / (v0 - v1);
      parts.push({ x0, v0, x1: cut, v1: 0 }, { x0: cut, v0: 0, x1, v1 });
    } else parts.push({ x0, v0, x1, v1 });
  }
  return parts;
}

/** Where a reader looks for a number: the ends and the largest and smallest value between. */
export function notable(v: ArrayLike<number>): number[] {
  let low = 0;
  let high = 0;
  for (let i = 1; i < v.length; i++) {
    if (v[i]! < v[low]!) low = i;
    if (v[i]! > v[high]!) high = i;
  }
  return [...new Set([low, high])];
}

/** Values that differ by no more than this share read as one: so does the normal force of a bar with its own weight. */
const EVEN = 0.01;

/** Whether one number says it all. */
export function isEven(v: ArrayLike<number>): boolean {
  const [low, high = low] = notable(v).map((i) => v[i]!) as [number, number?];
  return high - low <= EVEN * Math.max(Math.abs(low), Math.abs(high));
}

/** Whether an envelope's other side reaches further, the same way, at a point of one. */
export function within(curves: readonly Curve[]): (curve: Curve, i: number) => boolean {
  const sides = new Map<number, Curve[]>();
  for (const curve of curves) sides.set(curve.member, [...(sides.get(curve.member) ?? []), curve]);
  return (curve, i) =>
    sides.get(curve.member)!.some((other) => {
      if (other === curve) return false;
      const { left, right } = readAt(other.x, other.values, curve.x[i]!);
      const v = curve.values[i]!;
      return Math.max(left * Math.sign(v), right * Math.sign(v)) > Math.abs(v);
    });
}

/** One member's curve in space: its foot on the member, and the tip of a value. */
export interface Ordinates {
  foot(x: number): Vec;
  tip(x: number, v: number): Vec;
}

export function ordinates({ from, axes }: Run, component: Force, scale: number): Ordinates {
  const { axis, sign } = SIDE[component];
  const out = scaled(axes[axis], sign * scale);
  const foot = (x: number): Vec => plus(from, scaled(axes.x, x));
  return { foot, tip: (x, v) => plus(foot(x), scaled(out, v)) };
}
