/** Results of which only some are there: what checks that are made say of their members, and what may be said of the model. */

import { counted } from "../format/counts.ts";
import { withoutAwaited } from "../results/modes.ts";
import type { ListedCheck, Overview } from "../results/overview.ts";
import type { Verdict } from "../results/verdict.ts";

/** What is not verified of a member of which only other checks than those of strength are there. */
export const STRENGTH = "strength";

type OfMembers = Pick<Overview, "ratios" | "unverified">;

/** What is known of members, with what some checks found of them; informative ones colour nothing. A check of strength may come after one of deflection. */
export function judged(known: OfMembers, checks: readonly ListedCheck[], place: (member: string) => number): OfMembers {
  const [ratios, unverified] = [[...known.ratios], [...known.unverified]];
  for (const { type, members, utilisation, informative, unverified: open } of checks) {
    if (informative) continue;
    for (const id of members) {
      const i = place(id);
      const [ratio, before] = [ratios[i] ?? null, unverified[i] ?? null];
      const alone = type !== "en1993_1_1" && (ratio === null || before === STRENGTH);
      if (before === null || before === STRENGTH) unverified[i] = open ?? (alone ? STRENGTH : null);
      if (utilisation !== null) ratios[i] = Math.max(ratio ?? 0, utilisation);
    }
  }
  return { ratios, unverified };
}

/** What is asked for and not there, each in words: results that lack any of it say so wherever they are taken. */
export const missingOf = (awaited: readonly string[], checks: boolean, made: number): string[] => [
  ...awaited.map((what) => `${what} not found`),
  ...(checks ? [made ? `${counted(made)} checks were made, the others were not` : "no check was made"] : []),
];

type Standing = Pick<Overview, "modes" | "verdict">;

/** What may be said while stability, and checks where they are asked for, are still being found: no verdict but the one against the numbers themselves. */
export function coming({ modes: { awaited }, verdict }: Standing, checks: boolean): Verdict {
  if (verdict.is === "not_trusted" || !(awaited.length || checks)) return verdict;
  const follow = checks ? ", and the checks follow" : "";
  return {
    ...verdict,
    open: [],
    ...(awaited.length
      ? {
          word: checks ? "checks to come" : "stability to come",
          sentence: `Forces are there; ${joined(awaited)} ${areOf(awaited)} being found${follow}.`,
        }
      : { word: "checking", sentence: "The checks are being made." }),
  };
}

/** The reader ended it: what was found stays, what was not is named, and no verdict rests on the checks that are made. */
export function stopped(overview: Overview, checks: boolean): Overview {
  const { awaited } = overview.modes;
  const missing = missingOf(awaited, checks, overview.checks.length);
  const ended = awaited.length
    ? {
        word: "cancelled",
        sentence: `Cancelled: ${joined(awaited)} ${wasOf(awaited)} not found${checks ? ", and no check was made" : ""}.`,
      }
    : { word: "checks cancelled", sentence: `The checks were cancelled: ${missing.join("; ")}.` };
  return {
    ...overview,
    points: [],
    modes: withoutAwaited(overview.modes),
    verdict: { ...overview.verdict, is: "nothing_checked", ...ended, open: missing },
  };
}

export const joined = (words: readonly string[]): string => words.join(", ").replace(/, (?=[^,]*$)/, " and ");
const areOf = ({ length }: readonly string[]): string => (length > 1 ? "are" : "is");
const wasOf = ({ length }: readonly string[]): string => (length > 1 ? "were" : "was");
