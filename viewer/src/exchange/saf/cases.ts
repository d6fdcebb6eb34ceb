/** Load cases and combinations of a SAF workbook. */

import type { LoadCase, LoadCombination, Term } from "handoff-solver";
import limits from "../../../../schemas/limits.json" with { type: "json" };
import type { Account } from "../conversion.ts";
import { newId, type Row, type Sheets, withoutName } from "./sheets.ts";
import { ACTIONS, NATURES, USES } from "./vocabulary.ts";

const described = (row: Row): { name?: string } => {
  const text = [...row.text("Description")].slice(0, limits.name_length).join("");
  return text ? { name: text } : {};
};

export function readCases(sheets: Sheets, account: Account): Map<string, LoadCase> {
  const groups = new Map<string, Row>();
  for (const row of sheets.rows("StructuralLoadGroup")) {
    groups.set(row.text("Name"), row);
    const relation = row.word("Relation");
    if (relation === "" || relation === "standard") account.taken(row.source);
    else account.leftOut(row.source, `its relation '${relation}': combinations are taken as they are listed`);
  }
  const found = new Map<string, LoadCase>();
  for (const row of sheets.rows("StructuralLoadCase")) {
    const guesses: string[] = [];
    const id = newId(row, found, guesses);
    if (id === null) {
      account.leftOut(row.source, withoutName(row));
      continue;
    }
    const nature = natureOf(row, groups.get(row.text("Load group")), guesses);
    const self_weight = row.word("Load type") === "self weight" ? 1 : 0;
    found.set(id, {
      id,
      ...nature,
      self_weight,
      ...described(row),
      node_loads: [],
      member_loads: [],
      plate_loads: [],
      support_displacements: [],
    });
    account.settle(row.source, guesses);
  }
  return found;
}

function natureOf(row: Row, group: Row | undefined, guesses: string[]): Pick<LoadCase, "nature" | "category"> {
  const action = ACTIONS.find(([, word]) => word.toLowerCase() === row.word("Action type"));
  if (action) return { nature: action[0] };
  const [kind, use] = [row.word("Load type"), group?.word("Load type") ?? ""];
  for (const word of [kind, use]) {
    const known = NATURES.find((entry) => entry.kind.toLowerCase() === word);
    if (known) return { nature: known.nature };
  }
  // Some write "Vehicle <30kN" and some "Vehicle < 30 kN".
  const tight = (word: string): string => word.toLowerCase().replaceAll(" ", "");
  const category = USES.find(([, word]) => tight(word) === tight(use))?.[0];
  if (category === undefined) guesses.push("as an imposed load, without a category");
  return { nature: "imposed", ...(category ? { category } : {}) };
}

export function readCombinations(sheets: Sheets, cases: ReadonlyMap<string, LoadCase>, account: Account): LoadCombination[] {
  const found = new Map<string, LoadCombination>();
  for (const row of sheets.rows("StructuralLoadCombination")) {
    const guesses: string[] = [];
    const id = newId(row, found, guesses);
    const { terms, lost } = termsOf(row, cases);
    const [first, ...others] = terms;
    if (id === null || first === undefined || lost) {
      const why = lost ? `its load case '${lost}', or a factor of it, is not there` : "it has no factors";
      account.leftOut(row.source, id === null ? withoutName(row) : why);
      continue;
    }
    if (row.word("Type") === "envelope") guesses.push("all its load cases at once, not every choice of them");
    found.set(id, { id, limit_state: limitState(row, guesses), terms: [first, ...others], ...described(row) });
    account.settle(row.source, guesses);
  }
  return [...found.values()];
}

/** Terms by load case, and the first that cannot be taken. */
function termsOf(row: Row, cases: ReadonlyMap<string, LoadCase>): { terms: Term[]; lost: string } {
  const factors = new Map<string, number>();
  for (const column of row.cells.keys()) {
    const number = /^load case name (\d+)$/.exec(column)?.[1];
    const name = row.text(column);
    if (number === undefined || !name) continue;
    const factor = row.size(`Load factor ${number}`);
    if (!cases.has(name) || factor === null) return { terms: [], lost: name };
    factors.set(name, (factors.get(name) ?? 0) + factor * (row.size(`Multiplier ${number}`) ?? 1));
  }
  return { terms: [...factors].map(([load_case, factor]) => ({ load_case, factor })), lost: "" };
}

const STATES = [
  ["ALS", /als|accidental|seismic/],
  ["SLS", /sls|serviceab/],
  ["ULS", /uls|ultimate/],
] as const;

function limitState(row: Row, guesses: string[]): LoadCombination["limit_state"] {
  const words = `${row.word("Category")} ${row.word("National standard")}`;
  const found = STATES.find(([, pattern]) => pattern.test(words));
  if (!found) guesses.push("as an ultimate limit state");
  return found?.[0] ?? "ULS";
}
