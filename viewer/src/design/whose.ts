/** Whose section, grade or restraint is changed: all that share a section, what is chosen in the picture, or one member alone. */
import type { Model } from "handoff-solver";
import { groupsOf } from "handoff-solver/design";
import { el } from "../controls/element.ts";
import { plural, some } from "../format/counts.ts";
import { wholeWith } from "../model/belonging.ts";
import { type Hit, membersOf } from "../model/hit.ts";
import { libraryName } from "../model/section.ts";
import type { Session } from "../state/session.ts";
import type { Meant } from "./trail.ts";

export interface Whose {
  node: HTMLElement;
  members(): string[];
  label(): string;
  /** Calls back when another is meant. */
  watch(listener: () => void): void;
}

/** One that may be meant: `id` as the change is told. */
interface Choice extends Meant {
  words: string;
}

/** More members than these are counted. */
const NAMED = 8;

export const sectionOf = ({ model }: Model, member: string): string | undefined => {
  const id = model.members.find((one) => one.id === member)?.section;
  return libraryName(model.sections.find((one) => one.id === id));
};

const same = (a: Meant, b: Meant): boolean => a.members.length === b.members.length && a.members.includes(b.members[0]!);

export const sectionsOf = (model: Model, members: readonly string[]): string =>
  [...new Set(members.map((id) => sectionOf(model, id) ?? "own properties"))].join(" and ");

const together = (model: Model, id: string, members: readonly string[]): Choice => ({
  id,
  members,
  words: `${id}: ${sectionsOf(model, members)}, ${plural(members.length, "member")} as one`,
});
const alone = (model: Model, id: string): Choice => ({ id, members: [id], words: `${id} alone: ${sectionsOf(model, [id])}` });

/** Who was meant before a change, as they are after it. */
export const again = (model: Model, { id, members }: Meant): Choice =>
  members.length > 1 ? together(model, id, members) : alone(model, members[0]!);

/** What a choice in the picture may mean, what is meant first of all before the rest; a piece is designed with the others of its whole. */
export function meant(model: Model, hit: Hit | null): Choice[] {
  const chosen = membersOf(hit).map((index) => model.model.members[index]!.id);
  const first = hit?.kind === "member" ? model.model.members[hit.index]!.id : undefined;
  if (first === undefined) return [];
  const whole = wholeWith(model, first);
  const all = chosen.length > 1 ? chosen : whole?.members;
  const name = whole && all?.every((id) => whole.members.includes(id)) ? whole.id : first;
  return [...(all ? [together(model, name, all)] : []), alone(model, first)];
}

/** Who changes, and who of the same section does not. */
export function changeWords({ model }: Model, { members }: Pick<Choice, "members">): string {
  const changing = new Set(members);
  const sections = new Set(model.members.filter(({ id }) => changing.has(id)).map(({ section }) => section));
  const others = model.members.filter(({ id, section }) => sections.has(section) && !changing.has(id)).map(({ id }) => id);
  return `Changes ${some([...members], NAMED)}. ${others.length ? `Not ${some(others, NAMED)}, of the same section now.` : "No other has this section."}`;
}

/** `before`: who is meant until something is chosen in the picture. */
export function whose(session: Session, before?: Meant): Whose {
  const { model } = session;
  const listeners: (() => void)[] = [];
  const groups = groupsOf(model).map(
    ({ id, members }): Choice => ({
      id,
      members,
      words: `${id}: ${sectionOf(model, members[0]!) ?? "own properties"}, ${plural(members.length, "member")}`,
    }),
  );
  let choices = groups;
  const select = el("select", {
    class: "field",
    id: "design-of",
    "aria-label": "Whose section, grade or restraint",
    "aria-describedby": "design-changes",
  });
  const note = el("p", { class: "hint", id: "design-changes" });
  const now = (): Choice => choices[Number(select.value)]!;
  const tell = (): void => {
    note.textContent = changeWords(model, now());
    for (const listener of listeners) listener();
  };
  select.addEventListener("change", tell);
  session.selected.watch((hit) => {
    const of = hit || !before ? meant(model, hit) : [again(model, before)];
    // As it was, where nothing more is chosen: the reader may have pressed beside the model.
    if (choices !== groups && (!hit || !of.length)) return;
    choices = [...groups, ...of.filter((one) => !groups.some((group) => same(group, one)))];
    select.replaceChildren(...choices.map(({ words }, i) => el("option", { value: i }, words)));
    const [first] = of;
    if (first) select.value = String(choices.findIndex((one) => same(one, first)));
    tell();
  });
  return {
    node: el("div", {}, el("label", { class: "stack" }, "Of", select), note),
    members: () => [...now().members],
    label: () => now().id,
    watch: (listener) => {
      listeners.push(listener);
      listener();
    },
  };
}
