/** What differs between two models, entry by entry: matched by id, never by place. */

import type { Model } from "../generated/model.ts";

export interface FieldDifference {
  /** Inside the entry, shaped like `node_loads[2].fz`. */
  field: string;
  /** Left out where one of them has no such field. */
  before?: unknown;
  after?: unknown;
}

export interface Difference {
  /** `members`, `sections`, …; `checks` of the analysis; `settings`, `analysis` and `model` for what is in no list. */
  part: string;
  id: string | null;
  change: "added" | "removed" | "changed";
  fields: FieldDifference[];
}

type Entry = Record<string, unknown>;
const isObject = (value: unknown): value is Entry => typeof value === "object" && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.every((one) => isObject(one) && typeof one["id"] === "string");

/** In the order of the first model, what the second adds last. */
export function differences(before: Model, after: Model): Difference[] {
  const parts = [
    ...lists({ ...before.model }, { ...after.model }),
    ...lists({ checks: before.analysis?.checks ?? [] }, { checks: after.analysis?.checks ?? [] }),
  ];
  const { checks: _before, ...analysis } = before.analysis ?? {};
  const { checks: _after, ...analysisAfter } = after.analysis ?? {};
  const plain: [string, unknown, unknown][] = [
    ["settings", before.settings ?? {}, after.settings ?? {}],
    ["analysis", analysis, analysisAfter],
  ];
  for (const [part, a, b] of plain) {
    const fields = fieldsOf(a, b, "");
    if (fields.length) parts.push({ part, id: null, change: "changed", fields });
  }
  return parts;
}

function lists(before: Entry, after: Entry): Difference[] {
  const parts = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return parts.flatMap((part) => {
    const [a, b] = [before[part] ?? [], after[part] ?? []];
    if (a === b) return [];
    if (isList(a) && isList(b)) return entries(part, a, b);
    const fields = fieldsOf(a, b, part);
    return fields.length ? [{ part: "model", id: null, change: "changed", fields }] : [];
  });
}

function entries(part: string, before: Entry[], after: Entry[]): Difference[] {
  const there = new Map(after.map((entry) => [entry["id"] as string, entry]));
  const known = new Set(before.map((entry) => entry["id"] as string));
  const found: Difference[] = [];
  for (const entry of before) {
    const id = entry["id"] as string;
    const other = there.get(id);
    if (!other) found.push({ part, id, change: "removed", fields: fieldsOf(entry, {}, "").filter(({ field }) => field !== "id") });
    else {
      const fields = fieldsOf(entry, other, "");
      if (fields.length) found.push({ part, id, change: "changed", fields });
    }
  }
  for (const entry of after) {
    const id = entry["id"] as string;
    if (!known.has(id)) found.push({ part, id, change: "added", fields: fieldsOf({}, entry, "").filter(({ field }) => field !== "id") });
  }
  return found;
}

/** Fields by name, lists by place. */
function fieldsOf(before: unknown, after: unknown, path: string): FieldDifference[] {
  if (Object.is(before, after)) return [];
  if (isObject(before) && isObject(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      fieldsOf(before[name], after[name], path ? `${path}.${name}` : name),
    );
  if (Array.isArray(before) && Array.isArray(after))
    return Array.from({ length: Math.max(before.length, after.length) }, (_, i) => i).flatMap((i) =>
      fieldsOf(before[i], after[i], `${path}[${i}]`),
    );
  return [{ field: path, ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) }];
}
