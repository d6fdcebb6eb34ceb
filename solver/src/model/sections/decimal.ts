/** Decimal digits without binary noise. */

import { DIGITS } from "../../generated/formulas.ts";

/** A number times a power of ten, by its decimal digits: 16.1 times 1000 is 16100, not 16100.000000000002. */
export function shifted(value: number | string, tens: number): number {
  const [mantissa, exponent] = String(value).split("e");
  return Number(`${mantissa}e${Number(exponent ?? 0) + tens}`);
}

export const significant = (value: number, count: number): number => Number(value.toPrecision(count));
/** As many digits as an answer has. */
export const digits = (value: number): string => value.toPrecision(DIGITS);
export const rounded = (value: number): number => significant(value, DIGITS);
/** A number of millimetres to a power, in metres to that power. */
export const si = (text: string, power: number): number => shifted(text, -3 * power);
