/** What a clause finds. */

import type { Gap } from "../results/open_points.ts";

export interface Outcome {
  /** Share of the resistance that is used; null where the clause cannot be verified. */
  utilisation: number | null;
  /** Why it is not covered, or which resistance is used up so that no ratio to it exists; null where the number says all. */
  reason: string | null;
  /** Stable name of the reason, of what is not covered. */
  code?: string;
}

export const uncovered = ({ code, message }: Gap): Outcome => ({ utilisation: null, reason: message, code });
