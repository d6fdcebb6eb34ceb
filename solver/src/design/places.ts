/** Places along design members as fractions of their length: evenly spaced, or where other members meet them. */
import type { Model } from "../generated/model.ts";

export interface Line {
  /** The design member's members, or the bare one alone. */
  members: string[];
  positions: number[];
}

type Parts = Model["model"];

/** Whole design members of the members asked about, and members in none. */
function linesOf({ design_members = [] }: Parts, members: readonly string[]): string[][] {
  const asked = new Set(members);
  const lines = design_members.filter((one) => one.members.some((id) => asked.has(id))).map((one): string[] => [...one.members]);
  const held = new Set(lines.flat());
  return [...lines, ...members.filter((id) => !held.has(id)).map((id) => [id])];
}

/** The nodes of a line from its start, each with its distance from there (m). */
function nodesAlong({ nodes, members }: Parts, line: readonly string[]): { node: string; s: number }[] {
  const places = new Map(nodes.map(({ id, x, y, z }) => [id, [x, y, z] as const]));
  const own = new Map(members.map((one) => [one.id, one]));
  const pieces = line.map((id) => own.get(id)!);
  const [first, second] = [pieces[0]!, pieces[1]];
  const meets = (node: string): boolean => second !== undefined && (second.start === node || second.end === node);
  let at = meets(first.start) && !meets(first.end) ? first.end : first.start;
  const found = [{ node: at, s: 0 }];
  for (const { start, end } of pieces) {
    const next = at === start ? end : start;
    const [a, b] = [places.get(at)!, places.get(next)!];
    found.push({ node: next, s: found.at(-1)!.s + Math.hypot(b[0] - a[0], b[1] - a[1], b[2] - a[2]) });
    at = next;
  }
  return found;
}

/** A list that nobody could read is no answer. */
const MOST = 200;

/** Ends included, no two further apart than `most` metres. */
export function evenly({ model }: Model, members: readonly string[], most: number): Line[] {
  return linesOf(model, members).map((line) => {
    const length = nodesAlong(model, line).at(-1)!.s;
    const parts = Math.min(MOST, Math.max(1, Math.ceil(length / most - 1e-9)));
    return { members: line, positions: Array.from({ length: parts + 1 }, (_, i) => i / parts) };
  });
}

/** Where others end on a node of the line, or supports stand; lines that none meets between their ends are left out. */
export function meetings({ model }: Model, members: readonly string[]): Line[] {
  const at = new Map<string, string[]>();
  for (const { id, start, end } of model.members) for (const node of [start, end]) at.set(node, [...(at.get(node) ?? []), id]);
  const supported = new Set(model.supports.map(({ node }) => node));
  return linesOf(model, members).flatMap((line) => {
    const own = new Set(line);
    const along = nodesAlong(model, line);
    const length = along.at(-1)!.s;
    const met = along.filter(({ node }) => supported.has(node) || at.get(node)!.some((id) => !own.has(id)));
    return met.some(({ s }) => s > 0 && s < length) ? [{ members: line, positions: met.map(({ s }) => s / length) }] : [];
  });
}
