/** Kinds of question from schemas/questions.json, and the one place that writes a question as a sentence. */

import data from "../../../../schemas/questions.json" with { type: "json" };
import { filled } from "../../results/counts.ts";
import type { Ask, Choice, QuestionCode } from "../../results/open_points.ts";
import type { Quantity } from "../../results/quantity.ts";

export interface Kind {
  code: QuestionCode;
  /** Sentences that say what was found, with figures by their names. */
  findings: Record<string, string>;
  question: string;
  /** What is computed with until it is answered. */
  taken: string;
  /** What to look for in the drawings. */
  look: string;
  fields: { field: string; choices: Choice[] }[];
}

export const KINDS = data as unknown as readonly Kind[];

const byCode = new Map(KINDS.map((kind) => [kind.code, kind]));
export const kindOf = ({ code }: Pick<Ask, "code">): Kind => byCode.get(code)!;

/** The last key of a JSON pointer. */
export const fieldName = ({ field }: Pick<Ask, "field">): string => field.slice(field.lastIndexOf("/") + 1);

/** The answers that its field has, those that make sense here. */
export function choicesOf(ask: Ask): Choice[] {
  const all = kindOf(ask).fields.find(({ field }) => field === ask.field)?.choices ?? [];
  const { options } = ask;
  if (!options) return all;
  const name = fieldName(ask);
  if (!all.length) return options.map((option) => ({ label: option, set: { [name]: option } }));
  return all.filter(({ set }) => !set || options.includes(String(set[name])));
}

/** Decimals by unit, of what is below a thousand; lengths in metres end where they may. */
const DECIMALS: Record<string, number> = { kN: 1, kNm: 2, m: 2, mm: 0 };

function figureOf({ value, unit }: Quantity): string {
  const decimals = DECIMALS[unit];
  if (typeof value !== "number" || decimals === undefined) return String(value);
  const figure = value.toFixed(Math.abs(value) < 1000 ? decimals : 0);
  return unit === "m" ? String(+figure) : figure;
}

export function quantitySaid(quantity: Quantity): string {
  const { symbol, unit } = quantity;
  const figure = figureOf(quantity);
  return `${symbol ? `${symbol} = ` : ""}${figure}${unit ? ` ${unit === "kNm" ? "kN·m" : unit}` : ""}`;
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What was found, with its figures. */
export function findingSaid(ask: Pick<Ask, "code" | "finding" | "figures">): string {
  const words = Object.fromEntries(Object.entries(ask.figures).map(([name, one]) => [name, quantitySaid(one)]));
  return capital(filled(kindOf(ask).findings[ask.finding]!, words));
}

/** What was found, what each value leads to, and the question, with the field that answers it. */
export function askSaid(ask: Ask): string {
  const { effect } = ask;
  const effects = effect.map(({ value, utilisation }) => `${value}: ${utilisation?.toFixed(2) ?? "not verified"}`);
  const led = effects.length ? ` ${capital(effects.join("; "))}.` : "";
  return `${findingSaid(ask)}${led} ${kindOf(ask).question} (${fieldName(ask)})`;
}
