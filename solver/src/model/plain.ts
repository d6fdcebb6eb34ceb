/** Models as they are sent, with short forms, and as the analysis reads them, with everything written out (`authored.ts`). */

import type { LibraryMaterial, Material, Model, Section, ShapedSection, Structure } from "../generated/model.ts";

export type { LibraryMaterial, ParametricShape, ShapedSection } from "../generated/model.ts";

export type AuthoredSection = Section | ShapedSection;

export interface AuthoredStructure extends Omit<Structure, "materials" | "sections" | "load_combinations"> {
  load_combinations?: Structure["load_combinations"];
  materials: (Material | LibraryMaterial)[];
  sections: AuthoredSection[];
}

/** Whether a section is neither of the library nor has numbers of its own. */
export const isShaped = (section: AuthoredSection): section is ShapedSection => !("library" in section || "a" in section);

/** What `validate` accepts and `solve` takes. */
export interface AuthoredModel extends Omit<Model, "model"> {
  model: AuthoredStructure;
}

/** Whether nothing is left to write out: what most models are. */
export function isPlain(model: AuthoredModel): model is Model {
  const { materials, sections, members, load_cases: cases, load_combinations: listed } = model.model;
  return !(
    !listed ||
    model.analysis?.combinations ||
    model.analysis?.checks?.some(({ groups, storeys }) => groups || storeys) ||
    materials.some((material) => "library" in material) ||
    sections.some(isShaped) ||
    members.some(({ connect }) => connect) ||
    cases.some(({ area_loads }) => area_loads)
  );
}
