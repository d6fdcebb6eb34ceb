/** Fingerprints of a few random frames and slabs, to compare one engine with another. */

import { displacementFingerprint, solve } from "../src/api/index.ts";
import { randomFrame } from "./frames.ts";
import { close, slab } from "./slabs.ts";

/** Angles, hinges, springs, offsets and rotations take part: everything that feeds a displacement. */
export function fingerprints(models: readonly string[]): string[] {
  return models.map((model) => displacementFingerprint(solve(JSON.parse(model))));
}

export function models(count: number): string[] {
  return Array.from({ length: count }, (_, seed) => JSON.stringify(randomFrame(seed)));
}

/** Warped, skew and offset plates of three and four nodes on an edge beam, loaded in every way. */
export function slabs(): string[] {
  return [false, true].map((triangles) =>
    JSON.stringify(
      slab({
        nx: 5,
        ny: 4,
        triangles,
        map: (s, t) => [5 * s + 0.7 * t, 4 * t - 0.3 * s * t, 0.2 * s * t + 0.1 * s],
        thickness: 0.17,
        offset: 0.05,
        selfWeight: 1,
        load: { pressure: -3000, axes: "projected", dt: 12, gradient_z: 30 },
        members: [0, 1, 2, 3, 4].map((i) => ({ id: `B${i}`, start: `N${i}-4`, end: `N${i + 1}-4`, section: "s", material: "steel" })),
        sections: [{ id: "s", a: 0.005, iy: 5e-5, iz: 5e-6, it: 1e-6, avy: 0.002, avz: 0.002 }],
        hold: ([, y]) => (close(y, 0) ? ["ux", "uy", "uz", "rx"] : []),
      }),
    ),
  );
}
