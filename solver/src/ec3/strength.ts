/** Yield strength by thickness: EN 1993-1-1 Table 3.1, or the product standards' bands. */

import type { ExplicitSection, Material } from "../generated/model.ts";
import { bandAt, GRADES, gradeOf, gradeWords, productStandard, STANDARDS, sizesOf, thickness } from "../model/standards.ts";
import type { Assumption, Doubt } from "../results/open_points.ts";

/** The highest grade's, which its name states in N/mm². */
const HIGHEST = Number(GRADES.at(-1)!.slice(1)) * 1e6;

/** Yield strength in Pa for a grade at thickness t (m); null where the table has no value. */
export function fyByThickness(rule: "product_standard" | "table_3_1", grade: string, t: number): number | null {
  const fy = bandAt(STANDARDS.steel[grade]?.[rule === "table_3_1" ? "table_3_1" : "fy"], t * 1e3);
  return fy === undefined ? null : fy * 1e6;
}

export interface Strength {
  /** Null where no value can be given; `reason` says why. */
  fy: number | null;
  reason: string | null;
  /** What was taken of several values. */
  notes: Assumption[];
  /** What the standards speak against. */
  doubts: Doubt[];
  /** The column of S460 in Table 6.2 holds: grade and yield strength agree on it. */
  s460: boolean;
  /** What the value rests on: the rule's own table or standard, and the thickness it was read at. */
  source: string;
  t: number;
}

/** What its names say that the material is, where that is no steel of EN 1993-1-1. */
const otherMetal = ({ grade = "", name = "", id }: Material): string | undefined =>
  Object.keys(STANDARDS.other_metals).find((metal) => new RegExp(STANDARDS.other_metals[metal]!, "i").test(`${grade} ${name} ${id}`));

const doubt = (code: string, message: string): Doubt => ({ path: "", code, message });
const note = (message: string): Assumption => ({ code: "yield_strength", clause: "3.2.1", message });

/** What of a section and its steel lies outside of 1.1.2(1) or 3.2.2(1). */
function outside(section: ExplicitSection, { id, fy, fu }: Material): Doubt[] {
  const { least_wall_mm, least_fu_over_fy, thickness } = STANDARDS;
  const thinnest = Math.min(...sizesOf(section, thickness.walls)) * 1e3;
  const least = least_wall_mm[/^[rc]hs$/.test(section.shape?.type ?? "") ? "hollow" : "other"];
  const doubts: Doubt[] = [];
  if (thinnest < least - 1e-9)
    doubts.push(
      doubt("thin_wall", `Section ${section.id} has a wall of ${round(thinnest)} mm, below the ${least} mm of EN 1993-1-1 (1.1.2(1))`),
    );
  if (fu && fy && fu / fy < least_fu_over_fy - 1e-9)
    doubts.push(doubt("low_fu", `Material ${id} has fu/fy = ${(fu / fy).toFixed(3)}, below ${least_fu_over_fy} (3.2.2(1))`));
  return doubts;
}

/** Shapes whose cold-formed ones are outside of EN 1993-1-1 (EN 1993-1-3 1.1(1), (3)): its buckling curves and classes are others. */
const COLD_FORMED_ELSEWHERE = /^(i|channel|angle|tee)$/;

export function strength(section: ExplicitSection, material: Material): Strength {
  const rule = material.fy_rule ?? "given";
  const t = thickness(section);
  const grade = gradeOf(material.grade) ?? gradeOf(material.id);
  const notes: Assumption[] = [];
  const doubts = outside(section, material);
  let fy: number | null = material.fy ?? null;
  let reason: string | null = null;
  let source = "as given by the model";
  if (rule !== "given") {
    const table = rule === "table_3_1" ? "Table 3.1" : grade ? productStandard(grade, section.fabrication) : "";
    const tabulated = grade ? fyByThickness(rule, grade, t) : null;
    if (tabulated !== null) {
      if (fy !== null && fy < tabulated * (1 - 1e-9))
        notes.push(note(`material ${material.id} gives a lower fy than ${table} for ${grade}: the lower one is used`));
      else source = table;
      fy = fy === null ? tabulated : Math.min(fy, tabulated);
    } else if (grade) {
      fy = null;
      reason = `${table} has no yield strength for ${grade} at ${round(t * 1e3)} mm`;
    } else if (fy !== null) {
      notes.push(note(`material ${material.id} names no known grade: its fy is used as given, not by thickness`));
    }
  }
  const metal = otherMetal(material);
  if (metal) reason = `not checked: material ${material.id} is ${metal}`;
  if (section.fabrication === "cold_formed" && COLD_FORMED_ELSEWHERE.test(section.shape?.type ?? ""))
    reason = `section ${section.id} is open and cold formed: EN 1993-1-3 verifies it`;
  if (fy === null)
    reason ??= `material ${material.id} has no yield strength${rule === "given" || grade ? "" : `, and ${material.grade ?? "its name"} is not among ${gradeWords("and")}`}`;
  else if (!metal && fy > HIGHEST * (1 + 1e-9))
    reason = `EN 1993-1-1 covers grades up to ${GRADES.at(-1)}; higher grades need EN 1993-1-12`;
  if (fy !== null && grade) {
    const most = Math.max(fyByThickness("product_standard", grade, t) ?? 0, fyByThickness("table_3_1", grade, t) ?? 0);
    if (fy > most * (1 + 1e-9))
      doubts.push(
        doubt(
          "high_fy",
          `Material ${material.id} gives fy = ${round(fy / 1e6)} N/mm²${most > 0 ? `, more than the ${round(most / 1e6)} N/mm² of` : "; the standards have no value for"} ${grade} at ${round(t * 1e3)} mm: a certificate is due`,
        ),
      );
  }
  const s460 = grade === "S460" && fy !== null && fy >= (fyByThickness("product_standard", grade, t) ?? Infinity) * (1 - 1e-9);
  return { fy: reason ? null : fy, reason, notes, doubts, s460, source, t };
}

const round = (value: number): number => Math.round(value * 100) / 100;
