/** Materials by name: what stands behind the names of schemas/material_library.json. */

import { ALUMINIUM, CONCRETE } from "../generated/materials.ts";
import type { Material } from "../generated/model.ts";
import type { LibraryMaterial } from "./plain.ts";
import { STANDARDS, type Strengths } from "./standards.ts";

const aluminium = ALUMINIUM as unknown as Record<string, Strengths>;
const GPA = 1e9;
const MPA = 1e6;

/** Strengths by thickness of a grade; undefined for concrete. */
export const strengthsOf = (grade: string): Strengths | undefined => STANDARDS.steel[grade] ?? aluminium[grade];

/** The material with its numbers; one that has them stays as it is. */
export function plainMaterial(material: Material | LibraryMaterial): Material {
  if (!("library" in material)) return material;
  const { library: grade, fy_rule = "product_standard", ...own } = material;
  return { ...numbersOf(grade, fy_rule), ...own };
}

function numbersOf(grade: string, fyRule: NonNullable<LibraryMaterial["fy_rule"]>): Omit<Material, "id"> {
  const ecm = CONCRETE[grade];
  if (ecm !== undefined) {
    const { nu } = STANDARDS.elastic.concrete;
    return { type: "concrete", grade, ...STANDARDS.elastic.concrete, e: ecm * GPA, g: (ecm * GPA) / (2 * (1 + nu)) };
  }
  const bands = aluminium[grade];
  if (bands === undefined) return { type: "steel", grade, ...STANDARDS.elastic.steel, fy_rule: fyRule };
  const lowest = (key: "fy" | "fu"): number => Math.min(...bands[key].map(([, value]) => value)) * MPA;
  return { type: "aluminium", grade, ...STANDARDS.elastic.aluminium, fy: lowest("fy"), fu: lowest("fu") };
}
