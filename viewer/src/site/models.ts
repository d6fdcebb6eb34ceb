/** Saved models: save one from a file, open, rename, download and delete. */

import type { Model } from "handoff-solver";
import limits from "../../../schemas/limits.json" with { type: "json" };
import { reasonOf } from "../base/reason.ts";
import { el } from "../controls/element.ts";
import { toDom } from "../controls/markup.ts";
import { agreedTwice, replaced } from "../controls/namesake.ts";
import { ask } from "../controls/question.ts";
import { download, fileName } from "../files/download.ts";
import { dateOf } from "../format/countdown.ts";
import { plural } from "../format/counts.ts";
import { call } from "../service/call.ts";
import { addressOf, fetchSaved, listSaved, SAVED, type SavedFacts, saveNew, saveOver } from "../service/saved.ts";
import { finder, type Wish } from "./finder.ts";
import { buttons, place, type Refused, table } from "./listing.ts";
import { thumbnail } from "./thumbnail.ts";

/** Of a drawing, in pixels. */
const SIZE: [number, number] = [120, 72];

export function modelsPart(pro: boolean, refused: Refused): HTMLElement {
  const title = el("h2", { id: "models" }, "Saved models");
  if (!pro)
    return el(
      "section",
      { class: "block", "aria-labelledby": "models" },
      title,
      el("p", { class: "hint" }, "Saving models needs a Pro account. Links need none."),
    );
  const wish: Wish = { words: "", order: "date" };
  const list = place(async () => {
    const models = await listSaved();
    const row = (model: SavedFacts): (HTMLElement | string)[] => [
      named(model),
      dateOf(new Date(model.updatedAt)),
      buttons(
        ["Rename", model.name, () => rename(model)],
        ["Download", model.name, () => void taken(model)],
        ["Delete", model.name, () => remove(model)],
      ),
    ];
    // Made once, so that a drawing is not fetched for each letter that is typed.
    const rows = new Map(models.map((model) => [model, row(model)]));
    const heads = ["Name: opens and solves it here", "Last changed", ""];
    const none = models.length ? "None has this in its name." : "No saved models yet.";
    return finder(
      models,
      (shown) =>
        table(
          "Saved models",
          heads,
          shown.map((model) => rows.get(model)!),
          none,
        ),
      wish,
    );
  }, refused);
  const trouble = el("div", {});
  const rename = (model: SavedFacts): void =>
    ask(
      {
        title: `Rename ${model.name}`,
        says: "The model itself stays as it is.",
        yes: "Rename",
        field: { label: "New name", type: "text", value: model.name, longest: limits.model_name_length },
      },
      async (name) => {
        await agreedTwice(name, model.id);
        await call("PUT", `${SAVED}/${model.id}`, { name });
        await list.again();
      },
    );
  const remove = (model: SavedFacts): void =>
    ask({ title: `Delete ${model.name}?`, says: "It is deleted for good.", yes: "Delete" }, async () => {
      await call("DELETE", `${SAVED}/${model.id}`);
      await list.again();
    });
  const taken = async ({ id, name }: SavedFacts): Promise<void> => {
    try {
      const { model } = await fetchSaved(id);
      download(`${fileName(name)}.json`, new Blob([JSON.stringify(model, null, 2)], { type: "application/json" }));
    } catch (error) {
      trouble.replaceChildren(refused(error));
    }
  };
  void list.again();
  return el("section", { class: "block", "aria-labelledby": "models" }, title, list.node, trouble, keeper(list.again));
}

/** By its name; how many members it has and a drawing are fetched with the model once the row is seen: without them it says as much as it can. */
function named({ id, name }: SavedFacts): HTMLElement {
  const place = el("div", { class: "drawn" });
  const size = el("small", {});
  const watch = new IntersectionObserver((seen) => {
    if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
    watch.disconnect();
    fetchSaved(id).then(
      ({ model }) => {
        const { members } = (model as Partial<Model>).model ?? {};
        if (Array.isArray(members)) size.textContent = plural(members.length, "member");
        place.replaceChildren(toDom(thumbnail(model, `Drawing of ${name}`, SIZE)));
      },
      // The buttons of the row say what is wrong, should they be pressed.
      () => place.replaceChildren(),
    );
  });
  watch.observe(place);
  return el("div", { class: "saved" }, place, el("div", {}, el("a", { href: addressOf(id) }, name), size));
}

/** Saves a file from disk, finished or not: the service judges it when it is opened. */
function keeper(saved: () => Promise<void>): HTMLElement {
  const name = el("input", { class: "field", required: true, maxlength: limits.model_name_length, autocomplete: "off" });
  const file = el("input", { class: "field", type: "file", accept: ".json,application/json", required: true });
  file.addEventListener("change", () => {
    name.value ||= file.files?.[0]?.name.replace(/\.json$/i, "") ?? "";
  });
  const trouble = el("p", { class: "error", role: "alert" });
  const form = el(
    "form",
    { class: "fields inline", "aria-label": "Save a model", onsubmit: (event) => void submit(event) },
    el("label", { class: "stack" }, "Model file", file),
    el("label", { class: "stack" }, "Save it as", name),
    el("button", { class: "button" }, "Save the model"),
    trouble,
  );
  const submit = async (event: Event): Promise<void> => {
    event.preventDefault();
    trouble.textContent = "";
    try {
      // As a string: the service says what is wrong with one that is no JSON.
      const text = JSON.stringify(await file.files![0]!.text());
      const over = await replaced(name.value);
      await (over ? saveOver(over, text) : saveNew(name.value, text));
      form.reset();
      await saved();
    } catch (error) {
      trouble.textContent = `${reasonOf(error)}.`;
    }
  };
  return form;
}
