/** What would be lost: changes in no file, behind no link and in no account are kept by the tab, and not longer than it is open. */
import type { Draft } from "../service/draft.ts";
import { keyOf } from "./kept.ts";
import type { Trail } from "./trail.ts";

/** What the page finds where this trail began when it is loaded again: the model as it was sent, or as it was saved since. */
const foundAgain = ({ saved, fingerprint }: Draft): string | null => saved?.fingerprint ?? fingerprint;

/** Drafts that are in a file or behind a link too. */
const elsewhere = new WeakSet<Draft>();
export const isElsewhere = (draft: Draft): void => void elsewhere.add(draft);

/** Whether closing the tab would lose what is shown. */
export function isUnsaved({ stops }: Trail): boolean {
  const { draft } = stops.at(-1)!;
  if (elsewhere.has(draft)) return false;
  // Without fingerprints the number of steps tells.
  return draft.fingerprint ? draft.fingerprint !== foundAgain(stops[0]!.draft) : stops.length > 1;
}

/** Keeps the steps since the model that the page will find again; false where the browser keeps nothing for this page. */
export function keep({ stops }: Trail): boolean {
  const base = foundAgain(stops[0]!.draft);
  if (base === null) return false;
  const since = stops.findLastIndex(({ draft }) => draft.fingerprint === base);
  const steps = since < 0 ? [] : stops.slice(since + 1).flatMap(({ step }) => step ?? []);
  try {
    if (steps.length) sessionStorage.setItem(keyOf(base), JSON.stringify(steps));
    else sessionStorage.removeItem(keyOf(base));
    return true;
  } catch {
    return false;
  }
}
