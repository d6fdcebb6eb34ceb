/** /open without an id: a model from the reader's own disk, or an example; nothing leaves the browser. */

import "../styles/opening.css";
import exampleUrl from "../../../schemas/examples/portal-frame.json?url";
import type { Signal } from "../base/signal.ts";
import { el, show } from "../controls/element.ts";
import { signIn } from "../controls/signing.ts";
import { type Theme, themeButton } from "../controls/theme.ts";
import { copyOf } from "../design/copies.ts";
import { BROUGHT } from "../opening/brought.ts";
import { onDrop } from "../opening/dropping.ts";
import { faults } from "../opening/faults.ts";
import { fromFile } from "../opening/file.ts";
import { fromText, type Opened } from "../opening/text.ts";
import { SignedOut } from "../service/call.ts";
import type { Origin } from "../service/draft.ts";
import { openSaved, savedId } from "../service/saved.ts";
import { isSignedIn } from "../service/tabs.ts";
import type { Solution } from "../solving/solution.ts";
import { brand, siteLinks } from "./brand.ts";
import { exampleLinks } from "./examples.ts";

/** One of the documents' examples, or the one that this page offers itself. */
async function exampleText(name: string | null = null): Promise<string> {
  const response = await fetch(name === null ? exampleUrl : `/docs/examples/${encodeURIComponent(name)}.json`);
  if (!response.ok) throw new Error(`the service answered ${response.status}`);
  return response.text();
}

async function brought(): Promise<string> {
  try {
    return decodeURIComponent(location.hash.slice(BROUGHT.length));
  } catch {
    throw new Error(
      `the address brings a model behind ${BROUGHT} that was cut off or not written by encodeURIComponent: ask for it anew, or for a file`,
    );
  }
}

function zone(openFile: (file: File | undefined) => void, openExample: () => void): HTMLElement {
  const chooser = el("input", {
    type: "file",
    accept: ".json,.xlsx,application/json",
    class: "sr",
    id: "file",
    tabindex: "-1",
    onchange: () => openFile(chooser.files?.[0]),
  });
  return el(
    "div",
    { class: "zone" },
    el("strong", {}, "Drop a model here"),
    el("span", { class: "hint" }, "its JSON, a SAF workbook (.xlsx) or a FERS model; or"),
    el(
      "div",
      { class: "row" },
      el("button", { type: "button", class: "button primary", onclick: () => chooser.click() }, "Choose a file"),
      el("button", { type: "button", class: "button", onclick: openExample }, "Open an example"),
    ),
    el("label", { class: "sr", for: "file" }, "Model file"),
    chooser,
  );
}

function pasteForm(openText: (text: string) => void): HTMLElement {
  const text = el("textarea", { class: "field", id: "text", spellcheck: "false", placeholder: '{ "schema_version": "1.0", … }' });
  const submit = (event: Event): void => {
    event.preventDefault();
    openText(text.value);
  };
  return el(
    "form",
    { class: "paste", onsubmit: submit },
    el("label", { for: "text" }, "Or paste its text"),
    text,
    el("div", {}, el("button", { class: "button" }, "Open this text")),
  );
}

async function fromAccount(solution: Solution, id: string): Promise<Opened> {
  await isSignedIn();
  const { text, state } = await openSaved(id);
  const opened = await fromText(solution, text, "saved");
  opened.draft.saved = { ...state, fingerprint: opened.draft.fingerprint };
  return opened;
}

/** What the tab kept of a link that ended since. */
async function fromCopy(solution: Solution, link: string): Promise<Opened> {
  const copy = copyOf(link);
  if (!copy) throw new Error("this tab keeps no changed copy of that link any more");
  const opened = await fromText(solution, copy.text, "copy");
  opened.draft.changedFrom = copy.changedFrom;
  return opened;
}

export function openingPage(theme: Signal<Theme>, solution: Solution, onModel: (opened: Opened) => void): HTMLElement {
  // Known by the time a file is chosen, so that it opens at the reader's tier.
  void isSignedIn();
  const problem = el("div", { class: "problem", role: "alert", hidden: true });
  const open = async (read: () => Promise<Opened>): Promise<void> => {
    try {
      const opened = await read();
      stop();
      onModel(opened);
    } catch (error) {
      problem.replaceChildren(...faults(error), ...(error instanceof SignedOut ? [signIn()] : []));
      show(problem, true);
    }
  };
  const openFile = (file: File | undefined): void => {
    if (file) void open(() => fromFile(solution, file));
  };
  const openText = (text: Promise<string>, origin: Origin): void => void open(async () => fromText(solution, await text, origin));
  const area = zone(openFile, () => openText(exampleText(), "example"));
  const stop = onDrop(openFile, (hanging) => area.classList.toggle("over", hanging));
  const saved = savedId(location.search);
  const asked = new URLSearchParams(location.search);
  const example = asked.get("example");
  const copy = asked.get("copy");
  const packed = new URLSearchParams(location.hash.slice(1)).get("packed");
  if (saved !== null) void open(() => fromAccount(solution, saved));
  else if (copy !== null) void open(() => fromCopy(solution, copy));
  else if (example !== null) openText(exampleText(example), "example");
  // A link may bring a small model in its fragment, which no browser sends anywhere; it is validated like a file.
  else if (location.hash.startsWith(BROUGHT)) openText(brought(), "brought");
  else if (packed !== null)
    openText(
      import("../opening/packed.ts").then(({ unpacked }) => unpacked(packed)),
      "brought",
    );
  return el(
    "div",
    {},
    el(
      "header",
      { class: "bar" },
      brand(),
      el("div", { class: "heading" }),
      el("div", { class: "actions" }, siteLinks(), themeButton(theme)),
    ),
    el(
      "main",
      { class: "drop" },
      el("h1", {}, "Open a structural model"),
      el("p", { class: "lead" }, "It is drawn and solved in this browser. Nothing is uploaded."),
      area,
      exampleLinks(),
      pasteForm((text) => openText(Promise.resolve(text), "file")),
      problem,
    ),
  );
}
