/** Critical factors on paper: combinations with the same values in one row, the lowest first. */
import { counted, some } from "../format/counts.ts";
import { alphaText, type CriticalFactor, formText } from "../results/modes.ts";

/** Rows of the standard report; of the others it tells how far they reach. */
const LOWEST = 10;
/** Combinations by name in one of its rows. */
const NAMED = 6;

/** The solver's sentence under a head that says what it is of, in a row that says of which combination. */
const ofOne = (said: string, combination: string): string =>
  said.replace("sway αcr ", "").replace(` in ${combination}`, "").replace(/^= /, "");

interface Group {
  names: string[];
  alpha: number;
  cells: string[];
}

function grouped(critical: readonly CriticalFactor[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { combination, alpha, sway, swaySaid, failed } of critical) {
    const cells = [
      alpha === null ? "–" : alphaText(alpha),
      failed ?? (alpha === null ? "nothing compressed" : formText(sway)),
      failed ? "" : ofOne(swaySaid, combination),
    ];
    const key = cells.join("\n");
    const there = groups.get(key);
    there?.names.push(combination);
    // What has no factor for want of an answer stands first, what needs none last.
    if (!there) groups.set(key, { names: [combination], alpha: alpha ?? (failed ? -Infinity : Infinity), cells });
  }
  return [...groups.values()].sort((a, b) => (a.alpha === b.alpha ? 0 : a.alpha - b.alpha));
}

/** Of one group of combinations a row: their names, the factor, its form, the factor of sway. `all`: none is left out. */
export function criticalRows(critical: readonly CriticalFactor[], all: boolean): string[][] {
  const groups = grouped(critical);
  const found = groups.filter(({ alpha }) => Number.isFinite(alpha));
  const rest = all ? [] : found.slice(LOWEST);
  const row = ({ names, cells }: Group): string[] => [some(names, all ? Infinity : NAMED), ...cells];
  const kept = groups.filter((group) => !rest.includes(group));
  if (!rest.length) return kept.map(row);
  const [first, last] = [rest[0]!.cells[0]!, rest.at(-1)!.cells[0]!];
  const forms = [...new Set(rest.map(({ cells }) => cells[1]!))].join(" or ");
  const many = rest.reduce((sum, { names }) => sum + names.length, 0);
  const others = [`${counted(many)} others, which the full report lists`, first === last ? first : `${first} to ${last}`, forms, ""];
  const end = kept.findIndex(({ alpha }) => alpha === Infinity);
  const rows = kept.map(row);
  rows.splice(end < 0 ? rows.length : end, 0, others);
  return rows;
}
