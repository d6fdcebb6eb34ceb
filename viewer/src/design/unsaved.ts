/** Changes in no file, behind no link and in no account are kept by the tab, and not longer than it is open. */
import { baseOf, type History, lastOf, stepsSince } from "../state/history.ts";
import { dropCopy, keepCopy } from "./copies.ts";
import { type Kept, keyOf } from "./kept.ts";

/** What a reload makes again; null where that is nothing. From a model that was saved and then taken back nothing here leads on. */
function keptOf(history: History): Kept | null {
  const base = baseOf(history);
  if (!history.versions.some(({ draft }) => draft.fingerprint === base)) return null;
  const [made, undone] = [stepsSince(history), history.undone.flatMap(({ step }) => step ?? [])];
  return made.length || undone.length ? { made, undone } : null;
}

/** Keeps the steps since the model that the page will find again, and those taken back; false where the browser keeps nothing for this page. */
export function keep(history: History): boolean {
  const base = baseOf(history);
  if (base === null) return false;
  const kept = keptOf(history);
  const { draft } = lastOf(history);
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
