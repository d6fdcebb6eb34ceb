/** Sentences as data: what is said in which case, filled in with the values of one beam. */

import { TABLES } from "./tables.ts";

/** Said where one of the cases holds: facts that must all be so, `!` before one that must not; no cases: always. */
export function say(
  list: "strength" | "load" | "description" | "check_note",
  facts: Record<string, boolean>,
  values: Record<string, string>,
): string[] {
  const holds = (fact: string): boolean => (fact.startsWith("!") ? !facts[fact.slice(1)] : Boolean(facts[fact]));
  return TABLES.words[list].flatMap((sentence) => {
    if (typeof sentence === "string") return say(sentence, facts, values);
    const [text, when] = sentence;
    return !when || when.some((needed) => needed.split(" ").every(holds)) ? [filled(text, values)] : [];
  });
}

export const filled = (text: string, values: Record<string, string>): string => text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? "");

/** A number as a person writes it, of few significant digits. */
export const plain = (value: number, digits = TABLES.words.digits): string => String(Number(value.toPrecision(digits)));
