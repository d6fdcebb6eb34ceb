/** What would be lost: changes in no file, behind no link and in no account are kept by the tab, and not longer than it is open. */
import type { Draft } from "../service/draft.ts";
import { dropCopy, keepCopy } from "./copies.ts";
import { keyOf } from "./kept.ts";
import { baseOf, type Trail } from "./trail.ts";

/** Drafts that are in a file or behind a link too. */
const elsewhere = new WeakSet<Draft>();
export const isElsewhere = (draft: Draft): void => void elsewhere.add(draft);

/** Whether closing the tab would lose what is shown. */
export function isUnsaved(trail: Trail): boolean {
  const { draft } = trail.stops.at(-1)!;
  if (elsewhere.has(draft)) return false;
  // Without fingerprints the number of steps tells.
  return draft.fingerprint ? draft.fingerprint !== baseOf(trail) : trail.stops.length > 1;
}

/** Keeps the steps since the model that the page will find again; false where the browser keeps nothing for this page. */
export function keep(trail: Trail): boolean {
  const { stops } = trail;
  const base = baseOf(trail);
  if (base === null) return false;
  const since = stops.findLastIndex(({ draft }) => draft.fingerprint === base);
  const steps = since < 0 ? [] : stops.slice(since + 1).flatMap(({ step }) => step ?? []);
  const { draft } = stops.at(-1)!;
  try {
    // First of all, since it may have filled what the tab can keep.
    dropCopy(draft);
    if (steps.length) sessionStorage.setItem(keyOf(base), JSON.stringify(steps));
    else sessionStorage.removeItem(keyOf(base));
    if (steps.length) keepCopy(draft);
    return true;
  } catch {
    return false;
  }
}
