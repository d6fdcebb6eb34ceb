/** A saved model of whoever signed in. */
import { call } from "./call.ts";

export interface SavedModel {
  id: string;
  name: string;
  model: object;
}

export const SAVED = "/api/sdk/models";

/** The id in /open?saved=…; null where none is named. */
export const savedId = (search: string): string | null => new URLSearchParams(search).get("saved");
export const addressOf = (id: string): string => `/open?saved=${encodeURIComponent(id)}`;

export const fetchSaved = (id: string): Promise<SavedModel> => call<SavedModel>("GET", `${SAVED}/${encodeURIComponent(id)}`);
