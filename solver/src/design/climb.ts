/**
 * The search behind a suggestion. Every group begins with its lightest section and takes the next heavier one worth a solve while its checks do not pass, all groups
 * in the same solve; where one fails with its heaviest, the others grow, to what was sent first. Then weight is taken off again (`descent.ts`). One group alone ends
 * with the lightest section of its family that passes; several end where no single one can take the next lighter section. A group that nothing makes pass stays as it
 * was sent, and the others are sized beside it such that nothing of it gets worse.
 */

import type { Attempt, DesignOptions } from "./attempt.ts";
import type { Change } from "./change.ts";
import { lightened, traded } from "./descent.ts";
import { nextPlace } from "./leap.ts";
import { active, type Climber, changesOf, type Search, short, type Trial, tried } from "./search.ts";

export interface Summit {
  attempt: Attempt;
  changes: Change[];
  solves: number;
}

export function* climb(sent: Attempt, climbers: readonly Climber[], options: DesignOptions): Generator<Trial, Summit> {
  const search: Search = { sent, climbers, options, solves: 0, fraction: 0, failed: new Set() };
  let best = yield* ascended(search);
  while (best === null) {
    for (const climber of active(search)) begin(climber);
    best = yield* ascended(search);
  }
  // A group alone came past every lighter section already.
  if (climbers.length > 1) best = yield* traded(search, yield* lightened(search, best));
  return { attempt: best, changes: changesOf(climbers), solves: search.solves };
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
