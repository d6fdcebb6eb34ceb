/** Columns whose length about an axis is but a bound, as if they were too short to buckle about it: what fails so fails at any length. */

import type { Column } from "../../ec3/member_buckling/flexural.ts";
import type { Bows } from "../../members/lengths.ts";

type Both<T> = { y: T; z: T };
export type Axes = readonly ("y" | "z")[];

/** Of the axes whose length is but a bound those that are to be given: without buckling about them it does not fail. None where it fails at any length. */
export function neededAxes(bounded: Axes, fails: (axes: Axes) => boolean): Axes {
  const one = bounded.find((axis) => !fails([axis]));
  if (one) return [one];
  return bounded.length > 1 && !fails(bounded) ? bounded : [];
}

export function atAnyLength({ y, z }: Both<Column>, bows: Both<Bows>, bounded: Axes, system: number): [Both<Column>, Both<Bows>] {
  const [isY, isZ] = [bounded.includes("y"), bounded.includes("z")];
  return [
    { y: isY ? stocky(y, system) : y, z: isZ ? stocky(z, system) : z },
    { y: !isY && bows.y, z: !isZ && bows.z },
  ];
}

/** Between its own ends, however they are clamped, so that Cm is that of the whole diagram: between braced points it is no less. */
const stocky = (one: Column, system: number): Column => ({
  ...one,
  l_cr: 0.51 * system,
  n_cr: Infinity,
  lambda: 0,
  chi: 1,
  n_b: one.n_b / one.chi,
});
