/** How a step leads from one version of the model to the next, from wherever on the page it is ordered. */
import type { AuthoredModel, Model } from "handoff-solver";
import type { Change } from "handoff-solver/design";
import { plainOf, unwrapped } from "../model/reading.ts";
import { type Draft, type Issue, UNREAD } from "../service/draft.ts";
import { sha256 } from "../service/fingerprint.ts";
import type { Side } from "../solving/protocol.ts";
import type { Solution } from "../solving/solution.ts";
import { baseOf, changedTo, firstOf, type History, lastOf, type Step, type Version } from "../state/history.ts";
import type { Session } from "../state/session.ts";
import { keep } from "./unsaved.ts";

/** A change that the format does not allow: nothing leads there. */
export class InvalidChange extends Error {
  constructor(readonly issues: readonly Issue[]) {
    const [first] = issues;
    super(`the model would not be valid: ${first!.path}: ${first!.message}`);
  }
}

/** A draft as the worker takes it: what validation warns of is found there, but not that the service could not be asked. */
export async function sideOf(draft: Draft | Promise<Draft>): Promise<Side> {
  const { text, warnings } = await draft;
  return { model: unwrapped(text) as AuthoredModel, warnings: (await warnings).filter(({ code }) => code === UNREAD) };
}

type Solver = Pick<Solution, "change" | "validate">;

/** What is changed, and how that is called once it is made. */
export interface Order {
  changes: readonly Change[];
  named(before: Model, after: Model): Pick<Step, "words" | "was">;
}

/** What an order leads to: a draft with a fingerprint of its own, which is on no server. Null where the model has all of it already. */
export async function nextAfter(history: History, { changes, named }: Order, solver: Solver): Promise<Version | null> {
  const sent = firstOf(history).draft;
  const before = lastOf(history);
  const edited = await solver.change(before.draft.text, changes);
  if (!edited) return null;
  const { text, errors, warnings } = edited;
  if (errors.length) throw new InvalidChange(errors);
  const draft: Draft = {
    ...sent,
    text,
    fingerprint: await sha256(new TextEncoder().encode(text)),
    altered: false,
    isElsewhere: false,
    changedFrom: baseOf(history) ?? "a model without a fingerprint",
    warnings: Promise.resolve([...warnings, ...(await toldElsewhere(sent, solver))]),
  };
  const model = await plainOf(unwrapped(text) as AuthoredModel);
  return { draft, model, step: { changes, ...named(before.model, model) } };
}

/** What is said of the model as it was opened, and not found by validating it here. */
async function toldElsewhere({ text, warnings }: Draft, solver: Solver): Promise<Issue[]> {
  const told = await warnings;
  if (!told.length) return [];
  const found = new Set((await solver.validate(text)).warnings.map(placeOf));
  return told.filter((one) => !found.has(placeOf(one)));
}

const placeOf = ({ path, code }: Issue): string => `${path} ${code}`;

/** Leads to another version, and keeps the way there for a reload. */
export function goTo(session: Session, history: History): void {
  session.go(history);
  keep(history);
}

/** Makes a step; false where the model has it already. What is not valid is thrown. */
export async function make(session: Session, order: Order): Promise<boolean> {
  const history = session.history.value;
  const next = await nextAfter(history, order, session.solution);
  if (!next) return false;
  // A change that was under way when another took its place leads nowhere.
  if (session.history.value === history) goTo(session, changedTo(history, next));
  return true;
}
