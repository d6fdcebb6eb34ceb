/** What would be lost: changes in no file, behind no link and in no account are kept by the tab, and not longer than it is open. */
import type { Draft } from "../service/draft.ts";
import { dropCopy, keepCopy } from "./copies.ts";
import { type Kept, keyOf } from "./kept.ts";
import { baseOf, shownOf, stepsSince, type Trail, undoneIn } from "./trail.ts";

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

/** What a reload makes again; null where that is nothing. From a model that was saved and then taken back nothing here leads on. */
function keptOf(trail: Trail): Kept | null {
  const base = baseOf(trail);
  if (!trail.stops.some(({ draft }) => draft.fingerprint === base)) return null;
  const [made, undone] = [stepsSince(trail), undoneIn(trail).flatMap(({ step }) => step ?? [])];
  return made.length || undone.length ? { made, undone } : null;
}

/** Keeps the steps since the model that the page will find again, and those taken back; false where the browser keeps nothing for this page. */
export function keep(trail: Trail): boolean {
  const base = baseOf(trail);
  if (base === null) return false;
  const kept = keptOf(trail);
  const { draft } = shownOf(trail);
  try {
    // First of all, since it may have filled what the tab can keep.
    dropCopy(draft);
    if (kept) sessionStorage.setItem(keyOf(base), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(base));
    if (kept?.made.length) keepCopy(draft);
    return true;
  } catch {
    return false;
  }
}
