/** From the units people type (kN, mm) to the model's (N, m), and back to text, without binary noise. */

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
  return !text.includes("e") || Math.abs(value) < 1e-4 ? text : Number(text).toFixed(0);
}

/** C's %g: significant digits without trailing zeros, an exponent of at least two digits below 1e-4 and above the digits. */
export function general(value: number, digits: number): string {
  if (value === 0) return "0";
  const exponent = Number(value.toExponential(digits - 1).split("e")[1]);
  if (exponent >= -4 && exponent < digits) return String(Number(value.toPrecision(digits)));
  const mantissa = String(Number(value.toExponential(digits - 1).split("e")[0]));
  return `${mantissa}e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
}
