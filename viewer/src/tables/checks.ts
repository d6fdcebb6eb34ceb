/** The table of checks: worst first, with chips for what a reader works through. */

import { groupsOf } from "../model/naming.ts";
import { libraryName } from "../model/section.ts";
import { STATUS } from "../model/status.ts";
import type { ListedCheck } from "../solving/protocol.ts";
import type { Chip, TableData } from "./column.ts";
import type { Source } from "./source.ts";

export const sectionName = ({ parts }: Source, id: string): string =>
  libraryName(parts.sections.get(id)) ?? parts.sections.get(id)?.name ?? id;

const sectionsOf = (source: Source, { members: ids }: ListedCheck): string[] =>
  ids.flatMap((id) => source.parts.members.get(id)?.section ?? []).map((section) => sectionName(source, section));

/** One choice for each word that rows carry, with how many do. */
function filter(label: string, words: string[][], listed = false): NonNullable<TableData["filters"]>[number] {
  const rows = words.map((list) => new Set(list));
  const counts = new Map<string, number>();
  for (const row of rows) for (const word of row) counts.set(word, (counts.get(word) ?? 0) + 1);
  return { label, listed, of: [...counts].map(([name, count]) => ({ name, count, keeps: (row) => rows[row]!.has(name) })) };
}

/** A list of more words than these nobody chooses from, and ten thousand would keep the page busy with each batch that arrives: they are typed to be found. */
const CHOSEN = 200;

/** Names up to this long stand on one line on paper. */
const SHORT = 20;

const nearly = ({ utilisation }: ListedCheck): boolean => (utilisation ?? 0) > 0.9;

export function checks(source: Source): TableData {
  const items = source.overview!.checks;
  const groups = groupsOf(source.model);
  const chip = (name: string, keeps: (check: ListedCheck) => boolean): Chip => ({
    name,
    count: items.filter(keeps).length,
    keeps: (row) => keeps(items[row]!),
  });
  return {
    title: "Checks",
    caption: "Checks with their verdicts, worst first",
    rows: items.length,
    // They may still be made, or were cancelled.
    none: source.overview!.verdict.word,
    worst: 3,
    filters: [
      {
        label: "Verdict",
        of: [
          chip("Fails", ({ verdict }) => verdict === "fail"),
          chip("Cannot verify", ({ verdict }) => verdict === "cannot_verify"),
          chip("Incomplete", ({ verdict }) => verdict === "incomplete"),
          chip("> 90 %", nearly),
        ],
      },
      filter(
        "Section",
        items.map((check) => sectionsOf(source, check)),
      ),
      filter(
        "Group",
        items.map((check) => (groups ? check.members.flatMap((id) => groups(id).split(", ").filter(Boolean)) : [])),
      ),
      filter(
        "Check",
        items.map((check) => [check.check]),
        true,
      ),
      filter(
        "Design member",
        items.map((check) => (check.target.kind === "design_member" ? [check.target.id] : [])),
        true,
      ),
    ].filter(({ of }) => of.length > 1 && of.length <= CHOSEN),
    hit: (i) => {
      const index = source.parts.memberIndex.get(items[i]!.governing?.member ?? items[i]!.members[0] ?? "");
      return index === undefined ? null : { kind: "member", index };
    },
    columns: [
      { title: "Target", value: (i) => items[i]!.target.id, short: items.every(({ target }) => target.id.length <= SHORT) },
      { title: "Check", value: (i) => items[i]!.check, short: items.every(({ check }) => check.length <= SHORT) },
      { title: "Verdict", value: (i) => STATUS[items[i]!.verdict] ?? items[i]!.verdict, pill: true },
      {
        title: "Utilisation",
        quantity: "ratio",
        value: (i) => items[i]!.utilisation,
        partial: (i) => items[i]!.unverified !== null,
      },
      { title: "Not verified", seldom: true, value: (i) => items[i]!.unverified ?? "" },
      { title: "Governed by", value: (i) => items[i]!.governing?.title ?? "" },
      { title: "Clause", value: (i) => items[i]!.governing?.clause ?? "" },
      { title: "Combination", value: (i) => items[i]!.governing?.combination ?? "" },
      { title: "Informative", seldom: true, value: (i) => (items[i]!.informative ? "yes" : "") },
      { title: "Why", seldom: true, value: (i) => [items[i]!.beyond, ...items[i]!.why].filter(Boolean).join("; ") },
    ],
  };
}
