/** What the reader may change: whose, and to what. */
import type { Model } from "handoff-solver";
import { type Change, GRADES } from "handoff-solver/design";
import { el } from "../controls/element.ts";
import type { Session } from "../state/session.ts";
import { restraintForm } from "./restraintform.ts";
import type { Told } from "./restraints.ts";
import type { Left } from "./trail.ts";
import { sectionOf, whose } from "./whose.ts";

export interface Form {
  node: HTMLElement;
  /** Whom the reader means, and what stands open. */
  left(): Omit<Left, "focus">;
}

export interface Orders {
  /** `told`: in words, where its value alone does not tell. */
  change(change: Change, label: string, told?: Told): void;
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

/** `before`: how the panel was left by the change that led here. */
export function designForm(session: Session, orders: Orders, before?: Left): Form {
  const who = whose(session, before);
  // Never empty: where the first names come while somebody types, Chromium rebuilds the field and forgets what Ctrl+Z would take back.
  const names = el("datalist", { id: "design-names" }, el("option", { value: "IPE240" }));
  const section = el("input", { class: "field", id: "design-section", list: "design-names", required: true, autocomplete: "off" });
  const grade = el(
    "select",
    { class: "field", id: "design-grade", required: true },
    ...["", ...GRADES].map((name) => el("option", { value: name }, name || "choose")),
  );
  const offer = (): void => {
    const own = sectionOf(session.model, who.members()[0]!);
    grade.value = gradeNow(session.model, who.members());
    section.placeholder = own ?? "own properties";
    void orders.names(own).then(
      (found) => names.replaceChildren(...found.map((name) => el("option", { value: name }))),
      (error: unknown) => session.report("Names of sections could not be offered", error),
    );
  };
  who.watch(offer);
  const submit =
    (act: () => void) =>
    (event: Event): void => {
      event.preventDefault();
      act();
    };
  const restraints = restraintForm(
    session,
    who,
    (to, told) => orders.change({ kind: "restraints", members: who.members(), to }, who.label(), told),
    before?.unfolded,
  );
  const node = el(
    "div",
    {},
    who.node,
    names,
    el(
      "form",
      {
        class: "group",
        onsubmit: submit(() => orders.change({ kind: "section", members: who.members(), to: section.value }, who.label())),
      },
      stack("Section", section),
      el("button", { class: "button", id: "design-change-section" }, "Change section"),
      el("button", { type: "button", class: "button", onclick: () => orders.suggest(who.members()) }, "Suggest a section"),
    ),
    el(
      "form",
      {
        class: "group",
        onsubmit: submit(() => orders.change({ kind: "grade", members: who.members(), to: grade.value }, who.label())),
      },
      stack("Grade", grade),
      el("button", { class: "button", id: "design-change-grade" }, "Change grade"),
    ),
    restraints,
    el("button", { type: "button", class: "button", onclick: () => orders.suggest(undefined) }, "Suggest for all groups"),
  );
  return { node, left: () => ({ id: who.label(), members: who.members(), unfolded: restraints.open }) };
}
