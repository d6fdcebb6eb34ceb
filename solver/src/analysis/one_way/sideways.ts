/** Loads that tell which of two crossed ties draws: what a load does sideways, and a lean of the structure. */

import { combinedLoads } from "../../model/combination_loads.ts";
import type { Frame } from "../../model/frame.ts";
import type { CaseLoads } from "../../model/loads.ts";
import { largest } from "../../numerics/largest.ts";
import { ALONG, tilted } from "../imperfections/tilted.ts";

/** Of what presses down: it decides along the axes on which nothing else acts. */
const LEAN = 1 / 200;
/** Of the largest load: less is round-off. */
const NOTHING = 1e-9;

/**
 * What presses down is left out, which slackens both, and so are heat and movements of supports. `vector` is the load on the nodes: the lean goes the way that
 * its sum does, and `way` where that is nothing.
 */
export function sideways(frame: Frame, own: CaseLoads, vector: Float64Array, way: 1 | -1): CaseLoads {
  const { member, plates } = own;
  const cold = { ...own, member: { ...member, strains: [] }, plates: { ...plates, heat: undefined }, settlement: undefined };
  return together([cold, tilted(frame, own, ALONG.z, 1, own.id), ...leans(frame, own, vector, way)]);
}

/** The load with the same lean beside all that presses down. */
export const leaning = (frame: Frame, own: CaseLoads, vector: Float64Array, way: 1 | -1): CaseLoads =>
  together([own, ...leans(frame, own, vector, way)]);

function leans(frame: Frame, own: CaseLoads, vector: Float64Array, way: 1 | -1): CaseLoads[] {
  const nothing = NOTHING * largest(vector);
  return (["x", "y"] as const).map((axis, c) => {
    const sum = vector.reduce((all, value, i) => (i % 6 === c ? all + value : all), 0);
    return tilted(frame, own, ALONG[axis], (Math.abs(sum) > nothing ? Math.sign(sum) : way) * LEAN, own.id);
  });
}

const together = (parts: CaseLoads[]): CaseLoads =>
  combinedLoads(
    parts[0]!.id,
    parts.map((_, load_case) => ({ load_case, factor: 1 })),
    parts,
  );
