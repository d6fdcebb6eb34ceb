/** Load cases, combinations and loads as sheets of SAF. */

import type { AuthoredStructure, LoadCase, LoadCombination } from "handoff-solver";
import type { Table } from "../../files/workbook.ts";
import type { Account } from "../conversion.ts";
import type { SafRow } from "./sheets.ts";
import { tableFrom } from "./sheets.ts";
import { ACTIONS, NATURES, UNKNOWN, USES } from "./vocabulary.ts";
import { ActionRows } from "./writing_actions.ts";

export function loadSheets(structure: AuthoredStructure, account: Account): [string, Table][] {
  const { load_cases: cases, load_combinations: combinations = [] } = structure;
  const [groups, rows] = [[] as SafRow[], [] as SafRow[]];
  const actions = new ActionRows(account);
  for (const loadCase of cases) {
    caseRows(loadCase, groups, rows, account);
    actions.add(loadCase);
  }
  const known = new Map(cases.map((loadCase) => [loadCase.id, loadCase]));
  return [
    ["StructuralLoadGroup", tableFrom(groups)],
    ["StructuralLoadCase", tableFrom(rows)],
    ["StructuralLoadCombination", tableFrom(combinations.map((combination) => combinationRow(combination, known)))],
    ...actions.sheets.map(({ name, rows: found }): [string, Table] => [name, tableFrom(found)]),
  ];
}

const LOADS = ["node_loads", "member_loads", "plate_loads", "support_displacements"] as const;

/** The names under which a case is written: its loads, and its weight, which in SAF is a load case that holds nothing else. */
function namesOf(loadCase: LoadCase): { name: string; weight: boolean }[] {
  const { id, self_weight: weight } = loadCase;
  if (!weight) return [{ name: id, weight: false }];
  const alone = weight === 1 && LOADS.every((kind) => !loadCase[kind]?.length);
  return alone
    ? [{ name: id, weight: true }]
    : [
        { name: id, weight: false },
        { name: `${id} weight`, weight: true },
      ];
}

function caseRows(loadCase: LoadCase, groups: SafRow[], rows: SafRow[], account: Account): void {
  const { id, name, nature, category, source } = loadCase;
  const action = ACTIONS.find(([ours]) => ours === nature)?.[1] ?? "Variable";
  const own = NATURES.find((entry) => entry.nature === nature);
  const use = own?.use ?? USES.find(([ours]) => ours === category)?.[1];
  if (nature === "other") account.guessed(`load case '${id}'`, "its nature 'other' as a variable load");
  if (category && !USES.some(([ours]) => ours === category)) account.leftOut(`load case '${id}'`, `its category ${category}: ${UNKNOWN}`);
  if (source) account.leftOut(`load case '${id}'`, `its source '${source}': ${UNKNOWN}`);
  const variable = action === "Variable";
  const group = `LG ${id}`;
  groups.push({ Name: group, "Load group type": action, Relation: "Standard", ...(variable ? { "Load type": use ?? "Other" } : {}) });
  const names = namesOf(loadCase);
  for (const { name: row, weight } of names)
    rows.push({
      ...{ Name: row, Description: name, "Action type": action, "Load group": group },
      "Load type": weight ? "Self weight" : (own?.kind ?? "Standard"),
      ...(variable ? { Duration: "Medium" } : {}),
    });
  if (names.length > 1) account.guessed(`load case '${id}'`, `its weight as a load case of its own, '${names[1]!.name}'`);
}

function combinationRow({ id, name, limit_state, terms }: LoadCombination, cases: ReadonlyMap<string, LoadCase>): SafRow {
  const row: SafRow = { Name: id, Description: name, Category: limit_state, Type: "Linear" };
  let number = 0;
  for (const { load_case, factor } of terms) {
    const loadCase = cases.get(load_case)!;
    for (const { name: written, weight } of namesOf(loadCase)) {
      number++;
      row[`Load factor ${number}`] = factor;
      row[`Multiplier ${number}`] = weight ? loadCase.self_weight : 1;
      row[`Load case name ${number}`] = written;
    }
  }
  return row;
}
