/** Sentences as data: what is said in which case, filled in with the values of one beam. */

import { filled } from "../../counts.ts";
import { type Sentence, TABLES } from "./tables.ts";

type Words = Record<string, string>;

export const say = (list: "load" | "description" | "check_note", facts: Record<string, boolean>, values: Words): string[] =>
  said(TABLES.words, list, facts, values);

/** What is wrong, in words of which those that are not empty are the facts. */
export const refusal = (name: string, values: Words): string => said(TABLES.refusals, name, values, values).join("");

/** Said where one of the cases holds: facts that must all be so, `!` before one that must not; no cases: always. */
function said(lists: Record<string, Sentence[]>, name: string, facts: Record<string, unknown>, values: Words): string[] {
  const holds = (fact: string): boolean => (fact.startsWith("!") ? !facts[fact.slice(1)] : Boolean(facts[fact]));
  return lists[name]!.flatMap((sentence) => {
    if (typeof sentence === "string") return said(lists, sentence, facts, values);
    const [text, when] = sentence;
    return !when || when.some((needed) => needed.split(" ").every(holds)) ? [filled(text, values)] : [];
  });
}

/** A number as a person writes it, of few significant digits. */
export const plain = (value: number, digits = TABLES.words.digits): string => String(Number(value.toPrecision(digits)));
