/** What can be done with the model that is shown: taken back a step, downloaded, saved in the account, handed off as a link. */
import { el } from "../controls/element.ts";
import { failureNote } from "../controls/failure.ts";
import { signIn } from "../controls/signing.ts";
import { download, fileName } from "../exports/download.ts";
import { titleOf } from "../layout/header.ts";
import { SignedOut } from "../service/call.ts";
import { keptToken } from "../service/token.ts";
import type { Session } from "../state/session.ts";
import { saveAsNew, saveButton } from "./saving.ts";
import { handOff } from "./service.ts";
import { isChanged, shownOf, type Trail, undoWords } from "./trail.ts";
import { isElsewhere } from "./unsaved.ts";

export function designActions(session: Session, trail: Trail, undo: () => void): HTMLElement {
  const { draft } = session;
  const name = `${fileName(titleOf(session))}-changed.json`;
  const take = (): void => {
    download(name, new Blob([draft.text], { type: "application/json" }));
    isElsewhere(draft);
  };
  const { step } = shownOf(trail);
  const said = answer();
  // A link of one's own is there already, where nothing was changed.
  const isOffered = isChanged(trail) || draft.origin === "saved";
  return el(
    "div",
    {},
    step
      ? el(
          "div",
          { class: "group" },
          el("button", { type: "button", class: "button", onclick: undo }, undoWords(step)),
          el("button", { type: "button", class: "button", onclick: take }, "Download the changed model"),
        )
      : null,
    ...(isOffered ? (keptToken() ? accountForms(session, trail, said) : [keyForm(session)]) : []),
    said.node,
  );
}

export interface Answer {
  node: HTMLElement;
  /** Says that something is under way, and then what came of it, or why nothing did. */
  to(what: string, work: () => Promise<(Node | string)[]>): void;
}

/** Said where it was asked for: the outcome below is a screen away. */
function answer(): Answer {
  const node = el("div", { role: "status", "aria-live": "polite" });
  const to = (what: string, work: () => Promise<(Node | string)[]>): void => {
    node.replaceChildren(`${what} …`);
    work().then(
      (parts) => node.replaceChildren(...parts),
      (error: unknown) => node.replaceChildren(failureNote("Not done", error), ...(error instanceof SignedOut ? [signIn()] : [])),
    );
  };
  return { node, to };
}

async function linked({ draft }: Session, key?: string): Promise<(Node | string)[]> {
  const url = await handOff(draft.text, key);
  isElsewhere(draft);
  return [
    `${draft.changedFrom ? "The changed model" : "This model"} has a link of its own: `,
    el("a", { href: url, id: "design-url" }, url),
  ];
}

/** For whoever signed in. */
function accountForms(session: Session, trail: Trail, said: Answer): HTMLElement[] {
  const link = (): void => said.to("Handing off", () => linked(session));
  return [
    el(
      "div",
      { class: "group" },
      saveButton(session, trail, said),
      el("button", { type: "button", class: "button", onclick: link }, "Make a link"),
      el("span", { class: "hint" }, "Both upload the model as it is shown; whoever has a link can open it."),
    ),
    saveAsNew(session, trail, said),
  ];
}

/** For readers who have a key and are not signed in. */
function keyForm(session: Session): HTMLElement {
  const key = el("input", {
    class: "field",
    type: "password",
    autocomplete: "off",
    required: true,
    placeholder: "<key id>.<secret>",
    id: "design-key",
  });
  const said = answer();
  const submit = (event: Event): void => {
    event.preventDefault();
    const secret = key.value.trim();
    key.value = "";
    said.to("Handing off", () => linked(session, secret));
  };
  return el(
    "details",
    {},
    el("summary", {}, "Hand off as a new link"),
    el(
      "form",
      { class: "group", onsubmit: submit },
      el("label", { class: "stack" }, "API key", key),
      el("button", { class: "button" }, "Make a link"),
      el("p", { class: "hint" }, "Uploads the model as it is shown to this service. The key is sent with this request and kept nowhere."),
      said.node,
    ),
  );
}
