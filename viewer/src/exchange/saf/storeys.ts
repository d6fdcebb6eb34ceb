/** Storeys of a SAF workbook, which has them from version 1.0.5 on. */

import type { Storey } from "handoff-solver";
import type { Account } from "../conversion.ts";
import { newId, type Sheets, withoutName } from "./sheets.ts";

export function readStoreys(sheets: Sheets, account: Account): Storey[] {
  const found = new Map<string, Storey>();
  for (const row of sheets.rows("StructuralStorey")) {
    const guesses: string[] = [];
    const id = newId(row, found, guesses);
    const z = row.size("Height level [m]");
    if (id === null || z === null) {
      account.leftOut(row.source, id === null ? withoutName(row) : "it has no level");
      continue;
    }
    found.set(id, { id, z });
    account.settle(row.source, guesses);
  }
  return [...found.values()];
}
