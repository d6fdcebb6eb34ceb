/** Checks that are made, gathered until they are worth telling of. */
import type { CheckResult } from "handoff-solver";

/** No more often than this, in milliseconds: the page has a table and a picture to renew. */
const PACE = 400;
/**
 * And only when there are so many more, as a share of those it knows: a renewal costs what the whole list is long, so that with each further batch the page
 * would take a processor from the hands that check. So all renewals together cost five times the last one, however many checks there are.
 */
const MORE = 0.25;

export function gathered(tell: (made: readonly CheckResult[]) => void, now = (): number => performance.now()) {
  let made: CheckResult[] = [];
  let [known, at] = [0, now()];
  return (checks: readonly CheckResult[]): void => {
    made.push(...checks);
    if (made.length < MORE * known || now() - at < PACE) return;
    tell(made);
    known += made.length;
    [made, at] = [[], now()];
  };
}
