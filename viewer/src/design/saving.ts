/** Saving the model that is shown in the account of whoever signed in: in place of the saved one, or as a new one. The tab is then on what was saved. */
import limits from "../../../schemas/limits.json" with { type: "json" };
import { el } from "../controls/element.ts";
import { replaced } from "../controls/namesake.ts";
import { titleOf } from "../model/title.ts";
import { Refused } from "../service/call.ts";
import { addressOf, type SavedState, saveNew, saveOver } from "../service/saved.ts";
import { keptToken } from "../service/token.ts";
import { firstOf, isChanged } from "../state/history.ts";
import type { Session } from "../state/session.ts";
import type { Answer } from "./answer.ts";
import { dropCopy } from "./copies.ts";
import { forget } from "./kept.ts";
import { keep } from "./unsaved.ts";

/** Whether there is an account to save in: of whoever signed in, or has to do so again. */
export const hasAccount = ({ kept }: Session): boolean => Boolean(keptToken() ?? kept.value);

/** In place of what the account has. */
export async function saveShown(session: Session): Promise<void> {
  const { text, saved } = session.wanted.draft;
  const tag = await saveOver(saved!, text).catch(stale);
  settle(session, { ...saved!, tag });
}

/** As a new one, or in place of one that has the name already, as the reader says. */
export async function saveNamed(session: Session, name: string): Promise<void> {
  const { text, saved } = session.wanted.draft;
  const found = await replaced(name);
  // Of what this tab is on it knows which version it has seen.
  const over = found?.id === saved?.id ? saved : found;
  const made = over ? { id: over.id, tag: await saveOver(over, text).catch(stale) } : await saveNew(name, text);
  settle(session, { ...made, name: over?.name ?? name, fingerprint: null });
  // A reload finds what was saved.
  history.replaceState(null, "", addressOf(made.id));
}

/** All that led to what is shown goes on from what is saved now. */
export function settle(session: Pick<Session, "history" | "wanted" | "redraft">, saved: SavedState): void {
  const shown = session.wanted.draft;
  const first = firstOf(session.history.value).draft;
  // What the tab kept is of the version before.
  forget(first.saved ?? first);
  dropCopy(first);
  const state = { ...saved, fingerprint: shown.fingerprint, at: new Date() };
  session.redraft(({ link: _, ...draft }) => {
    const { changedFrom: __, ...unchanged } = draft;
    const own = draft.text === shown.text ? unchanged : draft;
    return { ...own, saved: state, origin: "saved", expiresAt: null };
  });
  keep(session.history.value);
}

/** Null where the account has what is shown, or nothing. */
export function saveButton(session: Session, said: Answer): HTMLElement | null {
  const { saved, fingerprint } = session.wanted.draft;
  if (!saved || saved.fingerprint === fingerprint) return null;
  const save = (): void =>
    said.to("Saving", async () => {
      await saveShown(session);
      return [`“${saved.name}” in your account is now as it is shown.`];
    });
  return el(
    "button",
    { type: "button", class: "button primary", title: "Takes the place of what the account has", onclick: save },
    `Save “${saved.name}”`,
  );
}

/** Under a name of its own: what the account does not have yet, or has under another. */
export function saveAsNew(session: Session, said: Answer): HTMLElement {
  const { name: tier, email } = session.tier.value;
  if (email && tier !== "pro") return el("p", { class: "hint" }, "Saving models needs a Pro account. Links need none.");
  const { saved, fingerprint } = session.wanted.draft;
  const isChangedHere = saved ? saved.fingerprint !== fingerprint : isChanged(session.history.value);
  const more = isChangedHere ? ", changed" : saved ? ", copy" : "";
  const name = el("input", {
    class: "field",
    id: "design-name",
    required: true,
    autocomplete: "off",
    maxlength: limits.model_name_length,
    value: `${titleOf(session).slice(0, limits.model_name_length - more.length)}${more}`,
  });
  const button = el("button", { class: saved ? "button" : "button primary" }, saved ? "Save as new" : "Save");
  const submit = (event: Event): void => {
    event.preventDefault();
    said.to("Saving", async () => {
      await saveNamed(session, name.value);
      return [`Saved as “${name.value}”, which this tab is on now.`];
    });
  };
  return el("form", { class: "group", onsubmit: submit }, el("label", { class: "stack" }, "Name in your account", name), button);
}

/** The account has another model than this one began with, or none: it can only be saved as new. */
export class Overtaken extends Error {}

const OVERTAKEN: Record<number, string> = {
  404: "it was deleted from your account since you opened it, or you have signed in to another; save this as new",
  412: "it was changed in your account since you opened it; save this as new, or open it again and make your changes there",
};

/** Somebody else saved or deleted it meanwhile, perhaps in another tab. */
function stale(error: unknown): never {
  const words = error instanceof Refused && OVERTAKEN[error.status];
  throw words ? new Overtaken(words) : error;
}
