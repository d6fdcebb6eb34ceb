/** The form that adds an entry to a table of the inputs: choices where there are any, and each fault beside its field. */

import { reasonOf } from "../base/reason.ts";
import { el, show } from "../controls/element.ts";
import { InvalidChange } from "../design/changing.ts";
import { inUnits, type Quantity } from "../format/units.ts";
import type { Session } from "../state/session.ts";
import type { Editing } from "./editing.ts";
import { type Asked, loadFault, loadQuantity, type NewEntry, type Typed } from "./entries.ts";

interface Field {
  asked: Asked;
  input: HTMLInputElement | HTMLSelectElement;
  unit: HTMLElement;
  said: HTMLElement;
  node: HTMLElement;
}

/** A list that a field suggests from, once for all fields of a table that suggest the same. */
export function suggestions(id: string, from: readonly string[]): HTMLElement {
  return el("datalist", { id }, ...from.map((value) => el("option", { value })));
}

function fieldOf(asked: Asked, noun: string): Field {
  const { field, label, start, words, suggested } = asked;
  const id = `new-${field}`.replaceAll(/\W/g, "-");
  const list = suggested?.length ? `${id}-list` : undefined;
  const input = words
    ? el("select", { class: "field" }, ...words.map((word) => el("option", { value: word }, word)))
    : el("input", { class: "field", autocomplete: "off", spellcheck: "false", list, inputmode: asked.isNumber ? "decimal" : undefined });
  input.value = start;
  input.setAttribute("aria-label", `${label} of the new ${noun}`);
  const unit = el("span", { class: "unit" });
  const said = el("span", { class: "error", role: "alert" });
  const node = el("label", { class: "asked" }, el("span", {}, label), el("span", { class: "typed" }, input, unit), said);
  if (list) node.append(suggestions(list, suggested!));
  return { asked, input, unit, said, node };
}

/** What is typed there, in SI units; null where an optional field is empty. */
function enteredIn({ asked, input }: Field, quantity: Quantity | undefined, session: Session): string | number | null {
  const typed = input.value
    .trim()
    .replace("−", "-")
    .replace(/^(-?\d*),(\d+)$/, "$1.$2");
  if (typed === "" && asked.isOptional) return null;
  if (typed === "") throw new Error("Needed.");
  if (!asked.isNumber) {
    if (asked.field !== "id" && asked.suggested?.length && !asked.suggested.includes(typed) && asked.field !== "library")
      throw new Error(`The model has no ${asked.label.toLowerCase()} “${typed}”.`);
    return typed;
  }
  const figure = Number(typed);
  if (!Number.isFinite(figure)) throw new Error("A number is needed.");
  return quantity ? figure / inUnits(1, quantity, session.units.value) : figure;
}

/** Of a load: its unit hangs on where it acts and on its component. */
const quantityOf = ({ asked }: Field, typed: (field: string) => string): Quantity | undefined =>
  asked.field === "value" ? loadQuantity(typed("kind"), typed("component")) : asked.quantity;

export function addingForm({ session, make }: Editing, entry: NewEntry): HTMLElement {
  const fields = entry.asked.map((asked) => fieldOf(asked, entry.noun));
  const typed = (field: string): string => fields.find(({ asked }) => asked.field === field)?.input.value ?? "";
  const said = el("p", { class: "error", role: "alert" });
  const fault = (field: Field, words: string): void => {
    field.said.textContent = words;
    if (words) field.input.setAttribute("aria-invalid", "true");
    else field.input.removeAttribute("aria-invalid");
  };
  const renew = (): void => {
    for (const field of fields) {
      const quantity = quantityOf(field, typed);
      field.unit.textContent = quantity ? session.unit(quantity) : "";
      if (field.asked.field === "position") show(field.node, typed("kind") === "at a point of a member");
    }
  };
  const read = (): Typed | null => {
    const found: Typed = {};
    for (const field of fields) {
      fault(field, "");
      try {
        const value = enteredIn(field, quantityOf(field, typed), session);
        if (value !== null) found[field.asked.field] = value;
        const wrong = field.asked.field === "component" && loadFault(typed("kind"), typed("component"));
        if (wrong) fault(field, wrong);
      } catch (error) {
        fault(field, reasonOf(error));
      }
    }
    const first = fields.find((field) => field.said.textContent);
    first?.input.focus();
    return first ? null : found;
  };
  /** Each fault of the format beside the field that it names; the rest under the form. */
  const refuse = (error: unknown): void => {
    const rest: string[] = [];
    for (const { path, message } of error instanceof InvalidChange ? error.issues : []) {
      const field = fields.find(({ asked }) => asked.field === path.split(".").at(-1));
      if (field) fault(field, message);
      else rest.push(message);
    }
    said.textContent = error instanceof InvalidChange ? rest.join(" ") : reasonOf(error);
  };
  const add = async (): Promise<void> => {
    said.textContent = "";
    const found = read();
    if (!found) return;
    const name = String(found.id ?? found.on ?? "");
    try {
      await make([entry.change(found)], `${entry.noun} ${name} added`);
    } catch (error) {
      refuse(error);
    }
  };
  const form = el(
    "form",
    { class: "adding", "aria-label": `New ${entry.noun}` },
    ...fields.map(({ node }) => node),
    el("button", { type: "submit", class: "button small primary" }, `Add this ${entry.noun}`),
    said,
  );
  form.noValidate = true;
  form.addEventListener("input", renew);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void add();
  });
  renew();
  show(form, false);
  const open = el("button", { type: "button", class: "button small", "aria-expanded": "false" }, `Add a ${entry.noun}…`);
  open.addEventListener("click", () => {
    show(form, form.hidden !== false);
    open.setAttribute("aria-expanded", String(!form.hidden));
    if (!form.hidden) fields[0]?.input.focus();
  });
  return el("div", {}, open, form);
}
