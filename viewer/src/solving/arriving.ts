/** Checks of which only some are made: what they say of their members, and what may be said of the model. */
import type { ListedCheck, Overview } from "./protocol.ts";

/** Joins what some checks found to what is known of their members; informative ones colour nothing. */
export function judge(
  { ratios, unverified }: Pick<Overview, "ratios" | "unverified">,
  checks: readonly ListedCheck[],
  place: (member: string) => number,
): void {
  for (const { members, utilisation, informative, unverified: open } of checks) {
    if (informative) continue;
    for (const id of members) {
      const i = place(id);
      if (utilisation !== null) ratios[i] = Math.max(ratios[i] ?? 0, utilisation);
      if (open !== null) unverified[i] ??= open;
    }
  }
}

/** The reader ended the checks: those that are made stand in the list, and no verdict rests on them. */
export function stopped(overview: Overview): Overview {
  const made = `${overview.checks.length.toLocaleString("en")} checks were made, the others were not`;
  return {
    ...overview,
    verdict: {
      ...overview.verdict,
      is: "nothing_checked",
      word: "checks cancelled",
      sentence: `The checks were cancelled: ${made}.`,
      open: [made],
    },
  };
}
