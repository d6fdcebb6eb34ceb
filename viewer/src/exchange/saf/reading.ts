/** A model of what a SAF workbook holds, with an account of every row. */

import { type Parts, readWorkbook } from "../../files/workbook.ts";
import { Account, type Conversion, document } from "../conversion.ts";
import type { Profiles } from "../named.ts";
import { readActions } from "./actions.ts";
import { readCases, readCombinations } from "./cases.ts";
import { readHinges, readSupports } from "./joints.ts";
import { readMaterials } from "./materials.ts";
import { readMembers, readNodes } from "./members.ts";
import { readPlates } from "./plates.ts";
import { readSections } from "./sections.ts";
import { Sheets } from "./sheets.ts";
import { readStoreys } from "./storeys.ts";

export function readSaf(parts: Parts, profiles: Profiles): Conversion {
  const account = new Account();
  const sheets = new Sheets(readWorkbook(parts));
  const at = readNodes(sheets, account);
  const materials = readMaterials(sheets, account);
  const { sections, materialOf } = readSections(sheets, account, materials, profiles);
  const places = readMembers(sheets, at, materialOf, account);
  const hinges = readHinges(sheets, places, account);
  const supports = readSupports(sheets, places, account);
  const plates = readPlates(sheets, at, materials, account);
  const storeys = readStoreys(sheets, account);
  const cases = readCases(sheets, account);
  const combinations = readCombinations(sheets, cases, account);
  readActions(sheets, { places, plates, supports, cases }, account);
  sheets.accountForTheRest(account);
  account.analysis();
  const structure = {
    nodes: [...at].map(([id, [x, y, z]]) => ({ id, x, y, z })),
    materials: [...materials.values()],
    sections: [...sections.values()],
    hinges,
    members: [...places.members.values()],
    plates: [...plates.values()],
    supports: [...supports.values()],
    load_cases: [...cases.values()].map(filled),
    load_combinations: combinations,
    storeys,
  };
  return { model: document(structure, sheets.project.get("name") ?? ""), report: account.entries };
}

/** Without the lists that stayed empty. */
const filled = <Entry extends object>(entry: Entry): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([, value]) => !Array.isArray(value) || value.length)) as Entry;
