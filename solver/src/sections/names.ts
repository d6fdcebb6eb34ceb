/** How people write a section's name; the same reading as layers/core/handoff/sections/names.py. */

const LONGEST = 64;

/** Letters run together, and numbers in thousandths of the unit written (mm or inch). */
export interface Spelling {
  letters: string;
  numbers: number[];
}

const SAME: ReadonlyMap<string, string> = new Map([
  ...[..."×✕✖⨯*"].map((sign): [string, string] => [sign, "X"]),
  ...[..."‐‑‒–—−"].map((sign): [string, string] => [sign, "-"]),
  ...[..."_Ø⌀\t\u00a0\u2009\u202f"].map((sign): [string, string] => [sign, " "]),
  [",", "."],
  ["½", " 1/2"],
  ["¼", " 1/4"],
  ["¾", " 3/4"],
  ["⅛", " 1/8"],
  ["⅜", " 3/8"],
  ["⅝", " 5/8"],
  ["⅞", " 7/8"],
]);

// A slash makes a fraction only where a rolling mill would write one; 200/100/8 is three numbers.
const TOKEN =
  /(?:([0-9]+)[ -]+)?(1\/2|[13]\/4|[1357]\/8|(?:1[135]|[13579])\/16)(?![0-9])|([0-9]+(?:\.[0-9]*)?|\.[0-9]+)|([A-Z]+)|[ /-]+|([\s\S])/gu;

// 5/16 inch is 0.3125: tables print it as 0.313 and as 0.312. Both mean the sixteenth.
const CUT: ReadonlySet<number> = new Set([62, 187, 312, 437, 562, 687, 812, 937]);
const SIXTEENTHS: ReadonlyMap<number, string> = new Map(
  ["1/16", "1/8", "3/16", "1/4", "5/16", "3/8", "7/16", "1/2", "9/16", "5/8", "11/16", "3/4", "13/16", "7/8", "15/16"].map(
    (text, index) => [Math.floor(((index + 1) * 1000 + 8) / 16), text],
  ),
);

/** The letters and the numbers of a name; undefined where no section could be meant. */
export function read(name: string): Spelling | undefined {
  if ([...name].length > LONGEST) return undefined;
  const plainName = [...name.toUpperCase()].map((sign) => SAME.get(sign) ?? sign).join("");
  let letters = "";
  const numbers: number[] = [];
  for (const [, whole, fraction, decimal, word, stray] of plainName.matchAll(TOKEN)) {
    if (fraction !== undefined) {
      const [top, bottom] = fraction.split("/").map(Number) as [number, number];
      numbers.push(Number(whole ?? 0) * 1000 + Math.floor((2000 * top + bottom) / (2 * bottom)));
    } else if (decimal !== undefined) {
      numbers.push(thousandths(decimal));
    } else if (word !== undefined) {
      if (word !== "X") letters += word; // between numbers it only separates them
    } else if (stray !== undefined) {
      return undefined;
    }
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

const thousandth = (number: number): string => `${Math.floor(number / 1000)}.${String(number % 1000).padStart(3, "0")}`;

/** 8, 6.3, 33.9: no more decimals than needed. */
export const plain = (number: number): string => (number % 1000 ? thousandth(number).replace(/0+$/u, "") : String(number / 1000));

function fraction(number: number): string | undefined {
  const whole = Math.floor(number / 1000);
  if (number % 1000 === 0) return String(whole);
  const text = SIXTEENTHS.get(number % 1000);
  return text !== undefined && whole > 0 ? `${whole}-${text}` : text;
}

/** The numbers as a table of this style prints them: one way, or two where a sixteenth may have been cut. */
export function write(numbers: readonly number[], style: string, separator: string): string[] {
  if (style === "thousandth") {
    const last = numbers.at(-1) as number;
    const endings = CUT.has((last % 1000) - 1) ? [last, last - 1] : [last];
    return endings.map((ending) => [...numbers.slice(0, -1), ending].map(thousandth).join(separator));
  }
  if (style === "fraction") {
    const texts = numbers.map(fraction);
    return texts.includes(undefined) ? [] : [texts.join(separator)];
  }
  return [numbers.map(plain).join(separator)];
}

/**
 * Inches as tenths of a millimetre, in each way a label may have rounded them.
 * 3/4 inch is 19.05 mm: 19.0 and 19.1. 5/16 inch is 7.94 mm, but as 0.313 it is 7.95 mm: 7.9 and 8.0.
 */
export function metric(numbers: readonly number[]): Set<string> {
  let ways = [""];
  for (const number of numbers) {
    const part = number % 1000;
    // Twice the thousandths, so that a sixteenth (62.5) stays whole.
    const inches = SIXTEENTHS.has(part) ? [2 * part, 125 * Math.floor((part * 16 + 500) / 1000)] : [2 * part];
    const scaled = inches.map((inch) => (2000 * Math.floor(number / 1000) + inch) * 127);
    const choices = scaled.flatMap((value) => [499, 500].map((bias) => Math.floor((value + bias) / 1000)));
    ways = ways.flatMap((way) => [...new Set(choices)].map((choice) => `${way} ${choice}`));
  }
  return new Set(ways);
}
