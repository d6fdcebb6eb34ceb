/** Steps of a design that outlive a reload of the tab, by the fingerprint of the model that they begin with. */
import type { Draft } from "../service/draft.ts";
import type { Step } from "../state/history.ts";

type Marked = Pick<Draft, "fingerprint">;

/** In the order in which they are made again. */
export interface Kept {
  made: readonly Step[];
  /** What was taken back, the next to be made again first. */
  undone: readonly Step[];
}

export const keyOf = (fingerprint: string): string => `handoff:design:${fingerprint}`;

/** Null where there are none. */
export function keptFor({ fingerprint }: Marked): Kept | null {
  try {
    return JSON.parse((fingerprint && sessionStorage.getItem(keyOf(fingerprint))) || "null") as Kept | null;
  } catch {
    // The browser keeps nothing for this page.
    return null;
  }
}

export const forget = ({ fingerprint }: Marked): void => {
  if (fingerprint) sessionStorage.removeItem(keyOf(fingerprint));
};
