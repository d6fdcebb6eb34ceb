/** What stands twice: rows of schemas/rules.json on one list, which the service reads as well. */

import { filled } from "../../counts.ts";
import type { Document, Entity } from "./document.ts";
import { spread } from "./judgements.ts";
import { quantityOf } from "./quantities.ts";
import { type Finding, path, type Where } from "./report.ts";
import { type Repeat, RULES } from "./rulebook.ts";

const ROWS = { errors: spread(RULES.repeats.errors), advice: spread(RULES.repeats.advice) };

/** What stands twice in a collection, or in a list of one of its entities. */
export function* checks(document: Document, phase: "errors" | "advice"): Generator<Iterable<Finding>> {
  for (const row of ROWS[phase]) {
    for (const { where, items, places } of document.lists(row.in)) {
      if (row.list === undefined) yield repeated(document, row, items, where, places);
      else yield inside(document, row, row.list, items, where, places);
    }
  }
}

type Places = (number | string)[];

function* inside(document: Document, row: Repeat, list: string, items: Entity[], where: Where, places: Places): Generator<Finding> {
  for (const [place, entity] of items.entries()) {
    yield* repeated(document, row, entity[list] ?? [], [...where, places[place]!, list]);
  }
}

function* repeated(document: Document, row: Repeat, items: (Entity | string)[], where: Where, places?: Places): Generator<Finding> {
  const { in: home, key, code, says, once } = row;
  const derived = key === undefined ? undefined : quantityOf(home, key);
  const at = (place: number): Where => [...where, places?.[place] ?? place];
  const first = new Map<unknown, number>();
  for (const [place, item] of items.entries()) {
    const name: unknown = typeof item === "string" ? item : derived ? derived(document, item) : item[key!];
    const known = name === undefined ? undefined : first.get(name);
    if (known === undefined) {
      first.set(name, place);
      continue;
    }
    const ids = [items[place], items[known]].map((entity) => (typeof entity === "string" ? "" : String(entity!["id"])));
    const words: Record<string, string> = { name: String(name), id: ids[0]!, first: ids[1]!, place: path(at(known)) };
    yield [[...at(place), ...(key && !derived ? [key] : [])], code, () => filled(says, words)];
    if (once) return;
  }
}
