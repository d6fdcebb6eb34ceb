/** The properties of a section that are listed, filtered and compared. */
import type { SectionProperties, SectionShape } from "../../../../solver/src/model/sections/library.ts";
import type { Quantity } from "../../format/units.ts";

export interface Property {
  label: string;
  /** For whoever does not know the letter. */
  means: string;
  quantity: Quantity;
  /** In the table, not only among the details. */
  listed: boolean;
  of(section: SectionProperties): number | null;
}

const size = (key: Exclude<keyof SectionShape, "type">, means: string, listed = false): Property => ({
  label: key,
  means,
  quantity: "thickness",
  listed,
  of: ({ shape }) => shape[key] ?? null,
});

type Key = Exclude<
  { [K in keyof SectionProperties]-?: NonNullable<SectionProperties[K]> extends number ? K : never }[keyof SectionProperties],
  "wel" | "wpl" | "principal_angle"
>;
const own = (key: Key, label: string, means: string, quantity: Quantity, listed = false): Property => ({
  label,
  means,
  quantity,
  listed,
  of: (section) => section[key] ?? null,
});

export const PROPERTIES: readonly Property[] = [
  { ...size("h", "depth", true), of: ({ shape }) => shape.h ?? shape.d ?? null },
  { ...size("b", "width", true), of: ({ shape }) => shape.b ?? shape.d ?? null },
  size("tw", "web thickness"),
  size("tf", "flange thickness"),
  size("t", "wall thickness"),
  size("r", "root or outer corner radius"),
  own("mass_per_m", "Mass", "mass per length", "line_mass", true),
  own("a", "A", "area", "area", true),
  own("iy", "Iy", "second moment about y-y", "inertia", true),
  own("iz", "Iz", "second moment about z-z", "inertia", true),
  own("iyz", "Iyz", "product of inertia", "inertia"),
  own("wel_y", "Wel,y", "elastic modulus about y-y", "modulus", true),
  own("wel_z", "Wel,z", "elastic modulus about z-z", "modulus"),
  own("wpl_y", "Wpl,y", "plastic modulus about y-y", "modulus", true),
  own("wpl_z", "Wpl,z", "plastic modulus about z-z", "modulus"),
  own("it", "It", "torsion constant", "inertia", true),
  own("iw", "Iw", "warping constant", "warping"),
  own("avy", "Av,y", "shear area along y", "area"),
  own("avz", "Av,z", "shear area along z", "area"),
  own("radius_y", "iy", "radius of gyration about y-y", "thickness"),
  own("radius_z", "iz", "radius of gyration about z-z", "thickness"),
  own("radius_v", "iv", "smallest radius of gyration", "thickness"),
  own("perimeter", "Surface", "painted surface per length", "length"),
];
export const LISTED = PROPERTIES.filter(({ listed }) => listed);
