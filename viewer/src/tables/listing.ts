/** The tables of a model and, once solved, of its results. */

import type { SetInfo } from "../results/sets.ts";
import { checks } from "./checks.ts";
import type { TableData } from "./column.ts";
import { members, nodes } from "./parts.ts";
import type { Source } from "./source.ts";
import { displacements, forces, plates, reactions } from "./values.ts";

export type TableName = "nodes" | "members" | "forces" | "reactions" | "displacements" | "plates" | "checks";
/** `results`: there once the model is solved; `perSet`: of the chosen load case, combination or envelope. */
export const TABLES: { name: TableName; label: string; results: boolean; perSet: boolean }[] = [
  { name: "nodes", label: "Nodes", results: false, perSet: false },
  { name: "members", label: "Members", results: false, perSet: false },
  { name: "forces", label: "Forces", results: true, perSet: true },
  { name: "reactions", label: "Reactions", results: true, perSet: true },
  { name: "displacements", label: "Displacements", results: true, perSet: true },
  { name: "plates", label: "Plate forces", results: true, perSet: true },
  { name: "checks", label: "Checks", results: true, perSet: false },
];

/** A load case and a combination may have the same id. */
export const calledSet = ({ kind, id }: Partial<SetInfo> = {}): string =>
  kind === "envelope" ? id! : `${kind === "case" ? "load case" : kind} ${id}`;

/** What it depends on is read at once, and only values are waited for. */
export function table(source: Source, name: TableName, key: string = source.set.value): Promise<TableData> {
  if (name === "nodes") return Promise.resolve(nodes(source));
  if (name === "members") return Promise.resolve(members(source));
  if (name === "checks") return Promise.resolve(checks(source));
  const set = source.sets.find((one) => one.key === key);
  const made = { forces, reactions, displacements, plates }[name];
  return source.solution.set(key).then((values) => ({ ...made(source, values, set?.id ?? ""), of: calledSet(set) }));
}
