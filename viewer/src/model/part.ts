/** The part of a model that is drawn: all of it, a storey, what lies in a box, what was isolated or not hidden. */

import type { Model } from "handoff-solver";
import { slackOf } from "../geometry/bounds.ts";
import type { Vec } from "../geometry/vectors.ts";
import type { Catalogue } from "./catalogue.ts";

/** Some of the members and plates, by index. */
export interface Chosen {
  members: ReadonlySet<number>;
  plates: ReadonlySet<number>;
}

export interface Part {
  /** What is alone in the picture; null for all. */
  only: Chosen | null;
  hidden: Chosen;
  /** Both ends of a member and all corners of a plate lie in this box; null for no box. */
  box: { low: Vec; high: Vec } | null;
}

const NONE: Chosen = { members: new Set(), plates: new Set() };
export const WHOLE: Part = { only: null, hidden: NONE, box: null };

/** Some more, or some alone. */
export const withThese = (kind: "member" | "plate", places: readonly number[], to: Chosen = NONE): Chosen =>
  kind === "member" ? { ...to, members: new Set([...to.members, ...places]) } : { ...to, plates: new Set([...to.plates, ...places]) };

/** What of a model is drawn: whether each member and plate is, null where all are; a node is where anything that meets it is. */
export interface Shown {
  members: readonly boolean[] | null;
  plates: readonly boolean[] | null;
  node(id: string): boolean;
}
export const ALL: Shown = { members: null, plates: null, node: () => true };

export function shownOf({ model: { model }, runs, nodes, bounds }: Catalogue, { only, hidden, box }: Part): Shown {
  if (!only && !hidden.members.size && !hidden.plates.size && !box) return ALL;
  const slack = slackOf(bounds);
  const inside = (at: Vec): boolean => !box || at.every((value, k) => value >= box.low[k]! - slack && value <= box.high[k]! + slack);
  const corner = (id: string): boolean => {
    const node = nodes.get(id);
    return !node || inside([node.x, node.y, node.z]);
  };
  const members = runs.map(({ from, to }, i) => (only?.members.has(i) ?? true) && !hidden.members.has(i) && inside(from) && inside(to));
  const plates = (model.plates ?? []).map(
    (plate, i) => (only?.plates.has(i) ?? true) && !hidden.plates.has(i) && plate.nodes.every(corner),
  );
  const [seen, left] = [new Set<string>(), new Set<string>()];
  model.members.forEach(({ start, end }, i) => {
    for (const id of [start, end]) (members[i] ? seen : left).add(id);
  });
  (model.plates ?? []).forEach((plate, i) => {
    for (const id of plate.nodes) (plates[i] ? seen : left).add(id);
  });
  return { members, plates, node: (id) => seen.has(id) || !left.has(id) };
}

export const shownMembers = ({ runs }: Pick<Catalogue, "runs">, { members }: Shown): number[] =>
  runs.flatMap((_, i) => (members?.[i] === false ? [] : [i]));

/** The same part of a changed model, by ids. */
export function partIn(part: Part, { model: before }: Model, { model: after }: Model): Part {
  const moved = (places: ReadonlySet<number>, from: readonly Named[] = [], to: readonly Named[] = []): Set<number> => {
    const ids = new Set([...places].map((place) => from[place]?.id));
    return new Set(to.flatMap(({ id }, place) => (ids.has(id) ? [place] : [])));
  };
  const chosen = ({ members, plates }: Chosen): Chosen => ({
    members: moved(members, before.members, after.members),
    plates: moved(plates, before.plates, after.plates),
  });
  return part === WHOLE ? part : { ...part, only: part.only && chosen(part.only), hidden: chosen(part.hidden) };
}

interface Named {
  id: string;
}
