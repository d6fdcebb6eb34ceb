/** Chooses the load case, combination or envelope whose values are shown, and tells what a combination is made of. */

import { effect, untracked } from "../base/signal.ts";
import { el, show } from "../controls/element.ts";
import { caseKey, combinationKey } from "../model/set_keys.ts";
import { combinationWords, named, type Term, termsOf, termWords } from "../model/terms.ts";
import type { Session } from "../state/session.ts";

const LIMIT_STATES = ["ULS", "SLS", "ALS"];

export function setSelector(session: Session): HTMLElement {
  const select = el("select", {
    class: "field",
    id: "set",
    "aria-label": "Load case, combination or envelope",
    onchange: () => void (session.set.value = select.value),
  });
  const group = (label: string, options: [string, string, string?][]): HTMLElement | null =>
    options.length ? el("optgroup", { label }, ...options.map(([value, text, title = ""]) => el("option", { value, title }, text))) : null;
  const wordsOf = (terms: readonly Term[]): string => termWords(terms.map(({ loadCase: { id }, factor }) => ({ load_case: id, factor })));
  effect(() => {
    const { sets, model: whole } = session;
    const { load_cases: cases, load_combinations: combinations } = whole.model;
    const envelopes = sets.filter((set) => set.kind === "envelope").map((set): [string, string] => [set.key, set.id]);
    const failed = new Set(sets.filter((set) => set.failed).map((set) => set.key));
    const option = (key: string, text: string, title = ""): [string, string, string] => [
      key,
      failed.has(key) ? `${text}: no results` : text,
      title,
    ];
    const written = new Set(combinations.map(({ id }) => combinationKey(id)));
    const leaning = sets.filter(({ kind, key }) => kind === "combination" && !written.has(key));
    const groups = [
      group("Envelopes", envelopes),
      ...LIMIT_STATES.map((state) =>
        group(
          `${state} combinations`,
          combinations
            .filter((item) => item.limit_state === state)
            .map((item) => {
              const [called, besides] = combinationWords(item, termWords(item.terms));
              return option(combinationKey(item.id), `${called} (${state})`, besides);
            }),
        ),
      ),
      // They govern checks by their names, and the model does not write them out.
      ...LIMIT_STATES.map((state) =>
        group(
          `${state} combinations with the structure leaning`,
          leaning
            .filter((set) => set.limitState === state)
            .map((set) => option(set.key, `${set.id}: ${wordsOf(termsOf(whole, set.key, set))} (${state})`)),
        ),
      ),
      group(
        "Load cases",
        cases.map((item) => option(caseKey(item.id), named(item))),
      ),
    ];
    select.replaceChildren(...groups.filter((item) => item !== null));
    select.value = untracked(() => session.set.value);
  });
  const terms = el("small", { class: "terms", id: "terms" });
  effect(() => {
    select.value = session.set.value;
    const words = session.set.value.startsWith(combinationKey("")) ? wordsOf(session.terms()) : "";
    terms.textContent = words;
    terms.title = words;
    show(terms, words !== "");
  });
  return el("div", { class: "group chooser" }, select, terms);
}
