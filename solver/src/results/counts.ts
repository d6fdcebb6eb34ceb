/** Words, counts and lists of names in sentences: thousands apart, one in the singular, long lists cut short. */

/** As `toLocaleString("en")` writes whole numbers, in engines too that know no languages. */
export const counted = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ",");

export const count = (n: number, one: string, many = `${one}s`): string => `${counted(n)} ${n === 1 ? one : many}`;

/** The first names; the lists themselves stand beside the sentence. */
export const some = (ids: readonly string[], named: number): string =>
  ids.length > named ? `${ids.slice(0, named).join(", ")} and ${counted(ids.length - named)} more` : ids.join(", ");

export type Words = Record<string, string | number>;

/** A sentence with words in place of their names in braces. */
export const filled = (sentence: string, words: Words): string =>
  sentence.replace(/\{([a-z_]+)\}/g, (_, word: string) => String(words[word]));
