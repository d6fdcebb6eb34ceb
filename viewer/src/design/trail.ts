/** What was changed since the model arrived: the drafts in their order, and the words for each step. */
import type { Model } from "handoff-solver";
import type { Draft } from "../service/draft.ts";
import { sha256 } from "../service/fingerprint.ts";

export interface Stop {
  draft: Draft;
  model: Model;
  /** What led here; empty for the model as it was sent. */
  words: string;
}

export interface Trail {
  /** The first is the model as it was sent, the last what is shown. */
  stops: readonly Stop[];
}

export const started = (draft: Draft, model: Model): Trail => ({ stops: [{ draft, model, words: "" }] });
export const sentOf = (trail: Trail): Stop => trail.stops[0]!;
export const shownOf = (trail: Trail): Stop => trail.stops.at(-1)!;
export const isChanged = (trail: Trail): boolean => trail.stops.length > 1;
export const back = (trail: Trail): Trail => ({ stops: trail.stops.slice(0, -1) });

/** One stop further: the changed model as a draft with a fingerprint of its own. It is on no server, so that nothing of it expires. */
export async function onward(trail: Trail, model: Model, words: string): Promise<Trail> {
  const sent = sentOf(trail).draft;
  const text = JSON.stringify(model);
  const fingerprint = await sha256(new TextEncoder().encode(text));
  const changedFrom = sent.fingerprint ?? "a model without a fingerprint";
  const draft: Draft = { ...sent, text, fingerprint, altered: false, expiresAt: null, changedFrom };
  return { stops: [...trail.stops, { draft, model, words }] };
}
