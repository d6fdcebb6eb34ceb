/** Doubts of validation about what a model's numbers mean, or whether its parts, loads and factors are those meant: no verdict is plain while one stands. */

import { count } from "../../results/counts.ts";
import { gather } from "../../results/gather.ts";
import type { ResultWarning } from "../../results/index.ts";
import type { Doubt } from "../../results/open_points.ts";
import { type Point, pointOf } from "./point.ts";

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

/** Other warnings stay warnings. */
export function leftByDoubts(warnings: readonly Doubt[]): Point[] {
  const doubts = warnings.filter(({ code }) => code !== undefined && code !== UNREAD && !HARMLESS.has(code));
  const unread = warnings.filter(({ code }) => code === UNREAD);
  return [
    ...pointOf(`${count(doubts.length, "doubt")} about the input`, doubts, warningLines(doubts)),
    ...pointOf("the service's warnings could not be read", unread, warningLines(unread)),
  ];
}

/** Each as the verdict's open points have it. */
export const doubtsSaid = (warnings: readonly Doubt[]): string[] => leftByDoubts(warnings).flatMap(({ said }) => said);

/** Up to so many of one code are told each with its own numbers. */
const EACH = 3;

const lineOf = ({ path, message }: Doubt): string => (path ? `${path}: ${message}` : message);

/** Warnings of validation as they are read, each in a line, and more than a few of one code in one. */
export function warningLines(warnings: readonly Doubt[]): string[] {
  const groups = new Map<string, Doubt[]>();
  for (const one of warnings) gather(groups, one.code ?? one.message, one);
  return [...groups.values()].flatMap((group) =>
    group.length <= EACH ? group.map(lineOf) : `${lineOf(group[0]!)} (${count(group.length - 1, "more alike", "more alike")})`,
  );
}

/** Warnings of the analysis, which have no path, told so. */
export const analysisLines = (warnings: readonly ResultWarning[]): string[] =>
  warningLines(warnings.map(({ code, message }) => ({ path: "", code, message })));
