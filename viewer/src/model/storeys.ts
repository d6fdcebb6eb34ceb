/** Storeys that the picture can be narrowed to. */
import { slackOf } from "../geometry/bounds.ts";
import type { Catalogue } from "./catalogue.ts";

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
  const slack = slackOf(bounds);
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
