/** Models as they are sent, with short forms, and as the analysis reads them, with everything written out (`authored.ts`). */

import type { Material, Model, Structure } from "../generated/model.ts";

/** A material by its name in schemas/material_library.json. */
export interface LibraryMaterial {
  id: string;
  name?: string;
  library: string;
  fy_rule?: "product_standard" | "table_3_1";
}

export interface AuthoredStructure extends Omit<Structure, "materials"> {
  materials: (Material | LibraryMaterial)[];
}

/** What `validate` accepts and `solve` takes. */
export interface AuthoredModel extends Omit<Model, "model"> {
  model: AuthoredStructure;
}

/** Whether nothing is left to write out: what most models are. */
export function isPlain(model: AuthoredModel): model is Model {
  const { materials, members, load_cases: cases } = model.model;
  return !(
    model.analysis?.combinations ||
    model.analysis?.checks?.some(({ groups, storeys }) => groups || storeys) ||
    materials.some((material) => "library" in material) ||
    members.some(({ connect }) => connect) ||
    cases.some(({ area_loads }) => area_loads)
  );
}
