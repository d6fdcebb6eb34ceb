/** The names nearest to a mistyped one, at a cost that hostile input cannot raise; as layers/core/handoff/nearest.py. */

/** Ids end at 64 characters; nothing longer can be a slip of the pen for one. */
export const LONGEST = 64;
/** Above this many candidates only other spellings and names one edit away are sought. */
const SCANNED = 300;

type Ranked = readonly [rank: number, gap: number, other: string];

/** Whether a text has more than so many characters, of which some take two units. */
export const isLonger = (text: string, count: number): boolean => text.length > count && [...text.slice(0, 2 * count + 2)].length > count;

/**
 * The candidates most like `name`, best first; empty when none is close enough to be worth a mention.
 * Without `scan` only other spellings and names one edit away count.
 */
export function nearest(name: string, candidates: Iterable<string>, limit = 3, scan = true): string[] {
  if (!name || isLonger(name, LONGEST)) return [];
  const known = candidates instanceof Set ? (candidates as Set<string>) : new Set(candidates);
  let ranked: Ranked[] = [];
  const wanted = plain(name);
  for (const other of known) {
    const same = plain(other) === wanted;
    if (other !== name && (same || isOneEdit(name, other))) ranked.push([same ? 0 : 1, gap(name, other), other]);
  }
  if (!ranked.length && scan && known.size <= SCANNED) ranked = scanned(name, known);
  ranked.sort((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1));
  return ranked.slice(0, limit).map(([, , other]) => other);
}

/** The tail of a message: `; nearest: 'N2', 'N1'`, or nothing. */
export function nearestWords(names: string[]): string {
  return names.length ? `; nearest: ${names.map((name) => `'${name}'`).join(", ")}` : "";
}

/** One deletion, swap, replacement or insertion, of letters in the case that the name has. */
function isOneEdit(name: string, other: string): boolean {
  let [start, end] = [0, 0];
  const shorter = Math.min(name.length, other.length);
  if (Math.max(name.length, other.length) > shorter + 2) return false;
  while (start < shorter && name[start] === other[start]) start++;
  while (end < shorter - start && name.at(-1 - end) === other.at(-1 - end)) end++;
  // By characters, of which some take two units.
  const [from, to] = [[...name.slice(start, name.length - end)], [...other.slice(start, other.length - end)]];
  if (from.length === 2) return to.length === 2 && to[0] === from[1] && to[1] === from[0];
  return from.length < 2 && to.length < 2 && isLikely(name, to[0] ?? "");
}

/** Digits and marks, and of letters those that a name in capitals or without any would have; in a long name none. */
function isLikely(name: string, letter: string): boolean {
  if (/^[0-9_-]?$/.test(letter)) return true;
  if (isLonger(name, 24) || !/[A-Za-z]/.test(letter)) return false;
  const [upper, lower] = [name.toUpperCase(), name.toLowerCase()];
  return upper === lower || name !== (letter === letter.toUpperCase() ? lower : upper);
}

function scanned(name: string, known: Set<string>): Ranked[] {
  const allowed = Math.min(3, 1 + Math.floor([...name].length / 3));
  const wanted = plain(name);
  const letters = new Set(wanted);
  const ranked: Ranked[] = [];
  for (const other of known) {
    const bare = plain(other);
    const apart = Math.abs([...bare].length - [...wanted].length);
    if (bare === wanted) ranked.push([0, 0, other]);
    else if ([...wanted].length > 3 && (bare.startsWith(wanted) || (wanted.startsWith(bare) && [...bare].length > 3)))
      ranked.push([1, apart, other]);
    else if (apart <= allowed && missing(letters, bare) <= allowed) {
      const distance = editDistance([...wanted], [...bare], allowed);
      if (distance <= allowed && distance < Math.max([...wanted].length, [...bare].length))
        ranked.push([distance, gap(name, other), other]);
    }
  }
  return ranked;
}

function missing(letters: Set<string>, bare: string): number {
  const present = new Set(bare);
  let count = 0;
  for (const letter of letters) if (!present.has(letter)) count++;
  return count;
}

/** Edits with swaps of neighbours (optimal string alignment), looked for no further off than `allowed`. */
function editDistance(left: string[], right: string[], allowed: number): number {
  const beyond = allowed + 1;
  let earlier: number[] = [];
  let above = right.concat("").map((_, place) => Math.min(place, beyond));
  for (let i = 1; i <= left.length; i++) {
    const row = above.map(() => beyond);
    row[0] = Math.min(i, beyond);
    for (let j = Math.max(1, i - allowed); j <= Math.min(right.length, i + allowed); j++) {
      let cost = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + (left[i - 1] === right[j - 1] ? 0 : 1));
      if (i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1]) cost = Math.min(cost, earlier[j - 2]! + 1);
      row[j] = cost;
    }
    if (Math.min(...row) > allowed) return beyond;
    [earlier, above] = [above, row];
  }
  return Math.min(above[right.length]!, beyond);
}

const plain = (name: string): string => name.replace(/[\s_.-]+/g, "").toLowerCase();

/** How far apart the last numbers in two names are: N11 is nearer to N12 than N2 is. */
function gap(name: string, other: string): number {
  const [mine, theirs] = [name.match(/\d{1,15}/g)?.at(-1), other.match(/\d{1,15}/g)?.at(-1)];
  return mine === undefined || theirs === undefined ? 0 : Math.abs(Number(mine) - Number(theirs));
}
