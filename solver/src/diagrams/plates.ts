/** What a plate carries at its centre and corners, with what follows from it: computed when asked for. */

import { faceStress, type Principal, principal } from "../numerics/shell/index.ts";
import { SolveError } from "../results/error.ts";
import { PLATE_FORCES, type PlateForce, type Results, type SetResults } from "../results/index.ts";

/** Forces at one point of a plate, local axes. */
export interface PlatePoint extends Record<PlateForce, number> {
  /** Id of the corner's node; null at the centre. */
  node: string | null;
  /** Principal membrane forces (N/m) and moments (N·m/m); angles in degrees from local x towards local y. */
  n: Principal;
  m: Principal;
  /** Largest shear over all directions (N/m). */
  q: number;
  /** Von Mises stress at the faces towards local +z and −z (Pa). */
  von_mises_top: number;
  von_mises_bottom: number;
}

export interface PlateValues {
  plate: string;
  set: string;
  thickness: number;
  centre: PlatePoint;
  corners: PlatePoint[];
}

/** Values of one plate in a load case or combination, all by id. */
export function plateValues(results: Results, set: string, plate: string): PlateValues {
  const found = [...results.load_cases, ...results.load_combinations].find(({ id }) => id === set);
  if (!found) throw new SolveError("invalid_model", `no load case or combination '${set}'`);
  const p = results.plates.ids.indexOf(plate);
  if (p < 0) throw new SolveError("invalid_model", `no plate '${plate}'`);
  return plateValuesIn(results, found, p);
}

/** The same for a set at hand and the plate's place. */
export function plateValuesIn(results: Results, set: SetResults, p: number): PlateValues {
  return valuesOf(results, set, p, startOf(results, p));
}

/** The same for every plate, in order. */
export function* allPlateValues(results: Results, set: SetResults): Generator<PlateValues> {
  const { ids, corners } = results.plates;
  for (let p = 0, start = 0; p < ids.length; start += corners[p++]!) yield valuesOf(results, set, p, start);
}

/** Corners of all plates before plate `p`. */
function startOf({ plates: { corners } }: Results, p: number): number {
  let start = 0;
  for (let i = 0; i < p; i++) start += corners[i]!;
  return start;
}

function valuesOf({ nodes, plates }: Results, set: SetResults, p: number, start: number): PlateValues {
  const thickness = plates.thickness[p]!;
  const first = PLATE_FORCES.length * (start + p);
  const at = (i: number): PlatePoint =>
    pointOf(set.plate_forces, first + PLATE_FORCES.length * i, thickness, i === 0 ? null : nodes[plates.nodes[start + i - 1]!]!);
  const corners = Array.from({ length: plates.corners[p]! }, (_, i) => at(i + 1));
  return { plate: plates.ids[p]!, set: set.id, thickness, centre: at(0), corners };
}

function pointOf(forces: ArrayLike<number>, at: number, thickness: number, node: string | null): PlatePoint {
  const own = Object.fromEntries(PLATE_FORCES.map((name, i) => [name, forces[at + i]!])) as Record<PlateForce, number>;
  return {
    node,
    ...own,
    n: principal(own.nx, own.ny, own.nxy),
    m: principal(own.mx, own.my, own.mxy),
    q: Math.sqrt(own.qx * own.qx + own.qy * own.qy),
    von_mises_top: faceStress(forces, at, thickness, 1).vonMises,
    von_mises_bottom: faceStress(forces, at, thickness, -1).vonMises,
  };
}
