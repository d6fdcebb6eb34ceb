/** Lists in an answer: worst first, cut to a budget of characters, with how many of how many are shown. */

export interface Listing {
  /** As "3 of 20 shown, worst first"; every row where there are no more. */
  shown: string;
  rows: unknown[];
}

/** A list before it is cut. */
export interface Whole {
  rows: readonly unknown[];
  /** How the rows follow one another. */
  order: string;
  /** A list with twice the weight keeps twice the characters. */
  weight?: number;
}

/** Characters of one token: 2.3 to 2.6 of answers of numbers and ids, as o200k counts them. */
const CHARACTERS = 2.3;
export const tokens = (count: number): number => Math.floor(CHARACTERS * count);

/** Texts of an answer that is cut; the tables have them whole. */
const LONGEST_TEXT = 260;
export const clipped = (text: string, longest = LONGEST_TEXT): string => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

/** How a row looks costs a line break and some blanks beside its characters. */
const LINE = 5;
const sizeOf = (row: unknown): number => JSON.stringify(row).length + LINE;

/** The first rows of each list so that all together stay within `budget` characters; of each list at least its worst row. */
export function fitted<K extends string>(lists: Record<K, Whole>, budget: number): Record<K, Listing> {
  const kept = (Object.entries(lists) as [K, Whole][]).map(([name, { rows, order, weight = 1 }]) => {
    const sizes = rows.map(sizeOf);
    return { ...{ name, rows, order, weight, sizes }, size: sizes.reduce((sum, one) => sum + one, 0), count: rows.length };
  });
  let all = kept.reduce((sum, { size }) => sum + size, 0);
  while (all > budget) {
    const longest = kept
      .filter(({ count }) => count > 1)
      .reduce<(typeof kept)[number] | undefined>((a, b) => (a && a.size / a.weight >= b.size / b.weight ? a : b), undefined);
    if (!longest) break;
    longest.count -= 1;
    longest.size -= longest.sizes[longest.count]!;
    all -= longest.sizes[longest.count]!;
  }
  return Object.fromEntries(
    kept.map(({ name, rows, order, count }) => [
      name,
      { shown: `${count} of ${rows.length}${rows.length > 1 ? `, ${order}` : ""}`, rows: rows.slice(0, count) },
    ]),
  ) as Record<K, Listing>;
}
