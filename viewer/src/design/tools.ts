/** What whoever signed in can do with the model that is shown from the bar on top: save it, make a link of it. */
import limits from "../../../schemas/limits.json" with { type: "json" };
import { el } from "../controls/element.ts";
import { titleOf } from "../layout/header.ts";
import { keptToken } from "../service/token.ts";
import { ask } from "../site/question.ts";
import type { Session } from "../state/session.ts";
import { trails } from "./button.ts";
import { makeLink } from "./linking.ts";
import { saveNamed, saveShown } from "./saving.ts";
import { started, type Trail } from "./trail.ts";

export function toolsIn(session: Session, place: HTMLElement): void {
  if (!keptToken()) return;
  const trail = trails.get(session.draft) ?? started(session.draft, session.model);
  session.kept.watch(() => {
    const isFocused = place.contains(document.activeElement);
    place.replaceChildren(...saveTool(session, trail), ...linkTool(session));
    if (isFocused) place.querySelector("button")?.focus();
  });
}

/** In place of what the account has, or under a name that is asked for; nothing where the account has what is shown. */
function saveTool(session: Session, trail: Trail): HTMLElement[] {
  const kept = session.kept.get();
  if (session.tier.get().name !== "pro" || (kept && kept.fingerprint === session.draft.fingerprint)) return [];
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
  const over = (): void => void saveShown(session, trail).catch((error: unknown) => session.report("Not saved", error));
  return [el("button", { type: "button", class: "button", onclick: kept ? over : name }, kept ? "Save" : "Save…")];
}

/** What came by a link has one. */
function linkTool(session: Session): HTMLElement[] {
  if (session.draft.origin === "link") return [];
  const make = (): void => void makeLink(session).catch((error: unknown) => session.report("The link could not be made", error));
  return [el("button", { type: "button", class: "button", title: "Uploads the model as it is shown", onclick: make }, "Make a link")];
}
