/** Sections that no table lists, with every property: bars, plates, welded shapes, tubes, tees, pairs of angles and channels. */

import { DIGITS, FORMULAS, POWERS, type Sizes } from "../generated/formulas.ts";
import { STANDARDS } from "../model/standards.ts";
import { bucklingCurves } from "./buckling_curves.ts";
import { shifted } from "./decimal.ts";
import { type Made, made, madeOf, rules } from "./made_names.ts";
import type { SectionLibrary, SectionProperties, SectionShape } from "./properties.ts";

/** Mass of steel in kg/m of each mm². */
const KG_PER_MM2 = STANDARDS.elastic.steel.density / 1e6;

const rounded = (value: number): number => Number(value.toPrecision(DIGITS));

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
  const fabrication = base?.fabrication ?? (size["r"] ? kind.rounded : undefined) ?? kind.fabrication;
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
  return {
    name,
    family: kind.family,
    region: base?.region ?? rules.said.region,
    standard: base?.standard ?? rules.said.standard,
    range: base ? rules.said.of + base.name : rules.said.range,
    origin: "computed",
    fabrication,
    shape: shape as unknown as SectionShape,
    tapered_flanges: false,
    mass_per_m: Number((known["a"]! * KG_PER_MM2).toPrecision(rules.mass_digits)),
    ...found,
    wel: found["wel_y"],
    wpl: found["wpl_y"],
    buckling_curves: bucklingCurves(type, fabrication, size),
  } as SectionProperties;
}

/** Area, second moments, torsion and warping constants, plastic moduli; of a tee also centroid and shear centre. */
function computed(shape: string, size: Sizes): Sizes {
  const whole = { ...size, ...FORMULAS.made[shape]?.(size) };
  const found = FORMULAS.outline[shape]!(whole);
  return { ...found, ...FORMULAS.torsion[shape]?.({ ...whole, ...found }) };
}

/** Elastic moduli, radii of gyration, shear areas and the line to paint. */
function derived(type: string, size: Sizes, known: Sizes, welded: boolean): Sizes {
  const values = { ...size, ...known };
  const shear = (welded && FORMULAS.welded[type]) || FORMULAS.shear[type]!;
  return { ...FORMULAS.elastic[type]!(values), ...shear(values), ...FORMULAS.perimeter[type]!(values) };
}

const TURNED: Record<string, string> = { y: "z", z: "y" };

/** Two angles or channels back to back as one, which they are as far as what joins them allows. */
function doubled(type: string, size: Sizes, one: Sizes): Sizes {
  const isTurned = type === "double_angle" && size["h"]! < size["b"]!;
  const turned = (key: string): string => key.slice(0, -1) + (TURNED[key.slice(-1)] ?? key.slice(-1));
  const named = Object.entries(one).map(([key, value]) => [`one_${isTurned ? turned(key) : key}`, value]);
  const values: Sizes = { ...size, ...Object.fromEntries(named) };
  const also = type === "double_angle" ? FORMULAS.outline[type]!(values) : {};
  return { ...FORMULAS.outline["double_channel"]!(values), ...also };
}
