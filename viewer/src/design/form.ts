/** What the reader may change: whose, and to what. */
import type { Model } from "handoff-solver";
import { type Change, GRADES } from "handoff-solver/design";
import { effect, owned } from "../base/signal.ts";
import { el } from "../controls/element.ts";
import type { Session } from "../state/session.ts";
import { restraintForm } from "./restraintform.ts";
import type { Words } from "./restraints.ts";
import { sectionOf, whose } from "./whose.ts";

export interface Orders {
  /** `words`: where its value alone does not tell. */
  change(change: Change, label: string, words?: Words): void;
  suggest(members: string[] | undefined): void;
  /** Names to offer for the section of these members. */
  names(section: string | undefined): Promise<string[]>;
}

/** The one grade that members have now, of names such as S355JR; "" where they differ or it is none that is offered. */
export function gradeNow({ model }: Model, members: readonly string[]): string {
  const wanted = new Set(members);
  const used = new Set(model.members.filter(({ id }) => wanted.has(id)).map(({ material }) => material));
  const grades = model.materials.filter(({ id }) => used.has(id)).map(({ grade }) => GRADES.find((name) => grade?.includes(name)));
  return (new Set(grades).size === 1 && grades[0]) || "";
}

const stack = (words: string, ...fields: HTMLElement[]): HTMLElement => el("label", { class: "stack" }, words, ...fields);

export function designForm(session: Session, orders: Orders): HTMLElement {
  const who = whose(session);
  const members = (): string[] => [...who.now.value.members];
  // Never empty: where the first names come while somebody types, Chromium rebuilds the field and forgets what Ctrl+Z would take back.
  const names = el("datalist", { id: "design-names" }, el("option", { value: "IPE240" }));
  const section = el("input", { class: "field", id: "design-section", list: "design-names", required: true, autocomplete: "off" });
  const grade = el(
    "select",
    { class: "field", id: "design-grade", required: true },
    ...["", ...GRADES].map((name) => el("option", { value: name }, name || "choose")),
  );
  effect(() => {
    const own = sectionOf(session.model, members()[0]!);
    grade.value = gradeNow(session.model, members());
    section.value = "";
    section.placeholder = own ?? "own properties";
    orders.names(own).then(
      owned((found: string[]) => names.replaceChildren(...found.map((name) => el("option", { value: name })))),
      owned((error: unknown) => session.report("Names of sections could not be offered", error)),
    );
  });
  const submit =
    (act: () => void) =>
    (event: Event): void => {
      event.preventDefault();
      act();
    };
  const order = (change: Change, words?: Words): void => orders.change(change, who.now.value.id, words);
  return el(
    "div",
    {},
    who.node,
    names,
    el(
      "form",
      { class: "group", onsubmit: submit(() => order({ kind: "section", members: members(), to: section.value })) },
      stack("Section", section),
      el("button", { class: "button", id: "design-change-section" }, "Change section"),
      el("button", { type: "button", class: "button", onclick: () => orders.suggest(members()) }, "Suggest a section"),
    ),
    el(
      "form",
      { class: "group", onsubmit: submit(() => order({ kind: "grade", members: members(), to: grade.value })) },
      stack("Grade", grade),
      el("button", { class: "button", id: "design-change-grade" }, "Change grade"),
    ),
    restraintForm(session, members, (to, words) => order({ kind: "restraints", members: members(), to }, words)),
    el("button", { type: "button", class: "button", onclick: () => orders.suggest(undefined) }, "Suggest for all groups"),
  );
}
