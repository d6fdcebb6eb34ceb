/** The part of a model that is drawn: all of it, a storey, what lies in a box, what was isolated or not hidden. */
import type { Vec } from "./axes.ts";
import type { Catalogue } from "./catalogue.ts";

export interface Part {
  /** Members alone in the picture; null for all. */
  only: ReadonlySet<number> | null;
  hidden: ReadonlySet<number>;
  /** Both ends of a member lie in this box; null for no box. */
  box: { low: Vec; high: Vec } | null;
}

export const WHOLE: Part = { only: null, hidden: new Set(), box: null };

/** Whether each member is drawn; null where all are. */
export function shownMembers({ runs, bounds }: Catalogue, { only, hidden, box }: Part): boolean[] | null {
  if (!only && !hidden.size && !box) return null;
  const slack = bounds.size * 1e-6;
  const inside = (at: Vec): boolean => !box || at.every((value, k) => value >= box.low[k]! - slack && value <= box.high[k]! + slack);
  return runs.map(({ from, to }, i) => (only?.has(i) ?? true) && !hidden.has(i) && inside(from) && inside(to));
}

export interface Storey {
  name: string;
  low: number;
  high: number;
}

/** The model's own storeys, each from its floor to the next one's. */
function named(given: { id: string; z: number }[], top: number): Storey[] {
  const rising = [...given].sort((a, b) => a.z - b.z);
  return rising.map(({ id, z }, i) => ({ name: id, low: z, high: rising[i + 1]?.z ?? Math.max(top, z) }));
}

/** More levels than this are no storeys. */
const MOST = 80;

/** The model's own, or those between the levels at which members lie flat; none where there are fewer than two above the ground. */
export function storeys({ runs, bounds, model: { model } }: Catalogue): Storey[] {
  const slack = bounds.size * 1e-6;
  if (model.storeys?.length) return named(model.storeys, bounds.high[2]);
  const levels: number[] = [];
  for (const { from, to } of runs)
    if (Math.abs(from[2] - to[2]) < slack && from[2] > bounds.low[2] + slack && !levels.some((z) => Math.abs(z - from[2]) < slack)) {
      levels.push(from[2]);
      if (levels.length > MOST) return [];
    }
  levels.sort((a, b) => a - b);
  if (levels.length < 2) return [];
  return levels.map((high, i) => ({ name: `Storey ${i + 1}`, low: levels[i - 1] ?? bounds.low[2], high }));
}
