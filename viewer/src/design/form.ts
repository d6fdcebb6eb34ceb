/** What the reader may change: whose, and to what. */
import type { Model } from "handoff-solver";
import { type Change, GRADES, type Restraints } from "handoff-solver/design";
import { el, show } from "../controls/element.ts";
import type { Session } from "../state/session.ts";
import type { Meant } from "./trail.ts";
import { sectionOf, whose } from "./whose.ts";

export interface Form {
  node: HTMLElement;
  /** Whom the reader means. */
  meant(): Meant;
}

export interface Orders {
  change(change: Change, words: string): void;
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

/** `before`: who was meant by the change that led here. */
export function designForm(session: Session, orders: Orders, before?: Meant): Form {
  const who = whose(session, before);
  const names = el("datalist", { id: "design-names" });
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
  const to = (value: string): string => `${who.label()} to ${value}`;
  const node = el(
    "div",
    {},
    who.node,
    names,
    el(
      "form",
      {
        class: "group",
        onsubmit: submit(() => orders.change({ kind: "section", members: who.members(), to: section.value }, to(section.value))),
      },
      stack("Section", section),
      el("button", { class: "button" }, "Change section"),
      el("button", { type: "button", class: "button", onclick: () => orders.suggest(who.members()) }, "Suggest a section"),
    ),
    el(
      "form",
      {
        class: "group",
        onsubmit: submit(() => orders.change({ kind: "grade", members: who.members(), to: grade.value }, to(grade.value))),
      },
      stack("Grade", grade),
      el("button", { class: "button" }, "Change grade"),
    ),
    restraintForm((restraints) =>
      orders.change({ kind: "restraints", members: who.members(), to: restraints }, `restraints of ${who.label()}`),
    ),
    el("button", { type: "button", class: "button", onclick: () => orders.suggest(undefined) }, "Suggest for all groups"),
  );
  return { node, meant: () => ({ id: who.label(), members: who.members() }) };
}

const LENGTHS = ["l_cr_y", "l_cr_z", "l_lt", "stiff_bearing_length"] as const;

function restraintForm(order: (restraints: Restraints) => void): HTMLElement {
  const points = el("input", { class: "field", id: "design-points", placeholder: "0.25 0.5 0.75", autocomplete: "off" });
  const flange = el("select", { class: "field" }, ...["both", "top", "bottom"].map((name) => el("option", { value: name }, name)));
  const lengths = LENGTHS.map((name) => ({
    name,
    input: el("input", { class: "field", type: "number", min: 0, step: "any", id: `design-${name}` }),
  }));
  const problem = el("p", { class: "error", role: "alert", hidden: true });
  const read = (event: Event): void => {
    event.preventDefault();
    const places = points.value
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(Number);
    const wrong = places.some((place) => !(place >= 0 && place <= 1));
    problem.textContent = wrong ? "Points are fractions of the length, from 0 to 1." : "";
    show(problem, wrong);
    if (wrong) return;
    const restraints: Restraints = {};
    if (places.length)
      restraints.lateral_restraints = places.map((position) => ({ position, flange: flange.value as "both" | "top" | "bottom" }));
    for (const { name, input } of lengths) if (Number(input.value) > 0) restraints[name] = Number(input.value);
    if (Object.keys(restraints).length) order(restraints);
  };
  return el(
    "details",
    {},
    el("summary", {}, "Restraints of the design member"),
    el(
      "form",
      { class: "group", onsubmit: read },
      stack("Held sideways at", points),
      stack("Flange", flange),
      ...lengths.map(({ name, input }) => stack(`${name} (m)`, input)),
      el("button", { class: "button" }, "Change restraints"),
      problem,
    ),
  );
}
