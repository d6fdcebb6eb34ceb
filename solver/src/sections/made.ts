/** Sections that no table lists, with every property: bars, plates, welded shapes, tubes, tees, pairs of angles and channels. */

import { shifted } from "./decimal.ts";
import { doubled } from "./double.ts";
import { type Made, made, madeOf } from "./made_names.ts";
import { computed, derived, type Sizes } from "./outline_properties.ts";
import type { BucklingCurve, SectionLibrary, SectionProperties, SectionShape } from "./properties.ts";

/** The power of the millimetre in each property. */
const POWERS: Record<string, number> = {
  ...{ a: 2, iy: 4, iz: 4, iyz: 4, it: 4, iw: 6, wel_y: 3, wel_z: 3, wpl_y: 3, wpl_z: 3, wt: 3, avy: 2, avz: 2 },
  ...{ radius_y: 1, radius_z: 1, centroid_y: 1, centroid_z: 1, shear_centre_y: 1, shear_centre_z: 1, perimeter: 1 },
};

/** Seven digits, as every property has them. */
const rounded = (value: number): number => Number(value.toPrecision(7));
/** The library with what can be made of it: names that it does not list are looked at again. */
export function withMade(library: SectionLibrary): SectionLibrary {
  return {
    canonical: (name) => library.canonical(name) ?? made(name, library)?.name,
    find: (name) => {
      const listed = library.find(name);
      if (listed) return listed;
      const found = made(name, library);
      return found && section(found);
    },
    families: () => library.families(),
  };
}

/** The section of a shape with nothing but its dimensions, in metres. */
export const shapedProperties = (shape: SectionShape): SectionProperties => section(madeOf(shape));

function section({ name, kind, size, base }: Made): SectionProperties {
  const type = kind.shape;
  const rolled = type === "rhs" ? "cold_formed" : "hot_rolled";
  const fabrication = base?.fabrication ?? (size["r"] && kind.fabrication === "welded" ? rolled : kind.fabrication);
  const known: Sizes = { iyz: 0 };
  if (base && type.startsWith("double")) {
    const one = Object.entries(POWERS).map(([key, power]) => [key, shifted((base as unknown as Sizes)[key] ?? 0, 3 * power)]);
    Object.assign(known, doubled(type, size, Object.fromEntries(one)));
  } else {
    for (const [key, value] of Object.entries(computed(type, size))) known[key] = rounded(value);
    Object.assign(known, derived(type, size, known, fabrication === "welded"));
  }
  const found: Record<string, number> = {};
  for (const [key, power] of Object.entries(POWERS)) if (key in known) found[key] = shifted(rounded(known[key]!), -3 * power);
  const shape: Record<string, number | string> = { type };
  for (const [key, value] of Object.entries(size)) shape[key] = shifted(rounded(value), -3);
  const [y, z, y_s460, z_s460] = curves(type, fabrication, size);
  return {
    name,
    family: kind.family,
    region: base?.region ?? "EU",
    standard: base?.standard ?? "none: dimensions as given",
    range: base ? `made of ${base.name}` : "made of dimensions",
    origin: "computed",
    fabrication,
    shape: shape as unknown as SectionShape,
    tapered_flanges: false,
    mass_per_m: Number((known["a"]! * 7850e-6).toPrecision(4)),
    ...found,
    wel: found["wel_y"],
    wpl: found["wpl_y"],
    buckling_curves: { y, z, y_s460, z_s460 },
  } as SectionProperties;
}

type Curves = readonly [BucklingCurve, BucklingCurve, BucklingCurve, BucklingCurve];

/** EN 1993-1-1 Table 6.2, about y and z, then of S460. */
function curves(type: string, fabrication: string, { h = 0, b = 1, tf = 0 }: Sizes): Curves {
  const welded = fabrication === "welded";
  if (type === "double_angle" || (type === "rhs" && welded)) return ["b", "b", "b", "b"];
  if (type !== "i") return ["c", "c", "c", "c"];
  if (welded) return tf <= 40 ? ["b", "c", "b", "c"] : ["c", "d", "c", "d"];
  if (tf > 100) return ["d", "d", "c", "c"];
  return h / b > 1.2 && tf <= 40 ? ["a", "b", "a0", "a0"] : ["b", "c", "a", "a"];
}
