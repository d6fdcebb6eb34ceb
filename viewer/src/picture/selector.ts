/** Chooses the load case, combination or envelope whose values are shown. */
import { el } from "../controls/element.ts";
import { caseKey, combinationKey } from "../solving/keys.ts";
import type { Session } from "../state/session.ts";

export function setSelector(session: Session): HTMLElement {
  const select = el("select", {
    class: "field",
    id: "set",
    "aria-label": "Load case, combination or envelope",
    onchange: () => session.set.set(select.value),
  });
  const { load_cases: cases, load_combinations: combinations } = session.model.model;
  const named = (item: { id: string; name?: string }): string =>
    item.name && item.name !== item.id ? `${item.id}: ${item.name}` : item.id;
  const group = (label: string, options: [string, string][]): HTMLElement | null =>
    options.length ? el("optgroup", { label }, ...options.map(([value, text]) => el("option", { value }, text))) : null;
  const fill = (): void => {
    const envelopes = (session.overview?.sets ?? [])
      .filter((set) => set.kind === "envelope")
      .map((set): [string, string] => [set.key, set.id]);
    const failed = new Set((session.overview?.sets ?? []).filter((set) => set.failed).map((set) => set.key));
    const option = (key: string, text: string): [string, string] => [key, failed.has(key) ? `${text}: no results` : text];
    const written = new Set(combinations.map(({ id }) => combinationKey(id)));
    const leaning = (session.overview?.sets ?? []).filter(({ kind, key }) => kind === "combination" && !written.has(key));
    const groups = [
      group("Envelopes", envelopes),
      group(
        "Combinations",
        combinations.map((item) => option(combinationKey(item.id), `${named(item)} (${item.limit_state})`)),
      ),
      // They govern checks by their names, and the model does not write them out.
      group(
        "Combinations with the structure leaning",
        leaning.map(({ key, id, limitState }) => option(key, `${id} (${limitState})`)),
      ),
      group(
        "Load cases",
        cases.map((item) => option(caseKey(item.id), named(item))),
      ),
    ];
    select.replaceChildren(...groups.filter((item) => item !== null));
    select.value = session.set.get();
  };
  session.status.watch(fill);
  session.set.watch((key) => {
    select.value = key;
  });
  return select;
}
