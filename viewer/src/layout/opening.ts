/** /open without an id: a model from the reader's own disk; nothing leaves the browser. */

import type { Model } from "handoff-solver";
import { el, show } from "../controls/element.ts";
import { type Theme, themeButton } from "../controls/theme.ts";
import { readModel } from "../model/reading.ts";
import { type Draft, draftFromText, type Issue } from "../service/draft.ts";
import type { Solution } from "../solving/solution.ts";
import type { Signal } from "../state/signal.ts";
import { brand } from "./brand.ts";

/** Each mistake with its place in the file. */
const faults = (issues: Issue[]): HTMLElement =>
  el(
    "ul",
    { class: "faults" },
    ...issues.map(({ path, message }) => el("li", {}, path ? el("code", {}, path) : null, path ? ": " : null, message)),
  );

function dropZone(openFile: (file: File | undefined) => void): HTMLElement {
  const chooser = el("input", {
    type: "file",
    accept: ".json,application/json",
    class: "sr",
    id: "file",
    tabindex: "-1",
    onchange: () => openFile(chooser.files?.[0]),
  });
  const zone = el(
    "div",
    { class: "zone" },
    el("strong", {}, "Drop a model JSON here"),
    el("span", { class: "hint" }, "or"),
    el("button", { type: "button", class: "button primary", onclick: () => chooser.click() }, "Choose a file"),
    el("label", { class: "sr", for: "file" }, "Model file"),
    chooser,
  );
  for (const name of ["dragover", "dragleave", "drop"] as const)
    document.addEventListener(name, (event) => {
      event.preventDefault();
      zone.classList.toggle("over", name === "dragover");
      if (name === "drop") openFile(event.dataTransfer?.files[0]);
    });
  return zone;
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

export function openingPage(theme: Signal<Theme>, solution: Solution, onModel: (draft: Draft, model: Model) => void): HTMLElement {
  const problem = el("div", { class: "problem", role: "alert", hidden: true });
  const refuse = (...words: (Node | string)[]): void => {
    problem.replaceChildren(...words);
    show(problem, true);
  };
  const open = async (read: () => Promise<string>): Promise<void> => {
    try {
      const text = await read();
      const { valid, errors, warnings } = await solution.validate(text);
      if (valid) onModel(await draftFromText(text, warnings), await readModel(text));
      else refuse(el("p", {}, "This model is invalid, so it is not solved:"), faults(errors));
    } catch (error) {
      refuse(`This could not be opened: ${(error as Error).message}.`);
    }
  };
  return el(
    "div",
    {},
    el("header", { class: "bar" }, brand(), el("div", { class: "heading" }), el("div", { class: "actions" }, themeButton(theme))),
    el(
      "main",
      { class: "drop" },
      el("h1", {}, "Open a structural model"),
      el("p", { class: "lead" }, "It is drawn and solved in this browser. Nothing is uploaded."),
      dropZone((file) => {
        if (file) void open(() => file.text());
      }),
      pasteForm((text) => void open(async () => text)),
      problem,
    ),
  );
}
