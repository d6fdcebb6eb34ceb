/**
 * The search behind a suggestion. Every group begins with its lightest section and takes the next heavier one worth a solve while its checks do not pass, all groups
 * in the same solve; where one fails with its heaviest, the others grow, to what was sent first. Then each goes back while everything still passes without it. One
 * group alone ends with the lightest section of its family that passes; several end where no single one can take the next lighter section. A group that nothing
 * makes pass stays as it was sent, and the others are sized beside it such that nothing of it gets worse.
 */

import type { Model } from "../generated/model.ts";
import { type Attempt, attempt, type DesignOptions } from "./attempt.ts";
import { type Change, changedBy } from "./change.ts";
import type { Group } from "./group.ts";
import { judge, worsened } from "./judging.ts";
import { nextPlace } from "./leap.ts";

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

export interface Summit {
  attempt: Attempt;
  changes: Change[];
  solves: number;
}

interface Search {
  sent: Attempt;
  climbers: readonly Climber[];
  options: DesignOptions;
  solves: number;
  fraction: number;
}

export function* climb(sent: Attempt, climbers: readonly Climber[], options: DesignOptions): Generator<Trial, Summit> {
  const search: Search = { sent, climbers, options, solves: 0, fraction: 0 };
  let best = yield* ascended(search);
  while (best === null) {
    for (const climber of active(search)) begin(climber);
    best = yield* ascended(search);
  }
  // A group alone came past every lighter section already.
  if (climbers.length > 1)
    for (const climber of climbers)
      while (climber.place) {
        climber.place -= 1;
        const lighter = yield* tried(search);
        if (short(search, lighter).length) {
          climber.place += 1;
          break;
        }
        best = lighter;
      }
  return { attempt: best, changes: changesOf(climbers), solves: search.solves };
}

function* tried(search: Search): Generator<Trial, Attempt> {
  const { sent, climbers, options } = search;
  const done = attempt(built(sent.model, climbers, options), options);
  search.solves += 1;
  search.fraction = Math.max(search.fraction, behind(climbers));
  yield { solves: search.solves, fraction: search.fraction, sections: sectionsOf(climbers) };
  return done;
}

/** Up until all stand; null where some never do: these are given up, and stay as they were sent. */
function* ascended(search: Search): Generator<Trial, Attempt | null> {
  const { options } = search;
  for (let isAided = false; ; ) {
    const done = yield* tried(search);
    const waiting = short(search, done);
    if (!waiting.length) return done;
    if (waiting.filter((climber) => advance(climber, options)).length) continue;
    // They are at their heaviest and fail: what they do not bear, or yield to, heavier neighbours may take from them.
    const others = active(search).filter((climber) => !waiting.includes(climber));
    const isHelped = waiting.every(({ unfailed }) => unfailed === null);
    if (isHelped && !isAided) {
      isAided = true;
      if (others.filter(asSent).length) {
        for (const climber of waiting) begin(climber);
        continue;
      }
    }
    if (isHelped && others.filter((climber) => goOn(climber, options)).length) continue;
    for (const climber of waiting) climber.place = null;
    return null;
  }
}

const active = ({ climbers }: Search): Climber[] => climbers.filter(({ place }) => place !== null);

/** From the lightest common section, as if none had been tried. */
function begin(climber: Climber): void {
  if (climber.passed.length) [climber.candidates, climber.rare, climber.passed] = [climber.passed, climber.candidates, []];
  climber.place = 0;
}

/** To the section that was sent, where that is heavier. */
function asSent(climber: Climber): boolean {
  const sent = climber.candidates.indexOf(climber.from ?? "");
  if (sent <= climber.place!) return false;
  climber.place = sent;
  return true;
}

/** To the next heavier section worth a solve. */
function goOn(climber: Climber, { sections }: DesignOptions): boolean {
  const next = nextPlace(climber.candidates, climber.place!, climber.utilisation, sections);
  climber.place = next ?? climber.place;
  return next !== null;
}

/** The same, from the heaviest common one to the lightest rare one too. */
function advance(climber: Climber, options: DesignOptions): boolean {
  if (goOn(climber, options)) return true;
  if (!climber.rare.length) return false;
  [climber.passed, climber.candidates, climber.rare, climber.place] = [climber.candidates, climber.rare, [], 0];
  return true;
}

/** Those that the checks do not let stand; all of them where what is wrong lies elsewhere. */
function short(search: Search, done: Attempt): Climber[] {
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

function changesOf(climbers: readonly Climber[]): Change[] {
  return climbers.flatMap(({ group, candidates, place }) =>
    place === null ? [] : [{ kind: "section", members: group.members, to: candidates[place]! } as const],
  );
}

const sectionsOf = (climbers: readonly Climber[]): Record<string, string> =>
  Object.fromEntries(climbers.flatMap(({ group, candidates, place }) => (place === null ? [] : [[group.id, candidates[place]!]])));

function behind(climbers: readonly Climber[]): number {
  const all = climbers.reduce((sum, { passed, candidates, rare }) => sum + passed.length + candidates.length + rare.length, 0);
  const tried = ({ passed, candidates, place }: Climber): number => passed.length + (place === null ? candidates.length : place + 1);
  return climbers.reduce((sum, climber) => sum + tried(climber), 0) / all;
}
