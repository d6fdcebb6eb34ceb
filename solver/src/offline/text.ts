/** Text as the service writes it: characters counted and ordered by code point, numbers and quotes in its own style. */

/** The first characters of a text; never half of one. */
export function head(text: string, count: number): string {
  return text.length <= count ? text : [...text.slice(0, 2 * count)].slice(0, count).join("");
}

/** Characters, not UTF-16 units. */
export function characters(text: string): number {
  let pairs = 0;
  for (let place = 0; place < text.length - 1; place++) {
    if ((text.charCodeAt(place) & 0xfc00) === 0xd800 && (text.charCodeAt(place + 1) & 0xfc00) === 0xdc00) pairs++;
  }
  return text.length - pairs;
}

/** Whether a text has more than so many characters; most texts are told by their length alone. */
export const longer = (text: string, limit: number): boolean => text.length > limit && characters(text) > limit;

/** C's %g: significant digits, ties to even, no trailing zeros, an exponent below 1e-4 and above the digits. */
export function general(value: number, digits: number): string {
  if (!Number.isFinite(value)) return Number.isNaN(value) ? "nan" : value < 0 ? "-inf" : "inf";
  const sign = value < 0 || Object.is(value, -0) ? "-" : "";
  if (value === 0) return `${sign}0`;
  // A hundred digits are all that a tie can have.
  const [mantissa, power] = Math.abs(value).toExponential(100).split("e") as [string, string];
  const long = mantissa.replace(".", "");
  let exponent = Number(power);
  let kept = BigInt(long.slice(0, digits));
  const rest = long.slice(digits);
  const half = `5${"0".repeat(rest.length - 1)}`;
  if (rest > half || (rest === half && kept % 2n === 1n)) kept += 1n;
  if (String(kept).length > digits) {
    kept /= 10n;
    exponent += 1;
  }
  const text = String(kept).replace(/0+$/, "");
  if (exponent < -4 || exponent >= digits) {
    const fraction = text.length > 1 ? `.${text.slice(1)}` : "";
    return `${sign}${text[0]}${fraction}e${exponent < 0 ? "-" : "+"}${String(Math.abs(exponent)).padStart(2, "0")}`;
  }
  if (exponent < 0) return `${sign}0.${"0".repeat(-exponent - 1)}${text}`;
  const whole = text.slice(0, exponent + 1).padEnd(exponent + 1, "0");
  return text.length > exponent + 1 ? `${sign}${whole}.${text.slice(exponent + 1)}` : `${sign}${whole}`;
}

/** Whether JSON text holds this number as an integer of 64 bits: what a reader that tells integers apart will see. */
export const isWritten64 = (value: number): boolean => Number.isInteger(value) && value >= -(2 ** 63) && value < 2 ** 64;

/** The integer's own digits, all of them. */
export const whole = (value: number): string => BigInt(value).toString();

const ESCAPES: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t" };

/** Quoted, with everything invisible spelled out. */
export function quoted(text: string): string {
  const mark = text.includes("'") && !text.includes('"') ? '"' : "'";
  const inside = text.replace(/[\\'\n\r\t]|(?! )[\p{C}\p{Z}]/gu, (sign) => {
    if (sign === "'") return mark === "'" ? "\\'" : sign;
    return ESCAPES[sign] ?? escaped(sign.codePointAt(0)!);
  });
  return mark + inside + mark;
}

function escaped(code: number): string {
  const digits = code.toString(16);
  if (code < 0x100) return `\\x${digits.padStart(2, "0")}`;
  return code < 0x10000 ? `\\u${digits.padStart(4, "0")}` : `\\U${digits.padStart(8, "0")}`;
}
