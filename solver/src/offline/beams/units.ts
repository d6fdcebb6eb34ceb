/** From the units people type (kN, mm) to the model's (N, m), and back to text, without binary noise. */

import { general, whole } from "../text.ts";

/** A number times a power of ten, by its decimal digits. */
function shifted(value: number, tens: number): number {
  const [mantissa, exponent] = String(value).split("e");
  return Number(`${mantissa}e${Number(exponent ?? 0) + tens}`);
}

export const newtons = (kn: number): number => shifted(kn, 3);
export const metres = (mm: number): number => shifted(mm, -3);
/** To a thousandth: a library thickness of 0.0204 m is 20.4 mm, exactly the catalogue's. */
export const millimetres = (m: number): number => Math.round(shifted(m, 6)) / 1000;

/** A number as a person writes it: six significant digits, no exponent in everyday sizes. */
export function plain(value: number): string {
  const text = general(value, 6);
  return !text.includes("e") || Math.abs(value) < 1e-4 ? text : whole(Number(text));
}
