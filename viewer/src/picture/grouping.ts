/** Members by section, material, group or storey: each hidden, shown or coloured together. */

import { effect } from "../base/signal.ts";
import { el, show } from "../controls/element.ts";
import { counted } from "../format/counts.ts";
import { groupsOf, storeysOf } from "../model/naming.ts";
import { libraryName } from "../model/section.ts";
import type { Session } from "../state/session.ts";

/** Distinct also for colour-blind readers (Okabe and Ito). */
const COLOURS = ["#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#b8a900", "#7f7f7f"];
/** A longer list is found by the filters of the tables. */
const MOST = 40;

export interface Kind {
  title: string;
  /** Members of each name, by index. */
  of: [name: string, members: number[]][];
}

/** What members can be told apart by; a kind with one name tells nothing apart. */
export function kindsOf({ model, parts }: Pick<Session, "model" | "parts">): Kind[] {
  const [group, storey] = [groupsOf(model), storeysOf(model)];
  const kinds: [string, ((i: number) => string) | null][] = [
    ["Section", (i) => libraryName(parts.sections.get(model.model.members[i]!.section)) ?? model.model.members[i]!.section],
    ["Material", (i) => model.model.members[i]!.material],
    ["Group", group && ((i) => group(model.model.members[i]!.id))],
    ["Storey", storey && ((i) => storey(Math.min(parts.runs[i]!.from[2], parts.runs[i]!.to[2])))],
  ];
  return kinds.flatMap(([title, nameOf]) => {
    if (!nameOf) return [];
    const of = new Map<string, number[]>();
    model.model.members.forEach((_, i) => {
      const name = nameOf(i) || "none";
      of.set(name, [...(of.get(name) ?? []), i]);
    });
    return of.size > 1 && of.size <= MOST ? [{ title, of: [...of] }] : [];
  });
}

const colourOf = (place: number): string => COLOURS[place % COLOURS.length]!;

/** Null where all members are of one kind. */
export function groupControls(session: Session): HTMLElement | null {
  const kinds = kindsOf(session);
  if (!kinds.length) return null;
  const { part, tints } = session;
  const tinted = kinds.findIndex(({ title }) => title === tints.peek()?.title);
  const select = el(
    "select",
    { class: "field", "aria-label": "Members by" },
    ...kinds.map(({ title }, i) => el("option", { value: i }, title)),
  );
  const colour = el("input", { type: "checkbox", checked: tinted >= 0 });
  const list = el("div", {});
  const kind = (): Kind => kinds[Number(select.value)]!;
  const paint = (): void => {
    const { title, of } = kind();
    if (!colour.checked) {
      tints.value = null;
      return;
    }
    const colours: string[] = [];
    of.forEach(([, members], place) => {
      for (const member of members) colours[member] = colourOf(place);
    });
    tints.value = { title, key: of.map(([name], place) => [name, colourOf(place)]), colours };
  };
  const ticks = (): void => {
    const { hidden } = part.value;
    list.replaceChildren(
      ...kind().of.map(([name, members], place) => {
        const input = el("input", { type: "checkbox", checked: !members.every((one) => hidden.members.has(one)) });
        input.addEventListener("change", () => {
          const next = new Set(part.value.hidden.members);
          for (const one of members) {
            if (input.checked) next.delete(one);
            else next.add(one);
          }
          part.value = { ...part.value, hidden: { ...part.value.hidden, members: next } };
        });
        const box = el("span", { class: "swatch" });
        box.style.backgroundColor = colourOf(place);
        show(box, colour.checked);
        return el("label", { class: "tick" }, input, box, `${name} `, el("small", {}, counted(members.length)));
      }),
    );
  };
  select.addEventListener("change", () => {
    paint();
    ticks();
  });
  colour.addEventListener("change", () => {
    paint();
    ticks();
  });
  // What is isolated or shown again elsewhere is ticked here too.
  effect(() => {
    void part.value;
    if (!list.contains(document.activeElement)) ticks();
  });
  if (tinted >= 0) select.value = String(tinted);
  if (tinted >= 0) paint();
  return el(
    "div",
    { role: "group", "aria-label": "Members by kind" },
    el("div", { class: "kind" }, "Members by"),
    el("div", { class: "group" }, select, el("label", { class: "tick" }, colour, "Colour")),
    list,
  );
}
