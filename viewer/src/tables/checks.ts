/** The table of checks: worst first, with chips for what a reader works through. */

import { groupsOf } from "../model/naming.ts";
import { libraryName } from "../model/section.ts";
import type { ListedCheck } from "../results/overview.ts";
import { STATUS } from "../results/status.ts";
import type { Chip, Column, TableData } from "./column.ts";
import type { Source } from "./source.ts";

export const sectionName = ({ parts }: Source, id: string): string =>
  libraryName(parts.sections.get(id)) ?? parts.sections.get(id)?.name ?? id;

const sectionsOf = (source: Source, { members: ids }: ListedCheck): string[] =>
  ids.flatMap((id) => source.parts.members.get(id)?.section ?? []).map((section) => sectionName(source, section));

type Filter = NonNullable<TableData["filters"]>[number];

/** One choice for each word that rows carry, with how many do. */
function filter(label: string, words: string[][], listed = false): Filter {
  const rows = words.map((list) => new Set(list));
  const counts = new Map<string, number>();
  for (const row of rows) for (const word of row) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { label, listed, of: [...counts].map(([name, count]) => ({ name, count, keeps: (row) => rows[row]!.has(name) })) };
}

/** A list of more words than these nobody chooses from, and ten thousand would keep the page busy with each batch that arrives: they are typed to be found. */
const CHOSEN = 200;

/** Names up to this long stand on one line on paper. */
const SHORT = 20;

/** Chips count what the verdict counts: informative checks stand apart. */
const counts =
  (keeps: (check: ListedCheck) => boolean) =>
  (check: ListedCheck): boolean =>
    !check.informative && keeps(check);

/** What a reader works through: verdicts, sections, groups, checks, design members. */
function filters(source: Source, items: readonly ListedCheck[]): Filter[] {
  const groups = groupsOf(source.model);
  const chip = (name: string, keeps: (check: ListedCheck) => boolean): Chip => ({
    name,
    count: items.filter(keeps).length,
    keeps: (row) => keeps(items[row]!),
  });
  const verdicts = [
    chip(
      "Fails",
      counts(({ verdict }) => verdict === "fail"),
    ),
    chip(
      "Cannot verify",
      counts(({ verdict }) => verdict === "cannot_verify"),
    ),
    chip(
      "Incomplete",
      counts(({ verdict }) => verdict === "incomplete"),
    ),
    chip(
      "> 90 %",
      counts(({ utilisation }) => (utilisation ?? 0) > 0.9),
    ),
    ...(items.some(({ informative }) => informative) ? [chip("Informative", ({ informative }) => informative)] : []),
  ];
  const words = (of: (check: ListedCheck) => string[]): string[][] => items.map(of);
  return [
    { label: "Verdict", of: verdicts },
    filter(
      "Section",
      words((check) => sectionsOf(source, check)),
    ),
    filter(
      "Group",
      words(({ members }) => (groups ? members.flatMap((id) => groups(id).split(", ").filter(Boolean)) : [])),
    ),
    filter(
      "Check",
      words(({ check }) => [check]),
      true,
    ),
    filter(
      "Design member",
      words(({ target }) => (target.kind === "design_member" ? [target.id] : [])),
      true,
    ),
  ].filter(({ of }) => of.length > 1 && of.length <= CHOSEN);
}

function columns(items: readonly ListedCheck[]): Column[] {
  const of = (i: number): ListedCheck => items[i]!;
  return [
    { key: "target", title: "Target", value: (i) => of(i).target.id, short: items.every(({ target }) => target.id.length <= SHORT) },
    { key: "check", title: "Check", value: (i) => of(i).check, short: items.every(({ check }) => check.length <= SHORT) },
    { key: "verdict", title: "Verdict", value: (i) => STATUS[of(i).verdict], pill: true },
    {
      key: "utilisation",
      title: "Utilisation",
      quantity: "ratio",
      value: (i) => of(i).utilisation,
      partial: (i) => of(i).unverified !== null,
    },
    { key: "unverified", title: "Not verified", seldom: true, wraps: true, value: (i) => of(i).unverified ?? "" },
    { key: "governed_by", title: "Governed by", wraps: true, value: (i) => of(i).governing?.title ?? "" },
    { key: "clause", title: "Clause", value: (i) => of(i).governing?.clause ?? "" },
    { key: "combination", title: "Combination", value: (i) => of(i).governing?.combination ?? "" },
    { key: "informative", title: "Informative", seldom: true, value: (i) => (of(i).informative ? "yes" : "") },
    {
      key: "why",
      title: "Why",
      seldom: true,
      wraps: true,
      value: (i) => [of(i).beyond, ...of(i).why.map(({ text }) => text)].filter(Boolean).join("; "),
    },
  ];
}

export function checks(source: Source): TableData {
  const { checks: items, verdict } = source.overview!;
  return {
    name: "checks",
    title: "Checks",
    caption: "Checks with their verdicts, worst first",
    rows: items.length,
    // They may still be made, or were cancelled.
    none: verdict.word,
    worst: "utilisation",
    filters: filters(source, items),
    hit: (i) => {
      const { governing, members } = items[i]!;
      const index = source.parts.memberIndex.get(governing?.member ?? members[0] ?? "");
      return index === undefined ? null : { kind: "member", index };
    },
    also: (i) => items[i]!.members.map((id) => source.parts.memberIndex.get(id)!),
    columns: columns(items),
  };
}
