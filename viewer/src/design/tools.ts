/** What whoever signed in can do with the model that is shown from the bar on top: save it, make a link of it. */
import limits from "../../../schemas/limits.json" with { type: "json" };
import { reasonOf } from "../base/reason.ts";
import { effect, type ReadonlySignal } from "../base/signal.ts";
import { el } from "../controls/element.ts";
import { ask } from "../controls/question.ts";
import { signInBeside } from "../controls/signing.ts";
import { titleOf } from "../model/title.ts";
import { SignedOut } from "../service/call.ts";
import type { Session } from "../state/session.ts";
import { makeLink } from "./linking.ts";
import { hasAccount, Overtaken, saveNamed, saveShown } from "./saving.ts";

export function toolsIn(session: Session, place: HTMLElement): void {
  effect(() => {
    const made = hasAccount(session) ? [...saveTool(session), ...linkTool(session)] : [];
    const isFocused = place.contains(document.activeElement);
    place.replaceChildren(...made);
    if (isFocused) place.querySelector("button")?.focus();
  });
}

/** Says something for as long as something else is as it is. */
function say<T>({ problem }: Session, said: HTMLElement, meanwhile: ReadonlySignal<T>): void {
  const before = meanwhile.peek();
  problem.value = said;
  const end = effect(() => {
    if (meanwhile.value === before) return;
    if (problem.peek() === said) problem.value = null;
    queueMicrotask(() => end());
  });
}

/** Says why nothing came of it, until the model is saved; whoever is signed out can sign in and press again, and what was overtaken is saved `anew`. */
const refusedTo =
  (session: Session, what: string, anew?: () => void) =>
  (error: unknown): void => {
    const way =
      error instanceof SignedOut
        ? signInBeside()
        : anew && error instanceof Overtaken && el("button", { type: "button", class: "button", onclick: anew }, "Save as new");
    say(session, el("span", {}, `${what}: ${reasonOf(error)}. `, way), session.kept);
  };

/** A model is on its way to the account: a second press would find the first's newer version there, and be refused. */
let isUnderWay = false;

/** In place of what the account has, or under a name that is asked for; null where the account has what is shown, or can have nothing. */
function saver(session: Session): (() => void) | null {
  const kept = session.kept.value;
  if (kept ? kept.fingerprint === session.wanted.draft.fingerprint : session.tier.value.name !== "pro") return null;
  const name = (): void =>
    ask(
      {
        title: "Save in your account",
        says: "Uploads the model as it is shown.",
        yes: "Save",
        field: { label: "Name", type: "text", value: titleOf(session), longest: limits.model_name_length },
      },
      (text) => saveNamed(session, text),
    );
  const over = (): void => {
    if (isUnderWay) return;
    isUnderWay = true;
    void saveShown(session)
      .catch(refusedTo(session, "Not saved", name))
      .finally(() => {
        isUnderWay = false;
      });
  };
  return kept ? over : name;
}

function saveTool(session: Session): HTMLElement[] {
  const save = saver(session);
  if (!save) return [];
  const keys = { title: "Ctrl+S or ⌘S", "aria-keyshortcuts": "Control+S Meta+S" };
  return [el("button", { type: "button", class: "button", onclick: save, ...keys }, session.kept.value ? "Save" : "Save…")];
}

/** As the button does; where there is none, says what saving needs. */
export function saveByKey(session: Session): void {
  const save = hasAccount(session) ? saver(session) : null;
  if (save) save();
  else if (!session.kept.value)
    say(
      session,
      hasAccount(session)
        ? el("span", {}, "Saving models needs a Pro account. Links need none.")
        : el("span", {}, "Saving models needs a Pro account. ", signInBeside()),
      session.tier,
    );
}

/** What came by a link has one. */
function linkTool(session: Session): HTMLElement[] {
  if (session.wanted.draft.origin === "link") return [];
  const make = (): void => void makeLink(session).catch(refusedTo(session, "The link could not be made"));
  return [el("button", { type: "button", class: "button", title: "Uploads the model as it is shown", onclick: make }, "Make a link")];
}
