/** Materials and cross-sections as rows of SAF, where a section has a material. */

import type { AuthoredStructure, ExplicitSection, LibraryMaterial, Material, Section, Structure } from "handoff-solver";
import type { Account } from "../conversion.ts";
import type { SafRow } from "./sheets.ts";
import { QUANTITIES, SHAPES, UNKNOWN } from "./vocabulary.ts";

/** SAF's form codes of rolled profiles, by the letters that their names begin with; 1 is an I. */
const FORM_CODES = [
  [/^((CF)?[RS]HS|HSS.*X.*X)/, 2],
  [/^((CF)?CHS|PIPE|HSS)/, 3],
  [/^L\d/, 4],
  [/^(U|PFC|C\d|MC)/, 5],
] as const;

export function materialRow(material: Material | LibraryMaterial): SafRow {
  if ("library" in material) {
    const grade = material.library;
    const kind = /^C\d/.test(grade) ? "Concrete" : grade.startsWith("EN AW") ? "Aluminium" : "Steel";
    return { Name: material.id, Type: kind, Quality: grade };
  }
  return {
    Name: material.id,
    Type: material.type[0]!.toUpperCase() + material.type.slice(1),
    Quality: material.grade ?? material.id,
    "Unit mass [kg/m3]": material.density,
    "E modulus [MPa]": material.e / 1e6,
    "G modulus [MPa]": material.g / 1e6,
    "Poisson Coefficient": material.nu,
    "Thermal expansion [1/K]": material.thermal_expansion,
  };
}

/** The name of the row for a section and a material: the section's own for the first material that it has. */
export function rowNames({ members }: Pick<AuthoredStructure, "members">): (section: string, material: string) => string {
  const first = new Map<string, string>();
  for (const { section, material } of members) if (!first.has(section)) first.set(section, material);
  return (section, material) => (first.get(section) === material ? section : `${section} of ${material}`);
}

/** One row for each section and material that members have together. */
export function sectionRows(structure: Pick<Structure, "members" | "sections">, account: Account): SafRow[] {
  const known = new Map(structure.sections.map((section) => [section.id, section]));
  const nameOf = rowNames(structure);
  const rows = new Map<string, SafRow>();
  const told = new Set<string>();
  for (const { section: id, material } of structure.members) {
    const section = known.get(id);
    const name = nameOf(id, material);
    if (!section || rows.has(name)) continue;
    if (!told.has(id)) tellLosses(section, account);
    told.add(id);
    rows.set(name, { Name: name, Material: material, ...profile(section) });
  }
  for (const id of known.keys()) if (!told.has(id)) account.leftOut(`section '${id}'`, "no member has it, so that it has no material");
  return [...rows.values()];
}

const LOST = ["iyz", "avy", "avz", "wel_y", "wel_z", "fabrication"] as const;

function tellLosses(section: Section, account: Account): void {
  if ("library" in section) return;
  const lost = LOST.filter((key) => section[key] !== undefined);
  if (lost.length) account.leftOut(`section '${section.id}'`, `${lost.join(", ")}: ${UNKNOWN}`);
  if (!outlineOf(section)) account.guessed(`section '${section.id}'`, "written as a manufactured profile that only its numbers describe");
}

/** None of a box of two thicknesses, which SAF's tube has no place for. */
const outlineOf = ({ shape }: ExplicitSection) => (shape?.type === "rhs" && shape.tf !== undefined ? undefined : SHAPES[shape?.type ?? ""]);

function profile(section: Section): SafRow {
  if ("library" in section) {
    const spelt = section.library.toUpperCase().replaceAll(" ", "");
    const code = FORM_CODES.find(([letters]) => letters.test(spelt))?.[1] ?? 1;
    return { "Cross-section type": "Manufactured", Profile: section.library, "Form code": code };
  }
  const numbers = Object.fromEntries(QUANTITIES.map(([key, column]) => [column, section[key]]));
  const outline = outlineOf(section);
  if (!outline) return { "Cross-section type": "Manufactured", Profile: section.name ?? section.id, ...numbers };
  const sizes: Record<string, unknown> = { ...section.shape };
  const parameters = outline.sizes.map((key) => String(Number(sizes[key] ?? 0) * 1000)).join("; ");
  return { "Cross-section type": "Parametric", Shape: outline.name, "Parameters [mm]": parameters, ...numbers };
}
