/** Judgements of one entity at a time: rows of schemas/rules.json, which the service reads as well. */

import { holds, isGeneral } from "./conditions.ts";
import type { Document, Entity } from "./document.ts";
import type { Finding } from "./report.ts";
import { type Condition, type Judgement, RULES } from "./rulebook.ts";
import { placeOf, told } from "./telling.ts";

/** A row with `each` stands for one of each of these keys in place of its @. */
export const spread = <Row extends { each?: string[] }>(rows: Row[]): Row[] =>
  rows.flatMap((row) => (row.each ?? [""]).map((key) => JSON.parse(JSON.stringify(row).replaceAll("@", key)) as Row));

/** By collection, code and field. */
function grouped(rows: Judgement[]): Judgement[][] {
  const groups = new Map<string, Judgement[]>();
  for (const row of spread(rows)) {
    const place = `${row.in} ${row.code} ${row.at}`;
    groups.set(place, [...(groups.get(place) ?? []), row]);
  }
  return [...groups.values()];
}

const JUDGEMENTS = {
  errors: grouped(RULES.judgements.errors),
  doubts: grouped(RULES.judgements.doubts),
  advice: grouped(RULES.judgements.advice),
  lacks: grouped(RULES.judgements.lacks),
};

/** Of the rows with one code at one field the first that holds is told. */
export function* checks(document: Document, phase: "errors" | "doubts" | "advice"): Generator<Iterable<Finding>> {
  for (const rows of JUDGEMENTS[phase]) yield judged(document, rows);
}

function* judged(document: Document, rows: Judgement[]): Generator<Finding> {
  const { in: home, code, at } = rows[0]!;
  const possible = rows.filter((row) => row.if.filter(isGeneral).every((condition) => holds(document, home, {}, condition)));
  if (!possible.length) return;
  for (const { where, items, places } of document.lists(home)) {
    for (const [place, entity] of items.entries()) {
      const row = first(document, entity, possible);
      if (!row) continue;
      if (!holdsOfEvery(document, row)) return;
      const below = placeOf(document, home, entity, at);
      yield [[...where, places[place]!, ...below], code, () => told(document, home, entity, below, row.says)];
      if (row.once ?? row.every) return;
    }
  }
}

const first = (document: Document, entity: Entity, rows: Judgement[]): Judgement | undefined =>
  rows.find((row) => hold(document, row.in, entity, row.if));

const holdsOfEvery = (document: Document, { in: home, if: conditions, every }: Judgement): boolean =>
  !every ||
  document
    .lists(home)
    .every(({ items }) => items.every((entity) => !hold(document, home, entity, conditions) || hold(document, home, entity, every)));

const hold = (document: Document, home: string, entity: Entity, conditions: Condition[]): boolean =>
  conditions.every((condition) => holds(document, home, entity, condition));

/** What an EN 1993-1-1 check needs of a material or a section and does not find: the code, and the words for it. */
export function lackOf(document: Document, home: string, entity: Entity): readonly [code: string, message: string] | undefined {
  const rows = JUDGEMENTS.lacks.flat().filter((row) => row.in === home);
  const row = first(document, entity, rows);
  return row && [row.code, told(document, home, entity, [], row.says)];
}
