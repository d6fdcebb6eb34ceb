/** Two angles or two channels back to back, legs h or webs upright, from the properties of one of them; mm. */

import type { Sizes } from "./outline_properties.ts";

const TURNED: Record<string, string> = { y: "z", z: "y" };

/** The angle with its legs exchanged. */
const turned = (one: Sizes): Sizes =>
  Object.fromEntries(Object.entries(one).map(([key, value]) => [key.slice(0, -1) + (TURNED[key.slice(-1)] ?? key.slice(-1)), value]));

/** As one section, which they are as far as what joins them allows. */
export function doubled(type: string, size: Sizes, listed: Sizes): Sizes {
  const { h = 0, b = 0, gap = 0 } = size;
  const one = type === "double_angle" && h < b ? turned(listed) : listed;
  const of = (key: string): number => one[key]!;
  const [a, apart] = [of("a"), of("centroid_y") + gap / 2];
  const [iy, iz] = [2 * of("iy"), 2 * (of("iz") + a * apart * apart)];
  const twice = ["it", "iw", "wel_y", "wpl_y", "avy", "avz", "perimeter"].map((key) => [key, 2 * of(key)]);
  return {
    ...Object.fromEntries(twice),
    a: 2 * a,
    iy,
    iz,
    wel_z: iz / (b + gap / 2),
    wpl_z: 2 * a * apart,
    radius_y: Math.sqrt(iy / (2 * a)),
    radius_z: Math.sqrt(iz / (2 * a)),
    ...(type === "double_angle" ? { centroid_z: of("centroid_z"), shear_centre_z: of("shear_centre_z") } : {}),
  };
}
