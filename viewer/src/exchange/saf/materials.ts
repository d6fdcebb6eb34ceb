/** Materials of a SAF workbook. */

import type { LibraryMaterial, Material } from "handoff-solver";
import standards from "../../../../schemas/standards.json" with { type: "json" };
import type { Account } from "../conversion.ts";
import { isSteel, materialNamed } from "../named.ts";
import { newId, type Row, type Sheets, withoutName } from "./sheets.ts";

/** E and G in Pa, density in kg/m³, where a row leaves them out: concrete as C30/37, timber as C24 of EN 338. */
const USUAL = new Map<string, { type: Material["type"]; e: number; g: number; density: number }>([
  ["steel", { type: "steel", ...standards.elastic.steel }],
  ["aluminium", { type: "aluminium", ...standards.elastic.aluminium }],
  ["concrete", { type: "concrete", ...standards.elastic.concrete }],
  ["timber", { type: "timber", e: 11e9, g: 0.69e9, density: 420 }],
]);
/** Poisson's coefficient where a row has none. */
const NU = standards.elastic.steel.nu;

export function readMaterials(sheets: Sheets, account: Account): Map<string, Material | LibraryMaterial> {
  const found = new Map<string, Material | LibraryMaterial>();
  for (const row of sheets.rows("StructuralMaterial")) {
    const guesses: string[] = [];
    const name = newId(row, found, guesses);
    const material = name === null ? null : materialOf(row, name, guesses);
    if (name === null || !material) {
      account.leftOut(row.source, name === null ? withoutName(row) : "it has no E modulus, and its type has none");
      continue;
    }
    found.set(name, material);
    account.settle(row.source, guesses);
  }
  return found;
}

function materialOf(row: Row, id: string, guesses: string[]): Material | LibraryMaterial | null {
  const said = row.text("Quality") || row.text("Name");
  const library = materialNamed(said);
  const grade = library ?? said;
  const kind = row.word("Type") || (isSteel(library) ? "steel" : "");
  const given = row.size("E modulus [MPa]");
  const usual = USUAL.get(kind);
  if (library !== undefined && library !== said) guesses.push(`'${said}' for the library's ${library}`);
  if (!given && library !== undefined) return { id, library };
  if (kind === "steel" && library === undefined) guesses.push(`no yield strength: '${said}' is no grade of the library`);
  if (!given && !usual) return null;
  if (!given) guesses.push(`E of usual ${kind}`);
  const e = given ? given * 1e6 : usual!.e;
  const nu = row.size("Poisson Coefficient");
  const g = row.size("G modulus [MPa]");
  if (!g) guesses.push(nu ? "G from E and Poisson's coefficient" : `G from E and a Poisson's coefficient of ${NU}`);
  let density = row.size("Unit mass [kg/m3]");
  if (density === null) {
    density = usual?.density ?? 0;
    guesses.push(`a density of ${density} kg/m³`);
  }
  const expansion = row.size("Thermal expansion [1/K]");
  return {
    ...{
      id,
      type: usual?.type ?? "other",
      grade: [...grade].slice(0, 64).join(""),
      e,
      g: g ? g * 1e6 : e / (2 * (1 + (nu || NU))),
      density,
    },
    ...(nu === null ? {} : { nu }),
    ...(expansion === null ? {} : { thermal_expansion: expansion }),
    // The yield strength follows the grade and the thickness.
    ...(kind === "steel" && isSteel(library) ? { fy_rule: "product_standard" as const } : {}),
  };
}
