/** Taking weight off groups that stand: one by one, and by trades, in which one group grows so that others may shrink by more. */

import { weighingArea } from "../model/sections/weighing.ts";
import type { Attempt } from "./attempt.ts";
import { massOf } from "./mass.ts";
import { active, type Climber, type Search, standing, type Trial } from "./search.ts";

/** Each group goes back while everything still stands, until with the next lighter section of any one of them, beside the others as they are, something does not. */
export function* lightened(search: Search, stands: Attempt): Generator<Trial, Attempt> {
  let best = stands;
  for (let isDone = false; !isDone; ) {
    isDone = true;
    for (const climber of active(search))
      while (climber.place) {
        climber.place -= 1;
        const lighter = yield* standing(search);
        if (lighter === null) {
          climber.place += 1;
          break;
        }
        best = lighter;
        isDone = false;
      }
  }
  return best;
}

/** So many sections heavier a group may become for the others' sake. */
const STEPS = 3;

/**
 * One group takes a heavier section, and another one, or all others, as many lighter ones as make the whole lighter than it is: a stiff beam spares the columns,
 * and no single step shows it. What is found is begun from anew; trades take at most as many solves as all before them.
 */
export function* traded(search: Search, stands: Attempt): Generator<Trial, Attempt> {
  const most = 2 * search.solves;
  const groups = active(search);
  const weigh = weighing(search, stands);
  let best = stands;
  for (let steps = 1; steps <= STEPS; steps++) {
    for (const [raised, lowered] of pairs(groups)) {
      if (search.solves >= most) return best;
      const places = groups.map(({ place }) => place);
      const mass = weigh();
      raised.place! += steps;
      const found = raised.place! < raised.candidates.length && sunk(lowered, () => weigh() < mass) ? yield* standing(search) : null;
      if (found) {
        best = yield* lightened(search, found);
        steps = 0;
        break;
      }
      groups.forEach((climber, i) => {
        climber.place = places[i]!;
      });
    }
  }
  return best;
}

/** Who may grow, and who may shrink for it. */
function pairs(groups: readonly Climber[]): [Climber, Climber[]][] {
  return groups.flatMap((raised) => {
    const others = groups.filter((one) => one !== raised);
    const sets = others.length > 1 ? [...others.map((one) => [one]), others] : [others];
    return sets.map((lowered): [Climber, Climber[]] => [raised, lowered]);
  });
}

/** Down to where it is enough; false where even the lightest are not. */
function sunk(lowered: readonly Climber[], isEnough: () => boolean): boolean {
  while (!isEnough()) {
    const free = lowered.filter(({ place }) => place! > 0);
    if (!free.length) return false;
    for (const climber of free) climber.place! -= 1;
  }
  return true;
}

/** What the groups weigh with the sections that they are at, kg. */
function weighing(search: Search, { model }: Attempt): () => number {
  const { sections } = search.options;
  const areaOf = ({ candidates, place }: Climber): number => weighingArea(sections.find(candidates[place!]!)!);
  const shares = active(search).map((climber) => ({
    climber,
    perArea: massOf(model, sections, new Set(climber.group.members)) / areaOf(climber),
  }));
  return () => shares.reduce((sum, { climber, perArea }) => sum + perArea * areaOf(climber), 0);
}
