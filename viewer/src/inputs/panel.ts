/** What the model says, table by table and as text: read, changed, solved again. */
import "./inputs.css";
import type { AuthoredModel, Model } from "handoff-solver";
import { reasonOf } from "../base/reason.ts";
import { computed, effect, type Signal, signal } from "../base/signal.ts";
import { el, live } from "../controls/element.ts";
import { make } from "../design/changing.ts";
import { counted, plural } from "../format/counts.ts";
import { inUnits, number } from "../format/units.ts";
import { unwrapped } from "../model/reading.ts";
import type { Session } from "../state/session.ts";
import { addingForm, suggestions } from "./adding.ts";
import { choicesOf, namesOf } from "./choices.ts";
import type { Editing } from "./editing.ts";
import { newEntry } from "./entries.ts";
import { type Entry, headsOf, type Inputs, inputsOf, quantityOf, type Scalar } from "./fields.ts";
import { textPane } from "./text.ts";
import { read, WORD } from "./typed.ts";

/** Rows of a table; more are in the model's text. */
const MOST = 300;
export function inputsPanel(session: Session): HTMLElement {
  const open = signal("");
  return live(el("div", { class: "inputs" }), () => {
    const { draft, model: plain } = session.wanted;
    const model = unwrapped(draft.text) as AuthoredModel;
    const focused = document.activeElement?.getAttribute("aria-label");
    // What is typed next stands where the reader is.
    queueMicrotask(() => document.querySelector<HTMLElement>(`.inputs [aria-label="${CSS.escape(focused ?? "")}"]`)?.focus());
    return shownInputs(session, { model, plain, open });
  });
}

interface Opened {
  /** As it was sent, and with its short forms written out. */
  model: AuthoredModel;
  plain: Model;
  /** Title of the table that is open. */
  open: Signal<string>;
}

function shownInputs(session: Session, { model, plain, open }: Opened): HTMLElement[] {
  const editing: Editing = {
    session,
    model,
    make: async (changes, words) => {
      await make(session, { changes, named: () => ({ words, was: "" }) });
    },
  };
  const names = namesOf(plain);
  const offered = new Map(inputsOf(model).map((inputs) => [inputs, newEntry(inputs.title, model, names)]));
  const all = [...offered.keys()].filter((inputs) => inputs.entries.length || offered.get(inputs));
  const choices = [
    ...all.map(({ title, entries }) => ({ title, label: `${title} ${counted(entries.length)}` })),
    { title: "JSON", label: "JSON" },
  ];
  const chosen = computed(() => (choices.some(({ title }) => title === open.value) ? open.value : choices[0]!.title));
  const buttons = choices.map(({ title, label }) => {
    const node = el("button", { type: "button", class: "button small", onclick: () => void (open.value = title) }, label);
    effect(() => node.setAttribute("aria-pressed", String(title === chosen.value)));
    return node;
  });
  const place = live(el("div", {}), () => {
    const found = all.find(({ title }) => title === chosen.value);
    const entry = found && offered.get(found);
    return [entry && addingForm(editing, entry), found ? tableOf(editing, found, names) : textPane(editing)];
  });
  return [el("div", { class: "group", role: "group", "aria-label": "Inputs" }, ...buttons), place];
}

/** Choices of a table, each list of them once, by what they are. */
class Lists {
  readonly node = el("div", {});
  private readonly known = new Map<string, string>();

  constructor(private readonly names: Record<string, string[]>) {}

  /** The id of the list that a field chooses from. */
  of(title: string, field: string, is: Scalar): string | undefined {
    const from = choicesOf(title, field, is, this.names);
    if (!from.length) return undefined;
    const key = from.join("\n");
    const id = this.known.get(key) ?? `choices-${this.known.size}`;
    if (!this.known.has(key)) this.node.append(suggestions(id, from));
    this.known.set(key, id);
    return id;
  }
}

function tableOf(editing: Editing, inputs: Inputs, names: Record<string, string[]>): HTMLElement {
  if (!inputs.entries.length) return el("p", { class: "hint" }, "None yet.");
  const lists = new Lists(names);
  const heads = headsOf(inputs);
  const rows = inputs.entries
    .slice(0, MOST)
    .map((entry) =>
      el(
        "tr",
        {},
        el("th", { scope: "row" }, entry.name),
        ...heads.map((field) => el("td", {}, entry.fields.has(field) ? fieldOf(editing, inputs, entry, field, lists) : null)),
        el("td", {}, removal(editing, inputs, entry)),
      ),
    );
  const more = inputs.entries.length - rows.length;
  return el(
    "div",
    {},
    el(
      "table",
      { class: "data" },
      el("caption", { class: "sr" }, inputs.title),
      el(
        "thead",
        {},
        el("tr", {}, el("th", { scope: "col" }, "Id"), ...heads.map((field) => el("th", { scope: "col" }, field)), el("td", {})),
      ),
      el("tbody", {}, ...rows),
    ),
    lists.node,
    more > 0 ? el("p", { class: "hint" }, `${plural(more, "more row")}: in the text under JSON.`) : null,
  );
}

/** A value in its field; what is typed is made when the field is left, and refused beside it. */
function fieldOf({ session, make }: Editing, { title }: Inputs, entry: Entry, field: string, lists: Lists): HTMLElement {
  const value = entry.fields.get(field)!;
  const system = session.units.value;
  const quantity = typeof value === "number" || WORD.test(String(value)) ? quantityOf(title, field, entry.fields) : null;
  const factor = quantity ? inUnits(1, quantity, system) : 1;
  const shown = typeof value === "number" ? String(Number((value * factor).toPrecision(12))) : String(value);
  const input = el("input", {
    class: "field",
    value: shown,
    "aria-label": `${field} of ${entry.name}`,
    autocomplete: "off",
    list: lists.of(title, field, value),
    spellcheck: "false",
  });
  const said = el("span", { class: "error", role: "alert" });
  const save = async (): Promise<void> => {
    said.textContent = "";
    if (input.value === shown) return;
    try {
      const to = read(input.value, value, factor);
      await make(
        [{ kind: "value", members: [], at: [...entry.at, ...field.split(".")], to }],
        `${entry.name}: ${field} ${input.value}, was ${shown}`,
      );
    } catch (error) {
      input.setAttribute("aria-invalid", "true");
      said.textContent = reasonOf(error);
    }
  };
  input.addEventListener("change", () => void save());
  const unit = quantity ? el("span", { class: "unit" }, session.unit(quantity)) : null;
  // Long figures are read to the digits that matter; the field has them all.
  if (quantity && typeof value === "number") input.title = number(value, quantity, system);
  return el("label", { class: "input" }, input, unit, said);
}

function removal({ make }: Editing, { title }: Inputs, { name, at }: Entry): HTMLElement {
  const said = el("span", { class: "error", role: "alert" });
  const remove = (): void => {
    make([{ kind: "value", members: [], at, to: null }], `${title}: ${name} deleted`).catch((error: unknown) => {
      said.textContent = reasonOf(error);
    });
  };
  return el(
    "span",
    {},
    el("button", { type: "button", class: "button small", "aria-label": `Delete ${name}`, onclick: remove }, "Delete"),
    said,
  );
}
