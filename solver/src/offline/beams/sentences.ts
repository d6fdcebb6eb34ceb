/** Sentences as data: what is said in which case, filled in with the values of one beam. */

/** Said where one of the cases holds: facts that must all be so, `!` before one that must not; no cases: always. */
export type Sentence = [text: string, when: string[]];

export function say(sentences: Sentence[], facts: Record<string, boolean>, values: Record<string, string>): string[] {
  const holds = (fact: string): boolean => (fact.startsWith("!") ? !facts[fact.slice(1)] : Boolean(facts[fact]));
  return sentences
    .filter(([, when]) => !when.length || when.some((facts) => facts.split(" ").every(holds)))
    .map(([text]) => filled(text, values));
}

export const filled = (text: string, values: Record<string, string>): string => text.replace(/\{(\w+)\}/g, (_, key) => values[key] ?? "");

/** A number as a person writes it: six significant digits. */
export const plain = (value: number): string => String(Number(value.toPrecision(6)));
