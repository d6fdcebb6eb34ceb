/** The names nearest to a mistyped one, at a cost that hostile input cannot raise; as layers/core/handoff/nearest.py. */

/** Ids end at 64 characters; nothing longer can be a slip of the pen for one. */
export const LONGEST = 64;
/** Above this many candidates only names one edit away are sought, by writing down the edits instead of reading names. */
const SCANNED = 300;
const LOWER = "abcdefghijklmnopqrstuvwxyz";

type Ranked = readonly [rank: number, gap: number, other: string];

/** Whether a text has more than so many characters, of which some take two units. */
export const isLonger = (text: string, count: number): boolean => text.length > count && [...text.slice(0, 2 * count + 2)].length > count;

/**
 * The candidates most like `name`, best first; empty when none is close enough to be worth a mention.
 * Without `scan` only other spellings and names one edit away count, whose cost does not grow with the candidates.
 */
export function nearest(name: string, candidates: Iterable<string>, limit = 3, scan = true): string[] {
  if (!name || isLonger(name, LONGEST)) return [];
  const known = candidates instanceof Set ? (candidates as Set<string>) : new Set(candidates);
  const found = new Set<string>();
  for (const edit of respellings(name)) if (edit !== name && known.has(edit)) found.add(edit);
  let ranked = [...found].map((other): Ranked => [plain(other) === plain(name) ? 0 : 1, gap(name, other), other]);
  if (!ranked.length && scan && known.size <= SCANNED) ranked = scanned(name, known);
  ranked.sort((a, b) => a[0] - b[0] || a[1] - b[1] || (a[2] < b[2] ? -1 : 1));
  return ranked.slice(0, limit).map(([, , other]) => other);
}

/** The tail of a message: `; nearest: 'N2', 'N1'`, or nothing. */
export function nearestWords(names: string[]): string {
  return names.length ? `; nearest: ${names.map((name) => `'${name}'`).join(", ")}` : "";
}

/** Other cases and separators, and every name one deletion, swap, replacement or insertion away. */
function* respellings(name: string): Generator<string> {
  const cases = [name.toUpperCase(), name.toLowerCase(), titled(name), capitalised(name), name.trim()];
  yield* cases;
  for (const spelling of [name, ...cases]) for (const mark of ["_", "-", " ", ""]) yield spelling.replace(/[\s_.-]+/g, mark);
  const letters = alphabet(name);
  // By characters, of which some take two units.
  const signs = [...name];
  for (let place = 0; place <= signs.length; place++) {
    const [left, [first = "", second = "", ...others]] = [signs.slice(0, place).join(""), signs.slice(place)];
    const after = others.join("");
    for (const letter of letters) yield left + letter + first + second + after;
    if (!first) continue;
    yield left + second + after;
    for (const letter of letters) yield left + letter + second + after;
    if (second) yield left + second + first + after;
  }
}

const capitalised = (word: string): string => {
  const [first = "", ...rest] = [...word];
  return first.toUpperCase() + rest.join("").toLowerCase();
};

const titled = (name: string): string => name.replace(/\p{L}+/gu, capitalised);

function alphabet(name: string): string {
  const marks = "0123456789_-";
  if (isLonger(name, 24)) return marks;
  const [upper, lower] = [name.toUpperCase(), name.toLowerCase()];
  const allLower = name === lower && name !== upper;
  const allUpper = name === upper && name !== lower;
  return marks + (allLower ? "" : LOWER.toUpperCase()) + (allUpper ? "" : LOWER);
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
