/** Questions, gaps, assumptions and doubts of all checks: what several say is one entry, with its members and its results. */

import type { CheckResult } from "../../results/checks.ts";
import type { Ask, Doubt, Question, Shared, SharedAssumption, SharedGap } from "../../results/open_points.ts";
import { gapsOf } from "../verdict/open_reasons.ts";
import { askSaid, choicesOf } from "./kinds.ts";

type Checks = readonly CheckResult[];

/** By a key, of each check. */
function gathered<Item, Entry extends Shared>(
  checks: Checks,
  of: (check: CheckResult) => readonly Item[],
  keyOf: (item: Item) => string,
  start: (item: Item, shared: Shared) => Entry,
  meet: (entry: Entry, item: Item) => void = () => undefined,
): Entry[] {
  const entries = new Map<string, { entry: Entry; members: Set<string>; results: Set<string> }>();
  for (const check of checks)
    for (const item of of(check)) {
      const key = keyOf(item);
      let there = entries.get(key);
      if (there) meet(there.entry, item);
      else entries.set(key, (there = { entry: start(item, { members: [], results: [] }), members: new Set(), results: new Set() }));
      there.results.add(check.id);
      for (const member of check.members) there.members.add(member);
    }
  return [...entries.values()].map(({ entry, members, results }) => Object.assign(entry, { members: [...members], results: [...results] }));
}

const keyOf = ({ code, field, finding, options = [] }: Ask): string => [code, field, finding, ...options].join("\n");

/** What hangs on it: the largest utilisation that a value leads to. */
const stake = ({ effect }: Ask): number => effect.reduce((most, { utilisation }) => Math.max(most, utilisation ?? 0), 0);

/** The same question of several checks has the figures of the one with most at stake. */
export const questionsOf = (checks: Checks): Question[] =>
  gathered(
    checks,
    ({ asks }) => asks,
    keyOf,
    (ask, shared): Question => ({ ...ask, ...shared, message: askSaid(ask), choices: choicesOf(ask) }),
    (question, ask) => {
      const of = [...new Set([...(question.of ?? []), ...(ask.of ?? [])])];
      if (stake(ask) > stake(question)) Object.assign(question, ask, { message: askSaid(ask) });
      if (of.length) question.of = of;
    },
  );

/** By code: the first one's sentence stands for all. */
export const gapsOfAll = (checks: Checks): SharedGap[] =>
  gathered(
    checks,
    gapsOf,
    ({ code }) => code,
    (gap, shared): SharedGap => ({ ...gap, clauses: [...gap.clauses], ...shared }),
    ({ clauses }, gap) => {
      for (const clause of gap.clauses) if (!clauses.includes(clause)) clauses.push(clause);
    },
  );

export const assumptionsOf = (checks: Checks): SharedAssumption[] =>
  gathered(
    checks,
    ({ assumptions }) => assumptions,
    ({ code }) => code,
    (assumption, shared): SharedAssumption => ({ ...assumption, ...shared }),
  );

/** Doubts that checks raise about sections and materials: each sentence once. */
export const doubtsOf = (checks: Checks): Doubt[] =>
  gathered(
    checks,
    ({ doubts }) => doubts,
    ({ message }) => message,
    (doubt, shared) => ({ ...doubt, ...shared }),
  ).map(({ results: _, ...doubt }) => doubt);
