/** Decimal shifts without binary noise. */

/** A number times a power of ten, by its decimal digits: 16.1 times 1000 is 16100, not 16100.000000000002. */
export function shifted(value: number, tens: number): number {
  const [mantissa, exponent] = String(value).split("e");
  return Number(`${mantissa}e${Number(exponent ?? 0) + tens}`);
}
