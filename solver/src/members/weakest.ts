/** A straight line that changes its section, as one of its weakest section. */

import { type Profile, profileOf } from "../ec3/profile.ts";
import type { Line } from "../topology/line.ts";

/** Profiles of a line's members; null where one of them is of another shape or stiffness per strain, so that they make no one line. */
export function profilesOf({ spans }: Line): Profile[] | null {
  const out: Profile[] = [];
  const { e, g } = spans[0]!.member.material;
  for (const { member } of spans) {
    const p = profileOf(member.section);
    if (typeof p === "string" || p.kind !== "i" || member.material.e !== e || member.material.g !== g) return null;
    out.push(p);
  }
  return out;
}

/**
 * The energy of a twist and a sideways bow is ½·∫(E·Iz·v″² + E·Iw·θ″² + G·It·θ′²), so that the least of each all along buckles no later than the line
 * itself under the same moments, held in the same places. Loads stand as high as on the deepest, and compression works on the largest polar radius.
 */
export function weakestOf(profiles: readonly Profile[]): Profile {
  const least = (key: "iz" | "iw" | "it"): number => Math.min(...profiles.map((p) => p[key]));
  const most = (of: (p: Profile) => number): number => Math.max(...profiles.map(of));
  const iy = most((p) => p.iy);
  const iz = least("iz");
  return {
    ...profiles[0]!,
    iy,
    iz,
    iw: least("iw"),
    it: least("it"),
    h: most(({ h }) => h),
    a: (iy + iz) / most((p) => (p.iy + p.iz) / p.a),
  };
}
