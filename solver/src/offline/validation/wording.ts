/** The word that was probably meant, and texts short enough to show. */

import { KEYS } from "../../generated/validators.js";
import { clipped, isLonger } from "../clipping.ts";
import { LONGEST, nearest } from "../nearest.ts";
import { RULES } from "./rulebook.ts";

const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries(RULES.synonyms).flatMap(([key, habits]) => habits.split(" ").map((habit) => [habit, key] as const)),
);
const EVERY_KEY: ReadonlySet<string> = new Set(Object.values(KEYS).flat());

/** The known word that a mistyped one, or another program's, stands for. */
export function meant(key: string, allowed: readonly string[]): string | undefined {
  if (!allowed.length || isLonger(key, LONGEST)) return undefined;
  const synonym = SYNONYMS.get(key.toLowerCase().replaceAll("-", "_"));
  if (synonym !== undefined && allowed.includes(synonym)) return synonym;
  return nearest(key, new Set(allowed), 1)[0];
}

/** An unknown key, and the missing or else any known one that it resembles; one that stands elsewhere is spelt rightly. */
export function unknownKey(key: string, lacking: readonly string[]): string {
  const close = meant(key, lacking) ?? (EVERY_KEY.has(key) ? undefined : nearest(key, EVERY_KEY, 1)[0]);
  return `unknown key ${quoted(key)}${close ? `; did you mean '${close}'?` : ""}`;
}

/** What stands in the place of some words, and which of them was probably meant; numbers, lists and objects speak for themselves. */
export function instead(found: unknown, allowed: readonly unknown[]): string {
  if (typeof found !== "string") return "";
  const close = meant(
    found,
    allowed.filter((word) => typeof word === "string"),
  );
  return `, found ${quoted(found)}${close ? `; did you mean '${close}'?` : ""}`;
}

/** In quotes. */
export const quoted = (text: string): string => `'${clipped(text, RULES.report.text_shown)}'`;
