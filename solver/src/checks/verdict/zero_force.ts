/** A member of a loaded structure that no force reaches in any combination, as a bar of a truss often is: it passes, but by no clause on bending. */

import type { Verification } from "../../results/checks.ts";
import { TITLES } from "../target.ts";

/** Of a resistance: less is round-off of the analysis. */
const ROUND_OFF = 1e-9;

/** What was verified of one target, or that there was no force to verify: where every utilisation is zero. */
export function orUnforced(verifications: Verification[]): Verification[] {
  const first = verifications.find(({ status }) => status === "pass");
  const zero = ({ status, utilisation }: Verification): boolean =>
    status === "skipped" || (status === "pass" && utilisation !== null && utilisation < ROUND_OFF);
  if (!first || !verifications.every(zero)) return verifications;
  const [clause, title] = TITLES.unforced as readonly [string, string];
  const skipped = verifications.filter(({ status }) => status === "skipped");
  return [{ ...first, ...{ key: "unforced", clause, title, utilisation: 0, member: null, position: null, steps: [] } }, ...skipped];
}
