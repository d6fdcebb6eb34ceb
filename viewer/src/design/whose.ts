/** Whose section, grade or restraint is changed: all that share a section, what is chosen in the picture, or one member alone. */
import type { Model } from "handoff-solver";
import { groupsOf } from "handoff-solver/design";
import { computed, effect, type ReadonlySignal, signal, untracked } from "../base/signal.ts";
import { el, live } from "../controls/element.ts";
import { plural, some } from "../format/counts.ts";
import { wholeWith } from "../model/belonging.ts";
import { type Hit, membersOf } from "../model/hit.ts";
import { libraryName } from "../model/section.ts";
import type { Session } from "../state/session.ts";

/** Who is meant by a change. */
export interface Meant {
  id: string;
  members: readonly string[];
}

export interface Whose {
  node: HTMLElement;
  now: ReadonlySignal<Meant>;
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

export function whose(session: Session): Whose {
  const picked = signal<Meant | null>(null);
  // Who was meant stays so where nothing more is chosen: the reader may have pressed beside the model.
  let chosen = "";
  effect(() => {
    const { value: hit } = session.selected;
    const [first] = meant(
      untracked(() => session.model),
      hit,
    );
    // In a changed model the same choice is none that the reader makes.
    const ids = first ? first.members.join() : "";
    if (first && ids !== chosen) picked.value = first;
    chosen = ids;
  });
  const choices = computed((): Choice[] => {
    const { model, parts } = session;
    const groups = groupsOf(model).map(
      ({ id, members }): Choice => ({
        id,
        members,
        words: `${id}: ${sectionOf(model, members[0]!) ?? "own properties"}, ${plural(members.length, "member")}`,
      }),
    );
    const hit = session.selected.value;
    const before = picked.value;
    const of = hit ? meant(model, hit) : before?.members.every((id) => parts.members.has(id)) ? [again(model, before)] : [];
    return [...groups, ...of.filter((one) => !groups.some((group) => same(group, one)))];
  });
  const now = computed((): Choice => choices.value.find((one) => picked.value && same(one, picked.value)) ?? choices.value[0]!);
  const select = el("select", {
    class: "field",
    id: "design-of",
    "aria-label": "Whose section, grade or restraint",
    "aria-describedby": "design-changes",
    onchange: () => void (picked.value = choices.value[Number(select.value)]!),
  });
  effect(() => {
    select.replaceChildren(...choices.value.map(({ words }, i) => el("option", { value: i }, words)));
    select.value = String(choices.value.indexOf(now.value));
  });
  const note = live(el("p", { class: "hint", id: "design-changes" }), () => [changeWords(session.model, now.value)]);
  return { node: el("div", {}, el("label", { class: "stack" }, "Of", select), note), now };
}
