/** A pocket calculator for the trace: a printed formula with the numbers printed beside it. */

import { q, type Unit } from "../../../src/checks/trace/quantity.ts";
import type { Quantity, Step } from "../../../src/results/checks.ts";

/** Numbers by their symbols, in SI. */
export type Known = Map<string, number>;

const inSi = ({ value, unit }: Quantity): number => (value as number) / (q("", 1, unit as Unit).value as number);

/** A symbol as general formulas write it, without the axis: λ for λy, Nb,Rd for Nb,y,Rd. */
const general = (symbol: string): string => symbol.replace(/,[yzuv](?=,|$)/, "").replace(/^([Iλχ])[yzuv]$/, "$1");

/** The numbers of a step are known from there on; of one symbol the last counts. */
export function learn(known: Known, { inputs, result }: Step): void {
  for (const one of [...inputs, ...(result ? [result] : [])])
    if (typeof one.value === "number") for (const name of [one.symbol, general(one.symbol)]) known.set(name, inSi(one));
}

/** What the step's own formula gives, and what is printed; null where the formula is words, or asks for what is not printed. */
export function reckoned({ formula, result, status }: Step, known: Known): { ours: number; printed: number } | null {
  if (!result || typeof result.value !== "number" || formula.includes(" and ")) return null;
  const defined: Known = new Map(known);
  const statements = formula.split(/; (?![^(]*\))/).map((text) => text.split(" = "));
  // A step that decides has its ratio first; any other says what its result is.
  const isMain = ([left = "", right]: string[]): boolean =>
    status === null ? right !== undefined && general(left) === general(result.symbol) : right === undefined;
  const main = statements.find(isMain);
  for (const [symbol = "", right = ""] of statements.filter((one) => one !== main).reverse()) {
    const value = limited(right, defined);
    if (!Number.isNaN(value)) defined.set(symbol, value);
  }
  const ours = !main ? Number.NaN : status === null ? limited(main[1] as string, defined) : evaluated(main[0]!.split(" ≤ ")[0]!, defined);
  return Number.isNaN(ours) ? null : { ours, printed: inSi(result) };
}

/** A resistance or a factor stops at its limits; a utilisation is held against them. */
const limited = (text: string, known: Known): number => Math.min(...text.split(/,? ≤ /).map((part) => evaluated(part, known)));

const POWERS: Record<string, number> = { "²": 2, "³": 3 };

/** Sums of products of numbers, symbols, roots, brackets, the larger and the lesser; not a number where something else stands there. */
function evaluated(text: string, known: Known): number {
  let at = 0;
  const next = (sign: string): boolean => {
    while (text[at] === " ") at++;
    if (!text.startsWith(sign, at)) return false;
    at += sign.length;
    return true;
  };
  const sum = (): number => {
    let value = product();
    for (;;) {
      if (next("+")) value += product();
      else if (next("−")) value -= product();
      else return value;
    }
  };
  const product = (): number => {
    let value = power();
    for (;;) {
      if (next("·")) value *= power();
      else if (next("/")) value /= power();
      else return value;
    }
  };
  const power = (): number => {
    let value = single();
    for (const [sign, exponent] of Object.entries(POWERS)) if (next(sign)) value **= exponent;
    if (next("^")) value **= single();
    return value;
  };
  const several = (): number[] => {
    const values = [sum()];
    while (next(";") || next(",")) values.push(sum());
    return values;
  };
  const single = (): number => {
    if (next("√")) return Math.sqrt(single());
    for (const [name, of] of [
      ["max(", Math.max],
      ["min(", Math.min],
    ] as const)
      if (next(name)) {
        const value = of(...several());
        return next(")") ? value : Number.NaN;
      }
    for (const [open, close] of ["()", "[]"].map((pair) => [...pair] as [string, string]))
      if (next(open)) {
        const value = sum();
        return next(close) ? value : Number.NaN;
      }
    next("");
    const [word = ""] = /^(\d+(\.\d+)?|\p{L}[\p{L}\p{Nd},]*)/u.exec(text.slice(at)) ?? [];
    const symbol = word.replace(/,$/, "");
    at += symbol.length;
    return symbol === "π" ? Math.PI : (known.get(symbol) ?? (symbol === "" ? Number.NaN : Number(symbol)));
  };
  const value = sum();
  next("");
  return at === text.length ? value : Number.NaN;
}
