/**
 * From programs whose Y is up to Z up: (X, Y, Z) becomes (X, −Z, Y), and their local y, which is up, our local z.
 *
 * Both turns are one and the same, a quarter about X, so that components of loads, global or local, turn alike.
 */

import type { Hinge, Support } from "handoff-solver";
import type { Vec } from "../geometry/vectors.ts";
import { rotationTo } from "./rotation.ts";

export const SAID = "axes are turned from Y up to Z up: (X, Y, Z) is now (X, -Z, Y)";

type Axis = "x" | "y" | "z";
type Degree = `${"u" | "r"}${Axis}`;
/** Their letter: ours, and its sign. */
export const TURNED: Readonly<Record<Axis, { axis: Axis; sign: 1 | -1 }>> = {
  x: { axis: "x", sign: 1 },
  y: { axis: "z", sign: 1 },
  z: { axis: "y", sign: -1 },
};

export const turnedVector = ([x, y, z]: Vec): Vec => [x, -z || 0, y];

/** The components that are not zero: fx, fy, fz or mx, my, mz. */
export function components(letter: "f" | "m", vector: Vec, end = ""): Record<string, number> {
  const sizes = turnedVector(vector);
  return Object.fromEntries((["x", "y", "z"] as const).flatMap((axis, i) => (sizes[i] ? [[`${letter}${axis}${end}`, sizes[i]]] : [])));
}

/** Our rotation of a member, from its direction in our axes and its local y in theirs. */
export const turnedRotation = (along: Vec, theirY: Vec): number => rotationTo(along, "z", turnedVector(theirY)) ?? 0;

export type Way = Support["ux"] | Hinge["ux"];
/** Degrees of freedom by their names, with what acts in one direction only. */
export type Degrees = Record<Degree, Way> & Partial<Record<`u${Axis}_only`, "push" | "pull">>;

const other = (way: "push" | "pull"): "push" | "pull" => (way === "push" ? "pull" : "push");

/** The same by our names; what pushes along their Z pulls along our y. */
export function turnedDegrees(theirs: Degrees): Degrees {
  const found: Partial<Degrees> = {};
  for (const axis of ["x", "y", "z"] as const) {
    const { axis: ours, sign } = TURNED[axis];
    const way = theirs[`u${axis}`];
    found[`u${ours}`] = sign < 0 && (way === "push" || way === "pull") ? other(way) : way;
    found[`r${ours}`] = theirs[`r${axis}`];
    const only = theirs[`u${axis}_only`];
    if (only) found[`u${ours}_only`] = sign < 0 ? other(only) : only;
  }
  return found as Degrees;
}
