/** The form for what holds design members: filled with what is there, changed field by field, taken away where it is emptied. */
import type { Restraints } from "handoff-solver/design";
import { effect, untracked } from "../base/signal.ts";
import { el, show } from "../controls/element.ts";
import { plural, some } from "../format/counts.ts";
import type { Session } from "../state/session.ts";
import {
  converted,
  designsOf,
  type Field,
  FLANGES,
  flanges,
  LENGTHS,
  lengths,
  restraintsIn,
  type Shown,
  shownOf,
  toldOf,
  type Words,
} from "./restraints.ts";
import { sectionOf } from "./whose.ts";

/** More design members than these are counted. */
const NAMED = 8;

export function restraintForm(
  session: Session,
  members: () => string[],
  order: (restraints: Restraints, words: Words) => void,
): HTMLDetailsElement {
  const fields = new Map(
    [...flanges, ...lengths].map((name) => {
      const label = el("span", {});
      const input = el("input", { class: "field", id: `design-${name}`, autocomplete: "off", inputmode: "decimal" });
      return [name, { label, input, node: el("label", { class: name in FLANGES ? "stack" : "stack beside" }, label, input) }] as const;
    }),
  );
  const whom = el("p", { class: "hint" });
  const problem = el("p", { class: "error", role: "alert", hidden: true });
  const say = (words: string): void => {
    problem.textContent = words;
    show(problem, words !== "");
  };
  const designs = (): ReturnType<typeof designsOf> => designsOf(session.model, members());
  let shown: Shown | undefined;
  let system = session.units.value;
  const fill = (): void => {
    const found = designs();
    const isNone = !found.length;
    const ids = found.map(({ id }) => id);
    whom.textContent = isNone
      ? "These members are in no design member, and restraints belong to one."
      : `Of ${plural(found.length, "design member")}: ${some(ids, NAMED)}. Points are fractions of the length, 0 is the start and 1 the end. What is emptied is taken away, and then the model itself has to show it.`;
    show(form, !isNone);
    say("");
    if (isNone) return;
    const now = shownOf(found, system);
    shown = now;
    for (const [name, { label, input, node }] of fields) {
      label.textContent = labelOf(session, name);
      input.value = now.texts[name];
      input.placeholder = now.differing.has(name) ? "they differ: replaced in all of them" : name in FLANGES ? "nowhere" : "not given";
      // Of angles alone.
      if (name === "l_cr_v")
        show(
          node,
          found.some((one) => one.l_cr_v !== undefined || /^L ?\d/i.test(sectionOf(session.model, one.members[0]!) ?? "")),
        );
    }
  };
  const read = (event: Event): void => {
    event.preventDefault();
    if (!shown) return;
    say("");
    try {
      const texts = Object.fromEntries([...fields].map(([name, { input }]) => [name, input.value])) as Record<Field, string>;
      const restraints = restraintsIn(texts, shown, system);
      if (Object.keys(restraints).length) order(restraints, toldOf(texts, shown, system));
      else say("Nothing is changed: all fields are as the model has them.");
    } catch (error) {
      say(`${(error as Error).message}.`);
    }
  };
  const form = el(
    "form",
    { class: "group restraints", onsubmit: read },
    ...[...fields.values()].map(({ node }) => node),
    el("button", { class: "button", id: "design-change-restraints" }, "Change restraints"),
    problem,
  );
  effect(fill);
  // What is typed and not given yet stays, in other units.
  effect(() => {
    const next = session.units.value;
    const typed = [...fields].filter(([name, { input }]) => shown && input.value !== shown.texts[name]);
    const texts = typed.map(([name, { input }]) => converted(input.value, name, system, next));
    system = next;
    untracked(fill);
    typed.forEach(([, { input }], i) => {
      input.value = texts[i]!;
    });
  });
  return el("details", {}, el("summary", {}, "Restraints of the design member"), whom, form);
}

const labelOf = (session: Session, name: Field): string =>
  name in FLANGES
    ? FLANGES[name as keyof typeof FLANGES]
    : `${LENGTHS[name as keyof typeof LENGTHS][0]} (${session.unit(LENGTHS[name as keyof typeof LENGTHS][1])})`;
