/** What a suggestion is worth, or why there is none, in words. */

import type { SectionLibrary } from "../model/sections/properties.ts";
import { count, counted } from "../results/counts.ts";
import { seriesOf } from "./candidates.ts";
import type { Climber } from "./search.ts";

/** Only what passes is called passing, and only what is lightest the lightest: of several groups it is known that the next lighter does not do beside the others. */
export function worth(
  { candidates, rare, passed, place }: Climber,
  passes: boolean,
  open: readonly string[],
  isOfSeveral: boolean,
): string {
  const rolled = passed.length ? `, of a series rolled to order since none of ${counted(passed.length)} common sections does` : "";
  const aside = rare.length ? ` (${[...new Set(rare.map(seriesOf))].join(", ")} left aside: rolled to order)` : "";
  const [found, of] = [candidates[place!]!, counted(candidates.length)];
  const done = passes ? "passes every check" : "has no failure";
  const lightest = passes
    ? `${found} is the lightest of ${of} that passes every check`
    : `${found} is the lightest of ${of} with no failure`;
  const lighter = place
    ? `; with ${candidates[place - 1]}, the next lighter of ${of}, and the other groups as suggested something fails or cannot be verified`
    : `, the lightest of ${of}`;
  const best = isOfSeveral ? `${found} ${done}${lighter}` : lightest;
  return `${best}${rolled}${passes ? "" : `; these points stay open: ${open.join("; ")}`}${aside}`;
}

export function whyNone({ candidates, passed, reason, unfailed }: Climber, library: SectionLibrary): string {
  const all = [...passed, ...candidates].map((name) => library.find(name)!).sort((a, b) => a.mass_per_m - b.mass_per_m);
  const none = `none of ${count(all.length, "section")} from ${all[0]!.name} to ${all.at(-1)!.name} passes`;
  const almost = unfailed === null ? "" : `; ${unfailed} fails nothing, but not all of it is verified`;
  return `${none}${almost}${reason === null ? "" : `; at last ${reason}`}`;
}
