/** What product and design standards state, from schemas/standards.json: strengths by thickness, elastic constants. */

import data from "../../../schemas/standards.json" with { type: "json" };
import type { ExplicitSection } from "../generated/model.ts";

/** The thickest plate in mm that a value in N/mm² holds for, thin to thick. */
export type Bands = [upTo: number, value: number][];

/** Below a thickness fu may have a value of its own. */
export interface Strengths {
  standard?: string;
  fy: Bands;
  fu: Bands;
  fu_thin?: [below: number, value: number];
}

interface Standards {
  gravity: number;
  grade_pattern: string;
  thickness_tolerance_mm: number;
  thickness: Record<"walls" | "sides", string[]>;
  least_wall_mm: Record<"hollow" | "other", number>;
  least_fu_over_fy: number;
  /** What it is in words, and the pattern of its names. */
  other_metals: Record<string, string>;
  steel: Record<string, Strengths & { standard: string; table_3_1: Bands }>;
  hollow_standards: Record<string, string>;
  elastic: Record<"steel" | "aluminium" | "concrete", { e: number; g: number; density: number; nu: number; thermal_expansion: number }>;
}

export const STANDARDS = data as unknown as Standards;

/** The grades whose strengths are known by thickness, in the order of their strength. */
export const GRADES: readonly string[] = Object.keys(STANDARDS.steel);

/** The grades in words: "S235, S275 and S355". */
export const gradeWords = (word: "and" | "or"): string => `${GRADES.slice(0, -1).join(", ")} ${word} ${GRADES.at(-1)}`;

const GRADE = new RegExp(STANDARDS.grade_pattern.replace("{numbers}", GRADES.map((grade) => grade.slice(1)).join("|")));

/** Grade of a name such as "S355", "steel_S355J2", "s 460 NH"; null where it names none of the tables. */
export function gradeOf(name: string | undefined): string | null {
  const match = GRADE.exec(name ?? "");
  return match ? `S${match[1]}` : null;
}

/** The value at a thickness in mm; nothing is extrapolated. */
export function bandAt(bands: Bands | undefined, thickness: number): number | undefined {
  return bands?.find(([upTo]) => thickness <= upTo + STANDARDS.thickness_tolerance_mm)?.[1];
}

/** The product standard of a section; those of hollow sections have the same yield strengths by thickness. */
export function productStandard(grade: string, fabrication: string | undefined): string {
  return STANDARDS.hollow_standards[fabrication ?? ""] ?? STANDARDS.steel[grade]!.standard;
}

export type Shaped = Pick<ExplicitSection, "shape">;

export const sizesOf = ({ shape }: Shaped, keys: string[]): number[] =>
  keys.flatMap((key) => (shape as unknown as Record<string, number | undefined>)[key] ?? []);

/** Thickest plate element, or smallest side of a solid: the product standards grade by it. */
export function thickness(section: Shaped): number {
  if (!section.shape || section.shape.type === "general") return 0;
  const { walls, sides } = STANDARDS.thickness;
  return Math.max(0, ...sizesOf(section, walls)) || Math.min(...sizesOf(section, sides));
}
