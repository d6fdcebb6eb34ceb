/** Material entries of the model, strengths by the thickest plate of the section. */

import { general } from "../text.ts";
import { TABLES } from "./tables.ts";
import { InputError } from "./wording.ts";

const MPA = 1e6;

export interface Material extends Record<string, unknown> {
  type: string;
  grade: string;
  density: number;
  fy?: number;
}

export function material(name: string, thickness: number): Material {
  if (name === "aluminium_6061") return aluminium(thickness);
  if (name === "concrete_C30") return { type: "concrete", grade: "C30/37", ...TABLES.concrete_c30 } as unknown as Material;
  return steel(name.replace("steel_", ""), thickness);
}

/** The product standard of a section; those of hollow sections have the same yield strengths by thickness. */
export function standard(grade: string, fabrication: string): string {
  return TABLES.hollow_standards[fabrication] ?? TABLES.steel[grade]!.standard;
}

function steel(grade: string, thickness: number): Material {
  const bands = TABLES.steel[grade]!;
  const fy = at(bands.fy, thickness);
  if (fy === undefined) {
    throw new InputError(
      `no yield strength for ${grade} at a thickness of ${general(thickness, 6)} mm: ` +
        `the ${bands.standard} values end at ${bands.fy.at(-1)![0]} mm, and none is extrapolated`,
    );
  }
  const fu = thickness < 3 ? bands.fu_under_3_mm : at(bands.fu, thickness);
  return {
    type: "steel",
    grade,
    ...TABLES.steel_elastic,
    fy: fy * MPA,
    fy_rule: "product_standard",
    ...(fu === undefined ? {} : { fu: fu * MPA }),
  } as unknown as Material;
}

function aluminium(thickness: number): Material {
  const strength = thickness <= TABLES.aluminium_6061_strength_to_mm ? { fy: 240 * MPA, fy_rule: "given", fu: 260 * MPA } : {};
  return { type: "aluminium", grade: "EN AW-6061-T6", ...TABLES.aluminium_6061, ...strength } as unknown as Material;
}

function at(bands: [number, number][], thickness: number): number | undefined {
  return bands.find(([upTo]) => thickness <= upTo + 1e-9)?.[1];
}
