/** A short name for the exact bits of all displacements, to compare engines. */

import type { Results } from "../results/index.ts";

/** FNV-1a over the bytes of every displacement of every case and combination, as 16 hexadecimal digits. */
export function displacementFingerprint(results: Results): string {
  const value = new Float64Array(1);
  const bytes = new Uint8Array(value.buffer);
  let low = 0x811c9dc5;
  let high = 0xcbf29ce4;
  for (const { displacements } of [...results.load_cases, ...results.load_combinations]) {
    for (const displacement of displacements) {
      value[0] = displacement;
      for (const byte of bytes) {
        low = Math.imul(low ^ byte, 0x01000193);
        high = Math.imul(high ^ byte ^ (low >>> 24), 0x01000193);
      }
    }
  }
  return (high >>> 0).toString(16).padStart(8, "0") + (low >>> 0).toString(16).padStart(8, "0");
}
