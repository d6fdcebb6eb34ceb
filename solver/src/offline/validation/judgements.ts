/** Judgements of one entity at a time: rows of schemas/rules.json, which the service reads as well. */

import { hold, holds, isGeneral } from "./conditions.ts";
import type { Document, Entity } from "./document.ts";
import type { Finding, Where } from "./report.ts";
import { type Judgement, RULES } from "./rulebook.ts";
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

const { errors, doubts, advice, lacks, proportions } = RULES.judgements;
const GROUPS = { errors: grouped(errors), doubts: grouped(doubts), advice: grouped(advice) };
const ROWS = { lacks: spread(lacks), proportions: spread(proportions) };

/** Of the rows with one code at one field the first that holds is told. */
export function* checks(document: Document, phase: "errors" | "doubts" | "advice"): Generator<Iterable<Finding>> {
  for (const rows of GROUPS[phase]) yield judgedBy(document, rows);
}

function* judgedBy(document: Document, rows: Judgement[]): Generator<Finding> {
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

/** Of one entity the first row that holds: its place below, its code and the words. */
export function judged(
  document: Document,
  phase: "lacks" | "proportions",
  home: string,
  entity: Entity,
): [at: Where, code: string, message: string] | undefined {
  const rows = ROWS[phase].filter((row) => row.in === home);
  const row = first(document, entity, rows);
  if (!row) return undefined;
  const at = placeOf(document, home, entity, row.at);
  return [at, row.code, told(document, home, entity, at, row.says)];
}
