/** The names nearest to a mistyped one, at a cost that hostile input cannot raise; `nearest.py` of the service finds the same among few. */

import limits from "../../../schemas/limits.json" with { type: "json" };
import { TOLERANCES } from "../model/tolerances.ts";
import { isLonger } from "./clipping.ts";

/** Ids end here; nothing longer can be a slip of the pen for one. */
export const LONGEST: number = (limits as { id_length: number }).id_length;
const {
  scanned: SCANNED,
  letters_to_an_edit: LETTERS,
  edits: EDITS,
  unlike: UNLIKE,
  beginning: BEGINNING,
  told: TOLD,
} = TOLERANCES.nearest;
const [SEPARATORS, NUMBER] = [TOLERANCES.nearest.separators, TOLERANCES.nearest.number].map((pattern) => new RegExp(pattern, "g")) as [
  RegExp,
  RegExp,
];

type Ranked = readonly [rank: number, gap: number, other: string];

/**
 * The candidates most like `name`, best first; empty when none is close enough to be worth a mention.
 * Without `scan`, or of many, only other spellings and names one edit away count.
 */
export function nearest(name: string, candidates: Iterable<string>, limit = TOLD, scan = true): string[] {
  if (!name || isLonger(name, LONGEST)) return [];
  const known = candidates instanceof Set ? (candidates as Set<string>) : new Set(candidates);
  const wanted = [...plain(name)];
  const isFew = scan && known.size <= SCANNED;
  const allowed = isFew ? Math.min(EDITS, 1 + Math.floor([...name].length / LETTERS)) : 1;
  const ranked: Ranked[] = [];
  for (const other of known) {
    const bare = [...plain(other)];
    const apart = Math.abs(bare.length - wanted.length);
    const [short, long] = bare.length < wanted.length ? [bare, wanted] : [wanted, bare];
    if (other === name) continue;
    if (apart > 1 && isFew && short.length > BEGINNING && long.join("").startsWith(short.join(""))) ranked.push([1, apart, other]);
    else if (apart <= allowed) {
      const edits = distance(wanted, bare, allowed);
      if (edits <= allowed && isPlausible(wanted, bare, edits)) ranked.push([edits, gap(name, other), other]);
    }
  }
  ranked.sort((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1));
  return ranked.flatMap(([rank, , other]) => (rank === ranked[0]![0] ? [other] : [])).slice(0, limit);
}

/** The tail of a message: `; nearest: 'N2', 'N1'`, or nothing. */
export function quoted(names: string[]): string {
  return names.length ? `; nearest: ${names.map((name) => `'${name}'`).join(", ")}` : "";
}

/** A slip of the pen leaves more of a name than it changes, or the same letters: swapped, doubled, with other digits. */
function isPlausible(mine: string[], theirs: string[], edits: number): boolean {
  const longest = Math.max(mine.length, theirs.length, 1);
  return edits < UNLIKE * longest || (edits < longest && letters(mine) === letters(theirs));
}

/** Each once. */
const letters = (name: string[]): string => [...new Set(name.filter((letter) => !/[0-9]/.test(letter)))].sort().join("");

/** Edits with swaps of neighbours (optimal string alignment), looked for no further off than `allowed`. */
function distance(mine: string[], theirs: string[], allowed: number): number {
  const shared = mine.findIndex((letter, i) => letter !== theirs[i]);
  const [left, right] = [mine, theirs].map((letters) => letters.slice(shared < 0 ? mine.length : shared)) as [string[], string[]];
  let earlier: number[] = [];
  let above = [...right, ""].map((_, place) => place);
  for (let i = 1; i <= left.length; i++) {
    const row = [i];
    for (let j = 1; j <= right.length; j++) {
      let cost = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) cost = Math.min(cost, earlier[j - 2]! + 1);
      row.push(cost);
    }
    if (Math.min(...row) > allowed) return allowed + 1;
    [earlier, above] = [above, row];
  }
  return above.at(-1)!;
}

const plain = (name: string): string => name.replace(SEPARATORS, "").toLowerCase();

/** How far apart the last numbers in two names are: N11 is nearer to N12 than N2 is. */
function gap(name: string, other: string): number {
  const [mine, theirs] = [name, other].map((text) => text.match(NUMBER)?.at(-1));
  return mine === undefined || theirs === undefined ? 0 : Math.abs(Number(mine) - Number(theirs));
}
