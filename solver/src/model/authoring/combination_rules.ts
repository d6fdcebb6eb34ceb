/** Combinations by rule: EN 1990's expressions over the actions that the model's load cases make. */

import { LOAD_COMBINATION_LIMIT } from "../../generated/limits.ts";
import type { CombinationRule, LoadCase, LoadCombination } from "../../generated/model.ts";
import { invalid } from "../guard.ts";
import { type Acting, type Action, actingOf, actionsOf, mostCombinations, type Source, sourcesOf } from "./actions.ts";
import { type Annex, annexOf, COMBINING, disallowed, type Expression, expressionsOf, type Factor, productOf } from "./expressions.ts";

/** Combinations that a rule gives for the model's load cases, behind those that the model lists itself. */
export function ruledCombinations(
  rule: CombinationRule,
  cases: readonly LoadCase[],
  listed: readonly LoadCombination[],
): LoadCombination[] {
  const refused = disallowed(rule);
  if (refused) throw invalid("analysis.combinations", refused);
  const acts = { actions: actionsOf(cases, rule.patterns ?? false), sources: sourcesOf(cases) };
  const unread = acts.actions.flatMap(({ sets }) => sets.flat()).find(({ psi }) => !annexOf(rule).psi[psi]);
  if (unread) throw invalid("analysis.combinations", `annex ${rule.annex} has no factors for '${unread.psi}'`);
  if (listed.length + mostCombinations(rule, cases) > LOAD_COMBINATION_LIMIT) {
    throw invalid("analysis.combinations", `gives more than ${LOAD_COMBINATION_LIMIT} combinations`);
  }
  const taken = new Set(listed.map(({ id }) => id));
  return expressionsOf(rule).flatMap(([number, expression]) => combinationsOf(number, expression, acts, annexOf(rule), taken));
}

/** What acts: variable actions, and permanent cases by their sources. */
interface Acts {
  actions: readonly Action[];
  sources: readonly Source[];
}

/** Factors of permanent cases, and what is said of them. */
interface Permanent {
  factored: [id: string, factors: readonly Factor[]][];
  words: string;
  /** Whether some source is not relieving. */
  presses: boolean;
}

/** Each source unfavourable or favourable, whatever the others are. */
function permanentWays(sources: readonly Source[], { permanent, favourable, favourable_beside_others }: Expression): Permanent[] {
  const none: Permanent = { factored: [], words: "", presses: sources.length === 0 };
  const ways = sources.reduce<Permanent[]>(
    (before, { cases, kind, name }) => {
      const by = (factors: readonly Factor[] | null, words: string): Permanent[] =>
        before.map((way) => ({
          factored: [...way.factored, ...(factors ? cases.map((id): [string, readonly Factor[]] => [id, factors]) : [])],
          words: way.words + words,
          presses: way.presses || factors === permanent,
        }));
      if (COMBINING.sources[kind] === "absent") return [...by(permanent, ""), ...by(null, `, without ${name}`)];
      return [...by(permanent, ""), ...(favourable ? by(favourable, `, ${name} favourable`) : [])];
    },
    [none],
  );
  return favourable_beside_others ? ways.filter(({ presses }) => presses) : ways;
}

function combinationsOf(number: string, expression: Expression, acts: Acts, annex: Annex, taken: Set<string>): LoadCombination[] {
  const { limit_state, situation, leading, accompanying } = expression;
  const { actions, sources } = acts;
  const made = new Map<string, LoadCombination>();
  let place = 0;
  const add = (lead: Acting | null, others: readonly Acting[], own: Permanent["factored"], words: string): void => {
    const factored: [id: string, factor: number][] = own.map(([id, factors]) => [id, productOf(factors, annex, "")]);
    const actWith = (parts: Acting["parts"], factors: readonly Factor[]): void => {
      for (const { id, psi, turned } of parts) factored.push([id, (turned ? -1 : 1) * productOf(factors, annex, psi)]);
    };
    if (lead && leading) actWith(lead.parts, leading);
    for (const { parts } of others) actWith(parts, accompanying);
    const [first, ...rest] = factored.filter(([, factor]) => factor !== 0).map(([load_case, factor]) => ({ load_case, factor }));
    const key = JSON.stringify([first, rest]);
    if (!first || made.has(key)) return;
    do place++;
    while (taken.has(`${number}-${place}`));
    const led = lead ? `, leading ${lead.parts.map(({ id, turned }) => (turned ? `−${id}` : id)).join(" + ")}` : "";
    const name = `EN 1990 (${number})${led}${words}`.slice(0, 200);
    made.set(key, { id: `${number}-${place}`, name, limit_state, situation, terms: [first, ...rest] });
  };
  const leads: (Acting | null)[] = leading ? [null, ...actions.flatMap(actingOf)] : [null];
  for (const { factored: own, words } of permanentWays(sources, expression)) {
    for (const lead of leads) {
      // Without a leading action there is none at all, unless the expression knows no leading one.
      const rest = leading && !lead ? [] : actions.filter((action) => action !== lead?.action);
      // What accompanies with 0 does not act.
      const acting = rest.map((action) =>
        actingOf(action).filter(({ parts }) => parts.some(({ psi }) => productOf(accompanying, annex, psi) !== 0)),
      );
      for (const others of partsOf(acting)) if (isPossible(lead ? [lead, ...others] : others)) add(lead, others, own, words);
    }
  }
  return [...made.values()];
}

/** Every choice of ways for every action, none included. */
function partsOf(ways: readonly Acting[][]): Acting[][] {
  return ways.reduce<Acting[][]>((parts, own) => parts.flatMap((part) => [part, ...own.map((acting) => [...part, acting])]), [[]]);
}

const isPossible = (acting: readonly Acting[]): boolean => {
  const natures = new Set(acting.map(({ action }) => action.nature));
  return acting.every(({ parts }) => parts.every(({ psi }) => !COMBINING.never_together[psi]?.some((nature) => natures.has(nature))));
};
