/** The model's entry for a beam's material, with the strengths of its thickest plate. */

import type { Material } from "../../generated/model.ts";
import { strengthsOf } from "../../model/materials.ts";
import { bandAt, STANDARDS, type Strengths } from "../../model/standards.ts";
import { plain } from "./sentences.ts";
import { TABLES } from "./tables.ts";
import { refused } from "./wording.ts";

const MPA = 1e6;

export type BeamMaterial = Omit<Material, "id"> & { grade: string };

/** One of the materials that the builders name; where a table gives no strength, aluminium goes without. */
export function material(name: string, thickness: number): BeamMaterial {
  const { type, grade, fy_rule } = TABLES.materials[name]!;
  const made = { type, grade, ...STANDARDS.elastic[type] };
  const { standard, fy: yields, fu, fu_thin: [below, thin] = [0, 0] }: Partial<Strengths> = strengthsOf(grade) ?? {};
  const fy = bandAt(yields, thickness);
  if (fy === undefined && standard !== undefined)
    throw refused("no_strength", "material", { grade, thickness: plain(thickness), standard, most: plain(yields!.at(-1)![0]) });
  if (fy === undefined || !fy_rule) return made;
  const ultimate = thickness < below ? thin : bandAt(fu, thickness);
  return { ...made, fy: fy * MPA, fy_rule, ...(ultimate === undefined ? {} : { fu: ultimate * MPA }) };
}
