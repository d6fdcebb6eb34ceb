/** Decimal shifts without binary noise. */

/** A number times a power of ten, by its decimal digits: 22.28 times 1000 is 22280, not 22280.000000000004. */
export function shifted(value: number, tens: number): number {
  const [mantissa, exponent] = String(value).split("e");
  return Number(`${mantissa}e${Number(exponent ?? 0) + tens}`);
}
