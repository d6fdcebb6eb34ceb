/** Doubts of validation about what a model's numbers mean, or whether its parts, loads and factors are those meant: no verdict is plain while one stands. */

import { count } from "../../results/counts.ts";
import type { Doubt } from "../../results/summary.ts";
import { warningLines } from "./message_groups.ts";
import type { Point } from "./openpoints.ts";

/** Warnings that the structure moves without resistance. */
export const MECHANISMS: ReadonlySet<string> = new Set([
  "hinged_mechanism",
  "no_supports",
  "unsupported_part",
  "loose_supports",
  "spinning_members",
]);

/**
 * Warnings that hide no failure: those that schemas/issue_codes.json does not mark with `doubts_results`. The whole file would be a burden on every page, and what
 * a newer service warns of is a doubt until it is known here.
 */
export const HARMLESS: ReadonlySet<string> = new Set([
  ...["ignored_results", "ignored_key", "unusual_density", "unused_node", "doubled_support", "unused_case"],
  ...["unusual_situation", "repeated_case", "doubled_storey", "unusual_ratio", "self_weight_twice", "zero_combination"],
  ...["built_up_section", "unusual_limit_state", "repeated_name", "empty_case"],
  ...["doubled_combination", ...MECHANISMS],
]);

/** A reader that could not ask for the warnings says so with this code, which validation never gives. */
export const UNREAD = "warnings_unread";

/** Doubts about the set of combinations: the model's verdict has them once, and what was checked keeps its own. */
const OF_THE_SET: ReadonlySet<string> = new Set([
  ...["missing_combinations", "split_action", "fixed_patterns", "shared_source", "one_sided"],
]);

const doubting = (warnings: readonly Doubt[]): Doubt[] =>
  warnings.filter(({ code }) => code !== undefined && code !== UNREAD && !HARMLESS.has(code));

/** What keeps every check from a plain pass, be its combinations all or not; null where nothing does. */
export function doubtOf(warnings: readonly Doubt[]): string | null {
  const [first, ...more] = doubting(warnings).filter(({ code }) => !OF_THE_SET.has(code!));
  return first ? `the input is in doubt: ${first.message}${more.length ? ` (and ${count(more.length, "doubt")} more)` : ""}` : null;
}

/** Other warnings stay warnings. */
export function leftByDoubts(warnings: readonly Doubt[]): Point[] {
  const doubts = doubting(warnings);
  const unread = warnings.filter(({ code }) => code === UNREAD);
  return [
    ...pointOf(`${count(doubts.length, "doubt")} about the input`, doubts),
    ...pointOf("the service's warnings could not be read", unread),
  ];
}

const pointOf = (brief: string, doubts: readonly Doubt[]): Point[] => (doubts.length ? [{ brief, said: warningLines(doubts) }] : []);

/** Each as the verdict's open points have it. */
export const doubtsSaid = (warnings: readonly Doubt[]): string[] => leftByDoubts(warnings).flatMap(({ said }) => said);
