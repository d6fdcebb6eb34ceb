/** Fingerprints of a few random frames, to compare one engine with another. */

import { displacementFingerprint, solve } from "../src/index.ts";
import { randomFrame } from "./frames.ts";

/** Angles, hinges, springs, offsets and rotations take part: everything that feeds a displacement. */
export function fingerprints(models: readonly string[]): string[] {
  return models.map((model) => displacementFingerprint(solve(JSON.parse(model))));
}

export function models(count: number): string[] {
  return Array.from({ length: count }, (_, seed) => JSON.stringify(randomFrame(seed)));
}
