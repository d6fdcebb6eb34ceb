/** Materials by name: what stands behind the names of schemas/material_library.json. */

import data from "../../../schemas/material_library.json" with { type: "json" };
import type { Material } from "../generated/model.ts";
import type { LibraryMaterial } from "./plain.ts";
import { STANDARDS } from "./standards.ts";

interface MaterialLibrary {
  /** Names by product standard. */
  steel: Record<string, string[]>;
  /** Ecm in GPa. */
  concrete: Record<string, number>;
  /** Thickest wall in mm, f0 and fu in N/mm². */
  aluminium: Record<string, [upTo: number, f0: number, fu: number][]>;
}

const LIBRARY = data as unknown as MaterialLibrary;
const GPA = 1e9;
const MPA = 1e6;

/** The material with its numbers; one that has them stays as it is. */
export function plainMaterial(material: Material | LibraryMaterial): Material {
  if (!("library" in material)) return material;
  const { library: grade, fy_rule = "product_standard", ...own } = material;
  return { ...numbersOf(grade, fy_rule), ...own };
}

function numbersOf(grade: string, fyRule: NonNullable<LibraryMaterial["fy_rule"]>): Omit<Material, "id"> {
  const ecm = LIBRARY.concrete[grade];
  if (ecm !== undefined) {
    const { nu } = STANDARDS.elastic.concrete;
    return { type: "concrete", grade, ...STANDARDS.elastic.concrete, e: ecm * GPA, g: (ecm * GPA) / (2 * (1 + nu)) };
  }
  const rows = LIBRARY.aluminium[grade];
  if (rows === undefined) return { type: "steel", grade, ...STANDARDS.elastic.steel, fy_rule: fyRule };
  const lowest = (column: 1 | 2): number => Math.min(...rows.map((row) => row[column])) * MPA;
  return { type: "aluminium", grade, ...STANDARDS.elastic.aluminium, fy: lowest(1), fu: lowest(2) };
}
