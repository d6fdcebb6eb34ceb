/** Sentences that differ in names and numbers alone: of many such one is told, and whose the others are. */

import { some } from "../../results/counts.ts";
import { gather } from "../../results/gather.ts";
import type { ResultWarning } from "../../results/index.ts";
import type { Doubt } from "../../results/summary.ts";

const NUMBERS = /\d+(\.\d+)?(e[+-]?\d+)?/g;
const NUMBER = /^\d+(\.\d+)?$/;
const QUOTED = /'[^']*'/g;

/** Sentences without names and numbers: `own` may be of several words, of `names` those count that stand by themselves. */
export function likening(names: ReadonlySet<string>): (sentence: string, own: readonly string[]) => string {
  // What concerns a whole structure is said of thousands of members in the same words.
  const known = new Map<string, string>();
  const named = (left: string): string => left.replace(/[^\s,;:()'"]+/g, (word) => (names.has(word) ? "#" : word)).replace(NUMBERS, "#");
  return (sentence, own) => {
    let left = sentence;
    // A name that is a number stands in others too, and in clauses: all numbers are left out below.
    for (const id of own) if (left.includes(id) && !NUMBER.test(id)) left = left.replace(nameOf(id), "#");
    if (left !== sentence) return named(left);
    let found = known.get(sentence);
    if (found === undefined) known.set(sentence, (found = named(sentence)));
    return found;
  };
}

/** An id where it stands by itself: 'B' is no part of a word, nor of the clause 5.3.2(4)B. */
const nameOf = (id: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N})])${id.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}(?![\\p{L}\\p{N}])`, "gu");

/** Up to so many are told each with its own numbers. */
const EACH = 3;
/** Names in a sentence. */
const NAMED = 5;

const lineOf = ({ path, message }: Doubt): string => (path ? `${path}: ${message}` : message);

/** Warnings of validation as they are read, each in a line, and more than a few that are alike in one. */
export function warningLines(warnings: readonly Doubt[]): string[] {
  const groups = new Map<string, Doubt[]>();
  for (const one of warnings) {
    const key = `${one.code} ${one.path} ${one.message}`.replace(QUOTED, "#").replace(NUMBERS, "#");
    gather(groups, key, one);
  }
  return [...groups.values()].flatMap((group) => {
    const [first, ...more] = group as [Doubt, ...Doubt[]];
    if (group.length <= EACH) return group.map(lineOf);
    const others = differing(first, more).filter((name) => name !== "");
    return `${lineOf(first)} (${more.length} more alike${others.length ? `: ${some(others, NAMED)}` : ""})`;
  });
}

/** Warnings of the analysis, which have no path, told so. */
export const analysisLines = (warnings: readonly ResultWarning[]): string[] =>
  warningLines(warnings.map(({ code, message }) => ({ path: "", code, message })));

/** By what each of the others is told from the first: the name that is another, else its path. */
function differing(first: Doubt, more: readonly Doubt[]): string[] {
  const names = ({ message }: Doubt): string[] => message.match(QUOTED) ?? [];
  const own = names(first);
  return more.map((one) => names(one).find((name, k) => name !== own[k]) ?? one.path);
}
