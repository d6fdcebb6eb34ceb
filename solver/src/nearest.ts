/** The names nearest to a mistyped one, at a cost that hostile input cannot raise. */

const LONGEST = 64;
const SCANNED = 2000;

const plain = (name: string): string => name.replace(/[\s_.-]+/g, "").toLowerCase();

/** Best first; empty when none is close enough to be worth a mention. */
export function nearest(name: string, candidates: Iterable<string>, limit = 3): string[] {
  if (!name || name.length > LONGEST) return [];
  const allowed = Math.min(3, 1 + Math.floor(name.length / 3));
  const wanted = plain(name);
  const ranked: { other: string; distance: number }[] = [];
  let scanned = 0;
  for (const other of candidates) {
    if ((scanned += 1) > SCANNED) break;
    const bare = plain(other);
    if (Math.abs(bare.length - wanted.length) > allowed) continue;
    const distance = editDistance(wanted, bare, allowed);
    if (distance <= allowed && distance < Math.max(wanted.length, bare.length)) ranked.push({ other, distance });
  }
  ranked.sort((a, b) => a.distance - b.distance || (a.other < b.other ? -1 : 1));
  return ranked.slice(0, limit).map(({ other }) => other);
}

/** Edits with swaps of neighbours; stops once beyond `allowed`. */
function editDistance(left: string, right: string, allowed: number): number {
  let earlier: number[] = [];
  let above = Array.from({ length: right.length + 1 }, (_, place) => place);
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
  return above[right.length]!;
}
