/** Searches for sections within a time budget: one that is cut short is kept, and the same call goes on with it. */

import { type Suggested, suggesting, type Trial, type Wish } from "handoff-solver/design";
import { library, validModel } from "handoff-solver/local";

import type { Tell } from "./progress.js";
import type { Named } from "./tools/tool.js";

/** Where a search stands that has not ended. */
export interface Unfinished {
  finished: false;
  solves: number;
  /** Share of all candidates that are behind it, 0 … 1. */
  fraction: number;
  /** Sections of the last solve, of which nothing is proved. */
  trying: Record<string, string>;
  next: string;
}

/** More than one conversation leaves lying about. */
const MOST = 4;
const begun = new Map<string, Generator<Trial, Suggested>>();

export function searched({ name, model }: Named, wish: Wish, seconds: number, tell?: Tell): Suggested | Unfinished {
  const key = JSON.stringify([name, wish]);
  const end = Date.now() + seconds * 1e3;
  const search = begun.get(key) ?? suggesting(validModel(model), wish, { sections: library() });
  begun.delete(key);
  for (;;) {
    const { done, value } = search.next();
    if (done) return value;
    tell?.({ progress: value.fraction, message: `${value.solves} solves: ${said(value.sections)}` });
    if (Date.now() < end) continue;
    begun.set(key, search);
    if (begun.size > MOST) begun.delete(begun.keys().next().value!);
    const next = "call suggest_section again with the same arguments to go on";
    return { finished: false, solves: value.solves, fraction: Math.round(value.fraction * 100) / 100, trying: value.sections, next };
  }
}

const said = (sections: Record<string, string>): string =>
  Object.entries(sections)
    .slice(0, 4)
    .map(([group, section]) => `${group} ${section}`)
    .join(", ");
