/** What is at stake: the model solved with an answer, and what its members then come to. */
import type { Change } from "handoff-solver/design";
import { sideOf } from "../design/changing.ts";
import { DesignClient } from "../design/client.ts";
import type { Stake } from "../design/protocol.ts";
import { percent } from "../format/units.ts";
import type { Session } from "../state/session.ts";

/** Larger models take long to solve once per answer. */
const MOST = 150;

export const hasStakes = ({ parts }: Session): boolean => parts.runs.length <= MOST;

/** One after the other, each told as soon as it is known. */
export async function weighed(
  { draft }: Session,
  members: readonly string[],
  answers: readonly (readonly Change[])[],
  told: (at: number, stake: Stake) => void,
): Promise<void> {
  const client = new DesignClient(() => undefined);
  try {
    const of = await sideOf(draft);
    for (const [at, changes] of answers.entries())
      told(
        at,
        await client.ask<"stake">({
          ask: "stake",
          of,
          changes: [...changes],
          members: [...members],
        }),
      );
  } finally {
    client.cancel();
  }
}

/** "71.0 %, passes": whether all of it is verified then, and by how much. */
export function stakeWords({ utilisation, fails, open, failed }: Stake): string {
  if (failed !== null) return failed;
  const figure = utilisation === null ? "no figure" : percent(utilisation, !open);
  return `${figure}, ${fails ? "fails" : open ? "still open" : "passes"}`;
}
