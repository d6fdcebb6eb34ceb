/** A saved model of whoever signed in. */
import { call, send } from "./call.ts";

export interface SavedModel {
  id: string;
  name: string;
  model: object;
}

export const SAVED = "/api/sdk/models";

/** The id in /open?saved=…; null where none is named. */
export const savedId = (search: string): string | null => new URLSearchParams(search).get("saved");
export const addressOf = (id: string): string => `/open?saved=${encodeURIComponent(id)}`;

/** What the list of saved models says of each. */
export interface SavedFacts {
  id: string;
  name: string;
  updatedAt: string;
}

/** All of them, last changed first. */
export async function listSaved(): Promise<SavedFacts[]> {
  const found: SavedFacts[] = [];
  for (let after: string | undefined = ""; after !== undefined; ) {
    const page: { models: SavedFacts[]; next?: string } = await call("GET", `${SAVED}${after && `?after=${encodeURIComponent(after)}`}`);
    found.push(...page.models);
    after = page.next;
  }
  return found;
}

const pathOf = (id: string): string => `${SAVED}/${encodeURIComponent(id)}`;
export const fetchSaved = (id: string): Promise<SavedModel> => call<SavedModel>("GET", pathOf(id));

/** A saved model as a page has it open: which one, and by which tag and fingerprint the account has it now. */
export interface SavedState {
  id: string;
  name: string;
  tag: string | null;
  fingerprint: string | null;
  /** When this tab last saved it. */
  at?: Date;
}

export async function openSaved(id: string): Promise<{ text: string; state: Omit<SavedState, "fingerprint"> }> {
  const response = await send("GET", pathOf(id));
  const { name, model } = (await response.json()) as SavedModel;
  return { text: JSON.stringify(model), state: { id, name, tag: response.headers.get("ETag") } };
}

/** In place of what the account has, unless that was changed since it was read. */
export async function saveOver({ id, tag }: Pick<SavedState, "id" | "tag">, text: string): Promise<string | null> {
  const response = await send("PUT", pathOf(id), `{"model":${text}}`, tag ? { "If-Match": tag } : {});
  return response.headers.get("ETag");
}

export async function saveNew(name: string, text: string): Promise<Pick<SavedState, "id" | "tag">> {
  const response = await send("POST", SAVED, `{"name":${JSON.stringify(name)},"model":${text}}`);
  return { id: ((await response.json()) as { id: string }).id, tag: response.headers.get("ETag") };
}
