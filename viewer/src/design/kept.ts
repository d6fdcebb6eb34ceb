/** Steps of a design that outlive a reload of the tab, by the fingerprint of the model that they begin with. */
import type { Draft } from "../service/draft.ts";
import type { Step } from "./trail.ts";

type Marked = Pick<Draft, "fingerprint">;

export const keyOf = (fingerprint: string): string => `handoff:design:${fingerprint}`;

export function keptFor({ fingerprint }: Marked): Step[] {
  try {
    return JSON.parse((fingerprint && sessionStorage.getItem(keyOf(fingerprint))) || "[]") as Step[];
  } catch {
    // The browser keeps nothing for this page.
    return [];
  }
}

export const forget = ({ fingerprint }: Marked): void => {
  if (fingerprint) sessionStorage.removeItem(keyOf(fingerprint));
};
