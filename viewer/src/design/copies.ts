/** The changed model of a link, whole: once the link has ended, the tab's own copy is all there is. */
import type { Draft } from "../service/draft.ts";

const keyOf = (link: string): string => `handoff:copy:${link}`;

export interface Copy {
  /** The fingerprint of the model behind the link. */
  changedFrom: string;
  text: string;
}

export function dropCopy({ link }: Pick<Draft, "link">): void {
  if (link) sessionStorage.removeItem(keyOf(link));
}

/** Only of what came by a link and was changed; a model that is too large for the tab's storage is not kept. */
export function keepCopy({ link, text, changedFrom }: Draft): void {
  if (!link || !changedFrom) return;
  try {
    sessionStorage.setItem(keyOf(link), JSON.stringify({ changedFrom, text }));
  } catch {
    // Nothing older is to be taken for it.
    sessionStorage.removeItem(keyOf(link));
  }
}

export function copyOf(link: string): Copy | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(link)) ?? "null") as Copy | null;
  } catch {
    // The browser keeps nothing for this page.
    return null;
  }
}

export const addressOfCopy = (link: string): string => `/open?copy=${encodeURIComponent(link)}`;
