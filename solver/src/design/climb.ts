/**
 * The search behind a suggestion. Every group begins with its lightest section and takes the next heavier one worth a solve while its checks do not pass, all groups
 * in the same solve; then each goes back while everything still passes without it. One group alone ends with the lightest section of its family that passes;
 * several end where no single one can take the next lighter section.
 */

import type { Model } from "../generated/model.ts";
import { type Attempt, attempt, type DesignOptions } from "./attempt.ts";
import { type Change, changedBy } from "./change.ts";
import type { Group } from "./group.ts";
import { judge, worsened } from "./judging.ts";
import { nextPlace } from "./leap.ts";

/** One group on its way: `place` counts into `candidates`, and is null once they and those behind them are used up. */
export interface Climber {
  group: Group;
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

export function* climb(sent: Attempt, climbers: readonly Climber[], options: DesignOptions): Generator<Trial, Summit> {
  const members = new Set(climbers.flatMap(({ group }) => group.members));
  let solves = 0;
  const trial = (): Trial => ({ solves, fraction: behind(climbers), sections: sectionsOf(climbers) });
  const tried = function* (): Generator<Trial, Attempt> {
    const done = attempt(built(sent.model, climbers, options), options);
    solves += 1;
    yield trial();
    return done;
  };
  let best = yield* tried();
  for (let waiting = short(sent, best, climbers, members); waiting.length; waiting = short(sent, best, climbers, members)) {
    for (const climber of waiting) advance(climber, options);
    best = yield* tried();
  }
  // A group alone came past every lighter section already.
  if (climbers.length > 1)
    for (const climber of climbers)
      while (climber.place) {
        climber.place -= 1;
        const lighter = yield* tried();
        if (short(sent, lighter, climbers, members).length) {
          climber.place += 1;
          break;
        }
        best = lighter;
      }
  return { attempt: best, changes: changesOf(climbers), solves };
}

/** To the next heavier section worth a solve; from the heaviest common one to the lightest rare one. */
function advance(climber: Climber, { sections }: DesignOptions): void {
  climber.place = nextPlace(climber.candidates, climber.place!, climber.utilisation, sections);
  if (climber.place !== null || !climber.rare.length) return;
  climber.passed = climber.candidates;
  climber.candidates = climber.rare;
  climber.rare = [];
  climber.place = 0;
}

/** Those that the checks do not let stand; all of them where what is wrong lies elsewhere. */
function short(sent: Attempt, done: Attempt, climbers: readonly Climber[], members: ReadonlySet<string>): Climber[] {
  const active = climbers.filter(({ place }) => place !== null);
  const waiting = active.filter((climber) => {
    const { stands, unfailed, reason, utilisation } = judge(done, climber.group);
    climber.utilisation = utilisation;
    if (stands) return false;
    climber.reason = reason;
    if (unfailed) climber.unfailed ??= climber.candidates[climber.place!]!;
    return true;
  });
  if (waiting.length) return waiting;
  const elsewhere = worsened(sent, done, members);
  for (const climber of elsewhere === null ? [] : active) climber.reason = elsewhere;
  return elsewhere === null ? [] : active;
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
