/** Surfaces of a SAF workbook: of three or four nodes and one thickness, each one shell element. */

import type { Plate } from "handoff-solver";
import type { Vec } from "../../geometry/vectors.ts";
import type { Account } from "../conversion.ts";
import { newId, type Row, type Sheets, withoutName } from "./sheets.ts";

export function readPlates(
  sheets: Sheets,
  at: ReadonlyMap<string, Vec>,
  materials: ReadonlyMap<string, unknown>,
  account: Account,
): Map<string, Plate> {
  const found = new Map<string, Plate>();
  const openings = sheets.rows("StructuralSurfaceMemberOpening");
  const holesOf = new Map<string, string[]>();
  for (const row of openings) holesOf.set(row.text("2D Member"), [...(holesOf.get(row.text("2D Member")) ?? []), row.text("Name")]);
  for (const row of sheets.rows("StructuralSurfaceMember")) {
    const guesses = ["as one shell element: divide it for results that can be relied on"];
    const name = newId(row, found, guesses);
    const why = name === null ? withoutName(row) : unfit(row, at, materials);
    if (name === null || why) {
      account.leftOut(row.source, why);
      continue;
    }
    const thickness = row.size("Thickness [mm]")!;
    const plate: Plate = {
      id: name,
      nodes: row.names("Nodes") as Plate["nodes"],
      thickness: thickness / 1000,
      material: row.text("Material"),
    };
    const plane = row.word("System plane at");
    if (plane === "top" || plane === "bottom") {
      plate.offset = (thickness / 2000) * (plane === "top" ? -1 : 1);
      guesses.push("its system plane by its own local z");
    }
    const holes = holesOf.get(name);
    if (holes) guesses.push(`without its openings: ${holes.join(", ")}`);
    found.set(name, plate);
    account.guessed(row.source, guesses.join("; "));
  }
  for (const row of openings) account.leftOut(row.source, "openings are not cut out of a shell element");
  return found;
}

function unfit(row: Row, at: ReadonlyMap<string, Vec>, materials: ReadonlyMap<string, unknown>): string {
  const corners = row.names("Nodes");
  const known = corners.every((node) => at.has(node)) && new Set(corners).size === corners.length;
  if (
    !known ||
    (corners.length !== 3 && corners.length !== 4) ||
    !row.size("Thickness [mm]") ||
    !["", "constant"].includes(row.word("Thickness type"))
  )
    return "only surfaces of three or four nodes and one thickness can be taken";
  if (!materials.has(row.text("Material")) || row.names("Edges").some((edge) => edge.toLowerCase() !== "line"))
    return "its material is not there, or an edge is curved";
  return "";
}
