/** What whoever signed in can do with the model that is shown from the bar on top: save it, make a link of it. */
import limits from "../../../schemas/limits.json" with { type: "json" };
import { el } from "../controls/element.ts";
import { signInBeside } from "../controls/signing.ts";
import { titleOf } from "../model/title.ts";
import { SignedOut } from "../service/call.ts";
import { reasonOf } from "../service/reason.ts";
import { ask } from "../site/question.ts";
import type { Session } from "../state/session.ts";
import { watchAll } from "../state/signal.ts";
import { trails } from "./button.ts";
import { makeLink } from "./linking.ts";
import { hasAccount, Overtaken, saveNamed, saveShown } from "./saving.ts";
import { started, type Trail } from "./trail.ts";

export function toolsIn(session: Session, place: HTMLElement): void {
  const trail = trails.get(session.draft) ?? started(session.draft, session.model);
  watchAll([session.kept, session.tier], () => {
    const isFocused = place.contains(document.activeElement);
    place.replaceChildren(...(hasAccount(session) ? [...saveTool(session, trail), ...linkTool(session)] : []));
    if (isFocused) place.querySelector("button")?.focus();
  });
}

/** Says why nothing came of it, until the model is saved; whoever is signed out can sign in and press again, and what was overtaken is saved `anew`. */
const refusedTo =
  ({ problem, kept }: Session, what: string, anew?: () => void) =>
  (error: unknown): void => {
    const way =
      error instanceof SignedOut
        ? signInBeside()
        : anew && error instanceof Overtaken && el("button", { type: "button", class: "button", onclick: anew }, "Save as new");
    const said = el("span", {}, `${what}: ${reasonOf(error)}. `, way);
    const before = kept.get();
    problem.set(said);
    kept.watch((now) => {
      if (now !== before && problem.get() === said) problem.set(null);
    });
  };

/** In place of what the account has, or under a name that is asked for; nothing where the account has what is shown. */
function saveTool(session: Session, trail: Trail): HTMLElement[] {
  const kept = session.kept.get();
  if (kept ? kept.fingerprint === session.draft.fingerprint : session.tier.get().name !== "pro") return [];
  const name = (): void =>
    ask(
      {
        title: "Save in your account",
        says: "Uploads the model as it is shown.",
        yes: "Save",
        field: { label: "Name", type: "text", value: titleOf(session), longest: limits.model_name_length },
      },
      (text) => saveNamed(session, trail, text),
    );
  const over = (): void => void saveShown(session, trail).catch(refusedTo(session, "Not saved", name));
  return [el("button", { type: "button", class: "button", onclick: kept ? over : name }, kept ? "Save" : "Save…")];
}

/** What came by a link has one. */
function linkTool(session: Session): HTMLElement[] {
  if (session.draft.origin === "link") return [];
  const make = (): void => void makeLink(session).catch(refusedTo(session, "The link could not be made"));
  return [el("button", { type: "button", class: "button", title: "Uploads the model as it is shown", onclick: make }, "Make a link")];
}
