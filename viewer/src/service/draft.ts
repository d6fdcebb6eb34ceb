/** Fetches the draft behind the link. */

import { UNREAD } from "../../../solver/src/checks/verdict/doubts.ts";
import type { Doubt as Issue } from "../../../solver/src/results/open_points.ts";
import { reasonOf } from "../base/reason.ts";
import { sha256 } from "./fingerprint.ts";
import type { SavedState } from "./saved.ts";

/** What validation warned of; the code that the solver's verdict counts as an open point says that the service's doubts are not known. */
export { UNREAD } from "../../../solver/src/checks/verdict/doubts.ts";
export type { Doubt as Issue } from "../../../solver/src/results/open_points.ts";

/** A link, the reader's own file or pasted text, an example that ships with the service, a model saved in the account, a changed copy that the tab kept of a link. */
export type Origin = "link" | "file" | "brought" | "example" | "saved" | "copy";

export interface Draft {
  text: string;
  /** The path of the link that it came by, changed since or not, and when that ends. */
  link?: string;
  expiresAt: Date | null;
  fingerprint: string | null;
  /** The service's own fingerprint differs from that of the bytes received. */
  altered: boolean;
  /** Where the model came from, for the reader. */
  origin: Origin;
  /** The fingerprint of the model that was sent, where this one has been changed since. */
  changedFrom?: string;
  /** Which model of the account this is, or was before it was changed; the same for all drafts of a trail. */
  saved?: SavedState;
  /** It is in a file or behind a link of its own too. */
  isElsewhere?: boolean;
  /** What validation warned of. */
  warnings: Promise<Issue[]>;
}

export class LinkEnded extends Error {}

/** The id in /open/{id}; null on /open itself. */
export function draftId(path: string): string | null {
  return /^\/open\/([^/]+)\/?$/.exec(path)?.[1] ?? null;
}

export async function fetchDraft(id: string): Promise<Draft> {
  const link = `/open/${encodeURIComponent(decodeURIComponent(id))}`;
  const response = await fetch(`${link}/model.json`, { cache: "no-cache", credentials: "omit" });
  if (response.status === 404) throw new LinkEnded("this link has ended or never existed");
  if (!response.ok) throw new Error(`the service answered ${response.status} to the request for the model`);
  const bytes = await response.arrayBuffer();
  const fingerprint = await sha256(bytes);
  const stated = response.headers.get("X-Handoff-Sha256");
  const expires = response.headers.get("X-Handoff-Expires-At");
  return {
    text: new TextDecoder().decode(bytes),
    link,
    expiresAt: expires ? new Date(expires) : null,
    fingerprint,
    altered: fingerprint !== null && stated !== null && fingerprint !== stated.toLowerCase(),
    origin: "link",
    warnings: fetchWarnings(link, response.headers.get("X-Handoff-Warnings")),
  };
}

/** Most models have none, of which the service says so with the model, and then nothing is asked for. */
async function fetchWarnings(link: string, count: string | null): Promise<Issue[]> {
  if (count === "0") return [];
  try {
    const response = await fetch(`${link}/warnings.json`, { cache: "no-store", credentials: "omit" });
    if (!response.ok) throw new Error(`the service answered ${response.status}`);
    const { warnings } = (await response.json()) as { warnings: Issue[] };
    if (!Array.isArray(warnings)) throw new Error("the service answered without them");
    return warnings;
  } catch (error) {
    const many = count === null ? "" : `, ${count} in all`;
    return [
      { path: "", code: UNREAD, message: `the service's warnings could not be read${many}: ${reasonOf(error)}; load the page again` },
    ];
  }
}

export async function draftFromText(text: string, warnings: Issue[], origin: Origin = "file"): Promise<Draft> {
  const fingerprint = await sha256(new TextEncoder().encode(text));
  return { text, expiresAt: null, fingerprint, altered: false, origin, warnings: Promise.resolve(warnings) };
}
