/** Tables of what the model has: its nodes and its members. */

import type { Member } from "handoff-solver";
import { heldWords } from "../model/held.ts";
import { designsOf, groupsOf, storeysOf } from "../model/naming.ts";
import { sectionName } from "./checks.ts";
import type { Column, TableData } from "./column.ts";
import { memberLines, most } from "./lines.ts";
import { node, picked } from "./rowhits.ts";
import type { Source } from "./source.ts";

export function nodes(source: Source): TableData {
  const items = source.model.model.nodes;
  const storey = storeysOf(source.model);
  return {
    name: "nodes",
    title: "Nodes",
    caption: "Nodes: coordinates and supports",
    rows: items.length,
    hit: node,
    columns: [
      { key: "node", title: "Node", value: (i) => items[i]!.id },
      ...(["x", "y", "z"] as const).map((axis): Column => ({ key: axis, title: axis, quantity: "length", value: (i) => items[i]![axis] })),
      {
        key: "support",
        title: "Support",
        value: (i) => {
          const support = source.parts.supportAt.get(items[i]!.id);
          return support ? heldWords(support, source) : "";
        },
      },
      ...(storey ? [{ key: "storey", title: "Storey", value: (i: number) => storey(items[i]!.z) }] : []),
    ],
  };
}

const notVerified = (ratio: number | null, part: string | null): string => part ?? (ratio === null ? "not checked" : "");

export function members(source: Source): TableData {
  const items = source.model.model.members;
  const { ratios, unverified } = source.overview ?? {};
  const [designs, groups, storey] = [designsOf(source.model), groupsOf(source.model), storeysOf(source.model)];
  const lines = memberLines(source.model);
  const first = (i: number): Member => items[lines[i]!.places[0]!]!;
  const foot = (i: number): number => Math.min(...[lines[i]!.start, lines[i]!.end].map((id) => source.parts.nodes.get(id)!.z));
  const ratio = (i: number): number | null => {
    const place = most(lines[i]!.places, (piece) => ratios?.[piece] ?? -1);
    return ratios?.[place] ?? null;
  };
  const open = (i: number): string | null =>
    lines[i]!.places.map((place) => unverified?.[place] ?? null).find((part) => part !== null) ?? null;
  return {
    name: "members",
    title: "Members",
    caption: "Members: ends, section, material and utilisation",
    ...picked(lines),
    columns: [
      { key: "member", title: "Member", value: (i) => lines[i]!.id },
      { key: "start", title: "Start", value: (i) => lines[i]!.start },
      { key: "end", title: "End", value: (i) => lines[i]!.end },
      { key: "section", title: "Section", value: (i) => sectionName(source, first(i).section) },
      { key: "material", title: "Material", value: (i) => first(i).material },
      {
        key: "length",
        title: "Length",
        quantity: "length",
        value: (i) => lines[i]!.places.reduce((sum, place) => sum + source.parts.runs[place]!.length, 0),
      },
      { key: "type", title: "Type", value: (i) => first(i).type ?? "beam" },
      {
        key: "hinges",
        title: "Hinges",
        value: (i) => [first(i).start_hinge, items[lines[i]!.places.at(-1)!]!.end_hinge].filter(Boolean).join(", "),
      },
      ...(designs ? [{ key: "design_member", title: "Design member", value: (i: number) => designs(first(i).id) }] : []),
      ...(groups ? [{ key: "group", title: "Group", value: (i: number) => groups(first(i).id) }] : []),
      ...(storey ? [{ key: "storey", title: "Storey", value: (i: number) => storey(foot(i)) }] : []),
      ...(ratios
        ? [
            {
              key: "utilisation",
              title: "Utilisation",
              quantity: "ratio",
              value: ratio,
              partial: (i: number) => open(i) !== null,
            } as Column,
            { key: "unverified", title: "Not verified", value: (i: number) => notVerified(ratio(i), open(i)) },
          ]
        : []),
    ],
  };
}
