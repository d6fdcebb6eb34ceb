/** Verifications of cross-sections by columns: of each the force that it grows with, and the largest that it was made for. */

import type { Action } from "../ec3/resistances.ts";
import type { Alone } from "./verification.ts";
import { STATION_VERIFICATIONS } from "./verifications.ts";

/** Verifications of several forces together, whose worst place may lie between the stations, come last. */
export const FIRST_TOGETHER = STATION_VERIFICATIONS.findIndex(({ key }) => key === "torsion");

/** Their columns: most stations read no more of a verification than these. */
export const KEYS = STATION_VERIFICATIONS.map(({ key }) => key);
export const ALONE = STATION_VERIFICATIONS.map(({ alone }) => alone);
export const COUNT = STATION_VERIFICATIONS.length;

const at = (alone: Alone): number => ALONE.indexOf(alone);
const [TENSION, COMPRESSION, MY, MZ, VZ, VY, MX] = [at("tension"), at("n"), at("my"), at("mz"), at("vz"), at("vy"), at("mx")];

/** No force of a plain station is larger than all before: so it is with most, which go without a look at each verification. */
export function falls(f: Action, largest: Float64Array, together: boolean): boolean {
  if (!(f.mx <= (largest[MX] as number))) return false;
  return (
    together ||
    (f.my <= (largest[MY] as number) &&
      f.mz <= (largest[MZ] as number) &&
      f.vz <= (largest[VZ] as number) &&
      f.vy <= (largest[VY] as number) &&
      f.n <= (largest[COMPRESSION] as number) &&
      -f.n <= (largest[TENSION] as number))
  );
}
