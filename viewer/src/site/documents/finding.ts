/** Finds entries that have every word, or begin like it: headings before texts, whole words before beginnings. */

export interface Entry {
  /** Under /docs. */
  path: string;
  page: string;
  heading: string;
  text: string;
}
export interface Found {
  entry: Entry;
  /** What stands around the first word. */
  snippet: string;
}

const AROUND = 60;
export const readEntries = (rows: [string, string, string, string][]): Entry[] =>
  rows.map(([path, page, heading, text]) => ({ path, page, heading, text }));

/** Letters and digits without their marks, so that “Mcr” finds “M_cr” and “lambda” does not need its sign. */
const bare = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/(?<![\p{L}\p{N}_])(\p{L})_(?=\p{L})/gu, "$1")
    .toLowerCase();
const wordsOf = (text: string): string[] => bare(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** 0 where the word is not there. */
function weight(words: string[], wanted: string): number {
  let best = 0;
  for (const word of words) {
    if (word === wanted) return 3;
    if (word.startsWith(wanted)) best = Math.max(best, 2);
    else if (wanted.length > 2 && word.includes(wanted)) best = Math.max(best, 1);
  }
  return best;
}

function snippet({ text }: Entry, wanted: string): string {
  const at = Math.max(0, bare(text).indexOf(wanted));
  const from = Math.max(0, at - AROUND);
  return `${from ? "…" : ""}${text.slice(from, at + 2 * AROUND)}${at + 2 * AROUND < text.length ? "…" : ""}`;
}

export function find(entries: Entry[], query: string): Found[] {
  const wanted = wordsOf(query);
  if (!wanted.length) return [];
  return entries
    .map((entry) => {
      const [heading, page, text] = [wordsOf(entry.heading), wordsOf(entry.page), wordsOf(entry.text)];
      const weights = wanted.map((word) => 20 * weight(heading, word) + 4 * weight(page, word) + weight(text, word));
      // A long heading comes after a short one that says the same, and is found all the same.
      const sum = weights.reduce((a, b) => a + b, 0) + 1 / (1 + heading.length);
      return { entry, score: weights.some((one) => one === 0) ? 0 : sum };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => ({ entry, snippet: snippet(entry, wanted[0]!) }));
}
