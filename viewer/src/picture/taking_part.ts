/** Of a structure that buckles below its loads: who takes part, in place of utilisations that do not count. */
import { isCollapse, lowestOf } from "../results/modes.ts";
import { UNVERIFIED, UTILISATION } from "../results/utilisation.ts";
import type { Tints } from "../state/chosen.ts";
import type { Session } from "../state/session.ts";

/** Null where the structure stands. */
export function takingPart({ modes, parts }: Session): Tints | null {
  if (!modes || !isCollapse(modes)) return null;
  const own = new Set(lowestOf(modes)!.members);
  const part = UTILISATION.at(-1)!.colour;
  return {
    title: "Buckling",
    key: [
      ["takes part", part],
      ["takes none", UNVERIFIED],
    ],
    colours: parts.runs.map((_, i) => (own.has(i) ? part : UNVERIFIED)),
  };
}
