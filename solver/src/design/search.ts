/** A search under way: where every group stands, what has been solved for it, and who falls short of the checks. */

import type { Model } from "../generated/model.ts";
import { type Attempt, attempt, type DesignOptions } from "./attempt.ts";
import { type Change, changedBy } from "./change.ts";
import type { Group } from "./group.ts";
import { judge, worsened } from "./judgement.ts";

/** One group on its way: `place` counts into `candidates`, and is null once the group is given up. */
export interface Climber {
  group: Group;
  /** The library's name of the section that was sent. */
  from: string | null;
  candidates: string[];
  /** Of rare series: they take the candidates' place where none of those passes. */
  rare: string[];
  /** Candidates that rare ones have taken the place of. */
  passed: string[];
  place: number | null;
  /** Largest utilisation of the last one tried. */
  utilisation: number | null;
  /** What stood in the way of the heaviest one tried. */
  reason: string | null;
  /** The lightest one that failed nothing, though not all of it was verified. */
  unfailed: string | null;
}

/** Told after every solve. */
export interface Trial {
  solves: number;
  /** Share of all candidates that are behind the search, 0 … 1. */
  fraction: number;
  sections: Record<string, string>;
}

export interface Search {
  sent: Attempt;
  climbers: readonly Climber[];
  options: DesignOptions;
  solves: number;
  fraction: number;
  /** Sections that fell short together, which need no second solve. */
  failed: Set<string>;
}

export function* tried(search: Search): Generator<Trial, Attempt> {
  const { sent, climbers, options } = search;
  const done = attempt(built(sent.model, climbers, options), options);
  search.solves += 1;
  search.fraction = Math.max(search.fraction, behind(climbers));
  yield { solves: search.solves, fraction: search.fraction, sections: sectionsOf(climbers) };
  return done;
}

/** What stands with the sections as they are; null where some group falls short, or is known to. */
export function* standing(search: Search): Generator<Trial, Attempt | null> {
  if (search.failed.has(together(search))) return null;
  const done = yield* tried(search);
  return short(search, done).length ? null : done;
}

export const active = ({ climbers }: Search): Climber[] => climbers.filter(({ place }) => place !== null);

/** Those that the checks do not let stand, of which a note is kept; all of them where what is wrong lies elsewhere. */
export function short(search: Search, done: Attempt): Climber[] {
  const waiting = fallen(search, done);
  if (waiting.length) search.failed.add(together(search));
  return waiting;
}

function fallen(search: Search, done: Attempt): Climber[] {
  const climbing = active(search);
  const waiting = climbing.filter((climber) => {
    const { stands, unfailed, reason, utilisation } = judge(done, climber.group);
    climber.utilisation = utilisation;
    if (stands) return false;
    climber.reason = reason;
    if (unfailed) climber.unfailed ??= climber.candidates[climber.place!]!;
    return true;
  });
  if (waiting.length) return waiting;
  const elsewhere = worsened(search.sent, done, new Set(climbing.flatMap(({ group }) => group.members)));
  for (const climber of elsewhere === null ? [] : climbing) climber.reason = elsewhere;
  return elsewhere === null ? [] : climbing;
}

const built = (model: Model, climbers: readonly Climber[], { sections }: DesignOptions): Model =>
  changedBy(model, changesOf(climbers), sections);

export function changesOf(climbers: readonly Climber[]): Change[] {
  return climbers.flatMap(({ group, candidates, place }) =>
    place === null ? [] : [{ kind: "section", members: group.members, to: candidates[place]! } as const],
  );
}

const together = ({ climbers }: Search): string => JSON.stringify(sectionsOf(climbers));

const sectionsOf = (climbers: readonly Climber[]): Record<string, string> =>
  Object.fromEntries(climbers.flatMap(({ group, candidates, place }) => (place === null ? [] : [[group.id, candidates[place]!]])));

function behind(climbers: readonly Climber[]): number {
  const all = climbers.reduce((sum, { passed, candidates, rare }) => sum + passed.length + candidates.length + rare.length, 0);
  const tried = ({ passed, candidates, place }: Climber): number => passed.length + (place === null ? candidates.length : place + 1);
  return climbers.reduce((sum, climber) => sum + tried(climber), 0) / all;
}
