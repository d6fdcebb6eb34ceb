/** The text of a model as a link keeps it, so that a report of a file and the page of its link carry one fingerprint. */

import { insideOf } from "./document.ts";

/** What the body of a request has before its model, in the form below. */
const BODY = '{"model":';
const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|[{}[\]:,]|true|false|null/g;

/** As the service writes what it has read: without space, strings and numbers in their shortest form. The text must be JSON, of a body its model alone. */
export function linkText(text: string): string {
  const kept = (text.match(TOKENS) ?? []).map(written).join("");
  return insideOf(JSON.parse(text)) ? kept.slice(BODY.length, -1) : kept;
}

function written(token: string): string {
  if (token.startsWith('"')) return JSON.stringify(JSON.parse(token));
  if (!/^-?\d/.test(token) || !/[.eE]/.test(token)) return token;
  const value = Number(token);
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-5 || size >= 1e16)) return value.toExponential();
  const digits = Object.is(value, -0) ? "-0" : String(value);
  // A number that was written as a fraction stays one.
  return digits.includes(".") ? digits : `${digits}.0`;
}
