/** Structures that stand apart in one model: each has factors of its own, which the lowest of all would hide (EN 1993-1-1 5.2.1(3)). */

import type { Frame } from "../../model/frame.ts";
import type { Stability } from "../../results/index.ts";
import { structuresOf } from "../../topology/structures.ts";
import type { Pressing } from "./pressing.ts";
import { FIRST_ORDER, OF_INTEREST } from "./sway.ts";

/** Each is a search of its own: so many at most, and so many times members. */
const [MOST, MEMBERS] = [8, 4000];

/** Somebody is asked about sway, or fails, by the factors of all. */
const isAsked = ({ alpha_cr, alpha_sway, sway_above }: Stability): boolean =>
  alpha_cr !== null && alpha_cr <= OF_INTEREST && (alpha_cr < 1 || (alpha_sway ?? sway_above ?? 0) < FIRST_ORDER);

/**
 * What was found of the whole, with each structure's own where there are several; those that nothing presses have none. `look` finds the stability of a state
 * with the forces of one alone, and `loaded` tells whom these could buckle. Where they are too many, or several have plates, the whole answers for all.
 */
export function* withApart(
  frame: Frame,
  pressing: Pressing,
  loaded: () => Iterable<number>,
  whole: Stability,
  look: (own: Pressing) => Generator<void, Stability>,
): Generator<void, Stability> {
  if (!isAsked(whole)) return whole;
  const { start, plates } = frame;
  const roots = structuresOf(frame);
  const pressed = new Set(plates.nodes.map(([node]) => roots[node!]!));
  if (pressed.size > 1 || new Set(start.map((node) => roots[node]!)).size < 2) return whole;
  for (const m of loaded()) pressed.add(roots[start[m]!]!);
  if (pressed.size > MOST || pressed.size * start.length > MEMBERS) return whole;
  const apart: Stability[] = [];
  for (const root of pressed) {
    yield;
    const own = (node: number): boolean => roots[node] === root;
    const found = pressed.size > 1 ? yield* look({ ...pressing, own }) : whole;
    const members = [...start.keys()].filter((m) => own(start[m]!));
    if (found.alpha_cr !== null) apart.push({ ...found, members });
  }
  return { ...whole, apart };
}
