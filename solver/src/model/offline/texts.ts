/** Texts of Python: of characters, some of which take two units here, and with its words for their case. */

const PAIRS = /[\ud800-\udbff]/;

/** Where each character is one unit, the text itself. */
export const characters = (text: string): string | string[] => (PAIRS.test(text) ? [...text] : text);

/** By way of capitals, so that ß is ss; ı alone stays what it is. */
export const casefold = (text: string): string =>
  (/[^\0-\x7f]/.test(text) ? text.replace(/[^ı]+/g, (part) => part.toLowerCase().toUpperCase()) : text).toLowerCase();
export const capitalize = (text: string): string => text.toLowerCase().replace(/^./su, (first) => first.toUpperCase());
export const title = (text: string): string => text.toLowerCase().replace(/(?<!\p{Cased})\p{Cased}/gu, (first) => first.toUpperCase());
export const islower = (text: string): boolean => /\p{Lowercase}/u.test(text) && !/[\p{Uppercase}\p{Lt}]/u.test(text);
export const isupper = (text: string): boolean => /\p{Uppercase}/u.test(text) && !/[\p{Lowercase}\p{Lt}]/u.test(text);

/** Without so many of one sign at its end. */
export function rstrip(text: string, sign: string): string {
  let end = text.length;
  while (text[end - 1] === sign) end--;
  return text.slice(0, end);
}

const ESCAPED: Record<string, string> = { "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", " ": " " };
const byNumber = (code: number): string => {
  const [letter, length] = code > 0xffff ? ["U", 8] : code > 0xff ? ["u", 4] : (["x", 2] as const);
  return `\\${letter}${code.toString(16).padStart(length, "0")}`;
};
/** A text in quotes, and what is not seen in it by its number. */
export function quoted(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'";
  const shown = text.replace(/[\\\p{C}\p{Z}]/gu, (sign) => ESCAPED[sign] ?? byNumber(sign.codePointAt(0)!));
  return quote + shown.replaceAll(quote, `\\${quote}`) + quote;
}
