/** What the command leaves with; `cli/commands.json` says what each code means. */

import type { ModelVerdict } from "../../results/summary.ts";

export const EXIT = { done: 0, fails: 1, failed: 2, unverified: 3, nothingChecked: 4, invalid: 5, unstable: 6 } as const;

/** Only a plain pass is one. */
export function exitOf(verdict: ModelVerdict): number {
  switch (verdict) {
    case "passes":
      return EXIT.done;
    case "fails":
      return EXIT.fails;
    case "nothing_checked":
      return EXIT.nothingChecked;
    default:
      return EXIT.unverified;
  }
}

/** Of an error by its code: an invalid and an unstable model have exits of their own. */
export function exitOfError(code: string | undefined): number {
  if (code === "invalid_model" || code === "unknown_section") return EXIT.invalid;
  return code === "unstable" ? EXIT.unstable : EXIT.failed;
}
