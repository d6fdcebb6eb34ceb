/** The load cases behind a set with their factors: what is drawn and listed as its loads. */
import type { LoadCase, Model } from "handoff-solver";
import { caseKey, combinationKey } from "./set_keys.ts";

export interface Term {
  loadCase: LoadCase;
  factor: number;
}

/** What a solved set says of its own load cases. */
interface Solved {
  terms: readonly { loadCase: number; factor: number }[];
}

/** As solved, where it is: the model does not name the combinations that lean. An envelope has no loads of its own, and those that stand for imperfections are not the model's. */
export function termsOf({ model }: Model, key: string, solved: Solved | null): Term[] {
  const { load_cases: cases, load_combinations: combinations } = model;
  if (solved) return solved.terms.flatMap(({ loadCase, factor }) => (cases[loadCase] ? [{ loadCase: cases[loadCase], factor }] : []));
  const single = cases.find(({ id }) => caseKey(id) === key);
  if (single) return [{ loadCase: single, factor: 1 }];
  const combination = combinations.find(({ id }) => combinationKey(id) === key);
  return (combination?.terms ?? []).flatMap(({ load_case: id, factor }) => {
    const loadCase = cases.find((item) => item.id === id);
    return loadCase ? [{ loadCase, factor }] : [];
  });
}

/** "1.35 G + 1.50 S − 0.90 W": what a combination is made of. */
export const termWords = (terms: readonly { load_case: string; factor: number }[]): string =>
  terms
    .map(({ factor, load_case }, i) => {
      const sign = factor < 0 ? "− " : i ? "+ " : "";
      return `${sign}${Math.abs(factor).toFixed(4).replace(/00?$/, "")} ${load_case}`;
    })
    .join(" ");

interface Named {
  id: string;
  name?: string | undefined;
}

export const named = ({ id, name }: Named): string => (name && name !== id ? `${id}: ${name}` : id);

/** What a combination is called in a list, and what is said of it besides: names that a rule gave do not tell two apart, their terms do. */
export const combinationWords = (item: Named, terms: string): [called: string, besides: string] =>
  item.name?.startsWith("EN 1990 (") ? [`${item.id}: ${terms}`, item.name] : [named(item), terms];
