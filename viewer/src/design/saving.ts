/** Saving the model that is shown in the account of whoever signed in: in place of the saved one, or as a new one. */
import limits from "../../../schemas/limits.json" with { type: "json" };
import { el } from "../controls/element.ts";
import { titleOf } from "../layout/header.ts";
import { Refused } from "../service/call.ts";
import { addressOf, saveNew, saveOver } from "../service/saved.ts";
import type { Session } from "../state/session.ts";
import type { Answer } from "./actions.ts";
import { forget } from "./kept.ts";
import { isChanged, type Trail } from "./trail.ts";
import { isElsewhere, keep } from "./unsaved.ts";

/** In place of what the account has; null where that is what is shown, or nothing is. */
export function saveButton({ draft }: Session, trail: Trail, said: Answer): HTMLElement | null {
  const { saved, text, fingerprint } = draft;
  if (!saved || saved.fingerprint === fingerprint) return null;
  const save = (): void =>
    said.to("Saving", async () => {
      saved.tag = await saveOver(saved, text).catch(stale);
      // What was kept is of the version that this one took the place of.
      forget(saved);
      saved.fingerprint = fingerprint;
      keep(trail);
      button.disabled = true;
      return [`“${saved.name}” in your account is now as it is shown.`];
    });
  const button = el(
    "button",
    { type: "button", class: "button primary", title: "Takes the place of what the account has", onclick: save },
    `Save “${saved.name}”`,
  );
  return button;
}

export function saveAsNew(session: Session, trail: Trail, said: Answer): HTMLElement {
  const { draft } = session;
  const name = el("input", {
    class: "field",
    id: "design-name",
    required: true,
    autocomplete: "off",
    maxlength: limits.model_name_length,
    value: `${(draft.saved?.name ?? titleOf(session)).slice(0, limits.model_name_length - 9)}${isChanged(trail) ? ", changed" : ", copy"}`,
  });
  const submit = (event: Event): void => {
    event.preventDefault();
    said.to("Saving", async () => {
      const id = await saveNew(name.value, draft.text);
      isElsewhere(draft);
      return [`Saved as “${name.value}”: `, el("a", { href: addressOf(id) }, "open it")];
    });
  };
  return el(
    "form",
    { class: "group", onsubmit: submit },
    el("label", { class: "stack" }, "Name in your account", name),
    el("button", { class: "button" }, "Save as new"),
  );
}

/** Somebody else saved meanwhile, perhaps in another tab. */
function stale(error: unknown): never {
  if (error instanceof Refused && error.status === 412)
    throw new Error("it was changed in your account since you opened it; save this as new, or open it again and make your changes there");
  throw error;
}
