/** Plates of a set for the picture and the inspector: smoothed fields over all plates, and every value of one plate. */

import type { CombinationResults, LoadCaseResults, PlatePoint, Results } from "handoff-solver";
import { allPlateValues, plateValuesIn } from "handoff-solver/statics";
import { SAME_PLANE } from "../../../solver/src/analysis/plates/smoothing.ts";
import { type ContourName, type PlateField, type PlateRange, type PlateValue, VALUE_NAMES } from "../results/plate_values.ts";
import { findSet } from "./sets.ts";

type Set = LoadCaseResults | CombinationResults;

const readers: Record<PlateValue, (point: PlatePoint) => number> = {
  nx: ({ nx }) => nx,
  ny: ({ ny }) => ny,
  nxy: ({ nxy }) => nxy,
  mx: ({ mx }) => mx,
  my: ({ my }) => my,
  mxy: ({ mxy }) => mxy,
  qx: ({ qx }) => qx,
  qy: ({ qy }) => qy,
  n1: ({ n }) => n.first,
  n2: ({ n }) => n.second,
  m1: ({ m }) => m.first,
  m2: ({ m }) => m.second,
  q: ({ q }) => q,
  von_mises_top: ({ von_mises_top }) => von_mises_top,
  von_mises_bottom: ({ von_mises_bottom }) => von_mises_bottom,
};

/** Values at every corner, those of neighbours in one plane averaged at their node; of an envelope those larger in size. */
export function plateField(results: Results, key: string, quantity: ContourName): PlateField {
  const found = findSet(results, key);
  const sets: Set[] = found.kind === "set" ? [found.set] : found.sets;
  const values = new Float32Array(results.plates.nodes.length);
  for (const set of sets) {
    const own = quantity === "displacement" ? sizes(results, set) : smooth(results, raw(results, set, quantity));
    for (let i = 0; i < own.length; i++) if (Math.abs(own[i]!) > Math.abs(values[i]!)) values[i] = own[i]!;
  }
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return { values, low: Math.min(low, high), high };
}

function sizes({ plates }: Results, { displacements: d }: Set): Float32Array {
  return Float32Array.from(plates.nodes, (node) => Math.hypot(d[6 * node]!, d[6 * node + 1]!, d[6 * node + 2]!));
}

function raw(results: Results, set: Set, quantity: PlateValue): Float32Array {
  const out = new Float32Array(results.plates.nodes.length);
  let at = 0;
  for (const { corners } of allPlateValues(results, set)) for (const point of corners) out[at++] = readers[quantity](point);
  return out;
}

function smooth({ nodes, plates }: Results, values: Float32Array): Float32Array {
  const meeting: number[][] = nodes.map(() => []);
  const plateOf = plates.corners.flatMap((count, p) => Array.from({ length: count }, () => p));
  plates.nodes.forEach((node, corner) => meeting[node]!.push(corner));
  const along = (p: number, q: number, row: number): number => {
    let sum = 0;
    for (let k = 3 * row; k < 3 * row + 3; k++) sum += plates.axes[9 * p + k]! * plates.axes[9 * q + k]!;
    return sum;
  };
  return values.map((_, corner) => {
    const own = plateOf[corner]!;
    let [sum, count] = [0, 0];
    for (const other of meeting[plates.nodes[corner]!]!) {
      const p = plateOf[other]!;
      if (along(own, p, 0) < SAME_PLANE || along(own, p, 2) < SAME_PLANE) continue;
      sum += values[other]!;
      count++;
    }
    return sum / count;
  });
}

/** Every value of one plate at its centre and corners, smallest and largest over the combinations of an envelope. */
export function plateRange(results: Results, key: string, plate: number): PlateRange {
  const found = findSet(results, key);
  const sets: Set[] = found.kind === "set" ? [found.set] : found.sets;
  const points = sets.map((set) => {
    const { centre, corners } = plateValuesIn(results, set, plate);
    return [centre, ...corners];
  });
  return {
    combinations: found.kind === "set" ? null : sets.map(({ id }) => id),
    angle: found.kind === "set" ? { n: points[0]![0]!.n.angle, m: points[0]![0]!.m.angle } : null,
    points: points[0]!.map(({ node }, i) => ({
      node,
      values: VALUE_NAMES.map((name) => {
        const all = points.map((own) => readers[name](own[i]!));
        const [min, max] = [Math.min(...all), Math.max(...all)];
        return { min, max, minBy: all.indexOf(min), maxBy: all.indexOf(max) };
      }),
    })),
  };
}
