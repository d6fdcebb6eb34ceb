/** What can be done with the model that is shown: taken back a step or on, downloaded, saved in the account, sent on as a link. */
import { computed, effect } from "../base/signal.ts";
import { el, live } from "../controls/element.ts";
import { download, fileName } from "../files/download.ts";
import { titleOf } from "../model/title.ts";
import { back, forth, isChanged, lastOf, redoWords, undoWords } from "../state/history.ts";
import type { Session } from "../state/session.ts";
import { type Answer, answer } from "./answer.ts";
import { goTo } from "./changing.ts";
import { linkText, markElsewhere } from "./linking.ts";
import { hasAccount, saveAsNew, saveButton } from "./saving.ts";
import { handOff } from "./service.ts";

export function designActions(session: Session): HTMLElement {
  const said = answer();
  const steps = live(el("div", { class: "group" }), () => {
    const history = session.history.value;
    const { draft, step } = lastOf(history);
    const next = history.undone[0]?.step;
    const take = (): void => {
      download(`${fileName(titleOf(session))}-changed.json`, new Blob([draft.text], { type: "application/json" }));
      markElsewhere(session, draft);
    };
    return [
      step && stepButton("design-undo", undoWords(step), "Control+Z", () => goTo(session, back(history))),
      next && stepButton("design-redo", redoWords(next), "Control+Y", () => goTo(session, forth(history))),
      step && el("button", { type: "button", class: "button", onclick: take }, "Download the changed model"),
    ];
  });
  // What came by a link has one already, where nothing was changed.
  const isOffered = computed(() => isChanged(session.history.value) || session.wanted.draft.origin !== "link");
  const isOwn = computed(() => hasAccount(session));
  const forms = live(el("div", {}), () => (isOffered.value ? [isOwn.value ? accountForms(session, said) : keyForm(session)] : []));
  return el("div", {}, steps, forms, said.node);
}

const stepButton = (id: string, words: string, keys: string, onclick: () => void): HTMLElement =>
  el("button", { type: "button", class: "button", id, title: keys.replace("Control", "Ctrl"), "aria-keyshortcuts": keys, onclick }, words);

async function linked(session: Session, key?: string): Promise<(Node | string)[]> {
  const { draft } = session.wanted;
  const url = await handOff(linkText(session), key);
  markElsewhere(session, draft);
  return [
    `${draft.changedFrom ? "The changed model" : "This model"} has a link of its own: `,
    el("a", { href: url, id: "design-url" }, url),
  ];
}

/** For whoever signed in: as they stand for what the account has. */
function accountForms(session: Session, said: Answer): HTMLElement {
  const link = (): void => said.to("Making a link", () => linked(session));
  const place = el("div", {});
  effect(() => {
    const forms = [
      el(
        "div",
        { class: "group" },
        saveButton(session, said),
        el("button", { type: "button", class: "button", onclick: link }, "Make a link"),
        el("span", { class: "hint" }, "Saving and linking upload the model as it is shown; whoever has a link can open it."),
      ),
      saveAsNew(session, said),
    ];
    const isFocused = place.contains(document.activeElement);
    place.replaceChildren(...forms);
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
    said.to("Making a link", () => linked(session, secret));
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
