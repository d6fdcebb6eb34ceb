/** How people write a section's name, by the rules in sections/spelling.json, which `names.py` of the service explains. */

import data from "../../../sections/spelling.json" with { type: "json" };

/** Letters run together, and numbers in thousandths of the unit written (mm or inch). */
export interface Spelling {
  letters: string;
  numbers: number[];
}

const rules = data as {
  longest: number;
  same: Record<string, string>;
  token: string;
  cut: number[];
  nearest: Record<"other_series" | "number_more" | "first_share" | "told" | "spellings", number>;
  unknown: Record<"section" | "nearest" | "family", string>;
};
const SAME = new Map(Object.entries(rules.same).flatMap(([meant, signs]) => [...signs].map((sign): [string, string] => [sign, meant])));
const TOKEN = new RegExp(rules.token, "gsu");
const CUT = new Set(rules.cut);
export const NEAREST = rules.nearest;
const UNKNOWN = rules.unknown;

const told = (words: string, name: string, names: string[]): string =>
  words.replace(/\{(names?)\}/g, (_, key) => (key === "names" ? names.join(", ") : `'${name.slice(0, rules.longest)}'`));

/** The words of a refusal: `unknown section 'IPE310'; nearest: IPE300, IPE330`. */
export const unknownName = (name: string, near: string[]): string =>
  told(UNKNOWN.section + (near.length ? UNKNOWN.nearest : ""), name, near);

/** And of a family's, with those there are. */
export const unknownFamily = (name: string, known: string[]): string => told(UNKNOWN.family, name, known);

/** In capitals, with one sign for those that mean the same. */
export const same = (name: string): string => [...name.toUpperCase()].map((sign) => SAME.get(sign) ?? sign).join("");

/** Thousandths as they are written: 8, 6.3, 33.9. */
export const plainName = (number: number): string => String(number / 1000);

/** The letters and the numbers of a name; undefined where no section could be meant. */
export function read(name: string): Spelling | undefined {
  if ([...name].length > rules.longest) return undefined;
  let letters = "";
  const numbers: number[] = [];
  for (const [, whole, fraction, decimal, word, stray] of same(name).matchAll(TOKEN)) {
    if (stray !== undefined) return undefined;
    if (fraction !== undefined) {
      const [top, bottom] = fraction.split("/").map(Number) as [number, number];
      numbers.push(Number(whole ?? 0) * 1000 + Math.floor((2000 * top + bottom) / (2 * bottom)));
    } else if (decimal !== undefined) {
      numbers.push(thousandths(decimal));
    } else letters += word ?? "";
  }
  return { letters, numbers };
}

function thousandths(decimal: string): number {
  const [whole, digits] = decimal.split(".");
  const value = Number(whole || 0) * 1000;
  if (!digits) return value;
  const padded = digits.padEnd(4, "0");
  const part = Number(padded.slice(0, 3)) + (padded.charAt(3) >= "5" ? 1 : 0);
  return value + part + (CUT.has(part) ? 1 : 0);
}
