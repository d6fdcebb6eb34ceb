/** What can be done with the model that is shown: taken back a step or on, downloaded, saved in the account, handed off as a link. */
import { el } from "../controls/element.ts";
import { download, fileName } from "../files/download.ts";
import { titleOf } from "../model/title.ts";
import type { Session } from "../state/session.ts";
import { type Answer, answer } from "./answer.ts";
import { linkText } from "./linking.ts";
import { hasAccount, saveAsNew, saveButton } from "./saving.ts";
import { handOff } from "./service.ts";
import { back, forth, isChanged, redoWords, shownOf, type Trail, undoneIn, undoWords } from "./trail.ts";
import { isElsewhere } from "./unsaved.ts";

export function designActions(session: Session, trail: Trail, go: (next: Trail) => void): HTMLElement {
  const { draft } = session;
  const name = `${fileName(titleOf(session))}-changed.json`;
  const take = (): void => {
    download(name, new Blob([draft.text], { type: "application/json" }));
    isElsewhere(draft);
  };
  const { step } = shownOf(trail);
  const next = undoneIn(trail)[0]?.step;
  const said = answer();
  // What came by a link has one already, where nothing was changed.
  const isOffered = isChanged(trail) || draft.origin !== "link";
  const forms = el("div", {});
  let isOwn: boolean | undefined;
  session.tier.watch(() => {
    const own = hasAccount(session);
    if (own !== isOwn) forms.replaceChildren(own ? accountForms(session, trail, said) : keyForm(session));
    isOwn = own;
  });
  return el(
    "div",
    {},
    step || next
      ? el(
          "div",
          { class: "group" },
          step && stepButton("design-undo", undoWords(step), "Control+Z", () => go(back(trail))),
          next && stepButton("design-redo", redoWords(next), "Control+Y", () => go(forth(trail))),
          step && el("button", { type: "button", class: "button", onclick: take }, "Download the changed model"),
        )
      : null,
    isOffered ? forms : null,
    said.node,
  );
}

const stepButton = (id: string, words: string, keys: string, onclick: () => void): HTMLElement =>
  el("button", { type: "button", class: "button", id, title: keys.replace("Control", "Ctrl"), "aria-keyshortcuts": keys, onclick }, words);

async function linked(session: Session, key?: string): Promise<(Node | string)[]> {
  const { draft } = session;
  const url = await handOff(linkText(session), key);
  isElsewhere(draft);
  return [
    `${draft.changedFrom ? "The changed model" : "This model"} has a link of its own: `,
    el("a", { href: url, id: "design-url" }, url),
  ];
}

/** For whoever signed in: as they stand for what the account has. */
function accountForms(session: Session, trail: Trail, said: Answer): HTMLElement {
  const link = (): void => said.to("Handing off", () => linked(session));
  const place = el("div", {});
  session.kept.watch(() => {
    const isFocused = place.contains(document.activeElement);
    place.replaceChildren(
      el(
        "div",
        { class: "group" },
        saveButton(session, trail, said) ?? "",
        el("button", { type: "button", class: "button", onclick: link }, "Make a link"),
        el("span", { class: "hint" }, "Saving and linking upload the model as it is shown; whoever has a link can open it."),
      ),
      saveAsNew(session, trail, said),
    );
    // The button that was pressed is gone: what came of it is read next.
    if (isFocused) said.node.focus();
  });
  return place;
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
