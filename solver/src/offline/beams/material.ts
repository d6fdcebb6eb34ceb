/** Material entries of the model, strengths by the thickest plate of the section. */

import { bandAt, STANDARDS } from "../../model/standards.ts";
import { InputError } from "./wording.ts";

const MPA = 1e6;

export interface Material extends Record<string, unknown> {
  type: string;
  grade: string;
  density: number;
  fy?: number;
}

export function material(name: string, thickness: number): Material {
  const { aluminium, concrete } = STANDARDS.elastic;
  if (name === "concrete_C30") return { type: "concrete", grade: "C30/37", ...concrete };
  if (name !== "aluminium_6061") return steel(name.replace("steel_", ""), thickness);
  const { up_to_mm, fy, fu } = STANDARDS.aluminium_6061_t6;
  const strength = thickness <= up_to_mm ? { fy: fy * MPA, fy_rule: "given", fu: fu * MPA } : {};
  return { type: "aluminium", grade: "EN AW-6061-T6", ...aluminium, ...strength };
}

function steel(grade: string, thickness: number): Material {
  const bands = STANDARDS.steel[grade]!;
  const fy = bandAt(bands.fy, thickness);
  if (fy === undefined) {
    throw new InputError("no_strength", "material", `${bands.standard} has no yield strength for ${grade} at ${thickness} mm`);
  }
  const fu = thickness < 3 ? bands.fu_under_3_mm : bandAt(bands.fu, thickness);
  const strength = { fy: fy * MPA, fy_rule: "product_standard", ...(fu === undefined ? {} : { fu: fu * MPA }) };
  return { type: "steel", grade, ...STANDARDS.elastic.steel, ...strength };
}
