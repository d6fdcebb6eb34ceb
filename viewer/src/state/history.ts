/** Versions of the model since it was opened, in their order, and what led from one to the next. */
import type { Model } from "handoff-solver";
import type { Change } from "handoff-solver/design";
import type { Draft } from "../service/draft.ts";

/** What led from one version to the next. */
export interface Step {
  changes: readonly Change[];
  /** Who is changed, and to what: "b IPE330". */
  words: string;
  /** What it was before; empty where the words tell enough. */
  was: string;
}

export interface Version {
  draft: Draft;
  model: Model;
  /** What led here; nothing for the model as it was opened. */
  step: Step | null;
}

export interface History {
  /** The first is the model as it was opened, the last the one that is wanted. */
  versions: readonly Version[];
  /** What was taken back, the next to be made again first; a new change drops it. */
  undone: readonly Version[];
  /** Brought back after the page was loaded again. */
  isRestored?: boolean;
}

export const opened = (draft: Draft, model: Model): History => ({ versions: [{ draft, model, step: null }], undone: [] });
export const firstOf = ({ versions }: History): Version => versions[0]!;
export const lastOf = ({ versions }: History): Version => versions.at(-1)!;
export const isChanged = ({ versions }: History): boolean => versions.length > 1;

/** A step back; the first stays. */
export const back = (history: History): History =>
  isChanged(history) ? { ...history, versions: history.versions.slice(0, -1), undone: [lastOf(history), ...history.undone] } : history;
/** What was taken back last, made again. */
export const forth = (history: History): History => {
  const [next, ...undone] = history.undone;
  return next ? { ...history, versions: [...history.versions, next], undone } : history;
};
/** As it was opened, with nothing to make again. */
export const anew = ({ versions }: History): History => ({ versions: versions.slice(0, 1), undone: [] });
export const changedTo = ({ versions, ...history }: History, next: Version): History => ({
  ...history,
  versions: [...versions, next],
  undone: [],
});

/** What the page finds where these versions began when it is loaded again: the model as it was opened, or as it was saved since. */
export const baseOf = (history: History): string | null => {
  const { draft } = firstOf(history);
  return (draft.saved ?? draft).fingerprint;
};
/** Steps that lead from there to what is wanted. */
export function stepsSince(history: History): Step[] {
  const base = baseOf(history);
  const since = base === null ? 0 : history.versions.findLastIndex(({ draft }) => draft.fingerprint === base);
  return history.versions.slice(since + 1).flatMap(({ step }) => step ?? []);
}

/** Every draft of every version made anew, as saving does. */
export function redrafted(history: History, change: (draft: Draft) => Draft): History {
  const all = (versions: readonly Version[]): Version[] => versions.map((version) => ({ ...version, draft: change(version.draft) }));
  return { ...history, versions: all(history.versions), undone: all(history.undone) };
}

/** Whether closing the tab would lose what is wanted: it is in no file, behind no link and in no account. */
export function isUnsaved(history: History): boolean {
  const { draft } = lastOf(history);
  if (draft.isElsewhere) return false;
  // Without fingerprints the number of steps tells.
  return draft.fingerprint ? draft.fingerprint !== baseOf(history) : isChanged(history);
}

export const undoWords = ({ words, was }: Step): string => `Undo: ${words}${was && ` (back to ${was})`}`;
export const redoWords = ({ words }: Step): string => `Redo: ${words}`;
