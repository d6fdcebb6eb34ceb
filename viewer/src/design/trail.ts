/** What was changed since the model arrived: the drafts in their order, and the words for each step. */
import type { AuthoredModel, Model } from "handoff-solver";
import type { Change } from "handoff-solver/design";
import { plainOf, unwrapped } from "../model/reading.ts";
import { type Draft, type Issue, UNREAD } from "../service/draft.ts";
import { sha256 } from "../service/fingerprint.ts";
import type { Report } from "../solving/protocol.ts";
import type { Side } from "./protocol.ts";

/** What led from one stop to the next. */
export interface Step {
  changes: readonly Change[];
  /** Who is changed, and to what: "b IPE330". */
  words: string;
  /** What it was before; empty where the words tell enough. */
  was: string;
}

export interface Stop {
  draft: Draft;
  model: Model;
  /** What led here; nothing for the model as it was sent. */
  step: Step | null;
}

/** Who was meant by the last change: the next is of the same ones until the reader says otherwise. */
export interface Meant {
  id: string;
  members: readonly string[];
}

/** What the reader left the panel with when a change led on: the next panel begins as it was. */
export interface Left extends Meant {
  /** The form for restraints stood open. */
  unfolded: boolean;
  /** The id of what had the focus; "" where nothing of the panel had it. */
  focus: string;
}

export interface Trail {
  /** The first is the model as it was sent, the last what is shown. */
  stops: readonly Stop[];
  /** What was taken back, the next to be made again first; a new change drops it. */
  undone?: readonly Stop[];
  /** Brought back after the page was loaded again. */
  isKept?: boolean;
}

export const started = (draft: Draft, model: Model): Trail => ({ stops: [{ draft, model, step: null }] });
export const sentOf = (trail: Trail): Stop => trail.stops[0]!;
export const shownOf = (trail: Trail): Stop => trail.stops.at(-1)!;
export const isChanged = (trail: Trail): boolean => trail.stops.length > 1;
/** What the page finds where this trail began when it is loaded again: the model as it was opened, or as it was saved since. */
export const baseOf = ({ stops }: Trail): string | null => (stops[0]!.draft.saved ?? stops[0]!.draft).fingerprint;
/** Those that lead from there to what is shown. */
export function stepsSince(trail: Trail): Step[] {
  const base = baseOf(trail);
  const since = base === null ? 0 : trail.stops.findLastIndex(({ draft }) => draft.fingerprint === base);
  return trail.stops.slice(since + 1).flatMap(({ step }) => step ?? []);
}
export const undoWords = ({ words, was }: Step): string => `Undo: ${words}${was && ` (back to ${was})`}`;
export const redoWords = ({ words }: Step): string => `Redo: ${words}`;
export const undoneIn = ({ undone }: Trail): readonly Stop[] => undone ?? [];
/** A step back; the first stays. */
export const back = (trail: Trail): Trail =>
  isChanged(trail) ? { ...trail, stops: trail.stops.slice(0, -1), undone: [shownOf(trail), ...undoneIn(trail)] } : trail;
/** What was taken back last, made again. */
export const forth = (trail: Trail): Trail => {
  const [next, ...undone] = undoneIn(trail);
  return next ? { ...trail, stops: [...trail.stops, next], undone } : trail;
};
export const anew = (trail: Trail): Trail => ({ stops: trail.stops.slice(0, 1) });

/** A draft as the design worker takes it: what validation warns of is found there, but not that the service could not be asked. */
export async function sideOf(draft: Draft | Promise<Draft>): Promise<Side> {
  const { text, warnings } = await draft;
  return { model: unwrapped(text) as AuthoredModel, warnings: (await warnings).filter(({ code }) => code === UNREAD) };
}

type Validate = (text: string) => Promise<Pick<Report, "errors" | "warnings">>;

/** A change that the format does not allow: nothing leads there. */
export class InvalidChange extends Error {
  constructor(readonly issues: readonly Issue[]) {
    const [first] = issues;
    super(`the model would not be valid: ${first!.path}: ${first!.message}`);
  }
}

/** One stop further: the changed model as a draft with a fingerprint of its own. It is on no server; what ends is the link of the model that was sent. */
export async function onward(trail: Trail, after: AuthoredModel, step: Step, validate: Validate): Promise<Trail> {
  const sent = sentOf(trail).draft;
  const text = JSON.stringify(after);
  const fingerprint = await sha256(new TextEncoder().encode(text));
  const changedFrom = baseOf(trail) ?? "a model without a fingerprint";
  const warnings = Promise.resolve(await warningsOf(sent, text, validate));
  const draft: Draft = { ...sent, text, fingerprint, altered: false, changedFrom, warnings };
  return { ...trail, stops: [...trail.stops, { draft, model: await plainOf(after), step }], undone: [] };
}

/** What is found in the changed model here, and of the model as it was sent what only others could tell. */
async function warningsOf(sent: Draft, text: string, validate: Validate): Promise<Issue[]> {
  const told = await sent.warnings;
  try {
    const [was, is] = await Promise.all([validate(sent.text), validate(text)]);
    if (is.errors.length) throw new InvalidChange(is.errors);
    const found = new Set(was.warnings.map(placeOf));
    return [...is.warnings, ...told.filter((one) => !found.has(placeOf(one)))];
  } catch (error) {
    if (error instanceof InvalidChange) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    return [...told, { path: "", code: UNREAD, message: `the changed model could not be validated: ${reason}` }];
  }
}

const placeOf = ({ path, code }: Issue): string => `${path} ${code}`;
